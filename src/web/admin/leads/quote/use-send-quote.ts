// Sending a quote, and taking one back; the lead is then shown as the server has it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { QuoteLine } from '../../../../schemas/quote.ts';
import { getJson, send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { SUMMARY_KEY } from '../../dashboard/use-summary-query.ts';
import { LEADS, putLead } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';
import type { Draft } from './draft.ts';

export function useSendQuote(leadId: string, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ draft, lines }: { draft: Draft; lines: QuoteLine[] }) => {
      const { validUntil, terms, taxNote, payLink } = draft;
      const body = { lines, validUntil, terms, taxNote, payLink };
      const { version } = await getJson<{ version: number }>(`${LEADS}/${leadId}/quotes`, {
        method: 'POST',
        body,
      });
      return { version, lead: await getJson<DeskLead>(`${LEADS}/${leadId}`) };
    },
    onSuccess: ({ version, lead }) => {
      putLead(client, lead);
      void client.invalidateQueries({ queryKey: SUMMARY_KEY });
      const isMailed = lead.announcements.some(({ channel }) => channel === 'quote');
      showToast({
        title: `Quote ${version} sent`,
        description: isMailed
          ? 'By mail and on the job page.'
          : 'It is on the job page. Copy the link and send it.',
      });
      onSent();
    },
    onError: (error) => leadChangeFailed(client, leadId, error),
  });
}

export function useWithdrawQuote(leadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (version: number) => {
      await send(`${LEADS}/${leadId}/quotes/${version}/withdraw`, { method: 'POST' });
      return getJson<DeskLead>(`${LEADS}/${leadId}`);
    },
    onSuccess: (lead) => putLead(client, lead),
    onError: (error) => leadChangeFailed(client, leadId, error),
  });
}

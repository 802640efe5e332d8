// Commenting on a proof and taking one back; the lead is then shown as the server has it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { getJson, send } from '../../../api.ts';
import { createRequestKeys } from '../../../request-key.ts';
import { LEADS, putLead } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';

export interface Comment {
  version: number;
  /** To a pin that is there, or a new one. */
  to: { pin: number } | { x: number; y: number };
  text: string;
  isDone: boolean;
}

export function useComment(leadId: string, onSaid: () => void) {
  const client = useQueryClient();
  const keyFor = useRef(createRequestKeys());
  return useMutation({
    mutationFn: async ({ version, to, text, isDone }: Comment) => {
      const body = { ...to, text, isDone };
      await send(`${LEADS}/${leadId}/proofs/${version}/comments`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': keyFor.current({ version, ...body }) },
      });
      // The same words may be said again.
      keyFor.current = createRequestKeys();
      return getJson<DeskLead>(`${LEADS}/${leadId}`);
    },
    onSuccess: (lead) => {
      putLead(client, lead);
      onSaid();
    },
    onError: (error) => leadChangeFailed(client, leadId, error),
  });
}

export function useWithdrawProof(leadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (version: number) => {
      await send(`${LEADS}/${leadId}/proofs/${version}/withdraw`, { method: 'POST' });
      return getJson<DeskLead>(`${LEADS}/${leadId}`);
    },
    onSuccess: (lead) => putLead(client, lead),
    onError: (error) => leadChangeFailed(client, leadId, error),
  });
}

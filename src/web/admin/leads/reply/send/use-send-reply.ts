// Sending an answer. It goes on while another lead is open: how it went is known when this one is opened again.
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { AcceptedReply, ReplyChannel, ReplyRequest } from '../../../../../schemas/reply.ts';
import { getJson } from '../../../../api.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { isGone } from '../../../describe-error.ts';
import { useShop } from '../../../page-data.ts';
import { describeShortly } from '../../../time/describe-time.ts';
import { LEADS } from '../../requests/cached-leads.ts';
import { leadChangeFailed } from '../../requests/lead-change-failed.ts';
import { undoLabel } from '../../requests/undo-label.tsx';
import { clearReplyDraft, replyKey } from '../reply-drafts.ts';
import { refreshThread } from '../use-reply-desk.ts';

const UNDO_MS = 10_000;
const SENT: Record<ReplyChannel, string> = {
  email: 'Sent by mail',
  chat: 'Sent to the chat',
  page: 'On their job page now',
};

interface Args {
  leadId: string;
  /** Once the thread shows it. */
  onSent: () => void;
  /** Takes back what is planned. */
  onUndo: (replyId: string) => void;
}

export function useSendReply({ leadId, onSent, onUndo }: Args) {
  const client = useQueryClient();
  const { time_zone } = useShop();
  const mutationKey = ['send reply', leadId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (request: ReplyRequest) =>
      getJson<AcceptedReply>(`${LEADS}/${leadId}/replies`, {
        method: 'POST',
        body: request,
        headers: { 'idempotency-key': replyKey(leadId, request) },
      }),
    onSuccess: async ({ id, state, sendAt }, { answered, channel }) => {
      clearReplyDraft(leadId);
      if (state === 'planned' && sendAt !== null)
        showToast({
          title: 'Planned',
          description: `Leaves ${describeShortly(new Date(sendAt), new Date(), time_zone)}.`,
          durationMs: UNDO_MS,
          action: { label: undoLabel, key: 'z', run: () => onUndo(id) },
        });
      else
        showToast({
          title: SENT[channel],
          description: answered ? 'Marked as answered.' : 'It is in the thread.',
        });
      await refreshThread(client, leadId);
      onSent();
    },
    onError: (error) => {
      if (isGone(error)) leadChangeFailed(client, leadId, error);
    },
  });
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  return {
    send: mutate,
    isSending: last?.status === 'pending',
    /** What failed last, and as what it was sent. */
    failed:
      last?.status === 'error' && last.error && !isGone(last.error)
        ? { error: last.error, request: last.variables as ReplyRequest }
        : undefined,
  };
}

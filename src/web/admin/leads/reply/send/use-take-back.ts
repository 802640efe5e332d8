// Taking back a reply that has not left yet: what was written comes back into the composer.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyDesk } from '../../../../../schemas/reply.ts';
import { getJson } from '../../../../api.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { LEADS } from '../../requests/cached-leads.ts';
import { leadChangeFailed } from '../../requests/lead-change-failed.ts';
import { changeReplyDraft, type ReplyDraft } from '../reply-drafts.ts';
import { refreshThread } from '../use-reply-desk.ts';

export type PlannedReply = ReplyDesk['planned'][number];

export interface TakeBack {
  run(replyId: string): void;
  /** Of the reply that is being taken back. */
  pending: string | undefined;
}

export function useTakeBack(leadId: string, onTaken: () => void): TakeBack {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (replyId: string) =>
      getJson<PlannedReply>(`${LEADS}/${leadId}/replies/${replyId}`, { method: 'DELETE' }),
    onSuccess: async (planned) => {
      changeReplyDraft(leadId, (draft) => putBack(draft, planned));
      showToast({ title: 'Taken back', description: 'The text is in the composer again.' });
      await refreshThread(client, leadId);
      onTaken();
    },
    onError: async (error) => {
      leadChangeFailed(client, leadId, error);
      // It may have left meanwhile.
      await refreshThread(client, leadId);
    },
  });
  return { run: (replyId) => isPending || mutate(replyId), pending: isPending ? variables : undefined };
}

/** What is being written stays, before what comes back. */
function putBack(draft: ReplyDraft, planned: PlannedReply): Partial<ReplyDraft> {
  const isNew = (id: string) => draft.attachments.every((attachment) => attachment.id !== id);
  return {
    text: [draft.text.trimEnd(), planned.text].filter(Boolean).join('\n\n'),
    channel: draft.channel ?? planned.channel,
    withEstimate: draft.withEstimate || planned.withEstimate,
    quoteVersion: draft.quoteVersion ?? planned.quoteVersion,
    attachments: [...draft.attachments, ...planned.attachments.filter(({ id }) => isNew(id))],
    sent: null,
  };
}

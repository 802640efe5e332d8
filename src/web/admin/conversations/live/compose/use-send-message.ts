// Sending what the shop writes to a visitor. How the last try went is known also after another talk was opened.
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { ApiError, send } from '../../../../api.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { describeError } from '../../../describe-error.ts';
import { CONVERSATIONS } from '../../use-conversations-query.ts';
import { LIVE_KEY } from '../use-live-query.ts';
import { forgetSent, keyFor } from './kept-key.ts';

export function useSendMessage(id: string) {
  const client = useQueryClient();
  const mutationKey = ['send message', id];
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [CONVERSATIONS, id] }),
      client.invalidateQueries({ queryKey: LIVE_KEY }),
    ]);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (text: string) =>
      send(`${CONVERSATIONS}/${id}/messages`, {
        method: 'POST',
        body: { text },
        headers: { 'idempotency-key': keyFor(id, text) },
      }),
    onSuccess: (_, text) => {
      forgetSent(id, text);
      return refresh();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) return;
      // The talk is no longer this desk's: what it is written in goes, the words stay.
      showToast({ title: 'Not sent', description: describeError(error), tone: 'destructive' });
      return refresh();
    },
  });
  const last = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }) => ({ status: state.status, error: state.error, text: state.variables as string }),
  }).at(-1);
  return {
    mutate,
    isPending: last?.status === 'pending',
    /** Of the last try, and the words that it was made with. */
    failure: last?.status === 'error' ? { error: last.error, text: last.text } : undefined,
  };
}

// Taking a talk over from Carl, and giving it back to him.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, send } from '../../../../api.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { describeError } from '../../../describe-error.ts';
import { CONVERSATIONS } from '../../use-conversations-query.ts';
import { LIVE_KEY } from '../use-live-query.ts';

export type HoldChange = 'take-over' | 'hand-back';

/** A change is under way until it can be seen. Where another person was first, the desk says who. */
export function useHold(id: string, onDone: (change: HoldChange) => void) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [CONVERSATIONS, id] }),
      client.invalidateQueries({ queryKey: LIVE_KEY }),
    ]);
  return useMutation({
    mutationFn: (change: HoldChange) =>
      send(`${CONVERSATIONS}/${id}/${change}`, { method: 'POST', body: {} }),
    onSuccess: async (_, change) => {
      await refresh();
      onDone(change);
    },
    onError: (error, change) => {
      if (error instanceof ApiError && error.status === 401) return;
      const title = change === 'take-over' ? 'Not taken over' : 'Not handed back';
      showToast({ title, description: describeError(error), tone: 'destructive' });
      return refresh();
    },
  });
}

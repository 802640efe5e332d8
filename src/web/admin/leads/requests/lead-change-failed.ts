// What happens on screen when the server did not make a change to a lead.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { describeError, isGone } from '../../describe-error.ts';
import { dropLeads, leadKey } from './cached-leads.ts';

/** Says why. Somebody else may have deleted the lead meanwhile: then it goes from the screen too. */
export function leadChangeFailed(client: QueryClient, id: string, error: Error): void {
  if (error instanceof ApiError && error.status === 401) return;
  if (!isGone(error)) {
    showToast({ title: 'Error', description: describeError(error), tone: 'destructive' });
    return;
  }
  showToast({ title: 'Already deleted', description: 'Somebody has deleted this lead meanwhile.' });
  dropLeads(client, (lead) => lead.id === id);
  void client.resetQueries({ queryKey: leadKey(id) });
}

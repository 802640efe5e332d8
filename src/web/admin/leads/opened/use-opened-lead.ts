// Which lead is open, by the dashboard's URL: it can be reloaded and sent to a colleague, and Back closes it.
import { useSearchParams } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { RowLink } from '../../list/neighbours.tsx';

interface EntryState {
  /** The entry before this one is the list. */
  hasList?: boolean;
}

export function useOpenedLead() {
  const [params] = useSearchParams();
  const hasList = useHistoryState<EntryState | null>()?.hasList === true;
  const id = params.get('lead');
  return {
    id: id || undefined,
    /** From one lead to the next, Back still leads to the list. */
    linkTo: (leadId: string): RowLink => ({
      href: pathWith(params, leadId),
      state: { hasList: !id || hasList } satisfies EntryState,
      replace: Boolean(id),
    }),
    close: () => {
      if (hasList) history.back();
      else navigate(pathWith(params, null), { replace: true });
    },
  };
}

function pathWith(params: URLSearchParams, leadId: string | null): string {
  const changed = new URLSearchParams(params);
  changed.delete('tab');
  if (leadId === null) changed.delete('lead');
  else changed.set('lead', leadId);
  const query = changed.toString();
  return query ? `${location.pathname}?${query}` : location.pathname;
}

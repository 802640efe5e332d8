// Which question is open, by the dashboard's URL: it can be reloaded, and Back closes it.
import { useSearchParams } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { RowLink } from '../list/neighbours.tsx';

const LIST = '/admin/dashboard?tab=questions';

export function useOpenedQuestion() {
  const [params] = useSearchParams();
  const hasList = useHistoryState<{ hasList?: boolean } | null>()?.hasList === true;
  const id = params.get('question');
  return {
    id: id || undefined,
    /** From one question to the next, Back still leads to the list. */
    linkTo: (questionId: string): RowLink => ({
      href: `${LIST}&question=${encodeURIComponent(questionId)}`,
      state: { hasList: !id || hasList },
      replace: Boolean(id),
    }),
    close: () => {
      if (hasList) history.back();
      else navigate(LIST, { replace: true });
    },
  };
}

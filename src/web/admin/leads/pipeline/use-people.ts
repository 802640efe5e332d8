// Who of the shop can have a lead.
import { useSummaryQuery } from '../../dashboard/use-summary-query.ts';
import { useSessionQuery } from '../../session/use-session-query.ts';

/** Usernames, whoever is signed in first; `also`: who has it now, though they may have left. */
export function usePeople(also: string | null): { me: string | undefined; names: string[] } {
  const me = useSessionQuery().data?.username;
  const people = useSummaryQuery({ enabled: me !== undefined }).data?.people ?? [];
  return { me, names: [...new Set([me, ...people, also])].filter((name) => name != null) };
}

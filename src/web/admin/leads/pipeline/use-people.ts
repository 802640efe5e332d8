// Who of the shop can have a lead.
import { useSessionQuery } from '../../session/use-session-query.ts';

/** Usernames, whoever is signed in first; `also`: who has it now, though they may have left. */
export function usePeople(also: string | null): { me: string | undefined; names: string[] } {
  const me = useSessionQuery().data?.username;
  return { me, names: [...new Set([me, also])].filter((name) => name != null) };
}

// Who is signed in, by the server's word: null for nobody.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { SessionAnswer } from '../../../schemas/admin.ts';
import { fetchKey } from '../query-client.ts';
import { clearSessionFlag, setSessionFlag } from './session-flag.ts';

const sessionQuery = queryOptions({
  queryKey: ['/api/admin/session'],
  queryFn: async (context) => {
    const session = (await fetchKey({ on401: 'null' })(context)) as SessionAnswer | null;
    if (session) setSessionFlag();
    else clearSessionFlag();
    return session;
  },
});

export const useSessionQuery = (options?: { enabled: boolean }) => useQuery({ ...sessionQuery, ...options });

/** Whether to show what only an owner may do; the server decides. */
export const useIsOwner = (): boolean => useSessionQuery().data?.role !== 'staff';

/** The name that whoever is signed in signs in with; undefined until it is known. */
export const useUsername = (): string | undefined => useSessionQuery().data?.username;

/** Asks the server anew. */
export const checkSession = (client: QueryClient) => client.fetchQuery({ ...sessionQuery, staleTime: 0 });

/** Forgets who was signed in here and all that they could see. */
export function forgetSession(client: QueryClient): void {
  clearSessionFlag();
  client.setQueryData(sessionQuery.queryKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

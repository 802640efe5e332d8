// TanStack Query as the admin uses it: nothing is fetched again by itself, and any 401 ends the visit.
import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, getJson } from '../api.ts';

/** A client whose queries and mutations call `onUnauthorized` whenever the server answers 401. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: fetchKey({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Offline is an error like any other: a paused query would say 'Loading' for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A query function that joins the key with '/' into the path; a 401 reads as null or is thrown. */
export const fetchKey =
  ({ on401 }: { on401: 'null' | 'throw' }) =>
  async ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<unknown> => {
    try {
      return await getJson(queryKey.join('/'), { signal });
    } catch (error) {
      if (on401 === 'null' && isUnauthorized(error)) return null;
      throw error;
    }
  };

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

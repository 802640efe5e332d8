import { useQueryClient } from '@tanstack/react-query';
import { PEOPLE } from './people/make-link.ts';
import { SIGN_IN } from './sign-in/sign-in-path.ts';

/** Asks for all of the Shop tab anew: what was changed in one part stands in the others, and in the log. */
export function useRefreshShop(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const all = [PEOPLE, SIGN_IN, '/api/admin/sessions', '/api/admin/audit'];
    await Promise.all(all.map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
}

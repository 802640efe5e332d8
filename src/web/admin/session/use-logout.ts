// Signing out: the server is told, and whatever it answers, this browser forgets and goes to the site.
import { useMutation } from '@tanstack/react-query';
import { send } from '../../api.ts';
import { clearSessionFlag } from './session-flag.ts';

/** A server that does not answer must not keep anybody here. */
const PATIENCE_MS = 5_000;

export function useLogout() {
  return useMutation({
    mutationFn: () =>
      send('/api/admin/logout', {
        method: 'POST',
        keepalive: true,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    onSettled: () => {
      clearSessionFlag();
      location.assign('/');
    },
  });
}

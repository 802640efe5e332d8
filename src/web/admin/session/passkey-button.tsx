// Signs in by a passkey alone; shown where the browser knows of them.
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, getJson, send } from '../../api.ts';
import { showToast } from '../../ui/toasts.ts';
import { describeError } from '../describe-error.ts';
import { checkSession } from './use-session-query.ts';

const PATH = '/api/admin/login/passkey';

export function PasskeyButton({ onTrouble }: { onTrouble: (trouble: string | null) => void }) {
  const client = useQueryClient();
  const signIn = useMutation({
    mutationFn: async () => {
      onTrouble(null);
      const options = { method: 'POST', body: {} } as const;
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        getJson<PublicKeyCredentialRequestOptionsJSON>(`${PATH}/options`, options),
      ]);
      const response = await startAuthentication({ optionsJSON });
      await send(`${PATH}/verify`, { method: 'POST', body: { response } });
      await checkSession(client);
    },
    onSuccess: () => showToast({ title: 'Success', description: 'Logged in successfully!' }),
    onError: (error) => onTrouble(error instanceof ApiError ? describeError(error) : 'No passkey was used.'),
  });
  // Browsers leave it out where the page did not come safely.
  if (typeof PublicKeyCredential === 'undefined') return null;
  return (
    <button
      type="button"
      className="button min-h-13"
      aria-disabled={signIn.isPending}
      onClick={() => signIn.isPending || signIn.mutate()}
    >
      {signIn.isPending ? 'Waiting for the passkey...' : 'Sign in with a passkey'}
    </button>
  );
}

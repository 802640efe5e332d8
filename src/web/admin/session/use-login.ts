// Signing in: the name and password to the server, then the server's word that this browser kept the session.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginRequest, SessionAnswer } from '../../../schemas/admin.ts';
import { getJson } from '../../api.ts';
import { checkSession } from './use-session-query.ts';

/** Thrown when the password was right but the browser sends no session cookie back. */
export class SessionNotKeptError extends Error {
  override name = 'SessionNotKeptError';
}

export function useLogin(told: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    ...told,
    mutationFn: async (credentials: LoginRequest) => {
      await getJson<SessionAnswer>('/api/admin/login', { method: 'POST', body: credentials });
      const session = await checkSession(client);
      if (!session) throw new SessionNotKeptError('The browser did not keep the session cookie.');
      return session;
    },
  });
}

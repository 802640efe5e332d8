import type { Person } from '../../schemas/people.ts';
import type { AppContext } from '../app-context.ts';
import { isFromEnvironment } from './confirm-password.ts';

/** Who can sign in, by name, and then who was invited and has not joined yet, the oldest first. */
export async function listPeople({ storage, env, now }: AppContext): Promise<Person[]> {
  const [users, invitations] = await Promise.all([storage.users.list(now()), storage.invitations.list()]);
  const joined = users.map(
    ({ id, username, role, hasCode, passkeys, sessions, lastSeenAt }): Person => ({
      id,
      name: username,
      role,
      isFromEnvironment: isFromEnvironment(username, env),
      secondStep: { code: hasCode, passkeys },
      sessions,
      lastSeenAt,
      invited: null,
    }),
  );
  const invited = invitations.map(
    ({ id, name, role, invitedBy, createdAt, expiresAt }): Person => ({
      id,
      name,
      role,
      isFromEnvironment: false,
      secondStep: { code: false, passkeys: 0 },
      sessions: 0,
      lastSeenAt: null,
      invited: { by: invitedBy, at: createdAt, expiresAt },
    }),
  );
  return [...joined, ...invited];
}

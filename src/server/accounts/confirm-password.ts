// What changes how somebody signs in asks for the password again, as slowly as a sign-in does.
import type { FastifyRequest } from 'fastify';
import type { User } from '../../storage/accounts/account-stores.ts';
import type { AppContext } from '../app-context.ts';
import { getSession } from '../plugins/admin-guard.ts';
import { fieldsProblem, ProblemError } from '../plugins/problems.ts';
import { countLogin } from './login-throttle.ts';
import { isRightPassword } from './password.ts';

/** Who is signed in. Throws a ProblemError 400 for another password, and 429 after too many. */
export async function confirmPassword(
  request: FastifyRequest,
  password: string,
  context: AppContext,
): Promise<User> {
  const { userId, username } = getSession(request);
  const forgive = await countLogin(context, { username, address: request.ip });
  const user = await context.storage.users.findById(userId);
  const isRight = await isRightPassword(password, user?.password);
  if (!user) throw new ProblemError(401, 'Please sign in.');
  if (!isRight) throw fieldsProblem([{ field: 'password', message: 'That is not your password.' }]);
  await forgive();
  return user;
}

/** True for whom ADMIN_USERNAME names: they come back at every start as they were. */
export const isFromEnvironment = (username: string, { admin }: Pick<AppContext['env'], 'admin'>): boolean =>
  admin?.username === username;

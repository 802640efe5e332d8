// What is asked for after a right password: a code of an authenticator app, or one to recover with; each counts once.
import { createHash, randomInt } from 'node:crypto';
import type { User } from '../../storage/accounts/account-stores.ts';
import type { AppContext } from '../app-context.ts';
import { ProblemError } from '../plugins/problems.ts';
import { halfMinuteOf } from './one-time-codes.ts';

const WRONG_MAX = 10;
const WINDOW_MS = 15 * 60_000;
const RECOVERY_CODES = 10;
/** Without letters that are taken for others. 16 of them are 80 bits, too many to try out, even with the database at hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';

type Context = Pick<AppContext, 'storage' | 'now'>;

/**
 * How they showed it; null where this person needs none. Throws a ProblemError 401 that names the field `code` where it is
 * missing or wrong, and 429 for one wrong code too many, from wherever: whoever comes so far knows the password.
 */
export async function takeSecondStep(
  user: Pick<User, 'id'>,
  code: string | undefined,
  { storage, now }: Context,
): Promise<'code' | 'recovery code' | null> {
  const step = await storage.secondSteps.find(user.id);
  if (!step || (step.secret === null && step.passkeys === 0)) return null;
  const { secret } = step;
  if (!code) throw codeProblem(secret === null ? ASK_RECOVERY : ASK_CODE);
  const counter = { key: `codes of ${user.id}`, max: WRONG_MAX, windowMs: WINDOW_MS };
  const admission = await storage.rateLimits.admit([counter], now());
  if ('refusedBy' in admission) throw tooMany(admission.windowEndsAt.getTime() - now().getTime());
  const how = await useCode(user.id, code, { secret, storage, now });
  if (how === null) throw codeProblem(WRONG);
  await storage.rateLimits.clear([counter.key]);
  return how;
}

const ASK_CODE = 'Enter the code of your authenticator app, or a recovery code.';
const ASK_RECOVERY = 'Sign in with your passkey, or enter a recovery code.';
const WRONG = 'That code is wrong, or was used already.';

async function useCode(
  userId: string,
  typed: string,
  { secret, storage, now }: Context & { secret: string | null },
): Promise<'code' | 'recovery code' | null> {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) {
    const step = secret === null ? null : halfMinuteOf(code, secret, now());
    return step !== null && (await storage.secondSteps.useStep(userId, step)) ? 'code' : null;
  }
  return (await storage.secondSteps.useRecoveryCode(userId, recoveryHash(code))) ? 'recovery code' : null;
}

/** New ones in place of all before; shown this once. */
export async function makeRecoveryCodes(userId: string, { storage }: Context): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  await storage.secondSteps.setRecoveryCodes(userId, codes.map(recoveryHash));
  return codes.map((code) => code.replaceAll(/(.{4})(?!$)/g, '$1-'));
}

/** The first second step brings them; null where there are some. */
export async function makeFirstRecoveryCodes(userId: string, context: Context): Promise<string[] | null> {
  const step = await context.storage.secondSteps.find(userId);
  return step && step.recoveryCodesLeft === 0 ? makeRecoveryCodes(userId, context) : null;
}

function recoveryHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

function codeProblem(message: string): ProblemError {
  return new ProblemError(401, message, { errors: [{ field: 'code', message }] });
}

function tooMany(waitMs: number): ProblemError {
  return new ProblemError(429, 'Too many wrong codes. Please wait before the next one.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}

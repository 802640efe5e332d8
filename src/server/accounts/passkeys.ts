// Passkeys: adding one to an account, and signing in by one alone. What one is asked to sign counts once, for five minutes.
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Passkey, User } from '../../storage/accounts/account-stores.ts';
import type { AppContext } from '../app-context.ts';
import { networksOf } from '../limits/networks-of.ts';
import { ProblemError } from '../plugins/problems.ts';
import { passkeyHome } from './passkey-home.ts';
import { digestOf } from './session.ts';

/** Loaded with the first passkey: most starts of the server need none of its forty packages. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_MS = 5 * 60_000;
/** Each of them is a row until it expires. */
const ASKED_MAX = 60;

/** For `navigator.credentials.create`. Throws a ProblemError 409 where there can be none. */
export async function askForNewPasskey(request: FastifyRequest, user: User, context: AppContext) {
  const { rpID } = getHome(request, context);
  const known = await context.storage.passkeys.list(user.id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName: context.shop.current.brand.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.username,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: asTransports(transports) })),
  });
  await saveChallenge(options.challenge, user.id, context);
  return options;
}

/** Throws a ProblemError 400 for anything but the answer to what was asked. */
export async function addPasskey(
  request: FastifyRequest,
  { userId, name, response }: { userId: string; name: string; response: RegistrationResponseJSON },
  context: AppContext,
): Promise<void> {
  const { rpID, origin } = getHome(request, context);
  const { storage, now } = context;
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => storage.passkeys.takeChallenge(digestOf(challenge), userId, now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(refuse(400, 'That passkey could not be added. Please try again.'));
  if (!registrationInfo) throw new ProblemError(400, 'That passkey could not be added. Please try again.');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  const createdAt = now().toISOString();
  const passkey = { id, userId, name, publicKey: key, counter, transports, createdAt };
  if (!(await storage.passkeys.add(passkey))) throw new ProblemError(409, 'That passkey was added before.');
}

/** For `navigator.credentials.get`, whoever it is. Throws a ProblemError 409 where there can be none, 429 after too many. */
export async function askForPasskey(request: FastifyRequest, context: AppContext) {
  const { rpID } = getHome(request, context);
  const limits = networksOf(request.ip).map(({ key, share }) => ({
    key: `passkeys asked ${key}`,
    max: ASKED_MAX * share,
    windowMs: CHALLENGE_MS,
  }));
  const admission = await context.storage.rateLimits.admit(limits, context.now());
  if ('refusedBy' in admission)
    throw new ProblemError(429, 'Too many sign-ins were begun. Please wait before the next one.', {
      headers: { 'retry-after': String(CHALLENGE_MS / 1000) },
    });
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await saveChallenge(options.challenge, null, context);
  return options;
}

/** Whose passkey signed what was asked. Throws a ProblemError 401 for anything else. */
export async function whoSignedWith(
  request: FastifyRequest,
  response: AuthenticationResponseJSON,
  context: AppContext,
): Promise<Passkey> {
  const { rpID, origin } = getHome(request, context);
  const { storage, now } = context;
  const passkey = await storage.passkeys.find(response.id);
  if (!passkey) throw new ProblemError(401, 'That passkey is not known here.');
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => storage.passkeys.takeChallenge(digestOf(challenge), null, now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: asTransports(passkey.transports),
    },
  }).catch(refuse(401, 'That passkey did not sign in. Please try again.'));
  if (!verified) throw new ProblemError(401, 'That passkey did not sign in. Please try again.');
  await storage.passkeys.noteUse(passkey.id, authenticationInfo.newCounter, now());
  return passkey;
}

const asTransports = (transports: readonly string[]) => transports as AuthenticatorTransport[];

function getHome(request: FastifyRequest, { env }: AppContext) {
  const home = passkeyHome(request, env);
  if ('need' in home) throw new ProblemError(409, home.need);
  return home;
}

function saveChallenge(
  challenge: string,
  userId: string | null,
  { storage, now }: AppContext,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
  return storage.passkeys.saveChallenge(digestOf(challenge), userId, expiresAt);
}

/** The library throws plain errors for what an authenticator or a forger sent; ours pass. */
const refuse = (status: number, message: string) => (cause: unknown) => {
  if (cause instanceof Error && cause.name === 'StorageUnavailableError') throw cause;
  throw new ProblemError(status, message, { cause });
};

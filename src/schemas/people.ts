// The people of the shop as the desk reads and changes them, and what each does about their own sign-in.
import * as z from 'zod/mini';
import { isPassword, isUsername, PASSWORD_MIN, USERNAME_WORDS } from './credentials.ts';

export const ROLES = ['owner', 'staff'] as const;
export type Role = (typeof ROLES)[number];

const roleSchema = z.enum(ROLES, `role is one of ${ROLES.join(', ')}.`);
const ownPassword = z
  .string('Enter your password.')
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(1000, 'That password is too long.'));
const newPassword = z
  .string('Choose a password.')
  .check(
    z.refine(isPassword, { message: `A password has ${PASSWORD_MIN} characters or more.`, abort: true }),
  );
const time = z.string();

/** GET /api/admin/people; an invitation stands among them until it is taken. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** True for whom the environment names: they cannot be changed here. */
  isFromEnvironment: z.boolean(),
  secondStep: z.object({ code: z.boolean(), passkeys: z.number() }),
  /** When they last used the desk in a session that still runs; null for not now. */
  lastSeenAt: z.nullable(time),
  sessions: z.number(),
  /** Null for whom has joined. */
  invited: z.nullable(z.object({ by: z.string(), at: time, expiresAt: time })),
});
export type Person = z.infer<typeof personSchema>;

export const inviteSchema = z.object({
  name: z
    .string('Enter a name to sign in with.')
    .check(z.trim(), z.refine(isUsername, { message: USERNAME_WORDS, abort: true })),
  role: roleSchema,
});
export const invitedSchema = z.object({ inviteUrl: z.string() });
export const roleChangeSchema = z.object({ role: roleSchema });

/** POST /api/admin/invitation: what a link stands for. */
export const invitationTokenSchema = z.object({ token: z.string('token is text.').check(z.maxLength(200)) });
export const invitationSchema = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string(),
  expiresAt: time,
});
export type Invitation = z.infer<typeof invitationSchema>;
export const acceptInvitationSchema = z.extend(invitationTokenSchema, { password: newPassword });

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: time,
  lastUsedAt: z.nullable(time),
});
/** GET /api/admin/sign-in: one's own. */
export const ownSignInSchema = z.object({
  username: z.string(),
  role: z.enum(ROLES),
  isFromEnvironment: z.boolean(),
  passwordChangedAt: time,
  /** Since when codes of an authenticator app are asked for; null for not. */
  codeSince: z.nullable(time),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(passkeySchema),
  /** Why no passkey can be added at this address; null where one can. */
  passkeysNeed: z.nullable(z.string()),
});
export type OwnSignIn = z.infer<typeof ownSignInSchema>;

export const ownSessionSchema = z.object({
  id: z.string(),
  /** 'Chrome on Windows'; null for a session from before it was noted. */
  browser: z.nullable(z.string()),
  startedAt: time,
  lastSeenAt: time,
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const confirmedSchema = z.object({ password: ownPassword });
export const passwordChangeSchema = z.object({ password: ownPassword, newPassword });
export const codeSetUpSchema = z.object({ secret: z.string(), uri: z.string() });
export type CodeSetUp = z.infer<typeof codeSetUpSchema>;
export const codeSchema = z.object({
  code: z
    .string('Enter the code.')
    .check(z.minLength(1, 'Enter the code.'), z.maxLength(40, 'That is no code.')),
});
/** Shown this once; null where there were some before. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** As WebAuthn's toJSON gives it: the library reads it. */
const credentialSchema = z.looseObject({ id: z.string('The passkey has no id.').check(z.maxLength(2000)) });
export const passkeyAnswerSchema = z.object({ response: credentialSchema });
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export const addPasskeySchema = z.extend(passkeyAnswerSchema, {
  name: z
    .string('Enter a name for it.')
    .check(z.trim(), z.minLength(1, 'Enter a name for it.'), z.maxLength(60, 'That name is too long.')),
});

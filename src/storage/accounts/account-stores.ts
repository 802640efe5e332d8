// What storage promises of those who sign in.
import type { AuditActor, AuditEntry, AuditKind, AuditSubject, AuditWhat } from '../../schemas/audit.ts';
import type { Role } from '../../schemas/people.ts';
import type { Page, PageRequest } from '../cursor.ts';

export interface User {
  id: string;
  username: string;
  /** The hash. */
  password: string;
  role: Role;
  passwordChangedAt: string;
}

/** `last_owner`: nothing was changed, since nobody would be left who may change it back. */
export type PersonChange = 'done' | 'unknown' | 'last_owner';

export interface UserStore {
  find(username: string): Promise<User | undefined>;
  findById(id: string): Promise<User | undefined>;
  /** By name; `sessions` are those that run. */
  list(now: Date): Promise<
    (Pick<User, 'id' | 'username' | 'role'> & {
      hasCode: boolean;
      passkeys: number;
      sessions: number;
      lastSeenAt: string | null;
    })[]
  >;
  /**
   * Creates the user, an owner, or changes the password hash; a change ends all the user's sessions but the one of
   * `keepSession`.
   */
  setPassword(
    username: string,
    passwordHash: string,
    now: Date,
    options?: { keepSession?: string },
  ): Promise<void>;
  setRole(id: string, role: Role): Promise<PersonChange>;
  /** With their sessions and all they sign in with; their name stays in what they did. */
  remove(id: string): Promise<PersonChange>;
  count(): Promise<number>;
}

export interface SessionStore {
  /** `tokenHash` is all that is stored of the cookie, `browser` what kind it is of. */
  start(session: {
    tokenHash: string;
    userId: string;
    now: Date;
    expiresAt: Date;
    browser?: string;
  }): Promise<void>;
  find(tokenHash: string): Promise<
    | {
        userId: string;
        username: string;
        role: Role;
        createdAt: string;
        lastSeenAt: string;
        expiresAt: string;
      }
    | undefined
  >;
  /** Those of a user that run, the last used first. */
  list(
    userId: string,
    now: Date,
  ): Promise<{ tokenHash: string; browser: string | null; createdAt: string; lastSeenAt: string }[]>;
  touch(tokenHash: string, lastSeenAt: Date, expiresAt: Date): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** All of a user, but the one of `keep`; or `only` that one. */
  endOf(userId: string, which?: { keep?: string; only?: string }): Promise<number>;
}

/** Addresses from which somebody signed in, for 30 days. An address is any text; a digest is stored. */
export interface KnownAddressStore {
  add(address: string, now: Date): Promise<void>;
  isKnown(address: string, now: Date): Promise<boolean>;
}

/** Codes of an authenticator app, and the codes to recover with. */
export interface SecondStepStore {
  find(userId: string): Promise<
    | {
        /** Base32; null where no code is asked for. */
        secret: string | null;
        since: string | null;
        /** Shown and not yet confirmed. */
        pending: { secret: string; until: string } | null;
        recoveryCodesLeft: number;
        passkeys: number;
      }
    | undefined
  >;
  beginCode(userId: string, secret: string, until: Date): Promise<void>;
  /** Makes the pending secret the one that counts; `step` is the half minute of the code that confirmed it. */
  turnOnCode(userId: string, secret: string, step: number, now: Date): Promise<void>;
  /** Recovery codes go with the last second step. */
  turnOffCode(userId: string): Promise<void>;
  /** False where a code of this half minute or of a later one was used already. */
  useStep(userId: string, step: number): Promise<boolean>;
  setRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>;
  /** False for a code that is none, or was used. */
  useRecoveryCode(userId: string, hash: string): Promise<boolean>;
  /** Takes away codes, passkeys and recovery codes, for whoever is locked out; false for an unknown user. */
  reset(userId: string): Promise<boolean>;
}

export interface Passkey {
  /** The credential's own. */
  id: string;
  userId: string;
  name: string;
  /** base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  createdAt: string;
  lastUsedAt: string | null;
}

export interface PasskeyStore {
  list(userId: string): Promise<Passkey[]>;
  find(id: string): Promise<Passkey | undefined>;
  /** False where it is there already, whoever's. */
  add(passkey: Omit<Passkey, 'lastUsedAt'>): Promise<boolean>;
  noteUse(id: string, counter: number, now: Date): Promise<void>;
  /** Recovery codes go with the last second step. False for another's, or none. */
  remove(userId: string, id: string): Promise<boolean>;
  /** `userId` is who adds a passkey, null for a sign-in. */
  saveChallenge(challengeHash: string, userId: string | null, expiresAt: Date): Promise<void>;
  /** True once, for one that was saved for the same and has not expired. */
  takeChallenge(challengeHash: string, userId: string | null, now: Date): Promise<boolean>;
}

export interface StoredInvitation {
  id: string;
  name: string;
  role: Role;
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
}

export interface InvitationStore {
  /** The oldest first, expired ones too. */
  list(): Promise<StoredInvitation[]>;
  find(tokenHash: string): Promise<StoredInvitation | undefined>;
  /** Takes the place of one of the same name. False where a user has the name. */
  save(invitation: StoredInvitation & { tokenHash: string }): Promise<boolean>;
  /** Another link for the same; the old one ends. Undefined for an unknown one. */
  renew(
    id: string,
    tokenHash: string,
    times: { now: Date; expiresAt: Date },
  ): Promise<StoredInvitation | undefined>;
  setRole(id: string, role: Role): Promise<StoredInvitation | undefined>;
  remove(id: string): Promise<StoredInvitation | undefined>;
  /** Makes the user and takes the invitation; undefined where it is gone, has expired, or somebody has that name by now. */
  accept(
    tokenHash: string,
    passwordHash: string,
    now: Date,
  ): Promise<{ id: string; username: string } | undefined>;
}

export interface AuditLine {
  actor: AuditActor;
  who: string | null;
  what: AuditWhat;
  isRefused: boolean;
  about: { kind: AuditSubject; id: string } | null;
  detail: string | null;
  network: string | null;
}

/** Lines are added, read, and after two years deleted; nothing changes one. */
export interface AuditStore {
  add(line: AuditLine, now: Date): Promise<void>;
  /** Newest first. Of a customer the name as it is now, 'erased' where nothing is left of them. */
  list(request: PageRequest & { who?: string; kind?: AuditKind }): Promise<Page<AuditEntry>>;
}

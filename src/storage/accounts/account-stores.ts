// What storage promises of those who sign in.

export interface UserStore {
  find(username: string): Promise<{ id: string; username: string; password: string } | undefined>;
  /** Creates the user or changes the password hash; a change ends all the user's sessions. */
  setPassword(username: string, passwordHash: string, now: Date): Promise<void>;
  count(): Promise<number>;
}

export interface SessionStore {
  /** `tokenHash` is all that is stored of the cookie. */
  start(session: { tokenHash: string; userId: string; now: Date; expiresAt: Date }): Promise<void>;
  find(
    tokenHash: string,
  ): Promise<
    { userId: string; username: string; createdAt: string; lastSeenAt: string; expiresAt: string } | undefined
  >;
  touch(tokenHash: string, lastSeenAt: Date, expiresAt: Date): Promise<void>;
  end(tokenHash: string): Promise<void>;
}

/** Addresses from which somebody signed in, for 30 days. An address is any text; a digest is stored. */
export interface KnownAddressStore {
  add(address: string, now: Date): Promise<void>;
  isKnown(address: string, now: Date): Promise<boolean>;
}

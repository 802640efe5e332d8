// Passwords: argon2id, and the same time spent whether or not the name exists.
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's second choice for argon2id: 19 MiB, 2 passes, 1 lane. They are the library's defaults too, but
// what is stored must not change with the library. The algorithm's default is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The text to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), COST);
}

/**
 * True if `password` is the one that was hashed. Without a hash (there is no such account) it works as long
 * and says no.
 */
export async function isRightPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const isRight = await verify(storedHash ?? DECOY, normalize(password));
  return isRight && storedHash !== undefined;
}

/** A password for an account that the product makes by itself: 120 random bits. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url');
}

// Of 32 random bytes that nobody kept, at the same cost.
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$zaQ9jitFPbyRJsVyTwaFqQ$0Q8Jcscu3/9YYsmRvVpy3eI96UoiO7neuH2bI6uzYVM';

/** Keyboards compose accents in different ways. */
function normalize(password: string): string {
  return password.normalize('NFC');
}

// What somebody may try who has no link: never seen, one letter off a right one, ended, and no token at all.
import { randomBytes } from 'node:crypto';

export const GUESSES = ['unknown', 'nearly right', 'ended', 'malformed'] as const;
export type Guess = (typeof GUESSES)[number];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MALFORMED = ['x', '%', 'ä', 'a'.repeat(31), 'a'.repeat(33), 'a'.repeat(4000), "' OR 1=1--"];

export const randomToken = (): string => randomBytes(24).toString('base64url');

/** `draw`: from 0 to under 1. */
export function guess(kind: Guess, right: string, ended: string, draw: () => number): string {
  if (kind === 'unknown') return randomToken();
  if (kind === 'ended') return ended;
  if (kind === 'malformed') return encodeURIComponent(MALFORMED[Math.floor(draw() * MALFORMED.length)] ?? '');
  const at = Math.floor(draw() * right.length);
  const others = [...LETTERS].filter((letter) => letter !== right[at]);
  return right.slice(0, at) + others[Math.floor(draw() * others.length)] + right.slice(at + 1);
}

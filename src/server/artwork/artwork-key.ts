// The key of an artwork that belongs to no conversation: whoever sends it has the file.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';

/** Hexadecimal. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether `key` is the artwork's; never where it has none. */
export const isKeyOf = ({ keyHash }: Artwork, key: string | undefined): boolean =>
  key !== undefined && isSame(hashOfKey(key), keyHash);

/** Compares in a time that tells nothing of how much is right. */
export function isSame(given: string | undefined, wanted: string | null): boolean {
  if (given === undefined || wanted === null) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

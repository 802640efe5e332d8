// A number that answers how many although a day was asked for: "30 not 48", "24 is fine" where 24 is the least there is.

import type { Slots } from '../../../../schemas/reading.ts';
import { figure } from '../../../wording/wording.ts';
import type { Words } from '../words/words.ts';

/** Does the message, a number and little else, say how many, in the light of the quantity that is known and the minimum? */
export function isNumberOfPieces(
  { plain }: Words,
  { lastReply, slots: { quantity, service } }: { slots: Slots; lastReply: string },
): boolean {
  // "ok 85", where how many was left open: no day has that number.
  if (quantity === undefined) {
    const isCount = COUNT.test(plain) || Number(ALONE.exec(plain)?.[1]) > LAST_OF_MONTH;
    return service !== undefined && service !== 'websites-and-ai' && isCount;
  }
  const [, anew, old] = AGAINST.exec(plain) ?? [];
  if (anew !== undefined) return Number(old) === quantity;
  // "no, 30, and gray", where a price for 36 was just told
  const [, corrected] = CORRECTED.exec(plain) ?? [];
  if (corrected !== undefined && lastReply.includes(` ${figure(quantity)} `)) return true;
  const [, number, agrees] = ALONE.exec(plain) ?? [];
  if (number === undefined || Number(number) === quantity) return false;
  // The least there is, as it was just told.
  const isLeast = new RegExp(`(?:minimum|mínimo|least|from|desde)\\b[^.?!]* ${number}\\b`, 'i');
  if (quantity < Number(number) && isLeast.test(lastReply)) return true;
  return agrees !== undefined && new RegExp(`\\b(?:from|at) ${number} (?:on|pieces)\\b`).test(lastReply);
}

const LAST_OF_MONTH = 31;
/** "one", "just 2", "a dozen of them", where how many is still open: no day is called so. */
const COUNT =
  /^ (?:(?:oh|ok|so|sorry|well|um|probably|maybe|about|like|just|only|it is|it would be|i need|we need|i want|we want|make it|let us say|let us do|say|,) )*(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|a (?:dozen|couple|hundred)|one hundred|two hundred)(?: (?:dozen|hundred))?|(?<= (?:just|only) )\d{1,4}|\d{1,4} (?=(?:of|pieces|total|ones|each) )|(?:[4-9]\d|\d{3,4})(?! ?[/-]))(?: (?:of (?:them|those|each)|pieces|total|ones|each|for now|please|i think|i guess|is fine|should do|thanks|[.!]))* ?$/;
const AGAINST = /^ (?:\S+ ){0,3}(\d{1,6}) (?:, )?(?:not|instead of|rather than) (\d{1,6}) (?:[.!] )?$/;
const CORRECTED =
  /^ (?:(?:no|nope|wait|sorry|oops|hmm|actually|make it|scratch that|,) )*(?:no|nope|wait|sorry|oops|actually|make it|scratch that) (?:, )?(\d{1,6}) (?:$|[.!] $|please $|then $|instead $|, (?:and )?[a-z]+ $|and [a-z]+ $)/;
const ALONE =
  /^ (?:(?:ok|yes|sure|well|then|so|let us|do|make it|just|no|fine|hmm|,) ){0,4}(\d{1,6}) (is (?:fine|ok|good|great|enough)|works|then|it is|sounds good|will do)?(?: (?:then|thanks|for us|for me|too|[.!]))* ?$/;

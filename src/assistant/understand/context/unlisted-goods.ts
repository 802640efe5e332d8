// Goods that stand on no list of the shop's: "I need 50 helmets", "can you make candles?"

import { GARMENTS, NOT_PIECES, PEOPLE, PIECES } from '../reading/words/vocabulary.ts';
import { stemOf } from '../reading/words/words.ts';
import type { Moment } from './moment.ts';

/** The goods' name, 'helmets', 'a canoe'; undefined where goods of the shop, or none, are named. */
export function unlistedGoods({ words, reading, mentions, state, before }: Moment): string | undefined {
  const { slots, intents } = reading;
  if (state.language !== 'en' || mentions.length > 0 || (slots.service ?? state.slots.service) !== undefined)
    return;
  if (!intents.every((intent) => MAY_WISH.has(intent))) return;
  if (slots.imprintLocations !== undefined) return;
  const counted = before.asked === null || before.asked === 'service' ? [COUNTED, ALONE] : [COUNTED];
  const [, many, one] =
    (slots.quantity === undefined ? undefined : firstMatch(counted, words.plain)) ??
    MAKES.exec(words.plain) ??
    [];
  const named = many ?? one;
  const goods = named?.trim().split(' ') ?? [];
  if (goods.length === 0 || goods.some((word) => isOfTheTrade(word))) return;
  const name = goods.join(' ');
  if (name.endsWith('s')) return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

const MAY_WISH: ReadonlySet<string> = new Set(['quote', 'services', 'pricing', 'off_topic', 'design']);

const FILLER =
  '(?:(?:about|around|roughly|like|maybe|me|us|some|any|of|on|custom|customized|personalized|printed|branded|my|our|your) )*';
const NUMBER =
  '(?:a |an )?(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozen|fifty|hundred|couple|few) ';
const GOODS = '((?:[a-z-]{3,} ){0,2}?[a-z-]{3,}';
const ENDS =
  '(?=[?]|$|(?:for|with|by|to|in|from|that|and|made|on|or|asap|please|this|next|printed|engraved|painted|too|also|before|at|our|my) )';

/** "need 50 helmets": many of a thing. */
const COUNTED = new RegExp(
  ` (?:need|needs|want|wants|order|get|looking for|like|(?:quote|price|estimate) (?:for|on)|make|print|about|do) ${FILLER}${NUMBER}${FILLER}${GOODS}s )${ENDS}`,
);
/** "10 bow ties with our crest" */
const ALONE = new RegExp(`^ ${FILLER}${NUMBER}${FILLER}${GOODS}s )${ENDS}`);

const firstMatch = (patterns: readonly RegExp[], plain: string): RegExpExecArray | undefined => {
  for (const pattern of patterns) {
    const match = pattern.exec(plain);
    if (match) return match;
  }
  return;
};

/** "can you make candles?", "do you print on canoes?" */
const MAKES = new RegExp(
  ` (?:can|do|could|would|will) (?:you|y all) (?:guys |all |also |even |ever )*(?:make|build|sell|produce|manufacture|engrave|customize|print on|print onto|wrap|put (?:\\w+ ){1,3}on) (?:${FILLER}${GOODS}s )|(?:me |us |on )?an? ${GOODS} ))${ENDS}`,
);

/** Of the shop's trade, or no goods at all. */
export const isOfTheTrade = (word: string): boolean => {
  const stem = stemOf(word);
  return (
    NO_GOODS.has(stem) ||
    GARMENTS.has(stem) ||
    PIECES.has(stem) ||
    PEOPLE.has(stem) ||
    NOT_PIECES.has(stem) ||
    /(?:ss|us|is|ing|ly)$/.test(word)
  );
};

const NO_GOODS: ReadonlySet<string> = new Set(
  `thing stuff print deal exception change order job sample return refund proof mockup payment call picture photo copy
  video discount appointment delivery name number letter word both those these them something anything everything
  different more other same similar small large big good nice quick bulk additional extra total various assorted
  merch garment company business team family event party wedding sport school kind type lot bunch reservation
  artwork graphic text note list mistake order's payment plan difference sense suggestion recommendation money gift
  sleeve pocket collar seam tag label fabric material surface layer goody promo swag person's ones left right front back total max min pair mixed age grade room route size`.split(
    /\s+/,
  ),
);

// Which goods a noun means, and which nouns mean the same goods.

import { manyInSpanish } from '../reading/words/spanish/goods.ts';
import { worded } from '../reading/words/triggers.ts';
import { GARMENTS, PIECES } from '../reading/words/vocabulary.ts';
import { stemOf } from '../reading/words/words.ts';

/** 'hat' of 'trucker hat', 't-shirt' of 'performance tee' */
export const isShort = (thing: string | null, known: string | null): boolean =>
  thing !== null &&
  known !== null &&
  (known.endsWith(` ${thing}`) || (PLAIN_SHIRT.test(thing) && OF_SHIRTS.test(known)));

const PLAIN_SHIRT = /^(?:(?:t-?)?shirt|tee)$/;

const OF_SHIRTS = /(?: (?:tee|(?:t-?)?shirt)|polo|jersey)$/;

/** "back only, not the chest": where nothing is printed says nothing of the goods. */
const NOT_THERE =
  / (?:not|no|instead of) (?:on )?(?:the )?(?:left |right |full )?(?:front|back|chest|sleeves?|pocket|sides?|hood)(?: print)?(?: any ?more)?(?= )/;

/** "72 shirts rather than sixty", "navy caps, not black": what is not wanted is a number or a colour, and no goods. */
export const ofGoods = (plain: string): string =>
  plain
    .replace(NOT_THERE, ' ')
    .replace(NOT_SO, (whole, noun: string) => (isGoodsWord(stemOf(noun)) ? whole : ' '));

const NOT_SO =
  / (?:rather than|instead of|not|no longer)(?: (?:the|on|in|all|an?|just|our|those|like))* (\S+)/g;

const isGoodsWord = (stem: string): boolean => GARMENTS.has(stem) || PIECES.has(stem);

export const OTHER_KIND = worded(
  / (?:plain|regular|normal|basic|standard|simple|different|other|cheaper|instead|rather|not|no) /,
);

export const APPAREL: ReadonlySet<string> = new Set(['screen-printing', 'hats-and-t-shirts', 'embroidery']);

/** "the hats" are the caps, "the tees" the shirts. */
export const kindOf = (thing: string | null): string | null =>
  thing && /shirt|tee$|^(?:playera|camiseta|camisa|remera)/.test(thing)
    ? 'shirt'
    : thing && /^(?:gorra|cachucha)|(?:hat|cap|snapback|trucker)$|^(?:richardson|yupoong|flexfit)/.test(thing)
      ? 'hat'
      : thing;

/** The same, but a sweatshirt is no shirt. */
export const kindIn = (thing: string | null): string | null =>
  /sweat/.test(thing ?? '') ? thing : kindOf(thing);

/** 'glass' of 'pint glass' */
export const nounOf = (thing: string | null): string => stemOf(thing?.split(' ').at(-1) ?? '');

/** Are these goods of that kind: 'tote bag' of 'bag', 'dad hat' of 'cap'? */
export const isKind = (kind: string | null, thing: string): boolean =>
  kind !== null &&
  (kindOf(thing) === kind ||
    thing.endsWith(` ${kind}`) ||
    thing.startsWith(`${kind} `) ||
    kind.endsWith(` ${thing}`));

/** The goods that a mix is priced as, where the job's are several. */
export const firstOfMix = (thing: string | null): string | undefined =>
  thing?.includes(' and ') ? thing.split(/, | and /, 1)[0] : undefined;

export const HATS = /(?:hat|cap|beanie|visor|snapback|trucker|headwear)$/;

export const plural = (thing: string): string =>
  manyInSpanish(thing) ??
  (/(?:(?<!bu|s)s|ing|apparel|merch|swag|embroidery|embroidered|graphics|clothing|vinyl)$/i.test(thing)
    ? thing
    : /(?:ss|ch|sh|x|bus)$/i.test(thing)
      ? `${thing}es`
      : `${thing}s`);

// What is cut or printed of film and put on glass, doors, walls and floors: "vinyl lettering on our front window".
import { worded } from './words/triggers.ts';
import type { Words } from './words/words.ts';

const NOUN = 'lettering|letters|decals?|graphics?|clings?|stickers?|films?|murals?|perf|vinyl|wraps?';
const PANE = '(?:windows?|doors?|glass|mirrors?|storefront|shop ?front)';
const PLACE = '(?:windows?|doors?|glass|walls?|floors?|mirrors?|storefront|shop ?front)';
const MARK = '(?:names?|logos?|hours|phone|number|address|website|menu|words?|quote|verse|scripture|times)';

/** "window decals", "glass door lettering" */
const BEFORE_NOUN = new RegExp(
  ` (${PLACE}) (?:(?:cut|vinyl|custom|white|adhesive|static|perforated) ){0,2}(${NOUN}) `,
);
/** "vinyl lettering on the front window", "decals for two glass doors" */
const ON_PLACE = new RegExp(
  ` (?:vinyl )?(${NOUN}) (?:\\S+ ){0,3}?(?:on|for|across|onto|to|in|over) (?:(?:the|our|my|a|an|his|her|their|both|all|each|one|two|three|some|\\d+|front|back|side|big|shop|store|salon|office|entry|entrance|glass|lobby|bathroom|conference|room|new) ){1,5}(${PLACE}) `,
);
/** "lettering 3 storefront windows", "letter the shop door" */
const LETTERED_PANE = new RegExp(
  ` (?:lettering|letter) (?:(?:the|our|my|a|an|both|all|one|two|three|four|some|\\d+|front|back|side|big|shop|store|storefront|salon|office|entry|entrance|glass|new) ){1,5}(${PANE}) `,
);
/** "put our hours on the glass door" */
const MARK_ON_PANE = new RegExp(
  ` ${MARK} (?:\\S+ ){0,3}?(?:on|across|onto|in) (?:(?:the|our|my|a|an|both|one|two|front|back|side|big|shop|store|salon|office|entry|entrance|glass) ){1,4}(${PANE}) `,
);
const FROSTED = / (?:frosted|frosting|etched|frost) (?:vinyl|glass|film|window|decals?|lettering|graphics?) /;
const CUT = / (?:cut|vinyl|adhesive|die cut) (?:vinyl )?(lettering|letters|decals?|graphics?) /;
const MAY = worded(new RegExp(` (?:${NOUN}|${PLACE}|frosted|frosting|etched|frost) `));

/** 'window lettering', 'frosted vinyl'; undefined where nothing of the kind is wished for. */
export function filmGoods({ plain }: Pick<Words, 'plain'>): string | undefined {
  if (!MAY.test(plain)) return;
  if (FROSTED.test(plain)) return 'frosted vinyl';
  const [, before, noun] = BEFORE_NOUN.exec(plain) ?? [];
  if (before !== undefined && noun !== undefined) return `${placeOf(before)} ${nounOf(noun)}`;
  const [, on, place] = ON_PLACE.exec(plain) ?? [];
  if (on !== undefined && place !== undefined) return `${placeOf(place)} ${nounOf(on)}`;
  const [, pane] = LETTERED_PANE.exec(plain) ?? MARK_ON_PANE.exec(plain) ?? [];
  if (pane !== undefined) return `${placeOf(pane)} lettering`;
  const [, cut] = CUT.exec(plain) ?? [];
  return cut === undefined ? undefined : `vinyl ${nounOf(cut)}`;
}

const placeOf = (word: string): string =>
  /^glass/.test(word) ? 'glass' : /front$/.test(word) ? 'window' : word.replace(/s$/, '');

function nounOf(word: string): string {
  if (/^(?:letter|vinyl)/.test(word)) return 'lettering';
  if (/^(?:graphic|perf|wrap)/.test(word)) return 'graphics';
  return /^sticker/.test(word) ? 'decal' : word.replace(/s$/, '');
}

export const isOfFilm = (thing: string): boolean => FILM.test(thing);
const FILM =
  /(?:lettering|letters?|decals?|graphics?|clings?|stickers?|films?|murals?|(?:window|door|glass|wall|floor) (?:vinyl|perf|wrap)|frosted \w+)$/;

/** What nobody counts: "window lettering" */
export const isUncounted = (thing: string): boolean =>
  /(?:lettering|graphics|film|frosted \w+|perf|vinyl)$/.test(thing);

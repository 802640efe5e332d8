// A second kind of goods in one message: "24 caps plus 2 banners 3x8". The first is the job talked about; what is said
// of the second must not be taken for the first.
import type { ServiceMention } from './service.ts';
import { isCorrection, type Span } from './slot.ts';
import { allMatches } from './words/all-matches.ts';
import type { Words } from './words/words.ts';

/** The stretches that speak of goods of another trade than those named first, or put first. */
export function findOtherGoods(words: Words, named: readonly ServiceMention[]): Span[] {
  const focus = named.findIndex(({ isFocus }) => isFocus);
  const mentions = named.slice(Math.max(0, focus));
  const [first, ...rest] = mentions;
  const { all, message } = words;
  const paper = allMatches(PAPER_GOODS, message.slice(0, LONGEST)).map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  if (!first || isCorrection(words)) return paper;
  // "100 tees and 4 signs, let's start with the signs"
  const last = named[focus - 1];
  const jointOfFirst =
    last && tradeOf(last.slug) !== tradeOf(first.slug)
      ? all.findLast(
          ({ text, start }) => start >= last.span.end && start < first.span.start && JOINTS.has(text),
        )
      : undefined;
  const before = jointOfFirst ? [{ start: 0, end: jointOfFirst.start }] : [];
  const others = rest.flatMap(({ slug, phrase, at, span }, i) => {
    // "decals on the front doors and back windows of 2 vans"
    if (slug === 'car-wraps' && LETTERS.test(first.phrase)) return [];
    // "3 trucks, need magnets": they go on them.
    if (first.slug === 'car-wraps' && /magnets?$/.test(phrase)) return [];
    // "golf towels, corner embroidered", "white towels, thread dark green": how they are marked.
    if (tradeOf(slug) === tradeOf(first.slug) || DECORATED.test(phrase)) return [];
    const previous = rest[i - 1] ?? first;
    const joint = all.findLastIndex(
      ({ text, start }, place) => place < at && start >= previous.span.end && JOINTS.has(text),
    );
    // "6 trucks, so 12 decals": reckoned from them.
    const isReckoned = all.slice(Math.max(0, at - 3), at).some(({ text }) => RECKONS.test(text));
    if (joint === -1 || isReckoned) return [];
    const last = all.findIndex(({ text, start }) => start >= span.end && ENDS.has(text));
    const stretch = all.slice(joint, last === -1 ? all.length : last);
    if (stretch.some(({ text }) => text === 'each')) return [];
    return [{ start: all[joint]?.start ?? span.start, end: stretch.at(-1)?.end ?? span.end }];
  });
  return [...before, ...paper, ...others];
}

const LONGEST = 600;
/** "1000 business cards and 200 pens": what shops of this trade are asked for and do not make, with its number. */
export const PAPER_GOODS =
  /\b\d[\d,]{0,6}\s(?:\w+\s)?(?:(?:business )?cards(?! ?(?:holders?|cases?|tees?|shirts?)\b)|fl[iy]ers?|brochures?|postcards?|door hangers?|envelopes?|letterheads?|invitations?|booklets?|menus|tarjetas|volantes|folletos|tr[ií]pticos|invitaciones|sobres|men[uú]s)\b/gi;

/** Ways of decorating what is worn are one trade. */
const tradeOf = (slug: string): string =>
  /^(?:screen-printing|hats-and-t-shirts|embroidery)$/.test(slug) ? 'apparel' : slug;

const DECORATED =
  /^(?:threads?|stitching|(?:custom )?(?:embroidered|stitched|monogrammed|screen ?printed|silk ?screened))$/;
const LETTERS = /(?:vinyl|letter|lettering|decal|graphic|sticker|magnet)$/;
const RECKONS = /^(?:so|makes?|be|total)$/;
const JOINTS = new Set(['and', 'plus', 'also', '&', '+', ',', 'then']);
const ENDS = new Set([',', '.', ';', '!', '?', 'for', 'by', 'before', 'to', 'my', 'our', 'we', 'i', 'all']);

// A message as words: split, lowered, shorthand written out, typing errors mended, places in the message kept.
import type { Shop } from '../../../schemas/shop.ts';
import { COMMON_WORDS } from './common-words.ts';
import { SHORTHAND } from './shorthand.ts';
import { makeSpeller, type Speller } from './spelling.ts';
import * as vocabulary from './vocabulary.ts';

export interface Word {
  /** As typed. */
  raw: string;
  /** Lower case, no accents, mended; a shorthand may become several words ("don't" is "do not"). */
  text: string;
  /** `text` in the singular. */
  stem: string;
  kind: 'word' | 'number' | 'mark';
  /** Place in the message, in UTF-16 code units. */
  start: number;
  end: number;
  /** Is there space (or the message's beginning) before it? */
  spaced: boolean;
}

export interface Words {
  message: string;
  all: Word[];
  /** Every word's text with single spaces, also at both ends; of the marks only "?" is kept. */
  plain: string;
}

/** Splits `message` into words; the same for the same message and facts. */
export function splitWords(message: string, shop: Shop): Words {
  const speller = spellerOf(shop);
  const all: Word[] = [];
  let end = 0;
  let unknown = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(message); match; match = TOKEN.exec(message)) {
    const raw = match[0];
    const start = match.index;
    const kind = kindOf(raw);
    let text = raw;
    if (kind === 'word') {
      text = lowered(raw);
      const long = SHORTHAND.get(text);
      if (long !== undefined) text = long;
      else if (text.includes("'")) text = text.replace(/'s$/, '').replace(/'/g, '');
      else if (unknown < MOST_MENDED) {
        const mended = speller(text);
        if (mended !== text) unknown += 1;
        text = mended;
      }
    }
    all.push({
      raw,
      text,
      stem: kind === 'word' ? stemOf(text) : text,
      kind,
      start,
      end: start + raw.length,
      spaced: all.length === 0 || start > end,
    });
    end = start + raw.length;
  }
  joinShorthand(all);
  let plain = ' ';
  for (const { kind, raw, text } of all) if (kind !== 'mark' || raw === '?') plain += `${text} `;
  return { message, all, plain };
}

/** The singular of an English noun, near enough to compare by: "patches" is "patch", "hats" is "hat". */
export function stemOf(word: string): string {
  if (
    word.length < 4 ||
    INVARIABLE.has(word) ||
    !word.endsWith('s') ||
    word.endsWith('ss') ||
    word.endsWith('us')
  )
    return word;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && !ENDING_IN_IE.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

const ENDING_IN_IE = /^(?:beanie|hoodie|onesie|koozie|selfie|cookie|movie|caddie)s$/;
const INVARIABLE = new Set(
  'this does goes always perhaps sometimes besides thanks news series texas kansas canvas christmas'.split(
    ' ',
  ),
);

/** Beyond this a message is no typing but noise. */
const MOST_MENDED = 60;
const TOKEN = /[\p{L}\p{M}]+(?:['’‘`´][\p{L}\p{M}]+)*|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*|\S/gu;

function kindOf(raw: string): Word['kind'] {
  const first = raw.charCodeAt(0);
  if (first >= 48 && first <= 57) return 'number';
  return /^\p{L}/u.test(raw) ? 'word' : 'mark';
}

function lowered(raw: string): string {
  const lower = raw.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding.
  if (/^[\x00-\x7f]*$/.test(lower)) return lower.replace(/`/g, "'");
  return lower
    .replace(/[’‘`´]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Shorthand that the splitting took apart: "w/ logo", "w/o", "b4". */
function joinShorthand(all: Word[]): void {
  for (const [i, word] of all.entries()) {
    const next = all[i + 1];
    if (word.text === 'w' && next?.raw === '/' && !next.spaced) {
      const isWithout = all[i + 2]?.text === 'o' && !all[i + 2]?.spaced;
      word.text = word.stem = isWithout ? 'without' : 'with';
      const rest = all[i + 2];
      if (isWithout && rest) rest.kind = 'mark';
    }
    if (word.text === 'b' && next?.raw === '4' && !next.spaced) {
      word.text = word.stem = 'before';
      next.kind = 'mark';
    }
  }
}

const spellers = new WeakMap<Shop, Speller>();

function spellerOf(shop: Shop): Speller {
  let speller = spellers.get(shop);
  if (!speller) {
    speller = makeSpeller(knownWords(shop), COMMON_WORDS);
    spellers.set(shop, speller);
  }
  return speller;
}

/** The trade's words, the shop's own, and the plurals of nouns. */
function knownWords(shop: Shop): Set<string> {
  const known = new Set<string>(vocabulary.SPELLED);
  const nouns = [vocabulary.GARMENTS, vocabulary.PIECES, vocabulary.PEOPLE].flatMap((group) => [...group]);
  const services = shop.services.flatMap((service) =>
    service.words.flatMap((words) => words.split(/[\s-]+/)),
  );
  for (const noun of [...nouns, ...services]) {
    if (!/^[a-z]+$/.test(noun)) continue;
    known.add(noun);
    known.add(/(?:ch|sh|x|s)$/.test(noun) ? `${noun}es` : `${noun}s`);
  }
  for (const color of vocabulary.COLORS) known.add(color);
  return known;
}

// An e-mail address, typed or as it is said aloud ("jo dot smith at gmail dot com").
import { isEmail } from '../../schemas/contact-details.ts';
import { isCorrection, isReplaced, type SlotContext, type SlotResult, type Span, skipped } from './slot.ts';
import { own } from './words/own.ts';
import type { Word, Words } from './words/words.ts';

/** Lower case. A near miss such as "jane@gmail,com" is unclear. */
export function readEmail({ words }: SlotContext): SlotResult<string> {
  const found = [...typed(words.message), ...spoken(words)];
  const kept = found.filter(({ span }) => !isReplaced(words.message, span));
  const chosen = isCorrection(words) ? (kept.at(-1) ?? found.at(-1)) : found[0];
  if (chosen) return { status: 'filled', value: chosen.email, span: chosen.span };
  const near = NEAR_MISS.exec(words.message);
  if (near) return { status: 'unclear', span: { start: near.index, end: near.index + near[0].length } };
  return skipped;
}

interface Found {
  email: string;
  span: Span;
}

const MOST = 12;
const LOCAL_END = /[A-Za-z0-9.!#$%&'*+=?^_`{|}~-]{1,65}$/;
const DOMAIN = /^[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}/;
const NEAR_MISS = /[A-Za-z0-9._+-]{2,64}@[A-Za-z0-9-]{2,63}(?:,|\.\.|;|\.,)[a-z]{2,6}\b/;

function typed(message: string): Found[] {
  const found: Found[] = [];
  let at = message.indexOf('@');
  for (let tries = 0; at !== -1 && tries < MOST; tries += 1) {
    const left = LOCAL_END.exec(message.slice(Math.max(0, at - 66), at))?.[0] ?? '';
    const right = DOMAIN.exec(message.slice(at + 1, at + 256))?.[0] ?? '';
    const end = at + 1 + right.length;
    const follows = message.slice(end, end + 2);
    // A quote before, or a letter after what a host name may hold, makes it no address.
    const isWhole = !/^[\w@]|^\.[\w.@-]/.test(follows) && !/[\\@]/.test(message[at - left.length - 1] ?? ' ');
    const local = left.replace(/^['`*!.]+/, '');
    const email = `${local}@${right}`;
    if (isWhole && isEmail(email))
      found.push({ email: email.toLowerCase(), span: { start: at - local.length, end } });
    at = message.indexOf('@', at + 1);
  }
  return found;
}

const CONNECTORS: Readonly<Record<string, string>> = {
  dot: '.',
  '.': '.',
  point: '.',
  underscore: '_',
  _: '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  '-': '-',
  plus: '+',
  '+': '+',
};
/** Before "at" these make it "look at example.com", not an address. */
const NO_LOCAL = new Set(
  `look looking us me you we them it is are site website page online find found shop store located available here there see
  visit check go live work works working email mail phone reach arrive stop buy order people and or be was order info@`.split(
    /\s+/,
  ),
);

function spoken(words: Words): Found[] {
  const { all } = words;
  const found: Found[] = [];
  for (const [i, word] of all.entries()) {
    if (found.length >= MOST) break;
    if (word.text !== 'at' && word.raw !== '@') continue;
    // "sam(at)example.com"
    const isBracketed = /^[([{]$/.test(all[i - 1]?.raw ?? '') && /^[)\]}]$/.test(all[i + 1]?.raw ?? '');
    const domain = readDomain(all, isBracketed ? i + 2 : i + 1);
    if (!domain) continue;
    const local = readLocal(all, isBracketed ? i - 2 : i - 1);
    if (!local) continue;
    // Typed in one piece: already found.
    if (word.raw === '@' && !word.spaced && !all[i + 1]?.spaced && !domain.spoken && !local.spoken) continue;
    const email = `${local.text}@${domain.text}`.toLowerCase();
    if (!isEmail(email)) continue;
    found.push({ email, span: { start: all[local.from]?.start ?? 0, end: all[domain.to - 1]?.end ?? 0 } });
  }
  return found;
}

/** "gmail dot com", "blah.org", "g mail dot co dot uk" is not tried. */
function readDomain(
  all: readonly Word[],
  from: number,
): { text: string; to: number; spoken: boolean } | undefined {
  let at = from;
  let text = '';
  let spokenDot = false;
  for (let labels = 0; labels < 6; labels += 1) {
    const label = all[at];
    if (!label || label.kind === 'mark') return;
    text += label.raw.toLowerCase();
    at += 1;
    while (all[at]?.raw === '-' && !all[at]?.spaced && all[at + 1] && !all[at + 1]?.spaced) {
      text += `-${all[at + 1]?.raw.toLowerCase()}`;
      at += 2;
    }
    // "example(dot)com"
    const isBracketed = /^[([{]$/.test(all[at]?.raw ?? '') && all[at + 1]?.text === 'dot';
    if (isBracketed) at += 1;
    const dot = all[at];
    const next = isBracketed ? all[at + 2] : all[at + 1];
    const isDot = dot?.raw === '.' ? next !== undefined && (!next.spaced || dot.spaced) : dot?.text === 'dot';
    if (!isDot || next?.kind === 'mark' || next === undefined) {
      return labels > 0 && /\.[a-z]{2,}$/.test(text) ? { text, to: at, spoken: spokenDot } : undefined;
    }
    spokenDot ||= dot?.text === 'dot' || dot?.spaced === true;
    text += '.';
    at += isBracketed ? 2 : 1;
  }
  return;
}

function readLocal(
  all: readonly Word[],
  last: number,
): { text: string; from: number; spoken: boolean } | undefined {
  const end = all[last];
  if (!end || end.kind === 'mark') return;
  let from = last;
  let text = end.raw;
  let isSpoken = false;
  for (let steps = 0; steps < 24 && from > 0; steps += 1) {
    const here = all[from];
    const before = all[from - 1];
    const beforeThat = all[from - 2];
    const connector = own(CONNECTORS, before?.text ?? '') ?? (before?.raw === '_' ? '_' : undefined);
    if (before && connector !== undefined && beforeThat && beforeThat.kind !== 'mark') {
      text = `${beforeThat.raw}${connector}${text}`;
      isSpoken ||= before.kind === 'word';
      from -= 2;
    } else if (
      from === last &&
      here?.kind === 'number' &&
      before?.kind === 'word' &&
      own(CONNECTORS, beforeThat?.text ?? '') !== undefined
    ) {
      // "m underscore torres 88"
      text = before.raw + text;
      from -= 1;
    } else if (
      before &&
      here &&
      before.kind !== 'mark' &&
      (!here.spaced || (isLetter(here) && isLetter(before)))
    ) {
      // Spelled out letter by letter, or letters against figures.
      text = before.raw + text;
      isSpoken ||= here.spaced;
      from -= 1;
    } else break;
  }
  if (
    from === last &&
    NO_LOCAL.has(end.text) &&
    !/ e?mail (?:is|address is|at) $/.test(`${textBefore(all, from)} `)
  )
    return;
  const named = afterNamed(all, from, last);
  return named ?? { text, from, spoken: isSpoken };
}

/** "my email is sam smith 45 at gmail dot com": said in pieces after "email is", it is one word. */
function afterNamed(
  all: readonly Word[],
  from: number,
  last: number,
): { text: string; from: number; spoken: boolean } | undefined {
  for (let at = from; at > from - 3 && at > 1; at -= 1) {
    const isNamed = all[at - 1]?.text === 'is' && /^(?:e?mail|address)$/.test(all[at - 2]?.text ?? '');
    if (!isNamed || at === from) continue;
    const pieces = all.slice(at, last + 1);
    if (pieces.some((piece) => piece.kind === 'mark' || own(CONNECTORS, piece.text) !== undefined)) return;
    return { text: pieces.map((piece) => piece.raw).join(''), from: at, spoken: true };
  }
  return;
}

const isLetter = (word: Word): boolean => /^[A-Za-z0-9]$/.test(word.raw);
const textBefore = (all: readonly Word[], at: number): string =>
  ` ${all
    .slice(Math.max(0, at - 4), at)
    .map((word) => word.text)
    .join(' ')}`;

// The company or group a visitor orders for: "I'm with Blue Barn Brewing", "our company is Acme HVAC".
import { cued } from './company-cues.ts';
import { afterArticle, isGoods, isOrdinary, isShaped, isStop, nameEnd, type Place } from './company-name.ts';
import { isSaidOfPrint, overlaps, type SlotContext, type SlotResult, skipped } from './slot.ts';
import { COMPANY_WORDS, LEGAL_FORMS, PLACES } from './words/company-words.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital } from './words/name-length.ts';
import { TITLES } from './words/name-words.ts';
import { worded } from './words/triggers.ts';
import type { Word } from './words/words.ts';

/** As typed. */
export function readCompany({ words, taken, asked }: SlotContext): SlotResult<string> {
  const { all, message } = words;
  if (PERSONAL.test(words.plain)) return skipped;
  const places = [...cued(all), ...legal(all), ...apart(all), ...ofDomain(all, message)];
  if (asked === 'company') places.unshift(...answered(all));
  for (const [begin, to] of places) {
    const from = afterBearer(all, begin, to);
    // "the bill to Ms. Tremblay"
    if (to - from === 1 && TITLES.has(all[from]?.text ?? '')) continue;
    const span = { start: all[from]?.start ?? 0, end: all[to - 1]?.end ?? 0 };
    const name = message.slice(span.start, span.end).replace(/\s+/g, ' ');
    if (name.length < 2 || name.length > 80 || overlaps(span, taken) || isSaidOfPrint(message, span))
      continue;
    return { status: 'filled', value: name, span };
  }
  return skipped;
}

/** "I work for the county but this is personal" */
const PERSONAL = worded(
  / (?:(?:this|it|that|these)(?: one| order)? (?:is|are)(?: all| just| only| purely| strictly)? (?:personal|private|not for (?:work|them|the (?:company|business|office)))|nothing to do with (?:work|my job|them|the company)) /,
);

/** "Lou Hart Hart Plumbing", said after "this is": who speaks, then the company of that name. */
function afterBearer(all: readonly Word[], from: number, to: number): number {
  if (!FIRST_NAMES.has(all[from]?.text ?? '')) return from;
  const at = all.findIndex(
    ({ text, kind }, i) =>
      i > from && i + 2 < to && kind === 'word' && text.length > 1 && text === all[i + 1]?.text,
  );
  return at === -1 ? from : at + 1;
}

/** "Acme Plumbing LLC", "sparkle and shine llc" anywhere: a legal form ends a company's name. */
function* legal(all: readonly Word[]): Generator<Place> {
  for (let at = 1; at < all.length; at += 1) {
    if (!LEGAL_FORMS.has(all[at]?.text ?? '')) continue;
    const isUpper = isCapital(all[at - 1]?.raw === ',' ? all[at - 2] : all[at - 1]);
    let from = at;
    while (from > 0 && at - from < 6) {
      const word = all[from - 1];
      if (!word || word.isLineStart !== (from === 1 && word.isLineStart)) break;
      const isJoint = /^(?:&|and)$/.test(word.text) && from > 1 && all[from - 2]?.kind === 'word';
      const isPart = isUpper
        ? isCapital(word) || (word.raw === ',' && from === at)
        : word.kind === 'word' &&
          (!isStop(word) || word.text === 'the') &&
          !/^(?:own|run|for|from|with)$/.test(word.text);
      if (!isJoint && !isPart) break;
      from -= 1;
    }
    from = afterArticle(all, from);
    if (from < at && all[from]?.kind === 'word' && !isStop(all[from])) yield [from, at + 1];
  }
}

const BEGINS_APART = new Set(',.:;!?(|/•@–—-');

/** "Hank here, H&R Diesel, 6 trucks": capitals between two marks that only a company has. */
function* apart(all: readonly Word[]): Generator<Place> {
  for (let from = 0; from < all.length; from += 1) {
    const isStart = all[from]?.isLineStart || BEGINS_APART.has(all[from - 1]?.raw ?? '');
    const isLower = !isCapital(all[from]);
    // "brandon ortiz, ortiz bros concrete, 785 555 0163": in lower case only behind something else.
    if (!isStart || (isLower && (from === 0 || all[from]?.kind !== 'word'))) continue;
    const to = nameEnd(all, from, false);
    const next = all[to];
    const isEnd =
      next === undefined || next.isLineStart || /^[,.;!?)|/•(–—-]$/.test(next.raw) || next.text === 'here';
    const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
    if (!isEnd || body.length < 2 || isGoods(body) || PLACES.test(body.map(({ text }) => text).join(' ')))
      continue;
    if (
      !isLower &&
      !body.every(
        (word) =>
          isCapital(word) || COMPANY_WORDS.has(word.text) || /^(?:of|and|the|for|a|\d+)$/.test(word.raw),
      )
    )
      continue;
    const isJoint =
      all.slice(from, to).some(({ raw }) => raw === '&') && body.some((word) => !isOrdinary(word));
    if ((isShaped(body) && !/^(?:city|county|township)$/.test(body.at(-1)?.text ?? '')) || isJoint)
      yield [from, to];
  }
}

/** "Lars Tveit, Fjord Works, lars@fjordworks.example": an address names it too. */
function* ofDomain(all: readonly Word[], message: string): Generator<Place> {
  if (!message.includes('@')) return;
  const site = /@([\w-]{6,40})\./.exec(message)?.[1]?.toLowerCase().replace(/-/g, '');
  if (site === undefined) return;
  for (let from = 0; from < all.length; from += 1) {
    const before = all[from - 1];
    if (before !== undefined && before.kind !== 'mark' && !all[from]?.isLineStart && isCapital(before))
      continue;
    if (before?.raw === '@' || all[from]?.kind !== 'word' || FIRST_NAMES.has(all[from]?.text ?? '')) continue;
    let said = '';
    for (let to = from; to < Math.min(all.length, from + 5) && site.startsWith(said); to += 1) {
      if (/^[@.]$/.test(all[to]?.raw ?? '')) break;
      said += all[to]?.raw.toLowerCase().replace(/[^\p{L}\d]/gu, '') ?? '';
      if (said === site && to > from) yield [from, to + 1];
    }
  }
}

/** The answer to "what's the company's name?" */
function* answered(all: readonly Word[]): Generator<Place> {
  let from = 0;
  while (BEFORE_ANSWER.test(all[from]?.text ?? '') && from < all.length - 1) from += 1;
  from = afterArticle(all, from);
  const to = nameEnd(all, from, true);
  const isAlone =
    all[to] === undefined ||
    all[to]?.kind === 'mark' ||
    (isStop(all[to]) && !/^(?:not?|[a-z]+s?n't)$/.test(all[to]?.text ?? ''));
  // "ship to my house", "just for work"
  const isTalk = isStop(all[to]) && all.slice(from, to).every((word) => !isCapital(word) && isOrdinary(word));
  if (
    to - from < 7 &&
    !isTalk &&
    isAlone &&
    !NO_COMPANY.test(all[from]?.text ?? '') &&
    all.at(-1)?.raw !== '?'
  )
    yield [from, to];
}

const BEFORE_ANSWER =
  /^(?:oh|actually|hmm|it is|its|it|is|we are|this is|this|called|for|under|put|just|yes|sure|ok|um|uh|so|well|company|business|name|[,.:!-])$/;
const NO_COMPANY =
  /^(?:no|none|not|nope|nah|just|personal|private|na|n|me|myself|individual|family|friends|nothing|skip|why|what|do|does|i|i am|my|a|an|home|fun|work|text|call|reach|ship|shipping|deliver|email|spelled)$/;

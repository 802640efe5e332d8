// What somebody wrote in a mail, apart from what it quotes and the signature under it. Answers between quotes stay where they
// are, with what they answer to; a mail in which nothing else would be left stays whole.

export interface SplitText {
  text: string;
  /** '' where nothing was folded. */
  folded: string;
}

/** What is shown at once; all beyond it is folded. */
export const TEXT_MAX = 20_000;
/** A quote above an answer that is longer than what an answer needs. */
const LONG_QUOTE = 5;
const SIGNATURE_LINES_MAX = 15;

/** `isForward`: its quote is what it is about. */
export function foldQuotes(whole: string, { isForward = false } = {}): SplitText {
  const lines = whole
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  const marks = markLines(lines, isForward);
  const folded = foldEnds(lines, marks);
  const kept = joined(lines, (index) => !folded[index]);
  // Nothing but quotes.
  const split =
    kept === ''
      ? { text: joined(lines, () => true), folded: '' }
      : { text: kept, folded: joined(lines, (index) => folded[index] === true) };
  return bounded(split);
}

type Mark = 'own' | 'blank' | 'quote' | 'attribution' | 'history' | 'forward';

/** What each line is. What follows the head of an older mail is `history`, to the end. */
function markLines(lines: readonly string[], isForward: boolean): Mark[] {
  const marks: Mark[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    if (FORWARDED.test(line) || (isForward && isHistory(lines, index)))
      return [...marks, ...lines.slice(index).map((): Mark => 'forward')];
    if (isHistory(lines, index)) return [...marks, ...lines.slice(index).map((): Mark => 'history')];
    const long = attributionLines(lines, index);
    if (long > 0) {
      const next = nextWritten(lines, index + long);
      const isQuoted = next === undefined || QUOTE.test(next);
      if (!isQuoted)
        return [...marks, ...lines.slice(index).map((): Mark => (isForward ? 'forward' : 'history'))];
      for (let count = 0; count < long; count++) marks.push('attribution');
      index += long;
      continue;
    }
    marks.push(line === '' ? 'blank' : QUOTE.test(line) ? 'quote' : 'own');
    index++;
  }
  return marks;
}

function nextWritten(lines: readonly string[], from: number): string | undefined {
  let index = from;
  while (lines[index] === '') index++;
  return lines[index];
}

const QUOTE = /^ ?>/;
const FORWARDED =
  /^(?:-{2,} ?(?:forwarded message|mensaje reenviado) ?-{2,}|begin forwarded message:|inicio del mensaje reenviado:)$/i;
const ORIGINAL = /^-{2,} ?(?:original message|mensaje original|original appointment) ?-{2,}$/i;
const FROM = /^\*?(?:from|de|desde):\*? ?\S/i;
const HEADS = [
  /^\*?(?:sent|date|enviado|enviado el|fecha):\*? ?\S/i,
  /^\*?(?:to|para):\*? ?\S/i,
  /^\*?(?:subject|asunto):\*?/i,
];

/** The head of an older mail, as Outlook puts it above: a line of dashes, or From, Sent, To, Subject. */
function isHistory(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (ORIGINAL.test(line)) return true;
  if (/^_{10,}$/.test(line)) {
    const next = lines.slice(index + 1, index + 4).findIndex((one) => one !== '');
    return next >= 0 && FROM.test(lines[index + 1 + next] ?? '') && isHistory(lines, index + 1 + next);
  }
  if (!FROM.test(line)) return false;
  const below = lines.slice(index + 1, index + 8);
  return HEADS.filter((head) => below.some((one) => head.test(one))).length >= 2;
}

/** A weekday, a year or a clock, as no sentence of somebody's own has it there. */
const WHEN = /\d{1,2}:\d\d|\b\d{4}\b|<[^<>\s]+@[^<>\s]+>/;
const WROTE = [
  /^on\b.{5,}\bwrote:$/i,
  /^el\b.{5,}\bescribi(?:ó|o):$/i,
  /^\d{4}-\d\d-\d\d\b.*<[^<>\s]+@[^<>\s]+>:$/,
];

/** Four lines of a mail; what is longer says more than who wrote when. */
const ATTRIBUTION_MAX = 500;

/** How many lines 'On … wrote:' takes, which mail programs wrap; 0 where it does not stand there. */
function attributionLines(lines: readonly string[], index: number): number {
  const start = lines[index] ?? '';
  if (!/^(?:on|el)\b|^\d{4}-/i.test(start)) return 0;
  for (let count = 1; count <= 4; count++) {
    const some = lines.slice(index, index + count);
    if (some.includes('')) return 0;
    const text = some.join(' ');
    if (text.length > ATTRIBUTION_MAX) return 0;
    if (WHEN.test(text) && WROTE.some((wrote) => wrote.test(text))) return count;
  }
  return 0;
}

const isAbout = (mark: Mark | undefined): boolean =>
  mark === 'blank' || mark === 'quote' || mark === 'attribution' || mark === 'history';

/** Which lines are folded: quotes and signatures at the end, and a long quote above all. */
function foldEnds(lines: readonly string[], marks: readonly Mark[]): boolean[] {
  const folded = lines.map(() => false);
  let end = lines.length;
  for (let before = -1; before !== end; ) {
    before = end;
    while (end > 0 && isAbout(marks[end - 1])) end--;
    end = signatureStart(lines, marks, end);
  }
  for (let index = end; index < lines.length; index++) folded[index] = marks[index] !== 'forward';
  const top = marks.slice(0, end).findIndex((mark) => !isAbout(mark));
  const above = marks.slice(0, Math.max(0, top));
  const isOneQuote = !marks.slice(top, end).includes('quote');
  if (isOneQuote && above.filter((mark) => mark === 'quote').length >= LONG_QUOTE)
    for (let index = 0; index < top; index++) folded[index] = true;
  return folded;
}

const SENT_FROM =
  /^(?:sent from (?:my|mail|yahoo|outlook|proton|samsung)\b.*|enviado (?:desde|con) (?:mi|el|outlook|yahoo|proton)\b.*|get outlook for (?:ios|android).*|obtener outlook para .*)$/i;

/** Where the signature begins that ends before `end`; `end` without one. */
function signatureStart(lines: readonly string[], marks: readonly Mark[], end: number): number {
  if (end > 0 && marks[end - 1] === 'own' && SENT_FROM.test(lines[end - 1] ?? '')) return end - 1;
  for (let index = end - 1; index >= Math.max(0, end - SIGNATURE_LINES_MAX); index--) {
    if (marks[index] !== 'own' && marks[index] !== 'blank') return end;
    if (lines[index] === '--') return index;
  }
  return end;
}

const joined = (lines: readonly string[], isWanted: (index: number) => boolean): string =>
  lines
    .filter((_, index) => isWanted(index))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function bounded({ text, folded }: SplitText): SplitText {
  if (text.length <= TEXT_MAX) return { text, folded };
  const rest = [text.slice(TEXT_MAX), folded].filter(Boolean).join('\n\n');
  return { text: text.slice(0, TEXT_MAX).toWellFormed(), folded: rest.toWellFormed() };
}

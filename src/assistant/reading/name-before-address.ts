// A name that shows by its place: capitals directly before the visitor's email or phone.
import { COMPANY_WORDS } from './company.ts';
import { overlaps, type Span } from './slot.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { areCapitals, nameLength } from './words/name-length.ts';
import type { Word, Words } from './words/words.ts';

/** "Tomasz Wilk, tomasz@example.com": two capitals or more directly before an address or a number; no company's name. */
export function nameBeforeAddress({ all, message }: Words, taken: readonly Span[]): Span | undefined {
  for (const address of taken) {
    const text = message.slice(address.start, address.end).toLowerCase();
    if (!text.includes('@') && text.replace(/\D/g, '').length < 10) continue;
    const at = all.findIndex(({ start }) => start >= address.start);
    const end = all[at - 1]?.raw === ',' ? at - 1 : at;
    if (end < 2 || (end === at && !isLineStart(all, at, message))) continue;
    const before = all.slice(0, end);
    for (let from = Math.max(0, end - LONGEST_NAME); from <= end - 2; from += 1) {
      const length = end - from;
      const isStart = /^[:;.!]$/.test(all[from - 1]?.raw ?? '') || isLineStart(all, from, message);
      if (!isStart || !areCapitals(all, from, length) || nameLength(before, from, 'weak') !== length)
        continue;
      const span = { start: all[from]?.start ?? 0, end: all[end - 1]?.end ?? 0 };
      if (!overlaps(span, taken) && !isOfCompany(before.slice(from), text)) return span;
    }
  }
  return;
}

/** Words and marks in a name: "Ana-Maria J. Lopez". */
const LONGEST_NAME = 6;

const isLineStart = (all: readonly Word[], at: number, message: string): boolean =>
  at === 0 || message.slice(all[at - 1]?.end, all[at]?.start).includes('\n');

/** "Bold Signs", "Riverside Tigers, info@...", "Acme Rockets, jo@acmerockets.example". */
function isOfCompany(name: readonly Word[], address: string): boolean {
  if (FIRST_NAMES.has(name[0]?.text ?? '')) return false;
  const [mailbox = '', site = ''] = address.split('@');
  return (
    SHARED_MAILBOX.test(mailbox) ||
    site.replace(/-/g, '').includes(name.map(({ text }) => text).join('')) ||
    name.some(({ text, stem }) => COMPANY_WORDS.has(text) || COMPANY_WORDS.has(stem))
  );
}

const SHARED_MAILBOX =
  /^(?:info|sales|office|orders?|hello|hi|contact|admin|team|support|mail|marketing|events|accounts?|billing|shop)$/;

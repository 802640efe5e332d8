// Names, addresses and phone numbers of visitors, taken out of a text before a model sees it.

import type { ConversationState } from '../../assistant/state/state.ts';
import { readerState } from '../../assistant/understand/reader-state.ts';
import { readCompany } from '../../assistant/understand/reading/company.ts';
import { readEmail } from '../../assistant/understand/reading/email.ts';
import { readName } from '../../assistant/understand/reading/name.ts';
import { readPhone } from '../../assistant/understand/reading/phone.ts';
import {
  overlaps,
  type SlotContext,
  type SlotResult,
  type Span,
} from '../../assistant/understand/reading/slot.ts';
import { findNumbers } from '../../assistant/understand/reading/words/numbers.ts';
import { splitWords } from '../../assistant/understand/reading/words/words.ts';
import { readablePhone } from '../../assistant/wording/wording.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';

interface Surroundings {
  /** What is known of the visitor. */
  state: ConversationState;
  shop: Shop;
  now: Date;
}

type Kind = 'email' | 'phone' | 'company' | 'name';

/** Each round takes at most one of each kind. */
const MOST_ROUNDS = 10;

/**
 * The text with '[name]', '[email]', '[phone]' and '[company]' where the engine's own parsers find such a thing, where what
 * is known already stands again, and where something merely looks like one.
 */
export function maskContact(text: string, surroundings: Surroundings): string {
  let masked = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = findContact(masked, surroundings);
    if (found.length === 0) break;
    masked = replaceSpans(masked, found);
  }
  for (const { kind, pattern } of knownContact(surroundings.state))
    masked = masked.replace(pattern, `[${kind}]`);
  return masked
    .replace(LIKE_EMAIL, '[email]')
    .replace(LIKE_PHONE, (found) => (isDate(found) ? found : '[phone]'));
}

/** Does Carl's text hold contact data, other than the shop's own? */
export function repeatsContact(text: string, { state, shop }: Pick<Surroundings, 'state' | 'shop'>): boolean {
  const { email, phone } = shop.brand;
  const foreign = text.replaceAll(email, '').replaceAll(phone, '');
  if (knownContact(state).some(({ pattern }) => foreign.search(pattern) !== -1)) return true;
  return (
    foreign.search(LIKE_EMAIL) !== -1 || (foreign.match(LIKE_PHONE) ?? []).some((found) => !isDate(found))
  );
}

const LIKE_EMAIL = /\S+@\S*/g;
/** Seven digits and more, however they are held together. */
const LIKE_PHONE = /\+?\(?\d(?:[\s().-]{0,3}\d){6,}/g;
const isDate = (text: string): boolean =>
  /^(?:\d{4}([.-])\d{1,2}\1\d{1,2}|\d{1,2}([.-])\d{1,2}\2\d{4})$/.test(text.trim());

interface Found {
  kind: Kind;
  span: Span;
}

/** In the order in which a message is read: an address tells where the name before it ends. */
function findContact(text: string, { state, shop, now }: Surroundings): Found[] {
  const words = splitWords(text, shop);
  const masks = [...text.matchAll(/\[(?:name|email|phone|company)\]/g)].map(({ index, 0: mask }) => ({
    start: index,
    end: index + mask.length,
  }));
  const context: SlotContext = {
    words,
    numbers: findNumbers(words.all),
    taken: [...masks],
    asked: readerState(state, undefined, shop).asked,
    shop,
    today: dayInZone(now, shop.time_zone),
  };
  const found: Found[] = [];
  for (const [kind, parse] of PARSERS) {
    const result = parse(context);
    if (result.status === 'skipped' || overlaps(result.span, masks)) continue;
    found.push({ kind, span: result.span });
    context.taken.push(result.span);
  }
  return found;
}

const PARSERS: readonly (readonly [Kind, (context: SlotContext) => SlotResult<string>])[] = [
  ['email', readEmail],
  ['phone', readPhone],
  ['company', readCompany],
  ['name', readName],
];

/** From the end, so that the places before stay right. */
function replaceSpans(text: string, found: readonly Found[]): string {
  return found
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((rest, { kind, span }) => `${rest.slice(0, span.start)}[${kind}]${rest.slice(span.end)}`, text);
}

/** What the visitor has given so far, also what was put right since. */
function knownContact({ slots, former }: ConversationState): { kind: Kind; pattern: RegExp }[] {
  return [slots, former?.slots ?? {}].flatMap(({ name, email, phone, company }) => [
    ...textPatterns('company', company === undefined ? [] : [company]),
    ...textPatterns('name', name === undefined ? [] : [name, ...name.split(/\s+/)]),
    ...textPatterns('email', email === undefined ? [] : [email]),
    ...textPatterns('phone', phone === undefined ? [] : [phone, readablePhone(phone)]),
  ]);
}

function textPatterns(kind: Kind, texts: readonly string[]): { kind: Kind; pattern: RegExp }[] {
  return texts
    .filter((text) => text.length > 1)
    .map((text) => ({
      kind,
      pattern: new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, 'giu'),
    }));
}

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\-]/g, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`);

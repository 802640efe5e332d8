// What becomes of a job's quotes: sent, seen, accepted, withdrawn. Each is decided of all that happened, while nobody else
// adds to it; the state of a version is computed, and running out writes nothing.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CONTACT } from '../../schemas/job.ts';
import type { Language } from '../../schemas/language.ts';
import type { Quote, QuoteState } from '../../schemas/quote.ts';
import { ACCEPTANCE, quoteRows, quoteTotal } from '../../schemas/quote-sums.ts';
import type { Decision, JobEvent, NewJobEvent, SentQuote } from '../../storage/job/job-store.ts';
import { raisedTo, type Standing } from '../pipeline/pipeline.ts';
import { sameName } from './job-words.ts';
import { stageOf } from './stage.ts';

/** A version with what became of it; times are ISO. */
export interface QuoteVersion {
  version: number;
  state: QuoteState;
  quote: SentQuote;
  sentBy: string | null;
  sentAt: string;
  seenAt: string | null;
  /** `person`: whose link it was. */
  accepted: { name: string; at: string; person: string } | null;
  withdrawnAt: string | null;
}

export type Refusal = 'unknown' | 'replaced' | 'withdrawn' | 'expired' | 'accepted';
type Outcome<T> = T | { refused: Refusal };

/** The versions of a job, the oldest first. `today`: the shop's day, ISO. */
export function quotesOf(events: readonly JobEvent[], today: string): QuoteVersion[] {
  const sent = events.flatMap((event) => (event.kind === 'quote_sent' ? [event] : []));
  return sent.map(({ data: quote, name, createdAt }, index) => {
    const version = index + 1;
    const find = <Kind extends JobEvent['kind']>(kind: Kind) =>
      events.find(
        (event): event is Extract<JobEvent, { kind: Kind }> =>
          event.kind === kind && event.version === version,
      );
    const accepted = find('quote_accepted');
    const told = {
      version,
      quote,
      sentBy: name,
      sentAt: createdAt,
      seenAt: find('quote_seen')?.createdAt ?? null,
      accepted: accepted
        ? { name: accepted.name ?? '', at: accepted.createdAt, person: accepted.data.person ?? CONTACT }
        : null,
      withdrawnAt: find('quote_withdrawn')?.createdAt ?? null,
    };
    return { ...told, state: stateOf(told, { isNewest: version === sent.length, today }) };
  });
}

function stateOf(
  { accepted, withdrawnAt, seenAt, quote }: Omit<QuoteVersion, 'state'>,
  { isNewest, today }: { isNewest: boolean; today: string },
): QuoteState {
  if (!isNewest) return 'replaced';
  if (accepted) return 'accepted';
  if (withdrawnAt !== null) return 'withdrawn';
  if (today > quote.validUntil) return 'expired';
  return seenAt === null ? 'sent' : 'seen';
}

/** The next version; what stands before it can no longer be accepted. A job that was only asked for is quoted now. */
export function sendQuote(
  quote: Quote,
  items: SentQuote['items'],
  { name, notify = [], today }: { name: string; today: string; notify?: Decision<unknown>['notify'] },
) {
  return (events: readonly JobEvent[], lead: Standing): Decision<number> => {
    const newest = quotesOf(events, today).at(-1);
    // The same once more: a button that was pressed twice, with a customer who was quicker than the second time.
    if (newest && isGood(newest) && isSame(newest.quote, quote)) return { add: [], result: newest.version };
    const version = (newest?.version ?? 0) + 1;
    const by = { who: 'shop', name, version } as const;
    const sent: NewJobEvent = {
      ...by,
      kind: 'quote_sent',
      data: { ...quote, items, hash: hashOf(quote, items) },
    };
    const moved: NewJobEvent = { ...by, kind: 'stage', version: null, data: { stage: 'quoted' } };
    const isFirst = stageOf(events) === 'asked';
    return {
      add: [sent, ...(isFirst ? [moved] : []), ...raisedTo('quoted', lead, by)],
      notify,
      result: version,
    };
  };
}

/** Of two that accept at once one is first; who asks again for what they accepted gets the first answer. */
export function acceptQuote({ version, ...signed }: Signed & { version: number }, today: string) {
  return (
    events: readonly JobEvent[],
    lead: Standing,
  ): Decision<Outcome<{ name: string; at: string | null }>> => {
    const found = quotesOf(events, today).find((one) => one.version === version);
    if (found?.accepted && sameName(found.accepted.name, signed.name))
      return { add: [], result: found.accepted };
    if (!found) return refuse('unknown');
    if (found.state === 'sent' || found.state === 'seen') return accept(found, lead, signed);
    return refuse(found.state);
  };
}

interface Signed {
  /** As typed. */
  name: string;
  /** Whose link it is. */
  person: string;
  /** Which the page was read in: the wording is kept as it was. */
  language: Language;
  notify?: Decision<unknown>['notify'];
}

function accept(
  { version, quote }: QuoteVersion,
  lead: Standing,
  { name, person, language, notify }: Signed,
) {
  const wording = ACCEPTANCE[language](version, quoteTotal(quote.lines));
  const accepted: NewJobEvent = {
    kind: 'quote_accepted',
    who: 'customer',
    name,
    version,
    data: { wording, hash: quote.hash, person },
  };
  const add = [accepted, ...raisedTo('won', lead, { who: 'customer', name })];
  return { add, ...(notify && { notify }), result: { name, at: null } };
}

const isGood = ({ state }: QuoteVersion): boolean =>
  state === 'sent' || state === 'seen' || state === 'accepted';

/** As far as the desk wrote it; undefined and left out are one. */
const isSame = ({ items: _, hash: __, ...one }: SentQuote, other: Quote): boolean =>
  isDeepStrictEqual(plainCopy(one), plainCopy(other));
const plainCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Only what can still be accepted; a second time changes nothing. */
export function withdrawQuote(version: number, name: string, today: string) {
  return (events: readonly JobEvent[]): Decision<Outcome<'withdrawn'>> => {
    const found = quotesOf(events, today).find((one) => one.version === version);
    if (!found) return refuse('unknown');
    if (found.withdrawnAt !== null) return { add: [], result: 'withdrawn' };
    if (found.state === 'accepted' || found.state === 'replaced') return refuse(found.state);
    return {
      add: [{ kind: 'quote_withdrawn', who: 'shop', name, version, data: {} }],
      result: 'withdrawn',
    };
  };
}

/** Kept once. */
export function seeQuote(version: number, today: string) {
  return (events: readonly JobEvent[]): Decision<Outcome<'seen'>> => {
    const found = quotesOf(events, today).find((one) => one.version === version);
    if (!found) return refuse('unknown');
    const seen: NewJobEvent = { kind: 'quote_seen', who: 'customer', name: null, version, data: {} };
    return { add: found.seenAt === null ? [seen] : [], result: 'seen' };
  };
}

const refuse = (refused: Refusal) => ({ add: [], result: { refused } });

/** Of what the customer sees, and so of what is accepted. */
function hashOf({ lines, validUntil, terms, taxNote, payLink }: Quote, items: SentQuote['items']): string {
  const seen = [quoteRows(lines, items), quoteTotal(lines), validUntil, terms, taxNote, payLink];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

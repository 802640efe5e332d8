// What becomes of quotes, decided of what happened before.
import { describe, expect, it } from 'vitest';
import { CONTACT } from '../../schemas/job.ts';
import type { Decision, JobEvent, NewJobEvent } from '../../storage/job/job-store.ts';
import type { Standing } from '../pipeline/pipeline.ts';
import { acceptQuote, quotesOf, seeQuote, sendQuote, withdrawQuote } from './quotes.ts';

const TODAY = '2026-03-10';
const QUOTE = {
  lines: [{ label: 'Basic cotton tee', quantity: 24, unitCents: 425, catalogCents: 425, item: 0 }],
  validUntil: '2026-04-10',
  terms: undefined,
  taxNote: 'Sales tax is added at pick-up.',
  payLink: undefined,
};
const ITEMS = [{ label: '24 T-shirts', note: 'screen printing' }];
const accept = (version: number, name: string, today = TODAY) =>
  acceptQuote({ version, name, person: CONTACT, language: 'es' }, today);
const send = (quote = QUOTE) => sendQuote(quote, ITEMS, { name: 'rosa', notify: ['quote'], today: TODAY });

/** A job to which decisions are made one after another. */
function job() {
  const events: JobEvent[] = [];
  const lead: Standing = { status: 'new', lostReason: null, assignee: null };
  return {
    events,
    decide: <T>(choose: (events: readonly JobEvent[], lead: Standing) => Decision<T>): T => {
      const { add, result } = choose(events, lead);
      for (const event of add) {
        if (event.kind === 'status') lead.status = event.data.status;
        const at = `2026-03-10T15:00:0${events.length}.000Z`;
        events.push({ ...(event as NewJobEvent), seq: events.length + 1, createdAt: at } as JobEvent);
      }
      return result;
    },
    states: (today = TODAY) => quotesOf(events, today).map(({ state }) => state),
  };
}

describe('a quote', () => {
  it('is sent, seen once, and accepted under its wording', () => {
    const { events, decide, states } = job();
    expect(decide(send())).toBe(1);
    expect(states()).toEqual(['sent']);
    for (const _ of 'ab') expect(decide(seeQuote(1, TODAY))).toBe('seen');
    expect(states()).toEqual(['seen']);
    expect(decide(accept(1, 'Marisol Vega'))).toMatchObject({
      name: 'Marisol Vega',
    });
    expect(states('2027-01-01')).toEqual(['accepted']);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['quote_sent', 'stage', 'status', 'quote_seen', 'quote_accepted', 'status'],
    ]);
    const [sent, , , , accepted] = events;
    if (sent?.kind !== 'quote_sent' || accepted?.kind !== 'quote_accepted') throw new Error('not there');
    expect(accepted.data).toEqual({
      wording: 'Acepto la cotización 1 por $102.00.',
      hash: sent.data.hash,
      person: CONTACT,
    });
  });

  it('gives who accepts again the first answer, and another name none', () => {
    const { events, decide } = job();
    decide(send());
    decide(accept(1, 'Marisol Vega'));
    const count = events.length;
    expect(decide(accept(1, ' marisol  vega'))).toMatchObject({
      name: 'Marisol Vega',
    });
    expect(decide(accept(1, 'Sam Okafor'))).toEqual({ refused: 'accepted' });
    expect(decide(withdrawQuote(1, 'rosa', TODAY))).toEqual({ refused: 'accepted' });
    decide(send({ ...QUOTE, taxNote: 'No tax.' }));
    expect(decide(accept(1, 'Marisol Vega'))).toMatchObject({
      name: 'Marisol Vega',
    });
    expect(events).toHaveLength(count + 1);
  });

  it('is accepted on its last day and not on the next, which writes nothing', () => {
    const { events, decide, states } = job();
    decide(send());
    const acceptOn = (today: string) => decide(accept(1, 'Marisol', today));
    const count = events.length;
    expect(acceptOn('2026-04-11')).toEqual({ refused: 'expired' });
    expect(states('2026-04-11')).toEqual(['expired']);
    expect(events).toHaveLength(count);
    expect(acceptOn('2026-04-10')).toMatchObject({ name: 'Marisol' });
  });

  it('is replaced by a newer version, and withdrawn only as the newest', () => {
    const { decide, states } = job();
    decide(send());
    expect(decide(send({ ...QUOTE, validUntil: '2026-04-11' }))).toBe(2);
    expect(states()).toEqual(['replaced', 'sent']);
    expect(decide(accept(1, 'Marisol'))).toEqual({ refused: 'replaced' });
    expect(decide(withdrawQuote(1, 'rosa', TODAY))).toEqual({ refused: 'replaced' });
    for (const _ of 'ab') expect(decide(withdrawQuote(2, 'rosa', TODAY))).toBe('withdrawn');
    expect(decide(accept(2, 'Marisol'))).toEqual({ refused: 'withdrawn' });
    expect(decide(accept(3, 'Marisol'))).toEqual({ refused: 'unknown' });
    expect(states()).toEqual(['replaced', 'withdrawn']);
  });

  it('moves a job that was only asked for, and none that is further', () => {
    const { events, decide } = job();
    const stages = () => events.flatMap((event) => (event.kind === 'stage' ? [event.data.stage] : []));
    decide(send());
    expect(stages()).toEqual(['quoted']);
    decide(() => ({
      add: [{ kind: 'stage', who: 'shop', name: null, version: null, data: { stage: 'on_press' } }],
      result: null,
    }));
    expect(decide(send({ ...QUOTE, taxNote: 'No tax.' }))).toBe(2);
    expect(stages()).toEqual(['quoted', 'on_press']);
  });

  it('is one version where it is sent twice, until something else came', () => {
    const { events, decide } = job();
    for (const _ of 'ab') expect(decide(send())).toBe(1);
    expect(events.map(({ kind }) => kind)).toEqual(['quote_sent', 'stage', 'status']);
    decide(withdrawQuote(1, 'rosa', TODAY));
    expect(decide(send())).toBe(2);
    decide(accept(2, 'Marisol'));
    expect(decide(send())).toBe(2);
  });

  it('has another digest where anything differs that the customer sees', () => {
    const { decide, events } = job();
    const [line] = QUOTE.lines;
    if (!line) throw new Error('no line');
    for (const quote of [
      QUOTE,
      { ...QUOTE, lines: [{ ...line, label: 'Tee', quantity: 48, unitCents: 212.5 }] },
      { ...QUOTE, lines: [{ ...line, unitCents: 426 }] },
      { ...QUOTE, validUntil: '2026-04-11' },
      { ...QUOTE, taxNote: 'No tax.' },
    ])
      decide(send(quote));
    const hashes = events.flatMap((event) => (event.kind === 'quote_sent' ? [event.data.hash] : []));
    expect(hashes[1]).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(4);
  });
});

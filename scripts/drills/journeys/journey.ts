// One job from the request to the pick-up: its customer and the shop, both at once, each as its own page has them ask.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { playProofs } from './proofs.ts';
import type { Stubborn, Told } from './stubborn.ts';

/** An event that an answer promised. */
export interface Promised {
  kind: string;
  who: 'customer' | 'shop';
  version: number | null;
  /** Of a message or comment, the name of an acceptance, a stage or a status. */
  text: string;
  /** Where the answer told it. */
  seq?: number;
  /** What was promised in an earlier part of the journey comes before it. */
  part: number;
}

export interface Journey {
  leadId: string;
  /** The path of the job page. */
  path: string;
  email: string;
  name: string;
  promised: Promised[];
  faults: string[];
}

export interface Sides {
  client: Stubborn;
  /** Of the shop. */
  cookie: string;
  /** From 0 to under 1, the same in every run. */
  draw: () => number;
}

/** Begins one; `mark` is in all of its words. It is filled in while it is played. */
export const beginJourney = (mark: string): Journey => ({
  leadId: '',
  path: '',
  email: `dana-${mark}@example.com`,
  name: `Dana Reyes ${mark}`,
  promised: [],
  faults: [],
});

export async function playJourney(journey: Journey, mark: string, sides: Sides): Promise<void> {
  const { client } = sides;
  const form = { name: journey.name, email: journey.email, service: 'Embroidery', details: `Caps ${mark}` };
  const headers = { 'idempotency-key': randomUUID() };
  const asked = await client.askTwice('/api/contact', { body: form, headers, wanted: [201] });
  expectSame(journey, 'the request', asked);
  journey.leadId = String(asked[0].body.id);
  journey.path = new URL(String(asked[0].body.jobUrl)).pathname;

  const { write, quote, accept, see, move, answer } = callsOf(journey, sides);
  await Promise.all([write(1, `Can you print white? ${mark}`), quote(1, 1)]);
  await Promise.all([see(2, 1), answer(2, `White it is. ${mark}`)]);
  // The shop changes its mind while the customer makes up theirs: one of the two is first.
  await Promise.all([quote(3, 2), accept(3, 1, [201, 409])]);
  await accept(4, 2, [201]);
  await playProofs(journey, mark, sides, 5);
  await Promise.all([move(9, 'on_press'), write(9, `When will it be ready? ${mark}`)]);
  await move(10, 'ready');
  await write(11, `I come by on Friday. ${mark}`);
}

function callsOf(journey: Journey, { client, cookie, draw }: Sides) {
  const { leadId, path, name, promised } = journey;
  const desk = `/api/admin/leads/${leadId}`;
  const isPlain = draw() < 0.3;
  const maybeTwice = async (to: string, request: Parameters<Stubborn['ask']>[1]): Promise<Told> => {
    if (draw() < 0.5) return client.ask(to, request);
    const both = await client.askTwice(to, request);
    expectSame(journey, to.replace(path, '/job'), both);
    return both[0];
  };
  return {
    /** With a script, or by the form of a page without one. */
    write: async (part: number, text: string) => {
      const key = randomUUID();
      const to = `/api${path}/messages`;
      const said = { kind: 'message', who: 'customer', version: null, text, part } as const;
      if (isPlain) {
        await maybeTwice(to, { body: new URLSearchParams({ text, key }), wanted: [303] });
        promised.push(said);
        return;
      }
      const { body } = await maybeTwice(to, {
        body: { text },
        headers: { 'idempotency-key': key },
        wanted: [201],
      });
      promised.push({ ...said, seq: Number(body.seq) });
    },

    quote: async (part: number, version: number) => {
      const lines = [{ label: `Caps, version ${version}`, quantity: 24, unitCents: 1200 + version }];
      const body = { lines, validUntil: dayAfter(14) };
      const told = await maybeTwice(`${desk}/quotes`, { body, headers: { cookie }, wanted: [201] });
      if (told.body.version !== version) journey.faults.push(`quote ${version} became ${told.body.version}`);
      promised.push({ kind: 'quote_sent', who: 'shop', version, text: '', part });
      if (version > 1) return;
      for (const kind of ['stage', 'status'])
        promised.push({ kind, who: 'shop', version: null, text: 'quoted', part });
    },

    see: async (part: number, version: number) => {
      await maybeTwice(`/api${path}/seen`, { body: { quoteVersion: version }, wanted: [204] });
      promised.push({ kind: 'quote_seen', who: 'customer', version, text: '', part });
    },

    accept: async (part: number, version: number, wanted: number[]) => {
      const fields = { quoteVersion: version, name };
      const { status } =
        isPlain && wanted.length === 1
          ? await maybeTwice(`/api${path}/accept`, {
              body: new URLSearchParams({ ...fields, quoteVersion: String(version) }),
              wanted: [303],
            })
          : await maybeTwice(`/api${path}/accept`, { body: fields, wanted });
      if (status === 409) return;
      const yes = { who: 'customer', part } as const;
      const isFirst = !promised.some(({ kind }) => kind === 'quote_accepted');
      promised.push({ kind: 'quote_accepted', ...yes, version, text: name });
      if (isFirst) promised.push({ kind: 'status', ...yes, version: null, text: 'won' });
    },

    answer: async (part: number, text: string) => {
      const headers = { cookie, 'idempotency-key': randomUUID() };
      const body = { channel: 'email', text };
      await maybeTwice(`${desk}/replies`, { body, headers, wanted: [202] });
      promised.push({ kind: 'message', who: 'shop', version: null, text, part });
    },

    move: async (part: number, stage: string) => {
      await maybeTwice(desk, { method: 'PATCH', body: { stage }, headers: { cookie }, wanted: [200] });
      promised.push({ kind: 'stage', who: 'shop', version: null, text: stage, part });
    },
  };
}

/** Whoever clicks twice is told the same twice; the desk is told all of the lead, as it is at that moment. */
function expectSame(journey: Journey, what: string, [one, other]: [Told, Told]): void {
  const isLead = 'job' in one.body;
  if (one.status !== other.status || !(isLead || isDeepStrictEqual(one.body, other.body)))
    journey.faults.push(`a double click of ${what} was answered in two ways`);
}

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

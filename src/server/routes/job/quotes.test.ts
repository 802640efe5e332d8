// A quote from the desk to the customer's yes, over the calls of both; and who comes at the same time, or too late.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeskLead } from '../../../schemas/lead.ts';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { itemOf } from '../../testing/lead.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const LINES = [
  { label: 'Soft tee', quantity: 48, unitCents: 675, catalogCents: 675, item: 0 },
  { label: 'Setup', quantity: 1, unitCents: 2000, catalogCents: 2500, item: 0 },
  { label: 'Grand opening', quantity: 1, unitCents: -1000 },
];
const QUOTE = { lines: LINES, validUntil: '2026-04-03', taxNote: 'Sales tax is added at pick-up.' };
const TOTAL = 48 * 675 + 2000 - 1000;
const NAME = 'Dana Reyes';

describe('a quote', () => {
  const start = useTestApp();

  /** A lead with its page, and the calls of both sides. */
  async function open(server?: TestApp) {
    const site = server ?? (await start());
    const { app, storage, context, clock } = site;
    const lead = chatLead({ items: [itemOf()] });
    await saveLead(storage, lead);
    const token = (await context.jobLinks.pathOf(lead.id))?.slice('/job/'.length) ?? '';
    const headers = { cookie: await signIn(site) };
    const desk = (method: 'GET' | 'POST', path: string, payload: object = {}) =>
      app.inject({ method, url: `/api/admin/leads/${lead.id}${path}`, headers, payload });
    const send = (values: object = {}) => desk('POST', '/quotes', { ...QUOTE, ...values });
    const accept = (quoteVersion: number, name = NAME) =>
      app.inject({ method: 'POST', url: `/api/job/${token}/accept`, payload: { quoteVersion, name } });
    const see = (quoteVersion: number) =>
      app.inject({ method: 'POST', url: `/api/job/${token}/seen`, payload: { quoteVersion } });
    const job = async () => (await app.inject(`/api/job/${token}`)).json();
    const quotes = async () => (await desk('GET', '')).json<DeskLead>().job?.quotes;
    const kinds = async () => (await storage.job.listEvents(lead.id)).map(({ kind }) => kind);
    return { app, storage, clock, lead, token, headers, desk, send, accept, see, job, quotes, kinds };
  }

  it('begins with what the catalog charges, is sent, seen and accepted', async () => {
    const { send, accept, see, job, quotes, desk, kinds } = await open();
    expect((await quotes())?.catalogLines.length).toBeGreaterThan(2);
    expect((await job()).quote).toBeNull();
    const sent = await send();
    expect([sent.statusCode, sent.json()]).toEqual([201, { version: 1 }]);
    const { quote, stage, moves } = await job();
    expect(quote).toMatchObject({ version: 1, state: 'sent', totalCents: TOTAL, accepted: null });
    expect(quote.rows).toEqual([
      expect.objectContaining({ item: 0, cents: TOTAL + 1000 }),
      { item: null, label: 'Grand opening', note: '', cents: -1000 },
    ]);
    expect(JSON.stringify(quote)).not.toContain('catalogCents');
    expect([stage, moves[0].title]).toEqual(['quoted', 'Accept the quote']);
    expect((await see(1)).statusCode).toBe(204);
    const accepted = await accept(1);
    expect([accepted.statusCode, accepted.json()]).toMatchObject([201, { quoteVersion: 1, name: NAME }]);
    expect((await quotes())?.versions).toMatchObject([
      { version: 1, state: 'accepted', sentBy: 'owner', lines: LINES, accepted: { name: NAME } },
    ]);
    expect((await desk('GET', '')).json()).toMatchObject({ handledBy: 'owner' });
    expect(await kinds()).toEqual([
      ...['quote_sent', 'stage', 'status', 'quote_seen', 'quote_accepted', 'status'],
    ]);
  });

  it('is accepted in its newest version alone, and until the shop takes it back', async () => {
    const { send, accept, desk, kinds } = await open();
    await send();
    expect((await send({ lines: LINES.slice(0, 2) })).json()).toEqual({ version: 2 });
    expect((await accept(1)).statusCode).toBe(409);
    expect((await accept(3)).statusCode).toBe(404);
    for (const _ of 'ab') expect((await desk('POST', '/quotes/2/withdraw')).statusCode).toBe(204);
    expect((await desk('POST', '/quotes/1/withdraw')).statusCode).toBe(409);
    expect((await desk('POST', '/quotes/9/withdraw')).statusCode).toBe(404);
    const refused = await accept(2);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('taken this')]);
    expect(await kinds()).not.toContain('quote_accepted');
  });

  it('holds to the end of its last day in the shop, and no second longer', async () => {
    const { send, accept, job, clock, kinds } = await open();
    await send();
    // Midnight in Kansas City.
    clock.now = new Date('2026-04-04T05:00:00.000Z');
    expect((await accept(1)).statusCode).toBe(409);
    const before = await kinds();
    expect((await job()).quote.state).toBe('expired');
    expect(await kinds()).toEqual(before);
    clock.now = new Date('2026-04-04T04:59:59.999Z');
    expect((await accept(1)).statusCode).toBe(201);
  });

  it('takes one yes of many at once, and gives its own again the first answer', async () => {
    const { send, accept, clock, kinds } = await open();
    await send();
    const first = (await accept(1)).json();
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await accept(1, ' dana reyes ')).json()).toEqual(first);
    const other = await open();
    await other.send();
    const names = [NAME, 'Sam Okafor', NAME, 'Rosa Diaz', NAME];
    const codes = (await Promise.all(names.map((name) => other.accept(1, name)))).map((answer) => [
      answer.statusCode,
      answer.json().name,
    ]);
    expect(new Set(codes.filter(([code]) => code === 201).map(([, name]) => name)).size).toBe(1);
    expect(codes.filter(([code]) => code === 409).length).toBeGreaterThan(1);
    for (const events of [await kinds(), await other.kinds()])
      expect(events.filter((kind) => kind === 'quote_accepted')).toHaveLength(1);
  });

  it('is either accepted or replaced, where both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { send, accept, kinds } = await open();
      await send();
      const [yes] = await Promise.all([accept(1), send({ lines: LINES.slice(0, 2) })]);
      const order = (await kinds()).filter((kind) => kind.startsWith('quote'));
      expect([order, yes?.statusCode]).toEqual(
        yes?.statusCode === 201
          ? [['quote_sent', 'quote_accepted', 'quote_sent'], 201]
          : [['quote_sent', 'quote_sent'], 409],
      );
    }
  });

  it('is sent once where the button is pressed twice', async () => {
    const { send, quotes } = await open();
    const versions = await Promise.all([send(), send(), send()]);
    expect(versions.map((answer) => answer.json())).toEqual(Array(3).fill({ version: 1 }));
    expect((await quotes())?.versions).toHaveLength(1);
  });

  it('is accepted by a form without a script, and says on the page what is missing', async () => {
    const { app, send, token, job } = await open();
    await send();
    const post = (payload: string) =>
      app.inject({
        method: 'POST',
        url: `/api/job/${token}/accept`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        payload,
      });
    const short = await post('quoteVersion=1&name=M');
    expect([short.statusCode, short.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect((await job()).quote.accepted).toBeNull();
    const taken = await post('quoteVersion=1&name=Dana+Reyes');
    expect([taken.statusCode, taken.headers.location]).toEqual([303, `/job/${token}#quote`]);
    expect((await job()).quote).toMatchObject({ state: 'accepted', accepted: { name: NAME } });
    expect((await post('quoteVersion=1&name=Sam+Okafor')).statusCode).toBe(409);
  });

  it('is changed by no GET, and by nobody without the link or a session', async () => {
    const { app, send, token, kinds, lead } = await open();
    await send();
    const before = await kinds();
    for (const path of ['', '/accept', '/seen', '/accept?quoteVersion=1&name=Dana+Reyes'])
      await app.inject(`/api/job/${token}${path}`);
    await app.inject(`/job/${token}`);
    const strange = `/api/job/${'x'.repeat(32)}/accept`;
    const payload = { quoteVersion: 1, name: NAME };
    expect((await app.inject({ method: 'POST', url: strange, payload })).statusCode).toBe(404);
    const unsigned = { method: 'POST', url: `/api/admin/leads/${lead.id}/quotes`, payload: QUOTE } as const;
    expect((await app.inject(unsigned)).statusCode).toBe(401);
    expect(await kinds()).toEqual(before);
  });

  it('is refused where it is of no use', async () => {
    const { app, headers, send } = await open();
    const unknown = { method: 'POST', url: `/api/admin/leads/${randomUUID()}/quotes`, headers } as const;
    expect((await app.inject({ ...unknown, payload: QUOTE })).statusCode).toBe(404);
    for (const values of [{ validUntil: '2026-03-03' }, { lines: [] }, { payLink: 'http://a.example' }])
      expect([values, (await send(values)).statusCode]).toEqual([values, 400]);
    expect((await send({ validUntil: '2026-03-04' })).statusCode).toBe(201);
  });

  it('is queued for the address by mail, where there is a mail server and a name for the page', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://localhost' };
    const mailed = await open(await start({ env }));
    await mailed.send();
    expect((await mailed.storage.leads.find(mailed.lead.id))?.announcements).toMatchObject([
      { channel: 'quote', state: 'waiting' },
    ]);
    const without = await open(await start());
    await without.send();
    expect((await without.storage.leads.find(without.lead.id))?.announcements).toEqual([]);
  });
});

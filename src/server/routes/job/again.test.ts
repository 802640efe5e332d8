// A job ordered again over its call: what the new request is, that it is one, and what becomes of the files.
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { DeskLead, Lead } from '../../../schemas/lead.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { StorageUnavailableError } from '../../../storage/storage.ts';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { sendArtwork } from '../../testing/artwork.ts';
import { post } from '../../testing/chat.ts';
import { itemOf } from '../../testing/lead.ts';
import { signIn, type TestApp, type TestAppOptions, useTestApp } from '../../testing/use-test-app.ts';

/** The clock of the tests stands at March 4; this day is over in the lead that is ordered again. */
const OVER = '2026-03-02';
const TO_COME = '2026-04-20';

describe('a job ordered again', () => {
  const start = useTestApp();

  /** A lead of two items with its page. */
  async function open(options?: TestAppOptions) {
    const site = await start(options);
    const { app, storage, context } = site;
    const lead = chatLead({
      phone: '+18165550142',
      company: 'Reyes Roofing',
      items: [itemOf({ dueDate: OVER }), itemOf({ id: '2', quantity: 96, dueDate: TO_COME })],
    });
    const conversationId = await saveLead(storage, lead);
    const path = (await context.jobLinks.pathOf(lead.id)) ?? '';
    const order = (body: object = {}, headers = {}) => post(site, `/api${path}/again`, body, headers);
    const form = (payload: string) =>
      app.inject({
        method: 'POST',
        url: `/api${path}/again`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        payload,
      });
    const leads = async () => (await storage.leads.list({ limit: 50 })).items;
    const news = async () => (await leads()).filter(({ id }) => id !== lead.id);
    return { ...site, lead, conversationId, path, order, form, leads, news };
  }

  it('is a new request of the same items and person, priced by the catalog of today', async () => {
    const { app, order, news, lead, path, shop } = await open({
      env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://localhost' },
      notifies: true,
    });
    raisePrices(shop);
    const answer = await order({ neededBy: null, note: ' Two more in XL ' });
    expect(answer.statusCode).toBe(201);
    const [fresh = {} as Lead, ...others] = await news();
    expect(others).toEqual([]);
    expect(answer.json()).toEqual({
      leadId: fresh.id,
      jobUrl: expect.stringMatching(/^http:\/\/localhost\/job\/[\w-]{32}$/),
    });
    expect(fresh).toMatchObject({
      source: 'again',
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      company: lead.company,
      service: lead.service,
      conversationId: null,
      confirmed: true,
      handledAt: null,
      dueDate: null,
      details: `Again: like job ${lead.id.slice(0, 8)}\nWhat differs: Two more in XL`,
      announcements: [{ channel: 'email' }, { channel: 'receipt' }],
    });
    expect(Date.parse(fresh.replyDueAt ?? '')).toBeGreaterThan(Date.parse(fresh.createdAt));
    const [old] = lead.items;
    expect(fresh.items.map(({ dueDate }) => dueDate)).toEqual([null, TO_COME]);
    expect(fresh.items[0]).toMatchObject({ ...old, dueDate: null, estimate: expect.anything() });
    // A hundred dollars a piece came on top since.
    expect(fresh.items[0]?.estimate?.lowCents).toBeGreaterThan(48 * 10_000);

    const pageOf = async (url: string) =>
      (await app.inject(`/api${new URL(url, 'http://x').pathname}`)).json();
    const told = await pageOf(answer.json().jobUrl);
    expect(told).toMatchObject({
      stage: 'asked',
      quote: null,
      details: 'What differs: Two more in XL',
      again: { of: lead.id.slice(0, 8), as: [] },
    });
    expect((await pageOf(path)).again).toEqual({
      of: null,
      as: [{ number: fresh.id.slice(0, 8), at: expect.stringMatching(/^today, /) }],
    });
  });

  it('tells the desk which job it is like, and which came of it', async () => {
    const site = await open();
    const { leadId } = (await site.order()).json();
    const cookie = await signIn(site);
    const jobOf = async (id: string) =>
      (await site.app.inject({ url: `/api/admin/leads/${id}`, headers: { cookie } })).json<DeskLead>().job;
    const number = (id: string) => ({ leadId: id, number: id.slice(0, 8) });
    expect((await jobOf(leadId))?.again).toEqual({ of: number(site.lead.id), as: [] });
    expect((await jobOf(site.lead.id))?.again).toMatchObject({ of: null, as: [number(leadId)] });
    const stats = await site.app.inject({ url: '/api/admin/stats', headers: { cookie } });
    expect(stats.json().funnel).toMatchObject({ chatLeads: 1, formLeads: 1 });
    const listed = await site.app.inject({ url: '/api/admin/leads?source=again', headers: { cookie } });
    expect(listed.json().map(({ id }: Lead) => id)).toEqual([leadId]);
  });

  it('is needed by the day that is named, all of it', async () => {
    const { order, news, path } = await open();
    for (const neededBy of [OVER, '2026-02-30', '2030-01-01', 'soon'])
      expect([neededBy, (await order({ neededBy })).json().errors?.[0].field]).toEqual([
        neededBy,
        'neededBy',
      ]);
    expect(await news()).toEqual([]);
    expect((await order({ neededBy: '2026-05-01', note: '' })).statusCode).toBe(201);
    const [fresh] = await news();
    expect(fresh).toMatchObject({ dueDate: '2026-05-01', items: Array(2).fill({ dueDate: '2026-05-01' }) });
    expect(path).not.toContain(fresh?.id);
  });

  it('leaves what the catalog no longer has to a person, and says so', async () => {
    const { app, order, news, shop } = await open();
    const { catalog } = shop.current;
    const products = catalog.products.filter(({ id }) => id !== 't-shirt');
    expect(products.length).toBeLessThan(catalog.products.length);
    shop.current = { ...shop.current, catalog: { ...catalog, products } };
    const { jobUrl } = (await order()).json();
    expect((await news())[0]?.items.map(({ estimate }) => estimate)).toEqual([null, null]);
    const { items, total } = (await app.inject(`/api${jobUrl}`)).json();
    expect(items[0]).toMatchObject({
      label: 'Tee, 48 pieces',
      line: expect.stringMatching(/no longer in our catalog$/),
    });
    expect(total).toBeNull();
  });

  it('keeps the words of a quote form, however often it is ordered again', async () => {
    const site = await start();
    const asked = { name: 'Sam', email: 'sam@example.com', service: 'Embroidery', details: '12 caps' };
    const first = (await post(site, '/api/contact', asked)).json();
    const second = (await post(site, `/api${first.jobUrl}/again`, { note: 'In red' })).json();
    const third = (await post(site, `/api${second.jobUrl}/again`, {})).json();
    expect(await site.storage.leads.find(third.leadId)).toMatchObject({
      service: 'Embroidery',
      items: [{ wording: 'Embroidery', estimate: null }],
      details: [
        `Again: like job ${second.leadId.slice(0, 8)}`,
        '',
        'Asked for then:',
        'What differs: In red',
        '',
        'Asked for then:',
        '12 caps',
      ].join('\n'),
    });
  });

  it('is one request, however often and at once it is sent under one key', async () => {
    const { order, news, storage, lead } = await open();
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all(Array.from('five!', () => order({ note: 'more' }, headers)));
    answers.push(await order({ note: 'more' }, headers));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(await news()).toHaveLength(1);
    expect((await storage.job.listEvents(lead.id)).map(({ kind }) => kind)).toEqual(['again']);
    expect((await order({ note: 'else' }, headers)).statusCode).toBe(409);
    const kept = await storage.idempotencyKeys.find('POST /api/job/again', `${lead.id} once`);
    expect(kept).toMatchObject({ body: { jobUrl: '{jobUrl}' } });
  });

  it('is one request where two servers get it, and where the first try ended before it was stored', async () => {
    const one = await open();
    await sendFile(one, one.conversationId);
    const two = await start({ dataDir: one.dataDir });
    const headers = { 'idempotency-key': 'once' };
    const { orderAgain } = one.storage.job;
    one.storage.job.orderAgain = async () => {
      throw new StorageUnavailableError('away', 'The database is away.');
    };
    expect((await one.order({}, headers)).statusCode).toBe(503);
    one.storage.job.orderAgain = orderAgain;
    expect(await one.news()).toEqual([]);
    const answers = await Promise.all([
      one.order({}, headers),
      post(two, `/api${one.path}/again`, {}, headers),
      one.order({}, headers),
    ]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const [fresh, ...others] = await one.news();
    expect(others).toEqual([]);
    expect(await one.storage.artwork.list({ leadId: fresh?.id ?? '' })).toHaveLength(1);
  });

  it('is sent by a form without a script, and says on the page what is wrong with it', async () => {
    const { form, news, context } = await open();
    const refused = await form(`neededBy=${OVER}&note=In+red`);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(refused.body).toContain('The day is over');
    expect(await news()).toEqual([]);
    const key = '3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59';
    const taken = [await form(`key=${key}&neededBy=&note=`), await form(`key=${key}&neededBy=&note=`)];
    const [fresh, ...others] = await news();
    expect(others).toEqual([]);
    const page = await context.jobLinks.pathOf(fresh?.id ?? '');
    for (const { statusCode, headers } of taken) expect([statusCode, headers.location]).toEqual([303, page]);
  });

  it('is ordered by no GET, no ended link, and not where the lead is gone', async () => {
    const { app, path, order, news, context, lead, storage } = await open();
    await app.inject(`/api${path}/again`);
    await app.inject(`${path}`);
    await context.jobLinks.renew(lead.id);
    expect((await order()).statusCode).toBe(404);
    expect(await news()).toEqual([]);
    const fresh = (await context.jobLinks.pathOf(lead.id)) ?? '';
    await storage.leads.delete(lead.id);
    expect((await app.inject({ method: 'POST', url: `/api${fresh}/again`, payload: {} })).statusCode).toBe(
      404,
    );
    expect(await news()).toEqual([]);
  });

  it('is ordered ten times in ten minutes by one link, from wherever', async () => {
    const { app, path, news } = await open();
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: `/api${path}/again`, payload: {}, remoteAddress });
    for (let count = 1; count <= 10; count++) expect((await from(`10.1.${count}.1`)).statusCode).toBe(201);
    expect((await from('10.2.1.1')).statusCode).toBe(429);
    expect(await news()).toHaveLength(10);
  });

  describe('with files', () => {
    it('has copies of its own, which stay when the job before goes', async () => {
      const site = await open();
      const { order, news, lead, storage, context, app } = site;
      const file = Buffer.from('the customer’s own logo');
      const print = { widthInches: 9 };
      const first = await sendFile(site, site.conversationId, { file, print, hasPicture: true });
      await sendFile(site, site.conversationId, { name: 'late.png', facts: null });
      await sendFile(site, site.conversationId, { name: 'half.png', file, arrived: 3 });
      await order();
      const [fresh] = await news();
      const copies = await storage.artwork.list({ leadId: fresh?.id ?? '' });
      expect(copies.map(({ name, state }) => [name, state])).toEqual([
        ['logo.png', 'checked'],
        ['late.png', 'checking'],
      ]);
      const [copy] = copies;
      expect(copy).toMatchObject({
        print,
        facts: (await storage.artwork.find(first))?.facts,
        bytes: file.length,
      });
      const cookie = await signIn(site);
      const url = `/api/admin/leads/${lead.id}`;
      const gone = await app.inject({ method: 'DELETE', url, headers: { cookie } });
      expect([gone.statusCode, await context.artworkFiles.length(first)]).toEqual([204, undefined]);
      expect((await buffer(context.artworkFiles.read(copy?.id ?? ''))).equals(file)).toBe(true);
      const page = await context.jobLinks.pathOf(fresh?.id ?? '');
      expect((await app.inject(`${page}/artwork/${copy?.id}/picture`)).statusCode).toBe(200);
    });

    it.each<[string, (site: TestApp) => Promise<void>, Record<string, string>?]>([
      [
        'the disk is full',
        async (site) => {
          site.context.artworkFiles.freeBytes = async () => 1024 ** 2;
        },
      ],
      ['a day has no more room', async () => {}, { ARTWORK_DAILY_MB: '0' }],
      [
        'a copy fails',
        async (site) => {
          site.context.artworkFiles.copy = async () => {
            throw new Error('no such file');
          };
        },
      ],
    ])('is made without them where %s, and says so', async (_, breakIt, env = {}) => {
      const site = await open({ env });
      await sendFile(site, site.conversationId);
      await breakIt(site);
      const { leadId, jobUrl } = (await site.order()).json();
      expect(await site.storage.artwork.list({ leadId })).toEqual([]);
      const { moves } = (await site.app.inject(`/api${jobUrl}`)).json();
      expect(moves[0]).toMatchObject({
        title: 'Send your artwork again',
        note: expect.stringContaining('could not be taken along'),
      });
    });
  });
});

const sendFile = (
  site: TestApp,
  conversationId: string,
  more: Omit<Parameters<typeof sendArtwork>[1], 'conversationId'> = {},
): Promise<string> => sendArtwork(site, { conversationId, ...more });

/** Each piece costs a hundred dollars more than it did. */
function raisePrices(shop: { current: Shop }): void {
  const { catalog } = shop.current;
  const methods = catalog.methods.map((method) => ({
    ...method,
    quantity_breaks: method.quantity_breaks.map((step) => ({
      ...step,
      unit_cents: step.unit_cents + 10_000,
    })),
  }));
  shop.current = { ...shop.current, catalog: { ...catalog, methods } };
}

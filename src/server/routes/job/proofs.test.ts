// Proofs from the desk to the customer's yes, over the calls of both; and who comes at the same time, or too late.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logoPng, WHITE_BOX } from '../../../artwork/testing/tiny-artwork.ts';
import type { DeskLead } from '../../../schemas/lead.ts';
import { approvalWording } from '../../../schemas/proof.ts';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { remindOfProofs } from '../../job/proof-reminders.ts';
import { itemOf } from '../../testing/lead.ts';
import { signIn, type TestAppOptions, useTestApp } from '../../testing/use-test-app.ts';

const SHOWS = 'Full front, 11 in wide, white and gold on black';
const NAME = 'Dana Reyes';
const MAIL = { env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://localhost' } };

describe('a proof', () => {
  const start = useTestApp();

  /** A lead with its page, and the calls of both sides. */
  async function open(options: TestAppOptions = {}) {
    const site = await start(options);
    const { app, storage, context, clock } = site;
    const lead = chatLead({ items: [itemOf(), itemOf({ id: '2' })] });
    await saveLead(storage, lead);
    const token = (await context.jobLinks.pathOf(lead.id))?.slice('/job/'.length) ?? '';
    const headers = { cookie: await signIn(site) };
    const signInAgain = async () => {
      headers.cookie = await signIn(site);
    };
    const desk = (method: 'GET' | 'POST' | 'DELETE', path: string, payload: object = {}, more: object = {}) =>
      app.inject({
        method,
        url: `/api/admin/leads/${lead.id}${path}`,
        headers: { ...headers, ...more },
        payload,
      });
    const send = async (values: { shows?: string; item?: string; picture?: Buffer } = {}) => {
      const form = new FormData();
      form.set('shows', values.shows ?? SHOWS);
      if (values.item) form.set('item', values.item);
      form.set('picture', new File([new Uint8Array(values.picture ?? (await logoPng(300)))], 'proof.png'));
      return app.inject({
        method: 'POST',
        url: `/api/admin/leads/${lead.id}/proofs`,
        headers,
        payload: form,
      });
    };
    const post = (path: string, payload: object, more: object = {}) =>
      app.inject({ method: 'POST', url: `/api/job/${token}/${path}`, payload, headers: { ...more } });
    const approve = (proofVersion: number, name = NAME) =>
      post('approve', { proofVersion, name, wording: 'I approve it as shown.' });
    const comment = (proofVersion: number, text: string, at: object = { x: 0.25, y: 0.5 }) =>
      post('comments', { proofVersion, text, ...at });
    const job = async () => (await app.inject(`/api/job/${token}`)).json();
    const proofs = async () => (await desk('GET', '')).json<DeskLead>().job?.proofs ?? [];
    const kinds = async () => (await storage.job.listEvents(lead.id)).map(({ kind }) => kind);
    const later = (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * 24 * 60 * 60_000);
    };
    const remind = () => remindOfProofs(context);
    return {
      ...site,
      lead,
      token,
      headers,
      desk,
      send,
      post,
      approve,
      comment,
      job,
      proofs,
      kinds,
      later,
      remind,
      signInAgain,
    };
  }

  it('is sent, seen, commented on, replaced and approved, and says all of it on both sides', async () => {
    const { app, token, send, post, approve, comment, desk, job, proofs, kinds } = await open();
    expect((await job()).proofs).toEqual([]);
    const sent = await send();
    expect([sent.statusCode, sent.json()]).toEqual([201, { version: 1 }]);
    const picture = await app.inject(`/job/${token}/proofs/1/picture`);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
    });
    const [first] = (await proofs()).flatMap(({ versions }) => versions);
    expect(first).toMatchObject({ state: 'sent', shows: SHOWS, width: 300, sentBy: 'owner' });
    expect(first?.sha256).toBe(createHash('sha256').update(picture.rawPayload).digest('hex'));
    expect((await job()).moves[0]).toMatchObject({ title: 'Approve proof 1', link: { href: '#proofs' } });
    expect((await post('seen', { proofVersion: 1 })).statusCode).toBe(204);
    expect((await comment(1, 'Bigger, please')).json()).toEqual({ pin: 1 });
    expect((await comment(1, 'Lower, please', { x: 1, y: 0 })).json()).toEqual({ pin: 2 });
    expect((await comment(1, 'By two inches', { pin: 2 })).json()).toEqual({ pin: 2 });
    expect((await post('changes', { proofVersion: 1, text: 'See the pins' })).statusCode).toBe(201);
    expect((await job()).moves).toMatchObject([{ title: 'Changes to proof 1', link: null }]);

    expect((await send({ shows: 'Larger' })).json()).toEqual({ version: 2 });
    const done = { pin: 2, text: 'Done in proof 2', isDone: true };
    expect((await desk('POST', '/proofs/2/comments', done)).json()).toEqual({ pin: 2 });
    expect((await approve(2)).json()).toMatchObject({ proofVersion: 2, name: NAME });
    const [told] = (await job()).proofs;
    expect(told).toMatchObject({
      item: null,
      versions: [
        { version: 2, state: 'approved', approved: { name: NAME } },
        { version: 1, state: 'replaced', changes: { text: 'See the pins' } },
      ],
      pins: [
        { number: 1, x: 0.25, y: 0.5, isDone: false },
        {
          number: 2,
          isDone: true,
          answers: [{}, { text: 'By two inches' }, { who: 'shop', name: 'owner', version: 2 }],
        },
      ],
    });
    // It was of the whole job, and no quote waits.
    expect((await job()).stage).toBe('approved');
    expect((await proofs())[0]?.versions[0]).toMatchObject({
      agreed: 'I approve it as shown.',
      seenAt: null,
    });
    expect((await desk('GET', '')).json()).toMatchObject({ handledBy: 'owner', artworkCount: 0 });
    expect(await kinds()).toEqual([
      ...['proof_sent', 'proof_seen', ...Array(3).fill('proof_commented'), 'proof_changes'],
      ...['proof_sent', 'proof_commented', 'proof_approved', 'stage'],
    ]);
  });

  it('is approved in its newest version alone, and never once it was taken back', async () => {
    const { send, approve, comment, post, desk, kinds } = await open();
    await send();
    await send({ shows: 'Larger' });
    for (const late of [approve(1), comment(1, 'Hm'), post('changes', { proofVersion: 1, text: 'Hm' })])
      expect((await late).statusCode).toBe(409);
    expect((await approve(3)).statusCode).toBe(404);
    expect((await comment(2, 'Hm', { pin: 1 })).statusCode).toBe(404);
    for (const _ of 'ab') expect((await desk('POST', '/proofs/2/withdraw')).statusCode).toBe(204);
    expect((await desk('POST', '/proofs/1/withdraw')).statusCode).toBe(409);
    expect((await approve(2)).statusCode).toBe(409);
    expect(await kinds()).toEqual(['proof_sent', 'proof_sent', 'proof_withdrawn']);
  });

  it('is of one item where it says so: the job is approved with the last of them', async () => {
    const { send, approve, job, post } = await open();
    await send({ item: '1' });
    await send({ item: '2' });
    expect((await send({ item: '3' })).json().errors).toMatchObject([{ field: 'item' }]);
    expect((await approve(1)).statusCode).toBe(201);
    expect(await job()).toMatchObject({ stage: 'asked', proofs: [{ item: '1' }, { item: '2' }] });
    expect((await approve(2)).statusCode).toBe(201);
    expect((await job()).stage).toBe('approved');
    // What is wrong after all takes the yes back, and a new version does too.
    expect((await post('changes', { proofVersion: 2, text: 'A letter is missing' })).statusCode).toBe(201);
    expect(await job()).toMatchObject({ stage: 'quoted', proofs: [{}, { versions: [{ approved: null }] }] });
    await approve(2);
    expect((await job()).stage).toBe('approved');
    expect((await send({ item: '1', shows: 'Larger' })).json()).toEqual({ version: 3 });
    expect(await job()).toMatchObject({
      stage: 'quoted',
      proofs: [{ versions: [{ state: 'sent' }, {}] }, {}],
    });
  });

  it('is counted in the list of leads: what is approved, and what waits for the shop', async () => {
    const { app, send, approve, comment, post, desk, headers, lead } = await open();
    const counts = async () => {
      const [listed] = (await app.inject({ url: '/api/admin/leads', headers })).json<DeskLead[]>();
      expect((await desk('GET', '')).json<DeskLead>().proofs).toEqual(listed?.proofs);
      expect(listed?.id).toBe(lead.id);
      return listed?.proofs;
    };
    expect(await counts()).toBeUndefined();
    await send({ item: '1' });
    expect(await counts()).toEqual({ approved: 0, total: 2, changes: 0, pins: 0 });
    await comment(1, 'Larger');
    await comment(1, 'Lower');
    await desk('POST', '/proofs/1/comments', { pin: 1, text: 'By how much?' });
    await post('changes', { proofVersion: 1, text: 'See the pins' });
    expect(await counts()).toEqual({ approved: 0, total: 2, changes: 1, pins: 1 });
    await send({ item: '1', shows: 'Larger' });
    expect(await counts()).toMatchObject({ changes: 0, pins: 1 });
    await approve(2);
    expect(await counts()).toEqual({ approved: 1, total: 2, changes: 0, pins: 0 });
    await send({ shows: 'All of it' });
    expect(await counts()).toMatchObject({ approved: 1, total: 2 });
    await desk('POST', '/proofs/3/withdraw');
    await approve(3);
    expect(await counts()).toMatchObject({ approved: 1, total: 2 });
  });

  it('takes one yes of many at once, and is either approved or replaced', async () => {
    const { send, approve, kinds } = await open();
    await send();
    const first = await approve(1);
    expect((await approve(1, ' dana  reyes')).json()).toEqual(first.json());
    const other = await open();
    await other.send();
    const names = [NAME, 'Sam Okafor', NAME, 'Rosa Diaz'];
    const answers = await Promise.all(names.map((name) => other.approve(1, name)));
    expect(new Set(answers.filter((one) => one.statusCode === 201).map((one) => one.json().name)).size).toBe(
      1,
    );
    expect(answers.some((one) => one.statusCode === 409)).toBe(true);
    for (const events of [await kinds(), await other.kinds()])
      expect(events.filter((kind) => kind === 'proof_approved')).toHaveLength(1);
    const [yes] = await Promise.all([other.send({ shows: 'Larger' }), other.approve(1)]);
    expect(yes.json()).toEqual({ version: 2 });
    expect((await other.approve(1)).statusCode).toBe(409);
  });

  it('is sent and commented on once, however often it comes', async () => {
    const { send, post, desk, proofs } = await open();
    const versions = await Promise.all([send(), send(), send()]);
    expect(versions.map((answer) => answer.json())).toEqual(Array(3).fill({ version: 1 }));
    const once = { 'idempotency-key': 'one' };
    const pin = { proofVersion: 1, x: 0.5, y: 0.5, text: 'Here' };
    const pins = await Promise.all([post('comments', pin, once), post('comments', pin, once)]);
    expect(pins.map((answer) => answer.json())).toEqual([{ pin: 1 }, { pin: 1 }]);
    const answer = { pin: 1, text: 'Done', isDone: true };
    for (const _ of 'ab') await desk('POST', '/proofs/1/comments', answer, once);
    expect((await proofs())[0]?.pins).toMatchObject([{ isDone: true, answers: [{}, { text: 'Done' }] }]);
  });

  it('is answered by forms without a script, which say on the page what is missing', async () => {
    const { app, send, token, job } = await open();
    await send();
    const form = (path: string, values: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: `/api/job/${token}/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        payload: new URLSearchParams({ proofVersion: '1', ...values }).toString(),
      });
    const blank = await form('comments', { place: '.5 .17', text: ' ' });
    expect([blank.statusCode, blank.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    const placed = await form('comments', { place: '.5 .17', text: 'Here' });
    expect([placed.statusCode, placed.headers.location]).toEqual([303, `/job/${token}#proofs`]);
    expect((await form('comments', { place: '2 7', text: 'Here' })).statusCode).toBe(400);
    expect((await form('approve', { name: 'D', wording: 'Yes' })).statusCode).toBe(400);
    expect((await form('changes', { text: 'Larger' })).statusCode).toBe(303);
    expect((await form('approve', { name: NAME, wording: 'Yes' })).statusCode).toBe(303);
    expect((await job()).proofs).toMatchObject([
      { versions: [{ approved: { name: NAME } }], pins: [{ x: 0.5, y: 0.17 }] },
    ]);
  });

  it('is refused where it is of no use, and keeps nothing then', async () => {
    const { app, send, lead, token, kinds, storage, context, desk } = await open();
    for (const values of [
      { shows: ' ' },
      { picture: Buffer.from('no picture') },
      { picture: Buffer.alloc(0) },
    ])
      expect([values, (await send(values)).statusCode]).toEqual([values, 400]);
    const inOneHour = new Date(Date.now() + 2 * 60 * 60_000);
    expect(await context.artworkFiles.listOld(inOneHour)).toEqual([]);
    await send();
    const [id = ''] = await context.artworkFiles.listOld(inOneHour);
    expect(await storage.artwork.known([id])).toEqual(new Set([id]));
    // No call of visitors reaches its file.
    expect(await storage.artwork.find(id)).toBeUndefined();
    const before = await kinds();
    for (const path of ['', '/approve', '/comments', '/changes'])
      await app.inject(`/api/job/${token}${path}`);
    expect((await app.inject(`/job/${'x'.repeat(32)}/proofs/1/picture`)).statusCode).toBe(404);
    expect((await app.inject(`/job/${token}/proofs/2/picture`)).statusCode).toBe(404);
    const unsigned = { method: 'POST', url: `/api/admin/leads/${lead.id}/proofs` } as const;
    expect((await app.inject(unsigned)).statusCode).toBe(401);
    expect((await app.inject(`/api/admin/leads/${lead.id}/proofs/1/picture`)).statusCode).toBe(401);
    expect(await kinds()).toEqual(before);
    // It goes with the lead.
    await desk('DELETE', '');
    expect(await context.artworkFiles.listOld(inOneHour)).toEqual([]);
  });

  it('is not reminded of in quiet hours, though the shop is open', async () => {
    const { send, later, remind, kinds, shop } = await open(MAIL);
    await send();
    later(2);
    const reminded = async () => (await kinds()).filter((kind) => kind === 'proof_reminded').length;
    const loud = shop.current;
    // It is 9 in the morning there.
    shop.current = { ...loud, quiet_hours: ['21:00', '09:30'] };
    await remind();
    expect(await reminded()).toBe(0);
    shop.current = loud;
    await remind();
    expect(await reminded()).toBe(1);
  });

  it('is reminded of after two and five working days, then the shop is told, and an answer ends it', async () => {
    const { send, comment, later, remind, proofs, kinds, storage, lead, desk, signInAgain } =
      await open(MAIL);
    // A Wednesday.
    await send();
    const queued = async () =>
      (await storage.leads.find(lead.id))?.announcements.map(({ channel }) => channel);
    expect(await queued()).toEqual(['proof']);
    expect((await proofs())[0]?.versions[0]?.reminders).toEqual([
      { to: 'customer', day: '2026-03-06' },
      { to: 'customer', day: '2026-03-11' },
      { to: 'shop', day: '2026-03-12' },
    ]);
    const reminded = async () => (await kinds()).filter((kind) => kind === 'proof_reminded').length;
    later(1);
    await remind();
    expect(await reminded()).toBe(0);
    later(1);
    for (const _ of 'abc') await remind();
    expect(await reminded()).toBe(1);
    // While the customer waits for an answer, nobody presses for one.
    await comment(1, 'Is this gold?');
    later(5);
    await remind();
    expect(await reminded()).toBe(1);
    await signInAgain();
    expect((await desk('POST', '/proofs/1/comments', { pin: 1, text: 'It is' })).statusCode).toBe(201);
    await Promise.all([remind(), remind()]);
    expect(await reminded()).toBe(2);
    later(1);
    await remind();
    await remind();
    expect(await reminded()).toBe(3);
    await signInAgain();
    expect((await proofs())[0]?.versions[0]).toMatchObject({
      state: 'sent',
      reminded: [{ to: 'customer' }, { to: 'customer' }, { to: 'shop' }],
      reminders: [],
    });
    expect(await queued()).toEqual(['email', 'proof']);
  });

  it('is reminded of by nobody at night, nor where the customer has no mail', async () => {
    const { send, later, remind, kinds, clock } = await open();
    await send();
    later(5);
    await remind();
    expect(await kinds()).toEqual(['proof_sent']);
    clock.now = new Date('2026-03-13T05:00:00Z');
    await remind();
    expect(await kinds()).toEqual(['proof_sent']);
    clock.now = new Date('2026-03-13T15:00:00Z');
    await remind();
    expect(await kinds()).toEqual(['proof_sent', 'proof_reminded']);
  });

  it('names in its wording what it shows', () => {
    expect(approvalWording({ version: 2, label: '48 T-shirts', shows: 'Front, 10 in. ' }, 'en')).toBe(
      'I have checked spelling, colors, size and placement of proof 2: 48 T-shirts, Front, 10 in. Print it like this.',
    );
  });

  it('of a picture with a ground keeps the picture as it is', async () => {
    const { send, proofs } = await open();
    await send({ picture: await logoPng(120, WHITE_BOX) });
    expect((await proofs())[0]?.versions[0]).toMatchObject({ width: 120, height: 120 });
  });
});

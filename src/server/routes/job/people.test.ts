// Several people with links of their own to one job: each opens it, is named, and ends alone.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Job } from '../../../schemas/job.ts';
import type { DeskLead } from '../../../schemas/lead.ts';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { itemOf } from '../../testing/lead.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const LINES = [{ label: 'Soft tee', quantity: 48, unitCents: 675, item: 0 }];

describe('people of a job', () => {
  const start = useTestApp();

  /** A lead of Dana Ruiz, and the calls of both sides; `as`: the path of whose link. */
  async function open(server?: TestApp) {
    const site = server ?? (await start());
    const { app, storage, context } = site;
    const lead = chatLead({ name: 'Dana Ruiz', email: 'dana@example.com', items: [itemOf()] });
    await saveLead(storage, lead);
    const dana = (await context.jobLinks.pathOf(lead.id)) ?? '';
    const headers = { cookie: await signIn(site), host: 'localhost' };
    const desk = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/admin/leads/${lead.id}${path}`,
        headers,
        ...(payload && { payload }),
      });
    const post = (as: string, path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api${as}${path}`, payload });
    const form = (as: string, path: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: `/api${as}${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        payload,
      });
    const letIn = async (as: string, name: string) => (await post(as, '/people', { name })).json();
    const job = async (as: string): Promise<Job> => (await app.inject(`/api${as}`)).json();
    const deskJob = async () => (await desk('GET', '')).json<DeskLead>().job;
    const kinds = async () => (await storage.job.listEvents(lead.id)).map(({ kind }) => kind);
    return { site, lead, dana, desk, post, form, letIn, job, deskJob, kinds };
  }

  it('are let in by whoever holds a link, who alone reads theirs, and by the desk, which reads all', async () => {
    const { site, dana, desk, post, job, deskJob } = await open();
    const added = await post(dana, '/people', { name: ' Sam Okafor ' });
    expect(added.statusCode).toBe(201);
    const sam = added.json();
    expect(sam).toMatchObject({ name: 'Sam Okafor', url: expect.stringMatching(/^\/job\/[\w-]{32}$/) });
    const byDesk = await desk('POST', '/people', { name: 'Lee Park' });
    expect(byDesk.statusCode).toBe(201);
    const lee = byDesk.json();

    const seen = async (as: string) => (await job(as)).people.map(({ name, note, url }) => [name, note, url]);
    const dana1 = ['Dana Ruiz', 'asked for this job', null];
    const lee3 = ['Lee Park', `let in by owner at ${site.shop.current.brand.name}`, null];
    expect(await seen(dana)).toEqual([dana1, ['Sam Okafor', 'let in by you', sam.url], lee3]);
    expect(await seen(sam.url)).toEqual([dana1, ['Sam Okafor', 'let in by Dana Ruiz', null], lee3]);
    expect((await deskJob())?.people).toMatchObject([
      { person: 'customer', url: dana },
      { person: sam.person, url: sam.url, note: 'let in by Dana Ruiz' },
      { person: lee.person, url: lee.url },
    ]);
    expect((await job(dana)).you).toEqual({ person: 'customer', name: 'Dana Ruiz' });
    expect((await job(lee.url)).you).toEqual({ person: lee.person, name: 'Lee Park' });
  });

  it('end one by one, and then their links answer like one that never was', async () => {
    const { site, dana, desk, post, letIn, job, deskJob, kinds } = await open();
    const [sam, lee] = [await letIn(dana, 'Sam Okafor'), await letIn(dana, 'Lee Park')];
    const renewed = (await desk('POST', '/link')).json().url;
    for (const url of [renewed, sam.url, lee.url]) expect((await site.app.inject(url)).statusCode).toBe(200);
    for (const _ of 'ab') expect((await desk('DELETE', `/people/${sam.person}`)).statusCode).toBe(204);
    expect((await kinds()).filter((kind) => kind === 'person_ended')).toHaveLength(1);
    const never = `/job/${'a'.repeat(32)}`;
    for (const path of ['', '/deadline.ics']) {
      const [ended, unknown] = [
        await site.app.inject(sam.url + path),
        await site.app.inject(never + path),
      ] as const;
      expect([ended.statusCode, ended.body]).toEqual([404, unknown.body]);
    }
    for (const [path, payload] of [
      ['/messages', { text: 'hi' }],
      ['/people', { name: 'Kim' }],
    ] as const)
      expect((await post(sam.url, path, payload)).statusCode).toBe(404);
    for (const url of [renewed, lee.url]) expect((await site.app.inject(url)).statusCode).toBe(200);
    // The desk lists again, and that opens nothing.
    expect((await deskJob())?.people.map(({ name }) => name)).toEqual(['Dana Ruiz', 'Lee Park']);
    expect((await site.app.inject(sam.url)).statusCode).toBe(404);
    expect((await job(lee.url)).people).toHaveLength(2);
    for (const unknown of ['customer', randomUUID(), 'x'])
      expect((await desk('DELETE', `/people/${unknown}`)).statusCode).toBe(404);
    // Who comes again is somebody new.
    const again = await letIn(renewed, 'Sam Okafor');
    expect(again.person).not.toBe(sam.person);
    expect((await site.app.inject(again.url)).statusCode).toBe(200);
  });

  it('are ten at most, each with a name of their own, however many come at once', async () => {
    const { dana, desk, post, letIn, job, kinds } = await open();
    const twice = await Promise.all([letIn(dana, 'Sam Okafor'), letIn(dana, ' sam  okafor')]);
    expect(twice[0]).toEqual(twice[1]);
    for (const [as, name] of [
      [dana, 'dana ruiz'],
      [twice[0].url, 'Sam Okafor'],
    ]) {
      const taken = await post(as, '/people', { name });
      expect([taken.statusCode, taken.json().detail]).toEqual([
        409,
        `${name} has a link already. Two people need two names.`,
      ]);
    }
    const names = Array.from({ length: 12 }, (_, index) => `Guest ${String.fromCharCode(65 + index)}`);
    const codes = (await Promise.all(names.map((name) => post(dana, '/people', { name })))).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.filter((code) => code === 201)).toHaveLength(9);
    expect(codes.filter((code) => code === 409)).toHaveLength(3);
    expect(await kinds()).toEqual(Array(10).fill('person_added'));
    expect((await desk('POST', '/people', { name: 'Kim' })).statusCode).toBe(409);
    expect((await desk('DELETE', `/people/${twice[0].person}`)).statusCode).toBe(204);
    expect((await desk('POST', '/people', { name: 'Kim' })).statusCode).toBe(201);
    expect((await job(dana)).people).toHaveLength(11);
  });

  it('are named by what they write and accept, on the page and on the desk', async () => {
    const { dana, desk, post, letIn, job, deskJob } = await open();
    const sam = await letIn(dana, 'Sam Okafor');
    await post(dana, '/messages', { text: 'Red, please.' });
    await post(sam.url, '/messages', { text: 'Or blue.' });
    // Before them stand the last words of the chat.
    expect((await job(sam.url)).sayings.slice(-2)).toMatchObject([
      { person: 'customer', name: 'Dana Ruiz', text: 'Red, please.' },
      { person: sam.person, name: 'Sam Okafor', text: 'Or blue.' },
    ]);
    expect((await deskJob())?.sayings.map(({ name }) => name)).toEqual(['Dana Ruiz', 'Sam Okafor']);
    const quote = { lines: LINES, validUntil: '2026-04-03' };
    const acceptedBy = async (as: string, version: number, name: string) => {
      await desk('POST', '/quotes', { ...quote, terms: `Terms ${version}` });
      expect((await post(as, '/accept', { quoteVersion: version, name })).statusCode).toBe(201);
      return (await deskJob())?.quotes.versions[0]?.accepted;
    };
    expect(await acceptedBy(sam.url, 1, 'sam okafor')).toMatchObject({ name: 'sam okafor', linkOf: null });
    expect(await acceptedBy(sam.url, 2, 'Dana Ruiz')).toMatchObject({ linkOf: 'Sam Okafor' });
    expect(await acceptedBy(dana, 3, 'Sam Okafor')).toMatchObject({ linkOf: 'Dana Ruiz' });
    // Whoever has left is named all the same.
    await desk('DELETE', `/people/${sam.person}`);
    expect((await deskJob())?.quotes.versions[1]?.accepted).toMatchObject({ linkOf: 'Sam Okafor' });
    expect((await deskJob())?.sayings[1]).toMatchObject({ name: 'Sam Okafor' });
  });

  it('come by a form without a script: the page then shows the link, and no address does', async () => {
    const { site, dana, form, letIn, job } = await open();
    const sent = await form(dana, '/people', 'name=Sam+Okafor');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${dana}#people`]);
    const [, sam] = (await job(dana)).people;
    expect(sam?.url).toMatch(/^\/job\//);
    expect((await site.app.inject(dana)).body).toContain(sam?.url);
    const lee = await letIn(sam?.url ?? '', 'Lee Park');
    const page = (await site.app.inject(dana)).body;
    expect(page).toContain('Lee Park');
    expect(page).not.toContain(lee.url);
    for (const name of ['', '%00', '42', 'x'.repeat(201)]) {
      const refused = await form(dana, '/people', `name=${name}`);
      expect([name.slice(0, 3), refused.statusCode]).toEqual([name.slice(0, 3), 400]);
      expect(refused.body).toContain('"of":"people"');
    }
    const taken = await form(dana, '/people', 'name=Lee+Park');
    expect([taken.statusCode, taken.body.includes('Lee Park has a link already.')]).toEqual([409, true]);
    for (const url of [sam?.url, lee.url]) expect(site.lines.join('\n')).not.toContain(url.slice(5));
  });

  it('are limited like messages, changed by no GET, and let in by nobody without a link or a session', async () => {
    const { site, lead, dana, post, letIn, kinds } = await open();
    const sam = await letIn(dana, 'Sam Okafor');
    const state = async () => [await kinds(), await site.storage.job.findLink(lead.id, sam.person)];
    const before = await state();
    for (const path of [sam.url, dana, `/api${dana}`, `/api${dana}/people`, `/api${dana}/people?name=Kim`])
      await site.app.inject(path);
    expect(await state()).toEqual(before);
    expect((await post(`/job/${'x'.repeat(32)}`, '/people', { name: 'Kim' })).statusCode).toBe(404);
    const url = `/api/admin/leads/${lead.id}/people`;
    const payload = { name: 'Kim' };
    expect((await site.app.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    const unsigned = { method: 'DELETE', url: `${url}/${sam.person}` } as const;
    expect((await site.app.inject(unsigned)).statusCode).toBe(401);
    expect(await state()).toEqual(before);
    for (let i = 0; i < 29; i++) await post(dana, '/people', payload);
    const [one, other] = [
      await post(dana, '/people', payload),
      await post(sam.url, '/messages', { text: 'hi' }),
    ];
    expect([one.statusCode, other.statusCode]).toEqual([429, 429]);
  });

  it('are told to the shop by mail with what they wrote, and go from it with an erased address', async () => {
    const mails = await startMailServer();
    try {
      const env = { SMTP_URL: mails.url, PUBLIC_URL: 'http://localhost' };
      const { site, lead, dana, desk, post, letIn } = await open(await start({ env, notifies: true }));
      expect(dana).toMatch(/^\/job\//);
      const sam = await letIn(dana, 'Sam sam@example.com');
      expect(sam.url).toMatch(/^http:\/\/localhost\/job\//);
      await post(dana, '/messages', { text: 'Red, please.' });
      await vi.waitFor(async () =>
        expect((await site.storage.leads.find(lead.id))?.announcements).toMatchObject([{ state: 'sent' }]),
      );
      // That answers nothing.
      expect((await desk('POST', '/people', { name: 'Lee Park' })).statusCode).toBe(201);
      await post(new URL(sam.url).pathname, '/messages', { text: 'Or blue.' });
      const told = await vi.waitFor(() => {
        const found = mails.taken.find(({ parsed }) => parsed.text?.includes('Or blue.'));
        if (!found) throw new Error('no mail came');
        return found.parsed.text;
      });
      expect(told).toContain('Dana Ruiz: Red, please.\n\nSam sam@example.com: Or blue.');
      await site.storage.personalData.erase('sam@example.com');
      const events = JSON.stringify(await site.storage.job.listEvents(lead.id));
      expect(events).toContain('Sam [erased address]');
      expect(events).not.toContain('sam@example.com');
      expect((await site.app.inject(new URL(sam.url).pathname)).statusCode).toBe(200);
      await site.storage.personalData.erase('dana@example.com');
      expect((await site.app.inject(new URL(sam.url).pathname)).statusCode).toBe(404);
    } finally {
      await mails.stop();
    }
  });
});

// A lead on its way through the shop: status, who has it, notes, and the timeline that tells all of it.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../schemas/lead.ts';
import type { TimelineEntry } from '../../../schemas/pipeline.ts';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { itemOf } from '../../testing/lead.ts';
import { signIn, useTestApp } from '../../testing/use-test-app.ts';

describe('the pipeline', () => {
  const start = useTestApp();

  async function open() {
    const site = await start();
    const { app, storage, context, clock } = site;
    const lead = chatLead({ items: [itemOf()] });
    await saveLead(storage, lead);
    const headers = { cookie: await signIn(site) };
    const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, payload: object = {}) =>
      app.inject({ method, url: `/api/admin/leads${path}`, headers, payload });
    const change = (payload: object) => ask('PATCH', `/${lead.id}`, payload);
    const timeline = async () => (await ask('GET', `/${lead.id}/timeline`)).json<TimelineEntry[]>();
    const later = () => {
      clock.now = new Date(clock.now.getTime() + 60_000);
    };
    const token = (await context.jobLinks.pathOf(lead.id))?.slice('/job/'.length) ?? '';
    return { ...site, lead, ask, change, timeline, later, token };
  }

  it('goes from new to won with who and when, and back', async () => {
    const { change, ask, lead, timeline, later } = await open();
    expect((await ask('GET', `/${lead.id}`)).json()).toMatchObject({ status: 'new', assignee: null });
    expect((await change({ handled: true })).json()).toMatchObject({ status: 'contacted' });
    later();
    expect((await change({ handled: false })).json()).toMatchObject({ status: 'contacted', handledAt: null });
    expect((await change({ status: 'won', assignee: 'owner' })).json()).toMatchObject({
      status: 'won',
      assignee: 'owner',
    });
    later();
    const lost = await change({ status: 'lost', lostReason: ' Too dear ' });
    expect(lost.json()).toMatchObject({ status: 'lost', lostReason: 'Too dear' });
    // Undone.
    expect((await change({ status: 'won' })).json()).toMatchObject({ status: 'won', lostReason: null });
    await change({ status: 'won' });
    expect((await timeline()).map(({ text, words, name }) => [name, text, words])).toEqual([
      [lead.name, 'asked in the chat', null],
      ['owner', 'set it to Won', null],
      ['owner', 'gave it to owner', null],
      ['owner', 'set it to Lost', 'Too dear'],
      ['owner', 'set it to Won', null],
    ]);
  });

  it('follows quotes and the yes to them, and never goes back by itself', async () => {
    const { app, ask, change, lead, token, timeline } = await open();
    const lines = [{ label: 'Soft tee', quantity: 48, unitCents: 675 }];
    const send = (validUntil: string) => ask('POST', `/${lead.id}/quotes`, { lines, validUntil });
    const status = async () => (await ask('GET', `/${lead.id}`)).json<Lead>().status;
    await send('2026-04-03');
    expect(await status()).toBe('quoted');
    await change({ status: 'lost', lostReason: 'No answer' });
    await send('2026-04-04');
    expect(await status()).toBe('quoted');
    const payload = { quoteVersion: 2, name: 'Dana Reyes' };
    await app.inject({ method: 'POST', url: `/api/job/${token}/accept`, payload });
    expect(await status()).toBe('won');
    await send('2026-04-05');
    expect(await status()).toBe('won');
    expect((await timeline()).map(({ kind }) => kind)).toContain('quote_accepted');
  });

  it('is noted on by the shop, for the shop alone', async () => {
    const { app, ask, lead, token, timeline } = await open();
    const note = { text: 'Wants PMS 7409, @owner and @nobody, not a@owner.example' };
    for (const _ of 'ab') expect((await ask('POST', `/${lead.id}/notes`, note)).statusCode).toBe(201);
    expect((await timeline()).filter(({ kind }) => kind === 'note')).toMatchObject([
      { name: 'owner', words: note.text },
    ]);
    expect((await app.inject(`/api/job/${token}`)).body).not.toContain('7409');
    expect((await ask('POST', `/${lead.id}/notes`, { text: ' ' })).statusCode).toBe(400);
    expect((await ask('POST', `/${randomUUID()}/notes`, note)).statusCode).toBe(404);
    expect((await ask('GET', `/${randomUUID()}/timeline`)).statusCode).toBe(404);
  });

  it('selects by status and by who has it', async () => {
    const { ask, change, storage, lead } = await open();
    const other = chatLead();
    await saveLead(storage, other);
    await change({ status: 'quoted', assignee: 'owner' });
    const ids = async (query: string) => (await ask('GET', `?${query}`)).json<Lead[]>().map(({ id }) => id);
    expect(await ids('status=quoted')).toEqual([lead.id]);
    expect(await ids('status=new')).toEqual([other.id]);
    expect(await ids('assignee=owner')).toEqual([lead.id]);
    expect(await ids('assignee=-')).toEqual([other.id]);
    expect(await ids('status=&assignee=')).toHaveLength(2);
    expect((await ask('GET', '?status=maybe')).statusCode).toBe(400);
  });

  it.each([
    [{ status: 'maybe' }, 'status'],
    [{ status: 'won', lostReason: 'Why' }, 'lostReason'],
    [{ assignee: 'nobody' }, 'assignee'],
    [{}, 'handled'],
  ])('refuses %j', async (payload, field) => {
    const { change, timeline } = await open();
    const refused = await change(payload);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [expect.objectContaining({ field })]]);
    expect(await timeline()).toHaveLength(1);
  });
});

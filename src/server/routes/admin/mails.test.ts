// Mails that belong to no job, over the calls of the desk.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeskLead } from '../../../schemas/lead.ts';
import type { MailJob, OpenedMail } from '../../../schemas/mail.ts';
import { chatLead, mailToTake, saveLead } from '../../../storage/testing/samples.ts';
import { itemOf } from '../../testing/lead.ts';
import { signIn, useTestApp } from '../../testing/use-test-app.ts';

describe('a mail of no job', () => {
  const start = useTestApp();

  async function open() {
    const site = await start({ env: { IMAP_URL: 'imap://shop:secret@mail.example' } });
    const lead = chatLead({ items: [itemOf()] });
    await saveLead(site.storage, lead);
    const mail = mailToTake({ folded: '> Shall we?' });
    await site.storage.mails.take(mail, site.clock.now);
    const headers = { cookie: await signIn(site, { username: 'rosa', role: 'staff' }) };
    const ask = (path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', payload?: object) =>
      site.app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
    const list = async (name = 'open') => (await ask(`mails?list=${name}`)).json<OpenedMail[]>();
    return { ...site, lead, mail, ask, list };
  }

  it('is listed and opened with the job that it may belong to, and counted', async () => {
    const { ask, list, mail, lead } = await open();
    expect(await list()).toMatchObject([{ id: mail.id, from: mail.from, excerpt: mail.text, fileCount: 0 }]);
    const opened = (await ask(`mails/${mail.id}`)).json<OpenedMail>();
    expect(opened).toMatchObject({ text: mail.text, folded: '> Shall we?' });
    expect(opened.suggestion).toEqual({
      ...{ leadId: lead.id, number: lead.id.slice(0, 8), name: 'Dana Reyes' },
      job: expect.stringMatching(/48 .*T-shirts/i),
    });
    expect((await ask('summary')).json().mail).toEqual({ open: 1, trouble: null });
  });

  it('finds jobs by name, and by number', async () => {
    const { ask, mail, lead, storage } = await open();
    const other = chatLead({ name: 'Sam Okafor', email: 'sam@example.com' });
    await saveLead(storage, other);
    const jobs = async (q: string) =>
      (await ask(`mails/${mail.id}/jobs?q=${q}`)).json<MailJob[]>().map(({ leadId }) => leadId);
    expect(await jobs('okafor')).toEqual([other.id]);
    expect(await jobs(other.id.slice(0, 8).toUpperCase())).toEqual([other.id]);
    expect(await jobs('')).toEqual([lead.id]);
    expect(await jobs('nobody')).toEqual([]);
    expect((await ask(`mails/${mail.id}/jobs?q=${'x'.repeat(201)}`)).statusCode).toBe(400);
  });

  it('is put into a job once, where it stands like any other', async () => {
    const { ask, list, mail, lead, storage } = await open();
    const join = (leadId: string) => ask(`mails/${mail.id}/join`, 'POST', { leadId });
    expect((await join(randomUUID())).statusCode).toBe(404);
    expect((await join('x')).statusCode).toBe(400);
    for (const _ of 'ab') expect((await join(lead.id)).json()).toEqual({ leadId: lead.id });
    const other = chatLead();
    await saveLead(storage, other);
    expect((await join(other.id)).statusCode).toBe(409);
    const { job } = (await ask(`leads/${lead.id}`)).json<DeskLead>();
    expect(job?.sayings).toMatchObject([{ text: mail.text, carried: { folded: '> Shall we?', from: null } }]);
    expect(await list()).toEqual([]);
    expect((await ask(`mails/${mail.id}`)).statusCode).toBe(404);
    expect((await ask(`mails/${mail.id}`, 'PATCH', { dismissed: true })).statusCode).toBe(404);
  });

  it('becomes a lead, which the stats and the list know the source of', async () => {
    const { ask, mail } = await open();
    const made = await ask(`mails/${mail.id}/lead`, 'POST', {});
    expect(made.statusCode).toBe(201);
    const lead = (await ask(`leads/${made.json().leadId}`)).json<DeskLead>();
    expect(lead).toMatchObject({
      ...{ source: 'mail', name: 'Dana Reyes', email: 'dana@example.com', service: 'Not said yet' },
      details: 'Shirts\n\nDo you print 48 shirts?',
      job: { sayings: [{ text: mail.text }] },
    });
    expect(lead.replyDueAt).not.toBeNull();
    expect((await ask('leads?source=mail')).json()).toHaveLength(1);
    expect((await ask('stats')).json().funnel.formLeads).toBe(1);
    expect((await ask(`mails/${mail.id}/lead`, 'POST', {})).statusCode).toBe(409);
  });

  it('of somebody without a name or an address becomes one too', async () => {
    const { ask, storage, clock } = await open();
    const strange = mailToTake({ digest: 'strange', from: { name: '', address: '' }, subject: '', text: '' });
    await storage.mails.take(strange, clock.now);
    const { leadId } = (await ask(`mails/${strange.id}/lead`, 'POST', {})).json();
    const lead = (await ask(`leads/${leadId}`)).json<DeskLead>();
    expect(lead).toMatchObject({ name: 'Not said yet', email: null });
    expect(lead.job?.sayings).toMatchObject([{ text: 'A mail without text.' }]);
  });

  it('is put aside and taken back', async () => {
    const { ask, list, mail } = await open();
    const dismiss = (dismissed: boolean) => ask(`mails/${mail.id}`, 'PATCH', { dismissed });
    expect((await dismiss(true)).json()).toMatchObject({ state: 'dismissed' });
    expect([await list(), (await list('dismissed')).length]).toEqual([[], 1]);
    expect((await ask('summary')).json().mail).toMatchObject({ open: 0 });
    expect((await dismiss(false)).json()).toMatchObject({ state: 'open' });
    expect(await list()).toHaveLength(1);
    expect((await ask(`mails/${randomUUID()}`, 'PATCH', { dismissed: true })).statusCode).toBe(404);
    expect((await ask('mails?list=all')).statusCode).toBe(400);
  });
});

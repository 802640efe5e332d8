// The shop's mailbox: read by one at a time, each mail stored once, joined with its job or waiting for somebody.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { NewJobEvent } from '../job/job-store.ts';
import type { Mail } from '../mailbox/mail-store.ts';
import {
  chatLead,
  DAY_MS,
  HOUR_MS,
  later,
  MINUTE_MS,
  mailToTake,
  NOON,
  saveLead,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

const said = ({ text }: Pick<Mail, 'text'>): NewJobEvent => ({
  kind: 'message',
  who: 'customer',
  name: null,
  version: null,
  data: { text },
});
const choose = (mail: Mail) => ({ event: said(mail), notify: ['email'] as const });
const file = (name: string, isArtwork: boolean) => ({
  ...{ id: randomUUID(), name, bytes: 7, isArtwork },
  sha256: 'digest',
});

export function describeMailbox({ open }: TestStorage): void {
  it('is read by one at a time, by another once that one is silent, and by the same again', async () => {
    const { mails } = await open();
    const lease = (by: string, now: Date) => mails.lease({ mailbox: 'box', by, leaseMs: MINUTE_MS, now });
    expect(await lease('one', NOON)).toEqual({
      uidValidity: null,
      lastUid: 0,
      begunAt: NOON.toISOString(),
      readAt: null,
    });
    expect(await lease('other', later(MINUTE_MS - 1))).toBeUndefined();
    expect(await lease('one', later(MINUTE_MS / 2))).toBeDefined();
    expect(await lease('other', later(MINUTE_MS))).toBeUndefined();
    expect(await lease('other', later(2 * MINUTE_MS))).toBeDefined();
    // The clock is set back by an hour.
    expect(await lease('one', later(-HOUR_MS))).toBeDefined();
    await mails.release('box', 'other');
    expect(await lease('other', later(-HOUR_MS))).toBeUndefined();
    await mails.release('box', 'one');
    expect(await lease('other', later(-HOUR_MS))).toBeDefined();
  });

  it('remembers how far it was read, and since when it cannot be', async () => {
    const { mails } = await open();
    const lease = () => mails.lease({ mailbox: 'box', by: 'one', leaseMs: MINUTE_MS, now: NOON });
    await lease();
    await mails.setPosition('box', { uidValidity: '4294967295', lastUid: 4_294_967_290 });
    await mails.take(mailToTake({ at: { mailbox: 'box', uid: 4_294_967_294 } }), NOON);
    await mails.noteRead('box', later(1));
    expect(await lease()).toMatchObject({
      uidValidity: '4294967295',
      lastUid: 4_294_967_294,
      readAt: later(1).toISOString(),
    });
    expect(await mails.findTrouble('box')).toBeNull();
    for (const minute of [1, 2]) await mails.noteTrouble('box', `try ${minute}`, later(minute * MINUTE_MS));
    expect(await mails.findTrouble('box')).toEqual({
      since: later(MINUTE_MS).toISOString(),
      trouble: 'try 2',
    });
    await mails.noteTrouble('box', null, later(HOUR_MS));
    expect(await mails.findTrouble('box')).toBeNull();
  });

  it('stores a mail once, with its job or not at all', async () => {
    const storage = await open();
    const lead = chatLead();
    await saveLead(storage, lead);
    const mail = mailToTake({
      files: [file('front.png', true), file('sizes.docx', false)],
      join: { leadId: lead.id, event: said({ text: 'Yes.' }), notify: ['email'] },
    });
    const broken = { ...mail, join: { ...mail.join, event: { ...said(mail), kind: null } } } as never;
    await expect(storage.mails.take(broken, NOON)).rejects.toThrow();
    expect([await storage.mails.isKnown(mail.digest), await storage.job.listEvents(lead.id)]).toEqual([
      false,
      [],
    ]);
    const copies = Array.from({ length: 6 }, () => ({ ...mail, id: randomUUID(), files: [] }));
    expect(await storage.mails.take(mail, NOON)).toBe('joined');
    const again = await Promise.all(copies.map((one) => storage.mails.take(one, NOON)));
    expect(new Set(again)).toEqual(new Set(['known']));
    expect(await storage.job.listEvents(lead.id)).toHaveLength(1);
    expect((await storage.leads.find(lead.id))?.announcements).toMatchObject([
      { channel: 'email', state: 'waiting' },
    ]);
    expect(await storage.artwork.list({ leadId: lead.id })).toMatchObject([
      { name: 'front.png', state: 'checking' },
    ]);
    const [, document] = mail.files;
    expect(await storage.artwork.findAttachment(document?.id ?? '')).toMatchObject({ leadId: lead.id });
    expect(await storage.mails.find(mail.id)).toMatchObject({
      state: 'joined',
      text: '',
      from: { address: '' },
    });
  });

  it('takes one of many copies at the same time', async () => {
    const { mails } = await open();
    const mail = mailToTake();
    const copies = Array.from({ length: 8 }, () => ({ ...mail, id: randomUUID() }));
    const states = await Promise.all(copies.map((one) => mails.take(one, NOON)));
    expect(states.toSorted()).toEqual([...Array(7).fill('known'), 'open']);
    expect(await mails.countOpen()).toBe(1);
  });

  it('lists what belongs to no job by what it is, newest first, page by page', async () => {
    const { mails } = await open();
    for (let n = 0; n < 5; n++)
      await mails.take(mailToTake({ subject: `${n}`, receivedAt: later(n).toISOString() }), NOON);
    await mails.take(mailToTake({ kind: 'auto_reply', subject: 'away' }), NOON);
    await mails.take(mailToTake({ kind: 'own', subject: 'own' }), NOON);
    const first = await mails.list({ which: 'open', limit: 3 });
    expect(first.items.map(({ subject }) => subject)).toEqual(['4', '3', '2']);
    const rest = await mails.list({ which: 'open', limit: 3, cursor: first.nextCursor ?? '' });
    expect([rest.items.map(({ subject }) => subject), rest.nextCursor]).toEqual([['1', '0'], null]);
    const { items } = await mails.list({ which: 'automatic', limit: 3 });
    expect(items.map(({ subject }) => subject)).toEqual(['away']);
    expect(await mails.countOpen()).toBe(5);
    const [newest] = first.items;
    expect(await mails.setDismissed(newest?.id ?? '', true, NOON)).toBe(true);
    expect((await mails.list({ which: 'dismissed', limit: 3 })).items).toMatchObject([{ subject: '4' }]);
    expect(await mails.setDismissed(newest?.id ?? '', false, NOON)).toBe(true);
    expect(await mails.setDismissed(randomUUID(), true, NOON)).toBe(false);
    expect(await mails.countOpen()).toBe(5);
  });

  it('puts a mail into one job alone, or makes one lead of it', async () => {
    const storage = await open();
    const { mails } = storage;
    const leads = [chatLead(), chatLead()];
    for (const lead of leads) await saveLead(storage, lead);
    const [one, other] = leads.map(({ id }) => id);
    const mail = mailToTake({ files: [file('front.png', true)] });
    await mails.take(mail, NOON);
    const counted = async () => {
      const since = later(-DAY_MS);
      const strangers = await storage.artwork.countBytes(since, 'strangers');
      return { strangers, customers: await storage.artwork.countBytes(since) };
    };
    const bytes = mail.files[0]?.bytes;
    expect(await counted()).toEqual({ strangers: bytes, customers: 0 });
    expect(await mails.join(mail.id, randomUUID(), choose, NOON)).toBeUndefined();
    expect(await mails.join(randomUUID(), one ?? '', choose, NOON)).toBeUndefined();
    const joins = [one, other, one].map((id) => mails.join(mail.id, id ?? '', choose, NOON));
    const results = await Promise.all(joins);
    expect(results.toSorted()).toContain('joined');
    const joined = (await mails.find(mail.id))?.leadId ?? '';
    expect(await mails.join(mail.id, joined, choose, NOON)).toBe('joined');
    expect(await storage.job.listEvents(joined)).toMatchObject([{ seq: 1, data: { text: mail.text } }]);
    const events = await Promise.all(leads.map(({ id }) => storage.job.listEvents(id)));
    expect(events.flat()).toHaveLength(1);
    expect(await storage.artwork.list({ leadId: joined })).toHaveLength(1);
    expect(await counted()).toEqual({ strangers: 0, customers: bytes });

    const second = mailToTake({ digest: 'second', text: 'Mugs?' });
    await mails.take(second, NOON);
    const lead = { id: randomUUID(), name: 'Sam', email: 'sam@example.com', service: 'Not said yet' };
    const made = { ...lead, details: 'Mugs?', replyDueAt: later(DAY_MS).toISOString(), notify: [] };
    expect(await mails.makeLead(second.id, made, choose, NOON)).toBe(lead.id);
    expect(await mails.makeLead(second.id, { ...made, id: randomUUID() }, choose, NOON)).toBe('taken');
    expect(await storage.leads.find(lead.id)).toMatchObject({ source: 'mail', name: 'Sam', confirmed: true });
    expect(await storage.leads.list({ q: 'mugs', limit: 5 })).toMatchObject({ items: [{ id: lead.id }] });
    expect(await mails.listLeadIdsByNumber(lead.id.slice(0, 8), 5)).toEqual([lead.id]);
    expect(await mails.listLeadIdsByNumber('%', 5)).toEqual([]);
  });

  it('goes with its lead, and else when it has had its time', async () => {
    const storage = await open();
    const { mails } = storage;
    const lead = chatLead();
    await saveLead(storage, lead);
    const joined = mailToTake({
      files: [file('a.docx', false)],
      join: { leadId: lead.id, event: said({ text: 'Yes.' }), notify: [] },
    });
    const [waiting, dismissed, own] = [
      mailToTake({ files: [file('b.docx', false)] }),
      mailToTake(),
      mailToTake({ kind: 'own' }),
    ];
    for (const mail of [joined, waiting, dismissed, own]) await mails.take(mail, NOON);
    await mails.setDismissed(dismissed.id, true, later(DAY_MS));
    await storage.leads.delete(lead.id);
    expect(await mails.find(joined.id)).toBeUndefined();
    expect(await storage.artwork.findAttachment(joined.files[0]?.id ?? '')).toBeUndefined();
    await storage.artwork.deleteStale({
      unfinished: later(DAY_MS),
      unattached: later(DAY_MS),
      unsent: later(DAY_MS),
    });
    expect(await storage.artwork.findAttachment(waiting.files[0]?.id ?? '')).toBeDefined();
    await storage.deleteExpired(later(30 * DAY_MS + 1));
    expect([await mails.find(own.id), (await mails.find(dismissed.id))?.state]).toEqual([
      undefined,
      'dismissed',
    ]);
    await storage.deleteExpired(later(31 * DAY_MS + 1));
    expect(await mails.find(dismissed.id)).toBeUndefined();
    expect(await mails.deleteOpen(NOON)).toBe(0);
    expect(await mails.deleteOpen(later(1))).toBe(1);
    expect(await storage.artwork.findAttachment(waiting.files[0]?.id ?? '')).toBeUndefined();
  });

  it('tells and forgets an address that wrote, and takes it out of what others wrote', async () => {
    const storage = await open();
    const { mails, personalData } = storage;
    const [hers, others] = [
      mailToTake({ files: [file('a.docx', false)] }),
      mailToTake({ from: { name: 'Sam', address: 'sam@example.com' }, text: 'Ask dana@example.com.' }),
    ];
    for (const mail of [hers, others]) await mails.take(mail, NOON);
    expect(await personalData.find('DANA@example.com')).toMatchObject({
      mails: [{ id: hers.id, text: hers.text }],
      mentions: { mails: 1 },
    });
    const erased = await personalData.erase('dana@example.com');
    expect(erased).toMatchObject({ mails: [hers.id], artwork: [hers.files[0]?.id], mentions: { mails: 1 } });
    expect(await mails.find(hers.id)).toBeUndefined();
    expect(await mails.find(others.id)).toMatchObject({ text: 'Ask [erased address].' });
  });
}

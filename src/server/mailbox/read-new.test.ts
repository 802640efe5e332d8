// From where a mailbox is read, and what happens to a mail that fails.
import { describe, expect, it, vi } from 'vitest';
import { chatLead, saveLead } from '../../storage/testing/samples.ts';
import { signIn, type TestApp, useTestApp } from '../testing/use-test-app.ts';
import type { FetchedMail, MailboxConnection } from './connection.ts';
import { readMailboxUrl } from './mailbox-place.ts';
import { readNew, startingUid } from './read-new.ts';
import { rawMail } from './testing/raw-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
const SIGNAL = new AbortController().signal;

/** A mailbox in memory: mails by their numbers. */
function mailboxOf(
  mails: Map<number, FetchedMail>,
  uidValidity = '1',
): MailboxConnection & { read: number[] } {
  const uids = () => [...mails.keys()].toSorted((one, other) => one - other);
  const read: number[] = [];
  return {
    ...{ uidValidity, read },
    uidNext: (uids().at(-1) ?? 0) + 1,
    listFrom: async (first) => uids().filter((uid) => uid >= first),
    listSince: async (day) => uids().filter((uid) => (mails.get(uid)?.receivedAt ?? 0) >= day),
    fetch: async (uid) => mails.get(uid),
    markRead: async (uid) => void read.push(uid),
    arrival: async () => {},
    close: () => {},
  };
}

describe('the mailbox', () => {
  const start = useTestApp();
  const env = { IMAP_URL: 'imap://shop:secret@mail.example' };

  async function open() {
    const site = await start({ env });
    const { storage, clock } = site;
    const reading = { mailbox: 'box', context: site.context, log: site.app.log };
    const lease = async () => {
      const position = await storage.mails.lease({ mailbox: 'box', by: 'me', leaseMs: 1000, now: clock.now });
      if (!position) throw new Error('Somebody else reads it.');
      return position;
    };
    const read = async (connection: MailboxConnection) => {
      const position = await lease();
      const lastUid = await startingUid(connection, position, reading);
      return readNew(connection, { lastUid, begunAt: position.begunAt, signal: SIGNAL }, reading);
    };
    const mail = (subject: string, receivedAt = clock.now): FetchedMail => ({
      raw: rawMail({ subject, id: `${subject}@mail.example` }),
      receivedAt,
      left: [],
    });
    return { ...site, read, mail };
  }
  const subjects = async ({ storage }: TestApp) =>
    (await storage.mails.list({ which: 'open', limit: 50 })).items.map(({ subject }) => subject).toSorted();

  it('is read from when it is first read, each mail once', async () => {
    const site = await open();
    const mails = new Map([[5, site.mail('before')]]);
    expect(await site.read(mailboxOf(mails))).toBe(5);
    mails.set(6, site.mail('one')).set(9, site.mail('two'));
    expect(await site.read(mailboxOf(mails))).toBe(9);
    mails.set(12, site.mail('three'));
    expect(await site.read(mailboxOf(mails))).toBe(12);
    expect(await subjects(site)).toEqual(['one', 'three', 'two']);
  });

  it('is gone on with after its numbers have changed: nothing twice, nothing left out', async () => {
    const site = await open();
    const mails = new Map<number, FetchedMail>();
    await site.read(mailboxOf(mails));
    mails.set(700, site.mail('one'));
    await site.read(mailboxOf(mails));
    const old = new Date(site.clock.now.getTime() - 9 * DAY_MS);
    const rebuilt = new Map([
      [1, site.mail('older than all', old)],
      [2, site.mail('one')],
      [3, site.mail('meanwhile')],
    ]);
    expect(await site.read(mailboxOf(rebuilt, '2'))).toBe(3);
    expect(await subjects(site)).toEqual(['meanwhile', 'one']);
  });

  it('stays as it is: what has not joined a job stays new there', async () => {
    const site = await open();
    const lead = chatLead();
    await saveLead(site.storage, lead);
    const answer = rawMail({ to: site.context.replyAddresses?.of(lead.id) ?? '' });
    const mails = new Map<number, FetchedMail>();
    const connection = mailboxOf(mails);
    await site.read(connection);
    const own = rawMail({ from: 'hello@boldwork.example', head: ['X-Boldwork-Event-Id: 1'] });
    const receivedAt = site.clock.now;
    mails.set(1, site.mail('stranger')).set(2, { raw: own, receivedAt, left: [] });
    mails.set(3, { raw: answer, receivedAt, left: [] });
    site.context.env.mailFrom = { name: '', address: 'hello@boldwork.example' };
    await site.read(connection);
    expect(connection.read).toEqual([3]);
  });

  it('is not held up by a mail that cannot be taken in', async () => {
    const site = await open();
    const mails = new Map<number, FetchedMail>();
    const connection = mailboxOf(mails);
    await site.read(connection);
    mails.set(1, site.mail('odd')).set(2, site.mail('after'));
    const find = vi.spyOn(site.storage.mails, 'findNotification').mockRejectedValue(new Error('a bug'));
    mails.set(1, {
      ...site.mail('odd'),
      raw: rawMail({ subject: 'odd', head: ['In-Reply-To: <4f6b8a7c-0000-4000-8000-000000000000@x>'] }),
    });
    expect(await site.read(connection)).toBe(2);
    expect(find).toHaveBeenCalledTimes(2);
    expect(await subjects(site)).toEqual(['after', 'odd']);
  });

  it('is told of at the desk while it does not answer', async () => {
    const site = await open();
    const { id } = readMailboxUrl(env.IMAP_URL);
    await site.storage.mails.noteTrouble(id, 'It could not be reached.', site.clock.now);
    const headers = { cookie: await signIn(site) };
    const { mail } = (await site.app.inject({ url: '/api/admin/summary', headers })).json();
    expect(mail.trouble).toEqual({ since: site.clock.now.toISOString(), detail: 'It could not be reached.' });
  });
});

describe('its address', () => {
  it('is read with what is escaped in it, and told apart without the password', () => {
    const place = readMailboxUrl('imaps://hello%40shop.example:p%40ss@mail.example/Shop%20Mail');
    expect(place).toMatchObject({
      ...{ host: 'mail.example', port: 993, isSecure: true },
      ...{ user: 'hello@shop.example', password: 'p@ss', folder: 'Shop Mail' },
    });
    const other = readMailboxUrl('imap://hello%40shop.example:other@mail.example:993/Shop%20Mail');
    expect([other.isSecure, other.id]).toEqual([false, place.id]);
    expect(readMailboxUrl('imap://a:b@[::1]')).toMatchObject({ host: '::1', port: 143, folder: 'INBOX' });
  });
});

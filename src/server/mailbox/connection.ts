// A connection to the shop's mailbox. imapflow is loaded at the first one: without IMAP_URL it never is.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { readLargeMail } from './large-mail.ts';
import type { MailboxPlace } from './mailbox-place.ts';

export interface MailboxConnection {
  /** Of its numbers; other ones mean other mails. */
  uidValidity: string;
  /** The number that the next mail gets. */
  uidNext: number;
  /** Numbers of the mails from `first` on, ascending. */
  listFrom(first: number): Promise<number[]>;
  /** Numbers of the mails that came on that day or later, ascending. */
  listSince(day: Date): Promise<number[]>;
  /** Undefined where it was taken out of the mailbox. Never marks it as read. */
  fetch(uid: number): Promise<FetchedMail | undefined>;
  markRead(uid: number): Promise<void>;
  /** Resolves when a mail has come, after `ms` at the latest. Rejects when the connection has ended. */
  arrival(ms: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface FetchedMail {
  /** Of a large one the head and the text alone. */
  raw: Uint8Array;
  receivedAt: Date;
  /** What was not fetched: 'banner.tif, 31 MB'. */
  left: string[];
}

/** Larger mails are not read whole. */
export const LARGE_BYTES = 30 * 1024 * 1024;
const CONNECT_MS = 15_000;
const SILENCE_MS = 90_000;
/** Many servers end it after half an hour, some networks sooner. */
const IDLE_MS = 5 * 60_000;
const SETTLE_MS = 50;

/** Rejects with imapflow's error where it cannot be opened. */
export async function connectMailbox(place: MailboxPlace, signal: AbortSignal): Promise<MailboxConnection> {
  const client = await openClient(place, signal);
  let hasArrived = false;
  let wake = () => {};
  client.on('exists', () => {
    hasArrived = true;
    wake();
  });
  client.on('close', () => wake());
  const box = await client.mailboxOpen(place.folder).catch((error) => {
    client.close();
    throw error;
  });
  const search = async (query: Parameters<ImapFlow['search']>[0]): Promise<number[]> => {
    const found = await client.search(query, { uid: true });
    if (found === false || found === undefined) throw new Error('The mailbox could not be searched.');
    return found.toSorted((one, other) => one - other);
  };
  return {
    uidValidity: String(box.uidValidity),
    uidNext: box.uidNext,
    // A server names the last mail where none is that far.
    listFrom: async (first) => (await search({ uid: `${first}:*` })).filter((uid) => uid >= first),
    listSince: (day) => search({ since: day }),
    fetch: (uid) => fetchMail(client, uid),
    markRead: async (uid) => {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    },
    arrival: async (ms, ending) => {
      if (!client.usable) throw new Error('The connection to the mailbox has ended.');
      if (!hasArrived) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          ending.addEventListener('abort', wake, { once: true });
        });
        ending.removeEventListener('abort', wake);
      }
      wake = () => {};
      hasArrived = false;
      // Those that come together are read together.
      await sleep(SETTLE_MS);
      if (!client.usable && !ending.aborted) throw new Error('The connection to the mailbox has ended.');
    },
    close: () => client.close(),
  };
}

async function openClient(
  { host, port, isSecure, user, password }: MailboxPlace,
  signal: AbortSignal,
): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: { user, pass: password },
    logger: false,
    disableBinary: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxIdleTime: IDLE_MS,
    autoIdleDelay: 500,
  });
  // What ended it is told by whatever was being asked for.
  client.on('error', () => {});
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  client.on('close', () => signal.removeEventListener('abort', stop));
  await client.connect();
  return client;
}

async function fetchMail(client: ImapFlow, uid: number): Promise<FetchedMail | undefined> {
  const one = { uid: true };
  const found = await client.fetchOne(String(uid), { size: true, internalDate: true }, one);
  if (!found) return undefined;
  const receivedAt = new Date(found.internalDate ?? Date.now());
  if ((found.size ?? 0) > LARGE_BYTES) return { receivedAt, ...(await readLargeMail(client, uid)) };
  const { source } = (await client.fetchOne(String(uid), { source: true }, one)) || {};
  return source && { raw: source, receivedAt, left: [] };
}

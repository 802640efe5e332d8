// Reads the shop's mailbox while the server runs: one instance at a time, new mails as they come, and again after whatever
// cut it off. What fails stands at the desk.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MailboxPosition } from '../../storage/mailbox/mail-store.ts';
import { StorageUnavailableError } from '../../storage/storage.ts';
import { repeat } from '../scheduler/repeat.ts';
import { connectMailbox, type MailboxConnection } from './connection.ts';
import { describeTrouble } from './describe-trouble.ts';
import { readMailboxUrl } from './mailbox-place.ts';
import { readNew, startingUid } from './read-new.ts';
import type { TakingContext } from './take-mail.ts';

/** One that is killed is followed by another instance after so long. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** Servers that do not tell of new mails by themselves. */
const POLL_MS = 60_000;
/** Another instance reads. */
const OTHERS_MS = 5000;
const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 60_000;

/** Starts to read; the function it returns stops that, and resolves when the mail that is being taken in is stored. */
export function startMailboxReader(context: TakingContext, log: FastifyBaseLogger): () => Promise<void> {
  if (context.env.imapUrl === null) return async () => {};
  const place = readMailboxUrl(context.env.imapUrl);
  const { mails } = context.storage;
  const [mailbox, by] = [place.id, randomUUID()];
  const stopping = new AbortController();
  const reading = { mailbox, context, log };
  const lease = () => mails.lease({ mailbox, by, leaseMs: LEASE_MS, now: context.now() });
  /** Since the mailbox last worked. */
  let failures = 0;

  async function read(position: MailboxPosition): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const keep = async () => {
      if (!(await lease())) lost.abort();
    };
    const stopKeeping = repeat(keep, {
      firstMs: RENEW_MS,
      everyMs: RENEW_MS,
      log,
      what: 'keeping the mailbox to read',
    });
    let connection: MailboxConnection | undefined;
    try {
      connection = await connectMailbox(place, signal);
      let lastUid = await startingUid(connection, position, reading);
      while (!signal.aborted) {
        lastUid = await readNew(connection, { lastUid, begunAt: position.begunAt, signal }, reading);
        await noteWell();
        await connection.arrival(POLL_MS, signal);
      }
    } finally {
      connection?.close();
      await stopKeeping();
    }
  }

  async function noteWell(): Promise<void> {
    if (failures > 0) log.info('the mailbox answers again');
    if (failures > 0 || (await mails.findTrouble(mailbox)) !== null)
      await mails.noteTrouble(mailbox, null, context.now());
    failures = 0;
  }

  /** A connection that ends is no news as long as the next one works. */
  async function noteFailure(error: unknown): Promise<void> {
    if (stopping.signal.aborted) return;
    failures++;
    if (error instanceof StorageUnavailableError || failures === 1) return;
    const trouble = describeTrouble(error, place);
    if (failures === 2) log.warn({ trouble }, 'the mailbox at IMAP_URL cannot be read; will try again');
    await mails.noteTrouble(mailbox, trouble, context.now()).catch(() => {});
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const position = await lease();
        if (position) await read(position);
        else await sleep(OTHERS_MS, undefined, { signal: stopping.signal });
      } catch (error) {
        await noteFailure(error);
      }
      const pauseMs = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** Math.min(10, Math.max(0, failures - 1)));
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await mails.release(mailbox, by).catch(() => {});
  }

  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}

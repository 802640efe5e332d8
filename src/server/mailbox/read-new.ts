// Reads what has come in the mailbox since it was last read, in order, and takes each in.
import type { FastifyBaseLogger } from 'fastify';
import type { MailboxPosition } from '../../storage/mailbox/mail-store.ts';
import { StorageUnavailableError } from '../../storage/storage.ts';
import type { MailboxConnection } from './connection.ts';
import { type TakingContext, takeMail } from './take-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After its numbers have changed, mails of so many days before are looked at once more: none is stored twice. */
const AGAIN_DAYS = 3;
/** Tries to take a mail in; one that fails each time is kept as unreadable, so that those behind it are not held up. */
const TRIES = 3;

type Reading = { mailbox: string; context: TakingContext; log: FastifyBaseLogger };

/**
 * The place to read from. A mailbox that is read for the first time is read from now on: what lies in it is nobody's answer
 * to a mail of ours.
 */
export async function startingUid(
  connection: MailboxConnection,
  position: MailboxPosition,
  { mailbox, context }: Reading,
): Promise<number> {
  const { uidValidity, uidNext } = connection;
  if (position.uidValidity === uidValidity) return position.lastUid;
  let lastUid = uidNext - 1;
  if (position.uidValidity !== null) {
    const since = Date.parse(position.readAt ?? position.begunAt) - AGAIN_DAYS * DAY_MS;
    const [first] = await connection.listSince(new Date(since));
    if (first !== undefined) lastUid = first - 1;
  }
  await context.storage.mails.setPosition(mailbox, { uidValidity, lastUid });
  return lastUid;
}

/** Resolves with the last number that was read. Rejects where the mailbox or the database fails; then it is gone on with later. */
export async function readNew(
  connection: MailboxConnection,
  { lastUid, begunAt, signal }: { lastUid: number; begunAt: string; signal: AbortSignal },
  reading: Reading,
): Promise<number> {
  let last = lastUid;
  for (const uid of await connection.listFrom(lastUid + 1)) {
    if (signal.aborted) return last;
    await readOne(connection, uid, begunAt, reading);
    last = uid;
  }
  await reading.context.storage.mails.noteRead(reading.mailbox, reading.context.now());
  return last;
}

async function readOne(
  connection: MailboxConnection,
  uid: number,
  begunAt: string,
  { mailbox, context, log }: Reading,
): Promise<void> {
  const found = await connection.fetch(uid);
  // Taken out by somebody, or older than what is read here: put there from another folder.
  if (!found || found.receivedAt.getTime() < Date.parse(begunAt) - DAY_MS) return;
  for (let tries = 1; ; tries++) {
    try {
      const mail = { ...found, at: { mailbox, uid }, isBroken: tries === TRIES };
      const state = await takeMail(mail, context, log);
      log.info({ uid, state }, 'a mail was read');
      // Nobody needs to look at it there. What waits at the desk stays new there too, and so do our alerts to the shop.
      if (state === 'joined') await connection.markRead(uid).catch(() => {});
      return;
    } catch (error) {
      if (error instanceof StorageUnavailableError || tries === TRIES) throw error;
      log.error({ err: error, uid }, 'a mail could not be taken in; will try again');
    }
  }
}

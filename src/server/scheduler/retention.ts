// What the shop no longer keeps is deleted: after the days that its facts set.
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Mails that belong to no job, where leads are kept for good. */
const STRANGERS_DAYS = 90;

/** Deletes conversations, leads and mails of no job that are older than the shop keeps them; logs how many, and nothing else. */
export async function applyRetention({
  storage,
  shop,
  now,
  log,
}: Pick<AppContext, 'storage' | 'shop' | 'now'> & { log: FastifyBaseLogger }): Promise<void> {
  const { conversations_days, leads_days } = shop.current.retention;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const before = (days: number | null) => (days === null ? null : daysAgo(days));
  const deleted = await storage.deleteOld({
    conversationsBefore: before(conversations_days),
    leadsBefore: before(leads_days),
  });
  if (deleted.conversations + deleted.leads > 0) log.info(deleted, 'deleted what the shop no longer keeps');
  const mails = await storage.mails.deleteOpen(daysAgo(leads_days ?? STRANGERS_DAYS));
  if (mails > 0) log.info({ mails }, 'deleted mails that belonged to no job');
}

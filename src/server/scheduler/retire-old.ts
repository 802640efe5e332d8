// What the shop no longer keeps is deleted: after the days that its facts set.
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes conversations and leads that are older than the shop keeps them; logs how many, and nothing else. */
export async function retireOld({
  storage,
  shop,
  now,
  log,
}: Pick<AppContext, 'storage' | 'shop' | 'now'> & { log: FastifyBaseLogger }): Promise<void> {
  const { conversations_days, leads_days } = shop.current.retention;
  const before = (days: number | null) => (days === null ? null : new Date(now().getTime() - days * DAY_MS));
  const retired = await storage.retire({
    conversationsBefore: before(conversations_days),
    leadsBefore: before(leads_days),
  });
  if (retired.conversations + retired.leads > 0) log.info(retired, 'deleted what the shop no longer keeps');
}

// Mails the links of an address to it. Neither the answer nor its time tells whether there are any.
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { countUse } from '../limits/limits.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const MAILS_AN_HOUR = 3;
/** Longer than it takes to queue a mail. */
const ANSWER_MS = 300;

/** Throws a ProblemError 429 where an address of the network asks too often; for an e-mail address too often nothing is sent. */
export async function sendLostLinks(
  request: FastifyRequest,
  email: string,
  context: AppContext,
): Promise<void> {
  await countUse(request, 'lostLinks', context);
  await Promise.all([queueMail(email, context), context.sleep(ANSWER_MS)]);
}

/** With the newest lead: its mail tells of all. */
async function queueMail(
  email: string,
  { storage, env, notifier, now }: Pick<AppContext, 'storage' | 'env' | 'notifier' | 'now'>,
): Promise<void> {
  const at = now();
  const { count } = await storage.rateLimits.hit(`lost ${email.toLowerCase()}`, HOUR_MS, at);
  const [newest] = await storage.job.listLeadIds(email, new Date(at.getTime() - YEAR_MS), 1);
  const canBeSent = env.smtpUrl !== null && env.publicUrl !== null;
  if (newest === undefined || !canBeSent || (env.hasRateLimits && count > MAILS_AN_HOUR)) return;
  await storage.outbox.notifyAgain(newest, ['link'], at);
  notifier.wake();
}

// The same job once more: a new lead, with all that happens for a new lead.
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Again, AgainAnswer } from '../../schemas/again.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone, daysAfter, replyDueAt } from '../../shop/opening-hours.ts';
import { StorageUnavailableError } from '../../storage/storage.ts';
import type { AppContext } from '../app-context.ts';
import { copyArtwork, discardCopies } from '../artwork/copy-artwork.ts';
import type { Uploads } from '../artwork/uploads.ts';
import { fieldsProblem, ProblemError } from '../plugins/problems.ts';
import type { Answer, Keep } from '../turns/with-idempotency.ts';
import { JOB_URL } from './job-url.ts';
import { leadAgain } from './lead-again.ts';

/**
 * Stores a lead like `from`, and returns the answer to POST /api/job/:token/again. Where the files cannot be taken along it is
 * stored without them. Throws a ProblemError: 400 for a day that is over or far away, 404 for an unknown lead.
 */
export async function orderAgain(
  request: FastifyRequest,
  from: string,
  wanted: Again,
  { context, uploads, keep }: { context: AppContext; uploads: Uploads; keep: Keep | undefined },
): Promise<Answer> {
  const { storage, shop, notifier, artworkChecks, now } = context;
  const at = now();
  checkDay(wanted.neededBy, shop.current, at);
  const lead = (await storage.leads.find(from)) ?? refuseUnknown();
  const { copies, filesLeft } = await copyArtwork(request, from, context, uploads);
  const id = randomUUID();
  const answer = { status: 201, body: { leadId: id, jobUrl: JOB_URL } satisfies AgainAnswer };
  const ids = new Map(copies.map((copy) => [copy.from, copy.id]));
  const asked = leadAgain(lead, wanted, { copies: ids, shop: shop.current, now: at });
  const order = {
    ...asked,
    id,
    replyDueAt: replyDueAt(shop.current, at).toISOString(),
    artwork: copies,
    filesLeft,
    notify: notifier.channels,
    ...(keep && { answer: keep(answer, id) }),
  };
  try {
    if (!(await storage.job.orderAgain(from, order, at))) refuseUnknown();
  } catch (error) {
    // A database that went away may have stored it all the same.
    if (!(error instanceof StorageUnavailableError)) await discardCopies(copies, context);
    throw error;
  }
  notifier.wake();
  artworkChecks.wake();
  return answer;
}

/** Days are counted back one by one: nobody is to ask for the year 9999. */
const FURTHEST_DAYS = 730;

function checkDay(day: string | undefined, { time_zone }: Shop, at: Date): void {
  if (day === undefined) return;
  const today = dayInZone(at, time_zone);
  const refuse = (message: string) => fieldsProblem([{ field: 'neededBy', message }]);
  if (day < today) throw refuse('The day is over: name one to come.');
  if (day > daysAfter(today, FURTHEST_DAYS)) throw refuse('The day is more than two years away.');
}

function refuseUnknown(): never {
  throw new ProblemError(404, 'This job is no longer stored.');
}

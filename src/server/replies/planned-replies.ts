// Replies whose time has come leave; one that cannot stays where it is, with why.
import type { FastifyBaseLogger } from 'fastify';
import type { PlannedReply } from '../../storage/replies/reply-store.ts';
import type { AppContext } from '../app-context.ts';
import { isOnPage } from '../live/tell-live.ts';
import { leaveReply } from './leave-reply.ts';

const AT_ONCE = 100;

type Context = Pick<AppContext, 'storage' | 'shop' | 'env' | 'notifier' | 'now'>;

/** A round of the server. Of two instances one sends: whoever takes the plan out. */
export async function sendPlannedReplies(context: Context & { log: FastifyBaseLogger }): Promise<void> {
  const { storage, notifier, now, log } = context;
  let count = 0;
  for (const planned of await storage.replies.listDue(now(), AT_ONCE)) {
    try {
      if (await sendOne(planned, context)) count++;
    } catch (error) {
      log.error({ err: error, replyId: planned.id }, 'a planned reply could not be sent; will try again');
    }
  }
  if (count > 0) notifier.wake();
}

async function sendOne({ leadId, ...reply }: PlannedReply, context: Context): Promise<boolean> {
  const { storage, shop, env, now } = context;
  const lead = await storage.leads.find(leadId);
  // Deleted meanwhile, and its replies with it.
  if (!lead) return false;
  const at = now();
  const isThere = lead.conversationId !== null && (await isOnPage(lead.conversationId, context));
  const choose = leaveReply(reply, lead, { shop: shop.current, env, now: at, isOnPage: isThere });
  const left = await storage.job.decide(
    leadId,
    (events) => {
      const decision = choose(events);
      return 'refused' in decision.result ? decision : { ...decision, takesOut: reply.id };
    },
    at,
  );
  if (left && 'refused' in left) await storage.replies.fail(reply.id, left.refused);
  return left !== undefined && !('refused' in left);
}

// Talks whose person has been silent too long go back to Carl, and wishes for a person end with the visit; looks at the
// database, so that it works across restarts and on several instances.
import type { FastifyBaseLogger } from 'fastify';
import { ConversationChangedError } from '../../storage/conversations/conversation-store.ts';
import type { AppContext } from '../app-context.ts';
import { handBack, holderAt } from './holding.ts';

const AT_ONCE = 100;
/** Who asked for a person and has written nothing for so long is not waiting any more. */
export const ASKED_MS = 30 * 60_000;

export async function returnLapsed({
  storage,
  shop,
  notifier,
  now,
  log,
}: Pick<AppContext, 'storage' | 'shop' | 'notifier' | 'now'> & { log: FastifyBaseLogger }): Promise<void> {
  for (const id of await storage.live.listLapsed(now(), AT_ONCE)) {
    const conversation = await storage.conversations.find(id);
    if (!conversation?.held || holderAt(conversation, now())) continue;
    try {
      await handBack({ storage, shop: shop.current, notifier, now: now() }, conversation);
    } catch (error) {
      // They wrote after all, or another instance was quicker.
      if (error instanceof ConversationChangedError) continue;
      log.error({ err: error }, 'a talk could not be handed back; will try again');
    }
  }
  const before = new Date(now().getTime() - ASKED_MS);
  if ((await storage.live.countAsked(new Date(0))) > (await storage.live.countAsked(before)))
    await storage.live.forgetAsked(before);
}

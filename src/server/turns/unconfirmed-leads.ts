// No reachable visitor is lost: contact details that were given but never confirmed become a lead after a
// while of silence. Looks at the database, so it works across restarts and on several instances.
import type { FastifyBaseLogger } from 'fastify';
import { leadAfterSilence } from '../../assistant/lead/save-lead.ts';
import { parseState } from '../../assistant/state/state.ts';
import type { Shop } from '../../schemas/shop.ts';
import {
  ConversationChangedError,
  type OpenConversation,
} from '../../storage/conversations/conversation-store.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Notifier } from '../app-context.ts';
import { leadToSave } from './lead-to-save.ts';

const AT_ONCE = 100;

interface AppContext {
  storage: Storage;
  shop: { current: Shop };
  notifier: Notifier;
  /** How long a visitor must have been silent. */
  afterMs: number;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Stores the leads of all who have been silent long enough. */
export async function saveUnconfirmedLeads(context: AppContext): Promise<void> {
  const silence = { silentMs: context.afterMs, now: context.now(), limit: AT_ONCE };
  for (;;) {
    const silent = await context.storage.conversations.listUnconfirmed(silence);
    const saved = await Promise.all(silent.map((conversation) => saveOne(conversation, context)));
    // A full page of failures would come again at once.
    if (silent.length < AT_ONCE || !saved.includes(true)) return;
  }
}

async function saveOne(conversation: OpenConversation, context: AppContext): Promise<boolean> {
  const { storage, notifier } = context;
  const [shop, now] = [context.shop.current, context.now()];
  try {
    const state = parseState(conversation.state);
    const effect = leadAfterSilence(state, shop, now);
    const { leadId } = await storage.conversations.saveTurn({
      conversationId: conversation.id,
      expectedMessageCount: conversation.messageCount,
      messages: [],
      unconfirmedSince: null,
      ...leadToSave(effect ? [effect] : [], { shop, notifier, now }),
      now,
    });
    if (leadId !== null) notifier.wake();
    return true;
  } catch (error) {
    // The visitor has written again: their silence starts anew.
    if (error instanceof ConversationChangedError) return false;
    context.log.error({ err: error }, 'could not store an unconfirmed lead; will try again');
    return false;
  }
}

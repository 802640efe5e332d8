// Somebody left a way to be reached and went silent: the lead that is stored all the same, unconfirmed.
import type { Shop } from '../schemas/shop.ts';
import { hasUnconfirmedContact } from './lead.ts';
import { saveLead } from './save-lead.ts';
import type { ConversationState, Effect } from './turn.ts';

/** The effect that stores them, or null if a stored lead holds them or there are none. */
export function leadAfterSilence(state: ConversationState, shop: Shop, now: Date): Effect | null {
  return hasUnconfirmedContact(state) ? saveLead(state, shop, now, false) : null;
}

// What a turn's effects ask storage to save.
import { randomUUID } from 'node:crypto';
import type { Effect } from '../../assistant/state/turn.ts';
import { replyDueAt } from '../../shop/opening-hours.ts';
import type { ChatLeadToSave } from '../../storage/leads/lead-store.ts';
import type { TurnContext } from './turn-context.ts';

/** The lead of a turn as storage takes it; nothing if the turn saves none. */
export function leadToSave(
  effects: Effect[],
  { shop, notifier, now }: Omit<TurnContext, 'storage'>,
): { lead?: ChatLeadToSave } {
  const effect = effects.find(({ type }) => type === 'save-lead');
  if (!effect) return {};
  return {
    lead: {
      id: randomUUID(),
      job: effect.job,
      source: effect.source,
      confirmed: effect.confirmed,
      language: effect.language,
      ...effect.lead,
      replyDueAt: replyDueAt(shop, now).toISOString(),
      notify: notifier.channels,
    },
  };
}

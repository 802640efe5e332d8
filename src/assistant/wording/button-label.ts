// The label of the hero button that sent a message, for transcripts.
import type { Shop } from '../../schemas/shop.ts';

/** 'Start a Quote' for "I'd like to quote flow"; undefined for what no button sends. */
export function buttonLabel(message: string, shop: Shop): string | undefined {
  const sent = message.trim();
  return shop.hero_buttons.find(
    ({ action_type, action_value }) =>
      action_type === 'start_conversation' && sent === `I'd like to ${action_value.replaceAll('_', ' ')}`,
  )?.label;
}

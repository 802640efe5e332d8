// What Carl says in the same words to everybody: these alone may be kept as sound, since a reply may hold personal data.
import { openConversation } from '../../assistant/greet.ts';
import { FLOWS } from '../../schemas/conversation.ts';
import type { Shop } from '../../schemas/shop.ts';

/** Is it the greeting, or the opening of a flow? */
export function isFixedText(text: string, shop: Shop): boolean {
  const openings = FLOWS.flatMap((flow) => openConversation(shop, flow).messages);
  return [shop.greeting.voice_intro.text, shop.greeting.text_intro.message, ...openings].includes(text);
}

// The talk itself: who Carl is, what he knows, and what belongs to any conversation.

import type { CommandOf } from '../../schemas/commands.ts';
import { isOpen } from '../../shop/opening-hours.ts';
import type { Say, Scene } from '../state/scene.ts';
import { requestLine } from '../wording/labels.ts';
import { figure } from '../wording/wording.ts';

export const answerWhoIsThis = ({ shop }: Scene): Say[] => [
  { key: 'talk.who', values: { shop: shop.brand.name } },
];

/** What Carl has of the request. */
export function answerKnown({ state, shop, today }: Scene): Say[] {
  const line = requestLine(state, shop, today);
  return line === '' ? [{ key: 'talk.nothing_yet' }] : [{ key: 'talk.known', values: { line } }];
}

type ChatKind = CommandOf<'Chat'>['kind'];

/** What is said to it; undefined where the next question is answer enough. */
export function answerChat(scene: Scene, kind: ChatKind): Say[] {
  const { state, before, shop, now } = scene;
  switch (kind) {
    case 'greeting':
      return before.turns === 0 || before.flow === null ? [{ key: 'chat.greeting' }] : [];
    case 'thanks':
      return before.flow === null || before.stored ? [{ key: 'chat.thanks' }] : [];
    case 'goodbye':
      return [
        { key: before.stored ? 'chat.goodbye_stored' : 'chat.goodbye', values: { phone: shop.brand.phone } },
      ];
    case 'abuse':
      return [
        { key: state.abuses > 1 ? 'chat.abuse_again' : 'chat.abuse', values: { phone: shop.brand.phone } },
      ];
    case 'repeat':
      return answerKnown(scene);
    case 'frustrated':
    case 'complaint':
      return [
        { key: isOpen(shop, now) ? 'chat.sorry_call' : 'chat.sorry', values: { phone: shop.brand.phone } },
      ];
    default:
      return [{ key: `chat.${kind}`, values: { shop: shop.brand.name } }];
  }
}

/** What becomes of what is written here. */
export function answerPrivacy({ shop }: Scene): Say[] {
  const days = shop.retention.leads_days;
  const values = { phone: shop.brand.phone, days: days === null ? undefined : figure(days) };
  return [{ key: days === null ? 'privacy' : 'privacy.days', values }];
}

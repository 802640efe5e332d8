// What Carl would say to a wording, said first thing in a conversation; nothing is stored.
import { initialState } from '../../assistant/state/state.ts';
import { takeTurn } from '../../assistant/take-turn.ts';
import { understand } from '../../assistant/understand/understand.ts';
import type { Tried } from '../../schemas/question.ts';
import type { Shop } from '../../schemas/shop.ts';
import { slugOf, type ToldAnswer } from '../../shop/shop-answers.ts';

export function tryAnswer(
  { id, text }: { id: string | null; text: string },
  { draft, shop, now }: { draft: Pick<ToldAnswer, 'id'>; shop: Shop; now: Date },
): Tried {
  const state = initialState();
  const { commands, language } = understand(text, state, shop, now);
  const { reply } = takeTurn(state, commands, shop, now, { language });
  const asks = commands.filter((one) => one.do === 'Ask');
  const isAnswered = asks.some(({ section }) => section?.article === slugOf(draft));
  const [ask] = asks;
  return {
    id,
    text,
    reply,
    isAnswered,
    readAs: isAnswered ? null : (ask?.section?.heading ?? (ask?.topic ?? 'no question').replaceAll('_', ' ')),
  };
}

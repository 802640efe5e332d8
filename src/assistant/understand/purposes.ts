// What the owner suggests for what somebody says it is for.
import type { CommandOf } from '../../schemas/commands.ts';
import type { ConversationState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { usualPage } from './goods.ts';
import { withoutAccents } from './reading/language.ts';

type Ask = CommandOf<'Ask'>;

/** "Something for our booth": what the owner suggests for it, by this message or by what was told before. */
export function forPurpose(one: Ask, { words, shop }: Moment, { said }: ConversationState): Ask {
  const before = said.map((line) => withoutAccents(line.toLowerCase()).replace(/[^a-z0-9]+/g, ' '));
  const [fit] = [words.plain, ` ${before.join(' ')} `].flatMap((text) =>
    shop.catalog.suggestions.filter((suggestion) =>
      suggestion.for.some((purpose) => text.includes(` ${withoutAccents(purpose)} `)),
    ),
  );
  return fit
    ? {
        ...one,
        goods: {
          product: fit.product,
          service: usualPage(fit.product, shop),
          wording: null,
          ...(fit.one === true && { isOne: true }),
        },
      }
    : one;
}

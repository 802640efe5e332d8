// Sizes that no longer add up, since the number changed and nobody said of which size: told, and asked.
import type { Ask, Moment } from './moment.ts';
import { ask } from './questions.ts';
import { sumOf } from './values-in-context.ts';
import { figure, oneOf } from './wording.ts';

/** The question for the sizes of the pieces that came or went with this message; undefined where they add up. */
export function askSizesLeft(moment: Moment): Ask | undefined {
  const { state, before, reading } = moment;
  const { quantity, sizes } = state.slots;
  const old = before.slots;
  if (state.job !== before.job || old.sizes === undefined || reading.slots.sizes !== undefined) return;
  const number = before.settled?.quantity ?? old.quantity;
  if (quantity === undefined || quantity === number || state.settled !== null) return;
  if (state.slots.service !== old.service) return;
  const told = sumOf(old.sizes);
  const left = quantity - told;
  if (left === 0) return;
  const [n, all, more] = [figure(told), figure(quantity), figure(left)];
  const text =
    sizes === undefined
      ? oneOf(
          {
            en: [
              `The sizes came to ${n}, so I left them out: what is the split of the ${all}?`,
              `I took out the sizes, which made ${n}: how many of each for ${all}?`,
            ],
            es: [`Las tallas sumaban ${n} y las quité: ¿cuántas de cada una para ${all}?`],
          },
          state,
        )
      : oneOf(
          {
            en: [
              `The sizes come to ${n} so far: which size ${left === 1 ? 'is the other one' : `are the other ${more}`}?`,
              `Your sizes make ${n}: what size ${left === 1 ? 'is the one' : `are the ${more}`} more?`,
            ],
            es: [
              `Las tallas suman ${n}: ¿de qué talla ${left === 1 ? 'es la otra' : `son las otras ${more}`}?`,
            ],
          },
          state,
        );
  return { ...ask(moment, 'sizes'), text };
}

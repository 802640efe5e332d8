// What a message in Spanish chooses of the catalog's options: "con estacas", "de los dos lados".
import type { Shop } from '../../schemas/shop.ts';
import { optionsOf } from '../../shop/said-options.ts';
import { methodsOf, productOf } from '../state/pricing.ts';
import type { ItemState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { withoutAccents } from './reading/language.ts';

/** By the option's name; a number counts where it is asked for; of words within one another, "sin ojales" and "ojales", the longer ones count. */
export function spanishChoices(
  { folded, state, before }: Moment,
  item: Pick<ItemState, 'goods' | 'slots'>,
  shop: Shop,
): Record<string, string> {
  const whole: ItemState = { id: 0, optionsAsked: [], priceTold: null, ...item };
  const product = productOf(whole, shop);
  if (state.language !== 'es' || !product) return {};
  const said = ` ${folded.replace(/[^\p{L}\d-]+/gu, ' ').trim()} `;
  return Object.fromEntries(
    optionsOf(product, methodsOf(whole, shop)).flatMap((option) => {
      if (option.kind === 'number') {
        const count = option.name === before.askedOption ? countIn(said) : undefined;
        return count === undefined || count > option.max ? [] : [[option.name, String(count)]];
      }
      const found = option.choices
        .flatMap(({ name, label_es = '', words_es = [] }) =>
          [label_es, ...words_es].map((words) => ({ name, words: withoutAccents(words.toLowerCase()) })),
        )
        .filter(({ words }) => words !== '' && said.includes(` ${words.replaceAll(',', '')} `))
        .toSorted((a, b) => b.words.length - a.words.length);
      return found[0] ? [[option.name, found[0].name]] : [];
    }),
  );
}

/** "en dos lugares", of a short answer. */
function countIn(said: string): number | undefined {
  const words = said.trim().split(' ');
  const found = words.flatMap((word) => NUMBERS[word] ?? []);
  return words.length <= SHORT && found.length === 1 ? found[0] : undefined;
}

const NUMBERS: Readonly<Record<string, number>> = { un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4 };
const SHORT = 5;

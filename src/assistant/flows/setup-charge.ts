// "What's the setup fee?": what is charged once per job, from the price book of the trade that is talked about.
import type { PriceList } from '../../schemas/shop.ts';
import { dollars } from '../../schemas/told-price.ts';
import { inSentence, nameInSentence, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { termsFor } from '../priced-by.ts';
import { worded } from '../reading/words/triggers.ts';
import { listed, oneOf } from '../wording.ts';

/** Undefined where it is not asked for, or no trade is talked about yet. */
export function answerSetup(moment: Moment): Answer | undefined {
  const { state, before, words, shop } = moment;
  const service = serviceOf(shop, state);
  const list = termsFor(shop, state);
  if (!service || !list || state.language !== 'en' || before.slots.service !== service.slug) return;
  if (!ASKS_SETUP.test(words.plain) || OTHERWISE.test(words.plain)) return;
  const name = nameInSentence(service, 'en');
  const sum = [`${dollars(list.setup_cents)} once per job`, ...chosenOnce(moment, list)].join(', plus ');
  const says = oneOf(
    {
      en:
        list.setup_cents === 0
          ? [`There is no setup charge for ${name}.`]
          : [
              `The setup for ${name} is ${sum}; my estimate counts that in.`,
              `For ${name} the setup is ${sum}, and my estimate has that in it.`,
            ],
      es: [],
    },
    state,
  );
  const more = furtherOnes(list);
  return { says: more.length === 0 ? [says] : [says, `Beyond that it is ${listed(more)}.`] };
}

/** '$55 for digitizing a new design' */
const chosenOnce = ({ state }: Moment, { options }: PriceList): string[] =>
  options.flatMap((option) => {
    if (option.kind !== 'choice') return [];
    const chosen = state.options[option.name] ?? option.default;
    const choice = option.choices.find(({ name }) => name === chosen);
    return choice && choice.setup_cents > 0
      ? [`${dollars(choice.setup_cents)} for ${inSentence(choice.label)}`]
      : [];
  });

/** '$20 for each further ink color' */
const furtherOnes = ({ options }: PriceList): string[] =>
  options.flatMap((option) =>
    option.kind === 'number' && option.each.setup_cents > 0
      ? [`${dollars(option.each.setup_cents)} for each further ${option.unit.one}`]
      : [],
  );

const ASKS_SETUP = worded(
  / (?:set ?ups?) (?:fees?|costs?|charges?|price) | (?:fees?|costs?|charges?|pay|much|what is|what about|is there|there) (?:(?:is|are|for|the|a|an|any|it|to|you|extra) )*set ?up (?=\? |fee|cost|charge|on (?:that|this|it|these|those)|for (?:that|this|it|these|those)|$)/,
);
/** "is the setup included", "no setup on a reorder?": what stands on the pages. */
const OTHERWISE = worded(
  / (?:includ\w*|waive\w*|extra|hidden|re ?orders?|again|next time|free|separate|each time|every time|second time|account) /,
);

// "When does it get cheaper?", of a job that has a price: the next steps of its own price list.

import { dollars } from '../../schemas/told-price.ts';
import { serviceOf, unitText } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { breaksFor } from '../priced-by.ts';
import { isQuestion } from '../question.ts';
import { worded } from '../reading/words/triggers.ts';
import { figure, listed, oneOf } from '../wording.ts';
import { estimateFor, priceQuantity } from './estimates.ts';

/** Undefined where neither is asked. */
export const answerPriceSteps = (moment: Moment): Answer | undefined =>
  answerEachUnder(moment) ?? answerPriceBreaks(moment);

/** "can I get that under $20 each": from which number on, if from any. */
function answerEachUnder(moment: Moment): Answer | undefined {
  const { state, before, words } = moment;
  if (!isQuestion(words) || before.slots.service === undefined) return;
  const quantity = priceQuantity(moment);
  const found = EACH_UNDER.test(words.plain) ? UNDER.exec(words.plain) : null;
  if (state.language !== 'en' || quantity === undefined || found === null) return;
  const now = estimateFor(moment, quantity);
  if (!now) return;
  const most = 100 * Number(found[1]);
  const at = `At ${figure(quantity)} it is about ${dollars(now.unitCents)} each`;
  if (now.unitCents <= most) return { says: [`${at}, so within ${dollars(most)}.`] };
  const from = breaksFor(moment.shop, state).find(
    (step) => step > quantity && (estimateFor(moment, step)?.unitCents ?? now.unitCents) <= most,
  );
  const then =
    from === undefined
      ? `${dollars(most)} a piece is below what my price list has for it`
      : `from ${figure(from)} on it comes below ${dollars(most)}`;
  return { says: [`${at}; ${then}.`] };
}

const EACH_UNDER = worded(
  / (?:under|below|less than|down to|for|at|to) (?:about |around |like |\$ ?)*\d[\d.]* (?:dollars |bucks )?(?:each|apiece|a piece|per (?:piece|\w+)|a shirt|a hat|a pop) (?:\S+ ){0,2}$/,
);
const UNDER =
  / (?:under|below|less than|down to|for|at|to) (?:about |around |like |\$ ?)*(\d+(?:\.\d+)?) (?:dollars |bucks )?(?:each|apiece|a|per) /;

/** Undefined where no steps are asked for, or the message names a number of its own. */
function answerPriceBreaks(moment: Moment): Answer | undefined {
  const { state, words, reading, shop } = moment;
  const quantity = priceQuantity(moment);
  if (state.language !== 'en' || quantity === undefined || reading.slots.quantity !== undefined) return;
  if (state.slots.service === 'websites-and-ai' || !ASKS_STEPS.test(words.plain)) return;
  const now = estimateFor(moment, quantity);
  if (!now) return;
  const steps = breaksFor(shop, state)
    .flatMap((from) => {
      const found = from > quantity ? estimateFor(moment, from) : undefined;
      return found && found.unitCents < now.unitCents ? [{ from, each: dollars(found.unitCents) }] : [];
    })
    .slice(0, MOST_STEPS);
  const each = `at ${figure(quantity)} it is about ${dollars(now.unitCents)}`;
  if (steps.length === 0) {
    const pieces = `${figure(quantity)} ${unitText(serviceOf(shop, state), quantity === 1, shop, 'en')}`;
    return { says: [`${pieces} have the lowest price a piece already, about ${dollars(now.unitCents)}.`] };
  }
  const [first, ...more] = steps.map(({ from, each: price }, at) =>
    at === 0 ? `at ${figure(from)} to about ${price} each` : `at ${figure(from)} to ${price}`,
  );
  const falls = listed([first ?? '', ...more]);
  return {
    says: [
      oneOf(
        {
          en: [`The estimate falls ${falls}; ${each}.`, `It falls ${falls}; ${each}.`],
          es: [],
        },
        state,
      ),
    ],
  };
}

const MOST_STEPS = 3;

const CHEAPER =
  '(?:cheaper|(?:price |cost )?(?:break|drop|drops|falls?)|discount|less|(?:better|lower|next|best) (?:price|deal|rate|break|tier|level)|goes? down|go down|comes? down)';
const ASKS_STEPS = worded(
  new RegExp(
    [
      ' (?:price|quantity|volume|bulk) (?:breaks?|tiers?|levels?|steps?|discounts?|pricing|rates?) ',
      ` (?:what|which) (?:number|quantity|point|amount|count|level|qty) (?:\\S+ ){0,5}?${CHEAPER} `,
      ` (?:when|where|how soon) (?:does|do|would|will|is) (?:it|that|this|they|the (?:price|cost|next \\S+|prices)) (?:\\S+ )?${CHEAPER} `,
      ` how many (?:more )?(?:\\S+ ){0,7}?(?:to (?:\\S+ )?(?:get|hit|reach|see|have|be|make)|before|until|till|for|so) (?:\\S+ ){0,3}?${CHEAPER} `,
      ' next (?:price )?(?:break|tier|level|price point) ',
      ' (?:buy|order|get) (?:in )?bulk ',
    ].join('|'),
  ),
);

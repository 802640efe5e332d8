// What it costs: figures of the price book only, always called an estimate.
import { goodsText, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { ask, narrowingQuestion } from '../questions.ts';
import type { Question } from '../turn.ts';
import { dollars, figure, listed, oneOf, upperFirst, type Wordings } from '../wording.ts';
import {
  estimateFor,
  estimateSays,
  inSentence,
  knowsPrice,
  priceListOf,
  priceQuantity,
} from './estimates.ts';
import { secondRequestSays } from './second-request.ts';

export function answerPricing(moment: Moment): Answer {
  const { state, before, shop, cues } = moment;
  const service = serviceOf(shop, state);
  state.flow ??= 'quote';
  if (!service) {
    const says = oneOf(
      {
        en: [
          'Prices depend on what we make, how many, and how it is printed.',
          'It comes down to the piece, the quantity and the print.',
        ],
        es: [
          'El precio depende de la pieza, la cantidad y la impresión.',
          'Depende de qué hagamos, cuántas piezas y cómo se imprime.',
        ],
      },
      state,
    );
    return { says: [says], asks: ask(moment, 'service') };
  }
  if (cues.has('discount')) return answerDiscount(moment);
  if (!knowsPrice(moment)) return { says: twoPointSays(moment), asks: ask(moment, 'quantity') };
  const waiting = secondRequestSays(moment);
  if (waiting) return { says: [...estimateSays(moment).slice(0, 1), ...(waitingSays(moment) ?? [waiting])] };
  // A question that waits for its answer is come back to.
  const narrowing =
    before.asked === null || ABOUT_PRICE.has(before.asked) ? narrowingQuestion(moment) : undefined;
  return { says: estimateSays(moment), ...(narrowing && { asks: narrowing }) };
}

const ABOUT_PRICE: ReadonlySet<Question> = new Set([
  'service',
  'quantity',
  'dueDate',
  'option',
  'form_or_typing',
]);

/** "what does that include?": all of it, and what comes on top. */
export function answerWhatIsIncluded(moment: Moment): Answer {
  const { state } = moment;
  const quantity = priceQuantity(moment);
  const found = quantity === undefined ? undefined : estimateFor(moment, quantity);
  if (!found || state.language === 'es') return answerPricing(moment);
  const covered = listed(found.includes.slice(0, 6).map(inSentence), 'plus');
  const assumed = listed(found.assumptions.slice(-3).map(inSentence));
  return {
    says: [
      oneOf(
        {
          en: [`That estimate covers ${covered}.`, `In the estimate are ${covered}.`],
          es: [],
        },
        state,
      ),
      ...(assumed === '' ? [] : [`What it assumes: ${assumed}.`]),
    ],
  };
}

/** The estimate for goods of the same message that wait for their turn. */
function waitingSays(moment: Moment): string[] | undefined {
  const { state, before, shop } = moment;
  const next = state.jobs.find(
    ({ job, stored }) => !stored && !before.jobs.some((other) => other.job === job),
  );
  if (next?.slots.quantity === undefined) return;
  const other = { ...state, slots: next.slots, options: {}, thing: next.thing };
  const found = estimateFor({ ...moment, state: other }, next.slots.quantity);
  const goods = goodsText(other, shop, state.language);
  if (!found || goods === undefined) return;
  const [low, high] = [dollars(found.lowCents), dollars(found.highCents)];
  return [
    oneOf(
      {
        en: [
          `The ${goods} come to an estimated ${low} to ${high}.`,
          `Add ${low} to ${high} for the ${goods}.`,
        ],
        es: [`Lo otro, ${goods}, sale en un estimado de ${low} a ${high}.`],
      },
      state,
    ),
  ];
}

/** Without a quantity: what a piece comes to at the smallest order and at a larger one, and on what assumption. */
function twoPointSays(moment: Moment): string[] {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  const breaks = (priceListOf(moment)?.quantity_breaks ?? []).map(({ from }) => from);
  const small = breaks[0] ?? service?.minimum_order ?? 1;
  const large = breaks[Math.min(3, breaks.length - 1)] ?? small;
  const [first, second] = [estimateFor(moment, small), estimateFor(moment, large)];
  if (!first) return [oneOf(FOR_A_PERSON, state)];
  const [low, high, each] = [dollars(first.lowCents), dollars(first.highCents), dollars(first.unitCents)];
  if (!second || small === large)
    return [
      oneOf(
        {
          en: [`One comes to an estimated ${low} to ${high}.`, `I estimate ${low} to ${high} for one.`],
          es: [`Una pieza sale en un estimado de ${low} a ${high}.`],
        },
        state,
      ),
    ];
  const one = small === 1 ? `one comes to about ${each}` : `${figure(small)} come to about ${each} each`;
  const [many, least] = [figure(large), dollars(second.unitCents)];
  const says = oneOf(
    {
      en: [
        `As an estimate, ${one}, and ${many} to about ${least} each.`,
        `${upperFirst(one)} and ${many} to about ${least} each, both as estimates.`,
      ],
      es: [`Como estimado: desde ${least} por pieza si pide ${many}, y ${each} si pide ${figure(small)}.`],
    },
    state,
  );
  const assumed = first.assumptions.slice(0, 2).map(inSentence);
  return state.language === 'en' && assumed.length > 0 ? [says, `That is with ${listed(assumed)}.`] : [says];
}

const FOR_A_PERSON: Wordings = {
  en: ['A person works that price out for you.', 'That price is for a person to work out.'],
  es: ['Ese precio se lo calcula una persona.'],
};

/** No discounts are invented: the price falls by the price book's breaks alone. */
/** "what does that include?" */
export const asksWhatIsIncluded = ({ words }: Pick<Moment, 'words'>): boolean =>
  / what (?:\w+ ){0,4}(?:include|includes|included|cover|covers|covered|come with|comes with|i get|we get) /.test(
    words.plain,
  );

export const answerDiscount = (moment: Moment): Answer => ({ says: [discountSays(moment)] });

function discountSays(moment: Moment): string {
  const { state } = moment;
  const quantity = state.slots.quantity;
  const found = quantity === undefined ? undefined : estimateFor(moment, quantity);
  if (!found?.nextBreak || found.nextBreak.unitCents >= found.unitCents)
    return oneOf(
      {
        en: [
          'I cannot give discounts, but the price per piece falls with the quantity, and a person can look for a cheaper way.',
          'There are no discounts to give from here; more pieces cost less each, and a person can look for a cheaper way.',
        ],
        es: ['No puedo dar descuentos, pero el precio por pieza baja con la cantidad.'],
      },
      state,
    );
  const [from, each] = [figure(found.nextBreak.quantity), dollars(found.nextBreak.unitCents)];
  return oneOf(
    {
      en: [
        `I cannot give discounts, but from ${from} pieces the estimate falls to about ${each} each.`,
        `No discounts from me, but at ${from} pieces the estimate comes down to about ${each} each.`,
      ],
      es: [`No puedo dar descuentos, pero desde ${from} piezas el estimado baja a unos ${each} por pieza.`],
    },
    state,
  );
}

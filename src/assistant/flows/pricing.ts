// What it costs: figures of the price book only, always called an estimate.

import { dollars } from '../../schemas/told-price.ts';
import { goodsText, inSentence, nameInSentence, serviceOf } from '../describe-job.ts';
import { openJobs } from '../jobs.ts';
import { waitingJobAsked } from '../jobs-told.ts';
import type { Answer, Ask, Moment } from '../moment.ts';
import { breaksFor, isMadeSingly } from '../priced-by.ts';
import { isQuestion } from '../question.ts';
import { ask, narrowingQuestion, needsQuantity } from '../questions.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Question } from '../turn.ts';
import { AND, dollarRange, figure, listed, oneOf, upperFirst, type Wordings } from '../wording.ts';
import {
  coveredSay,
  estimateFor,
  estimateSays,
  isNewPrice,
  isWide,
  knowsPrice,
  priceListOf,
  priceQuantity,
  together,
  widestQuestion,
} from './estimates.ts';
import { quoteArticle } from './knowledge.ts';
import { logoPrice } from './logo-alone.ts';
import { minimumSays, secondRequestSays } from './second-request.ts';
import { ABOUT_RUSH, rushSays, tooSoonSays, withTimeLeft } from './turnaround.ts';

export function answerPricing(moment: Moment): Answer {
  const { state, before, shop, cues, words } = moment;
  const isOfPayment = PAYMENT.test(words.plain) && !ABOUT_RUSH.test(words.plain);
  const quoted = isOfPayment ? quoteArticle(moment) : undefined;
  if (quoted && knowsPrice(moment) && ABOUT_SUM.test(words.plain))
    return { says: [...estimateSays(moment).slice(0, 1), ...quoted] };
  if (quoted) return { says: quoted };
  const asked = waitingJobAsked(moment);
  const ofAsked = asked && { ...moment, state: { ...state, ...asked } };
  if (ofAsked && asked.slots.quantity !== undefined && knowsPrice(ofAsked))
    return { says: estimateSays(ofAsked).slice(0, 1) };
  const service = serviceOf(shop, state);
  state.flow ??= 'quote';
  if (!service) {
    const ofLogo = state.flow === 'design' ? logoPrice(moment) : undefined;
    if (ofLogo) return { says: ofLogo };
    if (state.serviceWording !== null) return { says: [oneOf(BY_A_PERSON, state)] };
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
  // "how much cheaper with t-shirts instead?" wants the other price.
  if (
    cues.has('discount') &&
    !(before.slots.service !== undefined && knowsPrice(moment) && isNewPrice(moment))
  )
    return answerDiscount(moment);
  if (!knowsPrice(moment)) {
    const beside = secondRequestSays(moment);
    if (beside?.includes('$')) return { says: [beside] };
    // What is made singly is priced for one.
    if (!isMadeSingly(shop, service.slug))
      return { says: twoPointSays(moment), asks: ask(moment, 'quantity') };
    const narrowing = isWide(moment, 1) ? widestQuestion(moment) : undefined;
    const asks = narrowing ?? (needsQuantity(moment) ? ask(moment, 'quantity') : undefined);
    return { says: estimateSays(moment, 1), ...(asks && { asks }) };
  }
  // "how much is rush?", of the job at hand.
  const isOfRush =
    ABOUT_RUSH.test(words.plain) || (EXTRA.test(words.plain) && tooSoonSays(moment) !== undefined);
  const rush = isOfRush && !isNewPrice(moment) ? rushSays(moment, service) : undefined;
  if (rush) return { says: [rush] };
  const waiting = secondRequestSays(moment);
  const together =
    waiting && openJobs(state).length > 1 && before.slots.service === undefined
      ? pricedTogether(moment)
      : undefined;
  if (together) return together;
  // What was asked is the price of what comes beside.
  const isOfOther = !isNewPrice(moment) && waiting?.includes('$');
  if (waiting) return { says: [...(isOfOther ? [] : estimateSays(moment).slice(0, 1)), waiting] };
  // A question that waits for its answer is come back to.
  const narrowing = before.asked === null || ABOUT_PRICE.has(before.asked) ? questionFor(moment) : undefined;
  const isAsked = state.slots.dueDate !== before.slots.dueDate || BARE_TOTAL.test(words.plain);
  const says = withTimeLeft(moment, estimateSays(moment), isAsked, true);
  return { says, ...(narrowing && { asks: narrowing }) };
}

/** Of what is none of the services. */
const BY_A_PERSON: Wordings = {
  en: [
    'That is not in my price book; a person works it out for you.',
    'What that costs a person has to tell you.',
  ],
  es: ['Ese precio se lo calcula una persona.'],
};

/** What a told range hangs on, else what moves the price most and was not asked yet. */
const questionFor = (moment: Moment): Ask | undefined =>
  isWide(moment, priceQuantity(moment) ?? 1) ? widestQuestion(moment) : narrowingQuestion(moment);

/** "how much extra", "what if we pay more", beside a day that is soon */
const EXTRA = worded(
  /^ (?:(?:ok|and|so|well) )*(?:how much|what is|what s|what would be) (?:the |that )?(?:extra|more|upcharge|surcharge) (?:(?:is|would|will|for|that|it|be|the|to|\w+ it) )*(?:\? )?$| (?:what|and|even) if (?:i|we) (?:pay|paid) (?:you )?(?:extra|more|double|for it) (?:\? )?$/,
);

/** How and when one pays, not how much. */
const PAYMENT = worded(
  / (?:pay|paying|payments?|deposit|invoice|refunds?|venmo|paypal|checks?|credit|cash|terms|net|tax|taxes|taxed) /,
);

/** "what's my total with tax" */
const ABOUT_SUM = worded(/ (?:total|come to|comes to|come out to|altogether|all in|out the door) /);

/** Which of its two figures the estimate is. */
export function answerIfEach(moment: Moment): Answer {
  const { state } = moment;
  const quantity = priceQuantity(moment) ?? 1;
  const found = estimateFor(moment, quantity);
  if (!found || quantity === 1) return answerPricing(moment);
  const sum = dollarRange(found);
  const [all, each] = [quantity === 2 ? 'both' : `all ${figure(quantity)}`, dollars(found.unitCents)];
  return {
    says: [
      oneOf(
        {
          en: [
            `${sum} is for ${all} together, so about ${each} each.`,
            `For ${all}: ${sum}, which is about ${each} each.`,
          ],
          es: [`Es por las ${figure(quantity)} piezas; cada una sale en unos ${each}.`],
        },
        state,
      ),
    ],
  };
}

/** "what's my total with tax": the sum, and that tax comes on top. */
export const asksSumWithTax = ({ words }: Moment): boolean =>
  ABOUT_SUM.test(words.plain) && / (?:tax|taxes) /.test(words.plain);

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
  const covered = coveredSay(moment);
  const assumed = together(found.assumptions.slice(0, 3).map(inSentence));
  return {
    says: [
      oneOf(
        {
          en: [`That estimate includes ${covered}.`, `Included are ${covered}.`],
          es: [],
        },
        state,
      ),
      ...(assumed === ''
        ? []
        : [
            `It assumes ${assumed}; ${NOT_SHIPPED.has(state.slots.service ?? '') ? 'sales tax comes' : 'shipping and sales tax come'} on top.`,
          ]),
    ],
  };
}

const NOT_SHIPPED: ReadonlySet<string> = new Set(['car-wraps', 'websites-and-ai']);

/** "what do both come to", "total?": of all the jobs that are still to be sent. */
export function asksForAll({ state, before, words, reading }: Moment): boolean {
  const isAsked = isQuestion(words) || reading.intents.includes('pricing') || BARE_TOTAL.test(words.plain);
  if (state.slots.service === undefined) return false;
  if (AND_BOTH.test(words.plain) && before.asked !== 'option' && openJobs(state).length > 1) return true;
  if (!isAsked) return false;
  if (openJobs(state).length < 2) return BARE_TOTAL.test(words.plain);
  if (before.slots.service === undefined) return false;
  // "what would that run me", where none of them is named
  const isOfAny = Object.keys(reading.slots).length === 0 && reading.intents.some((one) => PRICES.has(one));
  return OF_ALL.test(words.plain) || (isOfAny && PRICE_OF_IT.test(words.plain));
}

const PRICES: ReadonlySet<string> = new Set(['pricing', 'quote']);
const PRICE_OF_IT = worded(
  /^ (?:(?:ok|and|so|oh|cool|great|nice|hmm|well|thanks|yes|but|just|roughly|about|around|can|could|you|give|get|tell|me|us|i|need|a|the|my|rough|,) )*(?:how much|what|whats|price|prices|pricing|cost|costs|ballpark|estimate|quote)(?: (?:is|are|would|will|does|do|can|the|my|our|a|that|it|this|these|those|they|them|i|we|be|cost|run|come|out|to|me|us|price|pricing|cost|costs|estimate|quote|damage|looking|at|set|back|about|roughly|like|look|for|on|of|going|gonna|have|pay|am|owe|ballpark|then|again|now|please|here|expect|got|you|give))*(?: \?)? $/,
);

const BARE_TOTAL = worded(
  /^ (?:(?:so|and|ok|what is|whats|give me|how much is|the|my|our|grand|whole) )*(?:total|sum|damage|altogether|all together)(?: (?:price|cost|for (?:all|both|everything)))?(?: \?)? $/,
);
/** "and both together", of several jobs */
const AND_BOTH = worded(
  /^ (?:(?:so|and|ok|what about|how about) )+(?:both|all(?: of it| of them| three)?|everything)(?: (?:together|combined|in one|total))?(?: with (?:the )?\w+(?: \w+)?)?(?: \?)? $/,
);
const OF_ALL = worded(
  / (?:(?:price|prices|quote|cost|estimate|figure|number) (?:on|for|of) each|both|altogether|all together|together|combined|everything|total|all (?:of )?(?:it|that|them|this|those|three|two|in)|(?:whole|entire) (?:thing|order|lot|job)|the two|all) /,
);

/** Each job's estimate, and what they come to together. */
export const answerForAll = (moment: Moment): Answer => pricedTogether(moment) ?? answerPricing(moment);

/** What cannot be priced yet is named; undefined where none of several jobs can. */
function pricedTogether(moment: Moment): Answer | undefined {
  const { state, shop } = moment;
  state.flow ??= 'quote';
  const jobs = openJobs(state).map((job) => {
    const of = { ...moment, state: job };
    const quantity = priceQuantity(of);
    const goods = goodsText(job, shop, state.language) ?? 'other goods';
    return { job, goods, found: quantity === undefined ? undefined : estimateFor(of, quantity) };
  });
  const priced = jobs.flatMap(({ goods, found }) => (found ? [{ goods, found }] : []));
  const open = jobs.filter(({ found }) => found === undefined);
  if (jobs.length < 2 || priced.length === 0) return;
  const range = (low: number, high: number): string =>
    `${dollars(low)} ${{ en: 'to', es: 'a' }[state.language]} ${dollars(high)}`;
  const each = priced.map(({ goods, found }) => `${goods} ${range(found.lowCents, found.highCents)}`);
  const sum = range(
    priced.reduce((cents, { found }) => cents + found.lowCents, 0),
    priced.reduce((cents, { found }) => cents + found.highCents, 0),
  );
  const parts = listed(each, AND[state.language]);
  const says = oneOf(
    {
      en:
        priced.length === 1
          ? [`So far the estimate is ${parts}.`]
          : [`Together I estimate ${sum}: ${parts}.`, `All in all the estimate is ${sum}: ${parts}.`],
      es: [`En total estimo ${sum}: ${parts}.`],
    },
    state,
  );
  const rest = listed(
    open.map(({ goods }) => goods),
    AND[state.language],
  );
  const least = open.map(({ job }) => minimumSays(job, shop)).join('');
  const missing = {
    en: `The ${rest} I cannot price yet${least}.`,
    es: `De esto falta el precio: ${rest}${least}.`,
  }[state.language];
  return { says: open.length > 0 ? [says, missing] : [says] };
}

/** Without a quantity: what a piece comes to at the smallest order and at a larger one, and on what assumption. */
function twoPointSays(moment: Moment): string[] {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  const breaks = breaksFor(shop, state);
  const small = breaks[0] ?? service?.minimum_order ?? 1;
  const large = breaks[Math.min(3, breaks.length - 1)] ?? small;
  const [first, second] = [estimateFor(moment, small), estimateFor(moment, large)];
  if (!first) return [oneOf(FOR_A_PERSON, state)];
  const each = dollars(first.unitCents);
  if (!second) return [oneOf(FOR_A_PERSON, state)];
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
  // One may be made by another method than many.
  const assumed = first.assumptions
    .filter((one) => second.assumptions.includes(one))
    .slice(0, 2)
    .map(inSentence);
  return state.language === 'en' && assumed.length > 0
    ? [says, `That is with ${together(assumed)}.`]
    : [says];
}

const FOR_A_PERSON: Wordings = {
  en: ['A person works that price out for you.', 'That price is for a person to work out.'],
  es: ['Ese precio se lo calcula una persona.'],
};

/** "what does that include?" */
export const asksWhatIsIncluded = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  // "what's the difference if I get 500" wants another price.
  reading.slots.quantity === undefined &&
  !/ (?:tax|taxes|ship|shipping|shipped|delivery|install|installation|installing|setup|set up|hosting) /.test(
    words.plain,
  ) &&
  / (?:that|this|it|price|estimate|quote) (?:\w+ ){0,2}includ(?:e|es|ing|ed) | (?:do|does) (?:that|this|it|the (?:price|estimate|quote)) (?:\w+ )?cover (?!it |this |that |them |us )| what (?:(?!about )\w+ ){0,4}(?:include|includes|included|(?<! (?:table|seat|tent|car) )covers?|covered|come with|comes with|(?<! if )(?:i|we) get) /.test(
    words.plain,
  );

/** Of a number of colors that the price book does not charge for. */
export function answerSamePrice({ state, shop }: Moment): Answer {
  const service = serviceOf(shop, state);
  const name = service ? nameInSentence(service, state.language) : '';
  const says = oneOf(
    {
      en: [
        `The number of colors does not change the estimate for ${name}.`,
        `It stays the same: for ${name} we do not charge by the color.`,
      ],
      es: [`El número de colores no cambia el estimado de ${name}.`],
    },
    state,
  );
  return { says: [says] };
}

/** No discounts are invented: the price falls by the price book's breaks alone. */
export const answerDiscount = (moment: Moment): Answer => ({
  says: [cheaperGoodsSay(moment) ?? discountSays(moment)],
});

/** "too much, what's cheaper": goods of the same list that cost less at this number, the nearest price first. */
function cheaperGoodsSay(moment: Moment): string | undefined {
  const { state, words } = moment;
  const quantity = priceQuantity(moment);
  const option = priceListOf(moment)?.options.find(({ name }) => GOODS_OPTIONS.has(name));
  if (state.language !== 'en' || quantity === undefined || option?.kind !== 'choice') return;
  if (!WHAT_IS_CHEAPER.test(words.plain)) return;
  const now = estimateFor(moment, quantity)?.unitCents ?? 0;
  const cheaper = option.choices
    .filter(({ name }) => name !== 'own')
    .flatMap(({ name, label }) => {
      const found = estimateFor(moment, quantity, { [option.name]: name });
      return found && found.unitCents < now ? [{ label: inSentence(label), unitCents: found.unitCents }] : [];
    })
    .toSorted((a, b) => b.unitCents - a.unitCents)
    .slice(0, 3)
    .map(({ label, unitCents }) => `${label} about ${dollars(unitCents)}`);
  if (cheaper.length === 0) return;
  return oneOf(
    {
      en: [
        `Less at ${figure(quantity)} pieces: ${listed(cheaper)} each, as an estimate.`,
        `These come to less at ${figure(quantity)} pieces: ${listed(cheaper)} each, as an estimate.`,
      ],
      es: [],
    },
    state,
  );
}

const GOODS_OPTIONS: ReadonlySet<string> = new Set(['product', 'garment', 'material']);
const WHAT_IS_CHEAPER = worded(
  / (?:what|which|anything|something|nothing|any|options?|stuff|others?|thing) (?:\S+ ){0,5}(?:cheaper|cheapest|less expensive|costs? less)(?= ) | cheaper (?:option|alternative|thing|item|product|one|than|choice|idea)/,
);

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

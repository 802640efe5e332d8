// "Why so much?", "your prices are insane": what a price is made of, what brings it down, and no quarrel about it.
import type { PriceOption } from '../../schemas/catalog.ts';
import { dollars } from '../../schemas/told-price.ts';
import { inSentence } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { termsFor } from '../priced-by.ts';
import { ask } from '../questions.ts';
import { worded } from '../reading/words/triggers.ts';
import { figure, listed, oneOf, upperFirst, type Wordings } from '../wording.ts';
import { coveredSay, estimateFor, isNewPrice, knowsPrice, priceListOf, priceQuantity } from './estimates.ts';

/** Undefined where no price is doubted, or the message brings a new one. */
export function answerDoubtedPrice(moment: Moment): Answer | undefined {
  const { state, before, words, reading } = moment;
  const { plain } = words;
  if (OF_OTHERS.test(plain) || reading.slots.quantity !== undefined) return;
  const isTold = knowsPrice(moment) && before.slots.service !== undefined;
  if (isTold && isNewPrice(moment)) return;
  const isOfTold = isTold && AFTER_PRICE.test(plain);
  const isWhy = WHY_PRICE.test(plain) || (isTold && WHY_SHORT.test(plain));
  if (!isWhy && !isOfTold && !DOUBTS.test(plain)) return;
  if (!isTold) return { says: [oneOf(CALM, state), oneOf(WAYS_AT_ALL, state)], ...askFirst(moment) };
  if (isWhy) return { says: [madeOfSays(moment), lowerSays(moment)] };
  const asks = state.slots.budgetCents === undefined && before.asked !== 'budgetCents';
  return {
    says: [oneOf(HEARD, state), lowerSays(moment)],
    ...(asks && {
      asks: {
        question: 'budgetCents',
        text: oneOf(BUDGET, state),
        suggestions: BUDGET_CHIPS[state.language],
      },
    }),
  };
}

/** What the estimate has in it, in the price book's words. */
function madeOfSays(moment: Moment): string {
  const { state, shop } = moment;
  const list = termsFor(shop, state);
  const covered = coveredSay(moment);
  const isSetUp = (list?.setup_cents ?? 0) > 0 && (priceQuantity(moment) ?? 1) > 1;
  return oneOf(
    {
      en: ['The estimate covers', 'In that estimate are'].map(
        (has) => `${has} ${covered}${isSetUp ? '; the setup is in it too, charged once for the job' : ''}.`,
      ),
      es: ['El estimado incluye la pieza, el trabajo y una prueba digital.'],
    },
    state,
  );
}

/** The next step of the price book, and what of the job there is for less: each with its figure. */
function lowerSays(moment: Moment): string {
  const { state } = moment;
  const quantity = priceQuantity(moment) ?? 1;
  const found = estimateFor(moment, quantity);
  if (!found || state.language === 'es') return oneOf(WAYS_AT_ALL, state);
  const each = (unitCents: number): string => `about ${dollars(unitCents)}${quantity > 1 ? ' each' : ''}`;
  const { nextBreak, unitCents } = found;
  const next = nextBreak && nextBreak.unitCents < unitCents ? nextBreak : undefined;
  const ways = [
    ...(next && quantity > 1
      ? [`from ${figure(next.quantity)} pieces on it falls to ${each(next.unitCents)}`]
      : []),
    ...simplerWays(moment, quantity, unitCents).map(
      (one) => `with ${one.label} it is ${each(one.unitCents)}`,
    ),
  ];
  return ways.length === 0 ? oneOf(NOTHING_SIMPLER, state) : `${upperFirst(listed(ways))}.`;
}

/** What was chosen or is taken for granted, and a choice of the price book for less: the most is saved by the first. */
function simplerWays(moment: Moment, quantity: number, now: number): { label: string; unitCents: number }[] {
  const options = priceListOf(moment)?.options ?? [];
  const simpler = options.flatMap((option) => {
    if (NOT_GIVEN_UP.has(option.name)) return [];
    const values =
      option.kind === 'number'
        ? [{ name: String(option.included), label: countOf(option) }]
        : option.choices.filter(({ name }) => name !== 'own');
    return values
      .map(({ name, label }) => ({
        label: inSentence(label),
        unitCents: estimateFor(moment, quantity, { [option.name]: name })?.unitCents ?? now,
      }))
      .filter(({ unitCents }) => unitCents < now)
      .toSorted((a, b) => b.unitCents - a.unitCents)
      .slice(0, 1);
  });
  return simpler.toSorted((a, b) => a.unitCents - b.unitCents).slice(0, MOST_WAYS);
}

const countOf = ({ included, unit }: Extract<PriceOption, { kind: 'number' }>): string =>
  included === 1 ? `one ${unit.one}` : `${figure(included)} ${unit.many}`;

const MOST_WAYS = 2;
/** What the job is, when it is due and what the artwork needs stay as they are. */
const NOT_GIVEN_UP: ReadonlySet<string> = new Set([
  'size',
  'rush',
  'artwork',
  'digitizing',
  'stitch_count',
  'product',
  'garment',
  'vehicle',
]);

const NOTHING_SIMPLER: Wordings = {
  en: [
    'It is the simplest way on my price list already; a person can look for another.',
    'My price list has no simpler way; a person can look for one.',
  ],
  es: [],
};
/** What it is to be, before anything of a price can be told. */
function askFirst(moment: Moment): Partial<Answer> {
  const { state, before } = moment;
  if (state.slots.service !== undefined || state.stored || before.flow === 'human') return {};
  const text = oneOf(
    {
      en: ['What would you like made?', 'What is it that you need?'],
      es: ['¿Qué le gustaría hacer?'],
    },
    state,
  );
  return { asks: { ...ask(moment, 'service'), text } };
}

const CALM: Wordings = {
  en: [
    'I understand. Our prices come from one price book, the same for everyone, with setup and a proof in them.',
    'Fair enough: custom work adds up, and our price book is the same for everyone.',
  ],
  es: ['Entiendo. Los precios salen de una sola lista, igual para todos.'],
};
const WAYS_AT_ALL: Wordings = {
  en: [
    'Fewer ink colors, one imprint location, a basic garment or a few more pieces bring the price per piece down.',
  ],
  es: ['Menos colores, un solo lugar de impresión o más piezas bajan el precio por pieza.'],
};
const HEARD: Wordings = {
  en: ['I understand.', 'I hear you.', 'Fair enough.'],
  es: ['Entiendo.'],
};
const BUDGET: Wordings = {
  en: ['What would you like to spend at most?', 'Is there a sum it should stay under?'],
  es: ['¿Cuánto quisiera gastar?'],
};
const BUDGET_CHIPS = {
  en: ['Under $500', 'What costs less?', 'Talk to a person'],
  es: ['Menos de $500', 'Hablar con una persona'],
};

const STARTS = '(?:(?:oh|wow|ok|so|and|but|well|hey|um|man|omg|dang|geez|damn|sorry|seriously|,|[.!]) )*';
const MUCH =
  '(?:much|high|expensive|steep|pricey|costly|insane|crazy|ridiculous|outrageous|overpriced|absurd|a lot|nuts|wild)';
const DEGREE =
  '(?:(?:so|like|that|this|way|too|pretty|quite|really|just|kinda|kind of|a bit|a little|awfully|absolutely|very|freaking|super|such) )*';
const ENDS = '(?: for(?: \\S+){1,4}?)?(?: (?:though|man|wow|lol|anyway|here|honestly|tbh|imo|,|[?.!]))* $';

/** "why is it that much", "how come your prices are so high", "what am I paying for" */
const WHY_PRICE = worded(
  new RegExp(
    [
      ` (?:why|how come|how is|hows) (?:is |are |does |do |did |was )?(?:it|its|that|this|they|these|those|the (?:price|total|estimate|quote|cost)|your (?:price|quote|estimate|price)s?|the prices?|prices|you(?: guys)?|y all|everything)(?: (?:is|are|come out|cost|be|to be|costs))* ${DEGREE}${MUCH}`,
      ` why (?:do|does|would|is|are) (?:\\S+ ){1,4}?(?:cost|costs|charge|costing|charging) (?:so|that|this|more) `,
      ' what (?:am i|are we) (?:even |actually |really )?paying for(?= (?:here |exactly )?(?:\\? )?$)',
      ' what (?:goes|went|is) (?:in|into) (?:that|the|this|your) (?:price|number|estimate|figure|cost|total) ',
      ' what makes (?:it|that|this|them|they) (?:\\S+ ){0,2}(?:so|that) ',
      ' (?:how (?:did|do) you (?:get|come up with|arrive at|figure|calculate)|where (?:does|did|do)) (?:to )?(?:that|the|your|this|those) (?:price|number|figure|total|estimate|cost)s? ',
    ].join('|'),
  ),
);
/** "why so much", of a price that is told */
const WHY_SHORT = worded(
  new RegExp(`^ ${STARTS}(?:why|how come)(?: is it| is that)? (?:so|that|this|too) ${MUCH}${ENDS}`),
);

/** "your prices are insane", "you guys are expensive", "that's too much money" */
const DOUBTS = worded(
  new RegExp(
    ` (?:your |the |these |those )?(?:prices|pricing|quotes?|rates) (?:here )?(?:is|are|seems?|looks?|feels?) ${DEGREE}${MUCH}${ENDS}|^ ${STARTS}(?:you(?: guys)?|y all|you all|this (?:place|shop)) (?:is|are) ${DEGREE}(?:expensive|overpriced|pricey|high|steep|costly)${ENDS}|^ ${STARTS}overpriced${ENDS}`,
  ),
);
/** The same, said of the price that was told last. */
const AFTER_PRICE = worded(
  new RegExp(
    [
      `^ ${STARTS}(?:(?:(?:that|this|it) )?(?:is|was|seems|sounds|looks|feels) )${DEGREE}(?:${MUCH}|robbery|highway robbery|a rip ?off|a lot of money|too rich)(?: of money)?${ENDS}`,
      `^ (?:(?:oh|wow|ok|well|um|man|seems|sounds|looks|so|way|too|pretty|quite|really|just|kinda|kind of|a bit|a little|super|very|,) )*(?:expensive|pricey|steep|costly|rich|a lot of money)${ENDS}`,
      `^ ${STARTS}(?:yikes|ouch|oof|robbery|highway robbery|sticker shock)${ENDS}`,
      ' (?:more than|not what) (?:i|we) (?:can|could|wanted to|want to|planned to|was going to|were going to|am able to) (?:afford|spend|pay|do) ',
      ' do not have (?:that|this) (?:kind|sort|type|much|amount)(?: of)? (?:money|cash) ',
      ' (?:can not|could not|do not have the money to|not able to) (?:afford|swing|justify|pay) (?:that|it|this|so much|that much) ',
      ' (?:out of|over|above|beyond|outside) (?:of )?(?:my|our|the) (?:budget|price range|league)(?= (?:[.!] )?$)',
    ].join('|'),
  ),
);

/** "vistaprint is half that" is weighed elsewhere. */
const OF_OTHERS = worded(
  / (?:vistaprint|vista print|custom ?ink|sticker mule|amazon|etsy|walmart|competitors?|elsewhere|other (?:shops?|places?)) /,
);

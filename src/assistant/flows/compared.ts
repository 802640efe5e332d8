// "What would 72 run vs 144?": each number's estimate side by side, and which of them it is to be.

import { dollars } from '../../schemas/told-price.ts';
import { plural, serviceOf, unitText } from '../describe-job.ts';
import { type Answer, type Moment, slotContextOf } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { ask } from '../questions.ts';
import { findMoney } from '../reading/budget.ts';
import { findDays } from '../reading/dates/find-days.ts';
import { findDimensions } from '../reading/dimensions.ts';
import { findAlternatives } from '../reading/quantity/alternatives.ts';
import { worded } from '../reading/words/triggers.ts';
import { triedOf } from '../supposed-job.ts';
import { AND, figure, listed, oneOf } from '../wording.ts';
import { estimateFor } from './estimates.ts';

const MOST = 4;

/** Undefined where the message compares no numbers, or the price book knows none of them. */
export function answerCompared(moment: Moment): Answer | undefined {
  const { state, before, shop } = moment;
  const { language } = state;
  const quantities = comparedIn(moment);
  const found = quantities.flatMap((quantity) => {
    const estimate = estimateFor(moment, quantity);
    return estimate ? [{ quantity, estimate }] : [];
  });
  if (quantities.length < 2 || found.length === 0) return;
  // What was settled before stays; of the numbers none is chosen yet.
  const known = before.job === state.job ? before.slots.quantity : undefined;
  const tried = breakIn(moment) === undefined ? undefined : triedOf({ ...state, slots: { ...state.slots } });
  delete state.slots.quantityMax;
  if (known === undefined) delete state.slots.quantity;
  else
    Object.assign(state.slots, { quantity: known, ...(before.slots.sizes && { sizes: before.slots.sizes }) });
  state.flow ??= 'quote';
  const service = serviceOf(shop, state);
  const goods = state.thing === null ? '' : ` for ${plural(state.thing)}`;
  const [to, at, each] = { en: ['to', 'at', 'each'], es: ['a', 'con', 'por pieza'] }[language];
  const figures = found.map(
    ({ quantity, estimate: { lowCents, highCents, unitCents } }) =>
      `${figure(quantity)} ${at} ${dollars(lowCents)} ${to} ${dollars(highCents)} (${dollars(unitCents)} ${each})`,
  );
  const says = [
    oneOf(
      {
        en: [
          `As an estimate${goods}: ${listed(figures, AND.en)}.`,
          `My estimates${goods}: ${listed(figures, AND.en)}.`,
        ],
        es: [`Como estimado: ${listed(figures, AND.es)}.`],
      },
      state,
    ),
  ];
  const least = service?.minimum_order ?? 1;
  if (quantities.some((quantity) => quantity < least)) {
    const pieces = `${figure(least)} ${unitText(service, false, shop, language)}`;
    says.push(oneOf({ en: [`We start at ${pieces}.`], es: [`El mínimo es de ${pieces}.`] }, state));
  }
  if (known !== undefined && tried && tried.slots.quantity !== known && !before.stored)
    return offered(moment, says, tried);
  if (known !== undefined) return { says };
  const text = { en: 'Which of these should I put down?', es: '¿Cuál de estas anoto?' }[language];
  return {
    says,
    asks: {
      ...ask(moment, 'quantity'),
      text,
      suggestions: found.map(({ quantity }) => figure(quantity)),
    },
  };
}

/** "is it cheaper at 50": the job stays as it is until they say so. */
function offered({ state, before }: Moment, says: string[], tried: ReturnType<typeof triedOf>): Answer {
  const [was, is] = [before.slots.quantity, tried.slots.quantity].map((pieces) => figure(pieces ?? 1));
  state.supposed = tried;
  state.settled = before.settled;
  const offer = {
    en: [`Shall I make it ${is}, or stay with ${was}?`, `Do you want ${is}, or do we stay with ${was}?`],
    es: [`¿Lo cambio a ${is}, o dejamos ${was}?`],
  };
  const suggestions = {
    en: [`Yes, make it ${is}`, `No, stay with ${was}`],
    es: [`Sí, que sean ${is}`, `No, dejemos ${was}`],
  };
  return { says: [...says, oneOf(offer, state)], asks: null, suggestions: suggestions[state.language] };
}

const DIFFERENCE = worded(
  / difference (?:in (?:price|cost) )?(?:would it be |is it |be )?(?:if|with|when|at|for|between|to) (?:\S+ ){0,6}\d/,
);

/** "what's the difference in price between 60 and 100?" */
const BETWEEN =
  / difference (?:\S+ ){0,4}?between (?:getting |ordering )?(\d[\d,]*) (?:\S+ )?(?:and|or|vs) (\d[\d,]*) (?!\S*(?:colou?rs?|days?|weeks?|inch|inches|feet|ft|sides?|locations|stitches)\b)/;
const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** "is there a price break at 300", "does it get cheaper if we order 150", "would 100 be cheaper" */
const FALLS = worded(
  / (?:would|will|is|are|do|does|if) (?:\S+ ){0,3}?\d[\d,]* (?:\S+ )?(?:be |come out |work out |get )?(?:any |a lot |much )?(?:cheaper|less|lower|better) (?:each |apiece |per (?:one|shirt|piece) )?(?:\? )?$| (?:breaks?|discounts?|cheaper|less|lower|drops?|down|falls?|save|better (?:price|deal|rate)) (?:\S+ ){0,4}?(?:at|if|with|for|over|past|above|once|when|after|from|by) (?:\S+ ){0,4}?\d[\d,]* /,
);
/** It is the last thing named. */
const LAST_NUMBER =
  / (\d[\d,]*) (?:(?:pieces|units|total|instead|or (?:more|so)|of (?:them|those|these)|\S+s) )?(?:(?:be |come out |work out |get )?(?:any |a lot |much )?(?:cheaper|less|lower|better) (?:each |apiece |per (?:one|shirt|piece) )?)?(?:\? )?$/;
const OF_NO_PIECES =
  / (?:\$|dollars|bucks|percent|%|days|weeks|months|colou?rs|inks|sides|places|spots|locations|stitches|inches|feet) (?:\? )?$/;

function comparedIn(moment: Moment): number[] {
  const { reading, words, state, before } = moment;
  const { service, quantity, sizes, phone } = reading.slots;
  if (sizes !== undefined || phone !== undefined || (service ?? state.slots.service) === undefined) return [];
  const known = before.job === state.job ? before.slots.quantity : undefined;
  const broken = known === undefined ? undefined : breakIn(moment);
  if (broken !== undefined && known !== undefined && broken !== known) return [known, broken];
  const [, least, most] = BETWEEN.exec(words.plain) ?? [];
  if (least !== undefined && most !== undefined) return [numberOf(least), numberOf(most)];
  if (quantity === undefined) return [];
  // "what's the difference if I get 500", of a job whose number is known
  if (known !== undefined && known !== quantity && DIFFERENCE.test(words.plain)) return [known, quantity];
  const context = slotContextOf(moment);
  if (context.numbers.length < 2) return [];
  context.taken = [
    ...findMoney(words, context.numbers).map(({ span }) => span),
    ...findDimensions(context),
    ...findDays(context).map(({ span }) => span),
  ];
  if (moment.before.slots.service !== undefined) context.known = { quantity, thing: state.thing };
  return findAlternatives(context)
    .map(({ value }) => value)
    .slice(0, MOST);
}

/** The number at which the price may fall. */
function breakIn({ words, reading: { slots } }: Moment): number | undefined {
  if (!isQuestion(words) || slots.budgetCents !== undefined || OF_NO_PIECES.test(words.plain)) return;
  if (!FALLS.test(words.plain)) return;
  const number = Number(LAST_NUMBER.exec(words.plain)?.[1]?.replaceAll(',', '') ?? 0);
  return number > 1 && (slots.quantity ?? number) === number ? number : undefined;
}

// The way to a quote: what was just understood, with the estimate as soon as there can be one.
import { changedPrintSays } from '../changed-print.ts';
import {
  aboutDay,
  chosenOf,
  goodsText,
  inHandsText,
  inkText,
  isUnpriced,
  isWrapped,
  nameInSentence,
  plural,
  printText,
  serviceOf,
} from '../describe-job.ts';
import { slotsBefore } from '../jobs.ts';
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { ask } from '../questions.ts';
import { ordersAgain } from '../reading/intents/past-orders.ts';
import { isOfStrangeMaterial } from '../reading/strange-material.ts';
import { siteWishes } from '../site-wishes.ts';
import type { ConversationState } from '../turn.ts';
import { calledName, listed, longDay, lowerFirst, oneOf, upperFirst, type Wordings } from '../wording.ts';
import { budgetSays, estimateSays, isNewPrice, isWide, knowsPrice, priceQuantity } from './estimates.ts';
import { secondRequestSays, toldWaitingSays } from './second-request.ts';
import { tooSoonSays, withTimeLeft } from './turnaround.ts';

export const QUOTE_OPENING =
  "Perfect! I'd love to help you get a quote. What type of project are you working on?";

/** The hero button's and the start call's sentence. */
export function startQuote(moment: Moment): Answer {
  const { state } = moment;
  state.flow = 'quote';
  state.language = 'en';
  const { suggestions } = ask(moment, 'service');
  const text = state.lastReply.endsWith(QUOTE_OPENING)
    ? 'We are on it already. What would you like us to make?'
    : QUOTE_OPENING;
  return { says: [], asks: { question: 'service', text, suggestions }, isOpening: true };
}

/** Takes note of what this message told, in a sentence or two; the next question is the turn's. */
export function answerQuote(moment: Moment): Answer {
  const { state, before } = moment;
  const waiting = secondRequestSays(moment) ?? toldWaitingSays(moment);
  if (waiting) {
    const [estimate] = knowsPrice(moment) && isNewPrice(moment) ? estimateSays(moment) : [];
    return { says: [...(estimate ? [estimate] : []), waiting] };
  }
  const isNewDay = state.slots.dueDate !== before.slots.dueDate;
  if (knowsPrice(moment) && (isNewPrice(moment) || isSettled(moment)))
    return { says: withTimeLeft(moment, estimateSays(moment), isNewDay) };
  const soon = isNewDay ? tooSoonSays(moment) : undefined;
  return { says: soon ? [soon] : acknowledge(moment) };
}

/** What the price hung on was chosen: it was a range before. */
function isSettled(moment: Moment): boolean {
  const { state, before } = moment;
  const quantity = priceQuantity(moment);
  if (quantity === undefined || before.slots.quantity === undefined || isWide(moment, quantity)) return false;
  return state.options !== before.options && isWide({ ...moment, state: before }, quantity);
}

/** What was new, in a few words. */
export function acknowledge(moment: Moment): string[] {
  const { state, before, shop, today, cues } = moment;
  const dropped = before.jobs.find(
    ({ job, stored }) => !stored && job !== state.job && !state.jobs.some((one) => one.job === job),
  );
  if (dropped?.thing) {
    const goods = plural(dropped.thing);
    return [
      oneOf(
        { en: [`All right, no ${goods}.`, `Fine, without the ${goods}.`], es: [`Está bien, sin ${goods}.`] },
        state,
      ),
    ];
  }
  const { slots } = state;
  if (slots.service === undefined && ordersAgain(moment.words)) return [oneOf(AS_BEFORE, state)];
  const old = slotsBefore(moment);
  if (slots.quantity !== undefined && old.quantity !== undefined && slots.quantity !== old.quantity) {
    const goods = goodsText(state, shop, state.language);
    const changed = {
      en: [`Changed to ${goods}.`, `${goods} now, noted.`, `Right, ${goods}.`],
      es: [`Cambiado a ${goods}.`, `Ahora ${goods}, anotado.`],
    };
    return [oneOf(changed, state)];
  }
  if (slots.service !== old.service) {
    // "boats, we can do that" would promise what has no price here.
    if ((isWrapped(state) || isOfStrangeMaterial(state.thing ?? '')) && isUnpriced(state, shop))
      return estimateSays(moment, 1);
    const isThing = state.thing !== null && (old.service === undefined || state.thing !== before.thing);
    const service = serviceOf(shop, state);
    const called =
      service && (state.language === 'es' ? upperFirst(nameInSentence(service, 'es')) : service.name);
    const name = isThing ? upperFirst(plural(state.thing ?? '')) : called;
    return [
      oneOf(
        old.service === undefined
          ? {
              en: [`${name}, good choice.`, `${name}, we can do that.`, `${name} it is.`],
              es: [`${name}, claro que sí.`, `${name}, con gusto.`],
            }
          : {
              en: [`Changed to ${name}.`, `${name} instead, noted.`],
              es: [`Cambiado a ${name}.`, `Entonces ${name}, anotado.`],
            },
        state,
      ),
    ];
  }
  const changed = changedPrintSays(moment);
  if (changed !== undefined) return [changed];
  // "do you do magnets", after mugs
  if (isOtherThing(moment)) {
    const goods = upperFirst(plural(state.thing ?? ''));
    return [
      oneOf(
        {
          en: [`${goods}, we can do that.`, `${goods} it is.`],
          es: [`${goods}, con gusto.`, `${goods}, claro que sí.`],
        },
        state,
      ),
    ];
  }
  if (slots.name !== undefined && slots.name !== old.name) {
    const first = calledName(slots.name);
    const hello = {
      en: [`Thanks, ${first}.`, `Good to meet you, ${first}.`, `Hello, ${first}.`],
      es: [`Gracias, ${first}.`, `Mucho gusto, ${first}.`],
    };
    return [oneOf(hello, state)];
  }
  if (slots.dueDate !== undefined && slots.dueDate.text !== old.dueDate?.text) {
    const when = slots.dueDate.date
      ? aboutDay(slots.dueDate, longDay(slots.dueDate.date, state.language, today), state.language)
      : (inHandsText(state, state.language) ?? '');
    const noted = {
      en: [`Noted: ${when}.`, `${upperFirst(when)}, ${slots.dueDate.date ? 'I have that' : 'noted'}.`],
      es: [`Anotado: ${when}.`, `${upperFirst(when)}, muy bien.`],
    };
    return [oneOf(noted, state)];
  }
  if (slots.email !== old.email || slots.phone !== old.phone) return [oneOf(THANKS, state)];
  if (cues.has('no_phone') && !isReachable(state)) return [oneOf(EMAIL_IS_ENOUGH, state)];
  if (cues.has('no_email') && !isReachable(state)) return [oneOf(PHONE_IS_ENOUGH, state)];
  if (cues.has('no_name')) return [oneOf(NO_NAME, state)];
  const isBudgetNew = slots.budgetCents !== undefined && slots.budgetCents !== old.budgetCents;
  const budget = isBudgetNew ? budgetSays(moment) : undefined;
  if (budget !== undefined) return [budget];
  const fresh = newlyTold(moment);
  if (fresh !== undefined)
    return [
      oneOf(
        {
          en: [`${upperFirst(fresh)}, noted.`, `Got it: ${fresh}.`, `Noted: ${fresh}.`],
          es: [`Anotado: ${fresh}.`],
        },
        state,
      ),
    ];
  const isMore =
    JSON.stringify([slots, state.options, state.jobs]) !==
      JSON.stringify([old, before.options, before.jobs]) || state.said.length > before.said.length;
  return isMore ? [oneOf(NOTED, state)] : [];
}

/** Other goods of the same trade, and no nearer word for the same: "tees", after "shirts". */
function isOtherThing({ state, before, mentions }: Moment): boolean {
  if (state.thing === null || before.thing === null || state.job !== before.job) return false;
  const [now, then] = [state.thing, before.thing].map((thing) => thing.split(' ').at(-1) ?? thing);
  return mentions.length > 0 && now !== then && now !== undefined && !/shirt|tee/.test(`${now}${then}`);
}

/** What was not known before, said back: 'left chest', '5 pages and online booking'. */
function newlyTold({ state, before, shop }: Moment): string | undefined {
  if (state.language !== 'en' || state.job !== before.job) return;
  // The whole print at once reads better than its parts: '1-color front, white on black'.
  const isWhole = printText(before, 'en') === null && printParts(state).length > 1;
  const parts = (of: ConversationState): string[] => [
    ...(isWhole ? [printText(of, 'en') ?? ''] : printParts(of)),
    ...chosenOf(of, shop)
      .filter(({ name }) => !SAID_OTHERWISE.has(name) && !(name === 'decoration' && isPrintTold(of)))
      .map(({ label }) => lowerFirst(label)),
    ...siteWishes(of, shop),
  ];
  const known = parts(before);
  const fresh = parts(state).filter((part) => part !== '' && !known.includes(part));
  return fresh.length > 0 && fresh.length < 5 ? listed(fresh) : undefined;
}

const printParts = ({ slots, inkColors }: ConversationState): string[] => [
  ...(slots.colors ?? []),
  ...(slots.imprintLocations ?? []),
  ...(slots.dimensions === undefined ? [] : [slots.dimensions]),
  ...(inkColors === null ? [] : [`${inkText(inkColors, 'en')} print`]),
];

/** A number of inks or "full color" says that it is printed. */
const isPrintTold = ({ slots, inkColors }: ConversationState): boolean =>
  inkColors !== null || slots.colors?.includes('full color') === true;

const SAID_OTHERWISE: ReadonlySet<string> = new Set(['rush', 'artwork', 'garment', 'product', 'vehicle']);

const AS_BEFORE: Wordings = {
  en: [
    'Gladly; earlier orders I cannot see, so tell me what it was.',
    'Happy to; I cannot look an earlier order up, so I need to hear what it was.',
  ],
  es: ['Con gusto; no puedo ver pedidos anteriores, así que dígame qué era.'],
};
const THANKS: Wordings = {
  en: ['Thanks, I have that.', 'Got it, thank you.', 'That works, thanks.'],
  es: ['Gracias, lo tengo.', 'Anotado, gracias.'],
};
const EMAIL_IS_ENOUGH: Wordings = {
  en: ['No problem, an email is enough.', 'Fine, we can write instead.'],
  es: ['No hay problema, basta un correo.', 'Está bien, le escribimos.'],
};
const PHONE_IS_ENOUGH: Wordings = {
  en: ['No problem, a phone number is enough.', 'Fine, we can call instead.'],
  es: ['No hay problema, basta un teléfono.', 'Está bien, le llamamos.'],
};
const NO_NAME: Wordings = { en: ['That is fine.', 'No name needed.'], es: ['Está bien, sin nombre.'] };
const NOTED: Wordings = {
  en: ['Got it.', 'Noted.', 'That helps.', 'Good to know.'],
  es: ['Anotado.', 'Muy bien.', 'Entendido.'],
};

// How long it takes: working days from the approved proof, rush from the price book, and whether a date can be met.
import type { Service, Shop } from '../../schemas/shop.ts';
import { nameInSentence, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { weekdayOf } from '../reading/dates/days.ts';
import type { Language } from '../turn.ts';
import { AND, dollars, listed, longDay, lowerFirst, oneOf } from '../wording.ts';
import { estimateFor } from './estimates.ts';

export function answerTurnaround(moment: Moment): Answer {
  const { state, shop, today } = moment;
  const { language } = state;
  const service = serviceOf(shop, state);
  if (!service) {
    const examples = shop.services
      .slice(0, 3)
      .map((one) => `${nameInSentence(one, language)} ${daysText(one, language)}`);
    const all = listed(examples, AND[language]);
    const depends = {
      en: [
        `It depends on the job, counted in working days from the approved proof: ${all}.`,
        `In working days from the approved proof: ${all}.`,
      ],
      es: [
        `Depende del pedido, en días hábiles desde la prueba aprobada: ${all}.`,
        `En días hábiles desde la prueba aprobada: ${all}.`,
      ],
    };
    return { says: [oneOf(depends, state)] };
  }
  const [name, days] = [nameInSentence(service, language), daysText(service, language)];
  const usual = oneOf(
    {
      en: [
        `For ${name} plan ${days} working days from the approved proof.`,
        `We usually need ${days} working days for ${name} once the proof is approved.`,
      ],
      es: [
        `Para ${name} calcule ${days} días hábiles desde la prueba aprobada.`,
        `${name} tarda ${days} días hábiles desde que aprueba la prueba.`,
      ],
    },
    state,
  );
  const due = state.slots.dueDate?.date;
  if (!due) {
    const rush = rushSays(moment, service);
    return { says: rush ? [usual, rush] : [usual] };
  }
  const left = workingDaysUntil(shop, today, due);
  const day = longDay(due, language, today);
  const fits = {
    en: [
      `${day} is ${left} working days away, so it should fit; the shop confirms the date with your proof.`,
    ],
    es: [`Faltan ${left} días hábiles para el ${day}: debería alcanzar; el taller confirma la fecha.`],
  };
  return { says: [usual, tooSoonSays(moment, true) ?? oneOf(fits, state)] };
}

const daysText = ({ turnaround_days: { from, to } }: Service, language: Language): string =>
  from === to ? String(from) : `${from} ${language === 'es' ? 'a' : 'to'} ${to}`;

/** Faster turnarounds in the price book's words, with what the job comes to where that is known. */
function rushSays(moment: Moment, { slug }: Service): string | undefined {
  const { state, shop } = moment;
  const { quantity } = state.slots;
  if (state.language !== 'en') return;
  const faster = rushChoices(slug, shop).map(({ name, label }) => {
    const found = quantity === undefined ? undefined : estimateFor(moment, quantity, { rush: name });
    const words = lowerFirst(label).replace(/, (.*)$/, ' ($1)');
    return found
      ? `${words} at an estimated ${dollars(found.lowCents)} to ${dollars(found.highCents)}`
      : words;
  });
  if (faster.length === 0) return;
  return oneOf(
    {
      en: [`Faster costs extra: ${listed(faster, 'or')}.`, `There is also ${listed(faster, 'or')}.`],
      es: [],
    },
    state,
  );
}

/** The price book's faster turnarounds, the cheapest first. */
function rushChoices(slug: string, shop: Shop) {
  const option = shop.prices[slug]?.options.find(({ name }) => name === 'rush');
  if (option?.kind !== 'choice') return [];
  return option.choices.filter(({ percent }) => percent > 0).sort((a, b) => a.percent - b.percent);
}

/**
 * A sentence for an in-hands date that comes before the usual time is up, with what a rush comes to; undefined where
 * there is time. A rush that is chosen already is priced again only if `isPriceAsked`.
 */
export function tooSoonSays(moment: Moment, isPriceAsked = false): string | undefined {
  const { state, shop, today } = moment;
  const service = serviceOf(shop, state);
  const due = state.slots.dueDate?.date;
  if (!service || !due) return;
  const left = workingDaysUntil(shop, today, due);
  if (left >= service.turnaround_days.from) return;
  const { language } = state;
  const [day, usual] = [longDay(due, language, today), daysText(service, language)];
  const rush = rushPrice(moment, service, isPriceAsked);
  const days = left === 1 ? '1 working day' : `${left} working days`;
  const dias = left === 1 ? '1 día hábil' : `${left} días hábiles`;
  const so = {
    en: rush
      ? `a rush is an estimated ${rush.en}, if the shop can fit it in`
      : 'a person has to confirm a rush',
    es: rush
      ? `urgente sale en un estimado de ${rush.es}, si el taller alcanza`
      : 'una persona debe confirmarlo',
  };
  return oneOf(
    {
      en: [
        `${day} is ${days} away and we usually need ${usual}: ${so.en}.`,
        `That leaves ${days} where we usually need ${usual}: ${so.en}.`,
      ],
      es: [
        `Faltan ${dias} para el ${day} y lo normal son ${usual}: ${so.es}.`,
        `Quedan ${dias} y lo normal son ${usual}: ${so.es}.`,
      ],
    },
    state,
  );
}

/** What the job comes to with the rush that was chosen, else with the price book's cheapest. */
function rushPrice(
  moment: Moment,
  { slug }: Service,
  isPriceAsked: boolean,
): Record<Language, string> | undefined {
  const { state, shop } = moment;
  const { quantity } = state.slots;
  const choices = rushChoices(slug, shop);
  const chosen = choices.find(({ name }) => name === state.options.rush);
  const rush = chosen ?? choices[0];
  if (!rush || quantity === undefined || (chosen && !isPriceAsked)) return;
  const found = estimateFor(moment, quantity, { rush: rush.name });
  if (!found) return;
  const [low, high] = [dollars(found.lowCents), dollars(found.highCents)];
  return { en: `${low} to ${high}`, es: `${low} a ${high}` };
}

/** Working days after `from` up to `to`: Monday to Friday without the shop's holidays. Whole weeks are not walked through. */
export function workingDaysUntil({ holidays }: Shop, from: string, to: string): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  if (days <= 0) return 0;
  const weekday = weekdayOf(from);
  const rest = days % 7;
  const weekdaysLeft = Array.from({ length: rest }, (_, i) => weekday + 1 + i).filter(isWorkday).length;
  const closed = new Set(
    holidays
      .map(({ date }) => date)
      .filter((date) => date > from && date <= to && isWorkday(weekdayOf(date))),
  );
  return ((days - rest) / 7) * 5 + weekdaysLeft - closed.size;
}

const DAY_MS = 86_400_000;

const isWorkday = (weekday: number): boolean => weekday % 7 !== 0 && weekday % 7 !== 6;

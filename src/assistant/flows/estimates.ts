// What the price book says of the job as it is known, in words: every figure is its own.
import type { Estimate } from '../../schemas/estimate.ts';
import { estimate } from '../../shop/estimate.ts';
import { goodsText, nameInSentence, serviceOf, unitText } from '../describe-job.ts';
import type { Moment } from '../moment.ts';
import { narrowingQuestion, validOptions } from '../questions.ts';
import type { Language } from '../turn.ts';
import { dollars, figure, listed, lowerFirst, oneOf, upperFirst } from '../wording.ts';
import { smallerWay } from './minimums.ts';

/** Are service and quantity known, so that the price book can answer? */
export const knowsPrice = ({ state }: Moment): boolean =>
  priceQuantity({ state }) !== undefined && state.slots.service !== undefined;

/** A website is ordered one at a time, whether or not somebody says so. */
export const priceQuantity = ({ state }: Pick<Moment, 'state'>): number | undefined =>
  state.slots.quantity ?? (state.slots.service === 'websites-and-ai' ? 1 : undefined);

/** Does the price book answer otherwise than before this message? */
export function isNewPrice(moment: Moment): boolean {
  const quantity = priceQuantity(moment);
  if (quantity === undefined) return false;
  const { state, before } = moment;
  if (state.slots.service !== before.slots.service || state.slots.quantity !== before.slots.quantity)
    return true;
  return (
    estimateFor(moment, quantity)?.lowCents !== estimateFor({ ...moment, state: before }, quantity)?.lowCents
  );
}

/** The estimate with the next break if it is near; once per job also what it includes and assumes. */
export function estimateSays(moment: Moment): string[] {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  const quantity = priceQuantity(moment);
  if (!service || quantity === undefined) return [];
  const found = estimateFor(moment, quantity);
  if (!found) return outsideSays(moment, quantity);
  const goods = goodsText(state, shop, state.language) ?? nameInSentence(service, state.language);
  const wide = rangeSays(moment, quantity, goods);
  if (wide) return [wide];
  const figures = figuresSay(found, quantity, state.language);
  const main = oneOf(
    {
      en: [
        `For ${goods} the estimate is ${figures}.`,
        `${upperFirst(goods)}: my estimate is ${figures}.`,
        `My estimate for ${goods} is ${figures}.`,
      ],
      es: [`Para ${goods} el estimado es de ${figures}.`, `Mi estimado para ${goods} es de ${figures}.`],
    },
    state,
  );
  if (state.explained === service.slug) return [main];
  state.explained = service.slug;
  return [main, contentsSay(found, state.language)];
}

function figuresSay(
  { lowCents, highCents, unitCents, nextBreak }: Estimate,
  quantity: number,
  language: Language,
): string {
  const [low, high, each] = [dollars(lowCents), dollars(highCents), dollars(unitCents)];
  const isNear =
    nextBreak !== null && nextBreak.quantity <= quantity * 1.5 && nextBreak.unitCents < unitCents;
  const next = isNear ? [figure(nextBreak.quantity), dollars(nextBreak.unitCents)] : undefined;
  if (language === 'es') {
    const apiece = quantity > 1 ? `, unos ${each} por pieza` : '';
    return `${low} a ${high}${apiece}${next ? `; desde ${next[0]} baja a unos ${next[1]}` : ''}`;
  }
  const apiece = quantity > 1 ? `, about ${each} each` : '';
  return `${low} to ${high}${apiece}${next ? `; from ${next[0]} on it falls to about ${next[1]} each` : ''}`;
}

/** What it includes and assumes; in Spanish without the owner's English labels. */
function contentsSay({ assumptions, includes }: Estimate, language: Language): string {
  if (language === 'es')
    return 'Incluye una prueba digital para aprobar; una persona del taller confirma los detalles.';
  const included = `It includes ${listed(includes.slice(0, 3).map(inSentence), 'plus')}`;
  const assumed = assumptions.slice(0, 3).map(inSentence);
  return assumed.length > 0 ? `${included}; it assumes ${listed(assumed)}.` : `${included}.`;
}

/** 'Rush, 6 working days' as one item of a list. */
export const inSentence = (label: string): string =>
  lowerFirst(label).replace(/[,;] ((?!.* and ).*)$/, ' ($1)');

/** Where the usual choice may well be the wrong one: from the cheapest to the dearest, and what it hangs on. */
function rangeSays(moment: Moment, quantity: number, goods: string): string | undefined {
  const { state } = moment;
  const asked = narrowingQuestion(moment)?.option;
  const option = priceListOf(moment)?.options.find(({ name }) => name === asked);
  const usual = estimateFor(moment, quantity);
  if (option?.kind !== 'choice' || !usual) return;
  const all = option.choices.flatMap(
    ({ name }) => estimateFor(moment, quantity, { [option.name]: name }) ?? [],
  );
  const [low, high] = [
    Math.min(...all.map(({ lowCents }) => lowCents)),
    Math.max(...all.map(({ highCents }) => highCents)),
  ];
  if (usual.lowCents - low < usual.lowCents / 4) return;
  const on = lowerFirst(option.label);
  return oneOf(
    {
      en: [
        `For ${goods} I estimate ${dollars(low)} to ${dollars(high)}, depending on the ${on}.`,
        `${upperFirst(goods)} come to an estimated ${dollars(low)} to ${dollars(high)}, depending on the ${on}.`,
      ],
      es: [`Para ${goods} estimo de ${dollars(low)} a ${dollars(high)}, según lo que elija.`],
    },
    state,
  );
}

export const priceListOf = ({ state, shop }: Pick<Moment, 'state' | 'shop'>) =>
  state.slots.service === undefined ? undefined : shop.prices[state.slots.service];

/** The price book's answer for the job as it is known, with options set otherwise where `chosen` says so. */
export function estimateFor(
  { state, shop, now }: Pick<Moment, 'state' | 'shop' | 'now'>,
  quantity: number,
  chosen: Readonly<Record<string, string>> = {},
): Estimate | undefined {
  const { service } = state.slots;
  if (service === undefined) return;
  const options = { ...validOptions({ state, shop }), ...chosen };
  const result = estimate(shop, { service, quantity, options }, now);
  return result.ok ? result.estimate : undefined;
}

/** Fewer than the minimum, or more than the price book reaches. */
function outsideSays(moment: Moment, quantity: number): string[] {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  if (!service || quantity >= service.minimum_order)
    return [
      oneOf(
        {
          en: [
            'That is more than I can estimate here; a person will work it out.',
            'A run of that size is for a person to work out.',
          ],
          es: ['Eso es más de lo que puedo estimar aquí; una persona se lo calcula.'],
        },
        state,
      ),
    ];
  const least = estimateFor(moment, service.minimum_order);
  const name = nameInSentence(service, state.language);
  const pieces = `${figure(service.minimum_order)} ${unitText(service, false, shop, state.language)}`;
  const [low, high] = least ? [dollars(least.lowCents), dollars(least.highCents)] : [];
  const come = {
    en: low === undefined ? '' : `, where the estimate is ${low} to ${high}`,
    es: low === undefined ? '' : `, con un estimado de ${low} a ${high}`,
  };
  return [
    oneOf(
      {
        en: [
          `For ${name} we start at ${pieces}${come.en}.`,
          `Our minimum for ${name} is ${pieces}${come.en}.`,
        ],
        es: [
          `El mínimo de ${name} es de ${pieces}${come.es}.`,
          `Para ${name} empezamos en ${pieces}${come.es}.`,
        ],
      },
      state,
    ),
    ...smallerWay(moment, quantity),
  ];
}

// The smallest order of each service.
import { firstOfMix, kindOf } from '../change-goods.ts';
import { minimumName, nameInSentence, plural, serviceOf, unitText } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { type Known, laterGoods, serviceFor } from '../priced-by.ts';
import { isQuestion } from '../question.ts';
import { choiceOf } from '../reading/price-options.ts';
import { worded } from '../reading/words/triggers.ts';
import type { ConversationState } from '../turn.ts';
import { AND, figure, listed, oneOf, upperFirst } from '../wording.ts';

export function answerMinimum(moment: Moment): Answer {
  const { state, shop } = moment;
  const { language } = state;
  const service = serviceOf(shop, state);
  if (!service) {
    const groups = Map.groupBy(shop.services, ({ minimum_order }) => minimum_order);
    const parts = [...groups]
      .sort(([a], [b]) => a - b)
      .map(([least, services]) => {
        const names = listed(
          services.map((one) => nameInSentence(one, language)),
          AND[language],
        );
        return `${names} ${language === 'es' ? 'desde' : 'from'} ${figure(least)}`;
      });
    const all = listed(parts, AND[language]);
    return {
      says: [
        oneOf(
          {
            en: [`We make ${all}.`, `Our minimums: ${all}.`],
            es: [`Nuestros mínimos: ${all}.`, `Hacemos ${all}.`],
          },
          state,
        ),
      ],
    };
  }
  const isAny = state.thing === null || firstOfMix(state.thing) !== undefined;
  const usual = isAny ? shop.services.find(({ slug }) => slug === service.slug) : undefined;
  const later = usual && language === 'en' ? laterGoods(shop, usual) : [];
  if (usual && later.length > 0) {
    const from = usual.minimum_order;
    const goods = later.map((one) => `${listed(one.goods)} from ${figure(one.least)}`);
    const start = `${upperFirst(nameInSentence(usual, 'en'))} start at ${figure(from)}`;
    return { says: [`${start} ${unitText(usual, from === 1, shop, 'en')}, ${listed(goods)}.`] };
  }
  const least = service.minimum_order;
  const pieces = `${figure(least)} ${unitText(service, least === 1, shop, language)}`;
  const isOne = least === 1 && state.thing !== null;
  const name = isOne ? plural(state.thing ?? '') : minimumName(service, state, shop);
  const quantity = moment.reading.slots.quantity;
  if (quantity !== undefined && quantity < least) {
    const sorry = oneOf(
      {
        en: [`I am sorry, the minimum for ${name} is ${pieces}.`],
        es: [`Lo siento, el mínimo de ${name} es de ${pieces}.`],
      },
      state,
    );
    return { says: [sorry, ...smallerWay(moment, quantity)] };
  }
  return {
    says: [
      oneOf(
        least === 1
          ? {
              en: [
                `One is fine for ${name}: there is no minimum.`,
                `There is no minimum for ${name}, a single one is welcome.`,
              ],
              es: [`Para ${name} no hay mínimo: puede pedir una sola pieza.`],
            }
          : {
              en: [`For ${name} the minimum is ${pieces}.`, `The minimum for ${name} is ${pieces}.`],
              es: [`El mínimo de ${name} es de ${pieces}.`, `Para ${name} el mínimo es de ${pieces}.`],
            },
        state,
      ),
    ],
  };
}

/** "is sixteen enough for you?", "are 30 too few" */
export const asksIfEnough = ({ words, reading, state }: Moment): boolean =>
  reading.slots.quantity !== undefined &&
  state.slots.service !== undefined &&
  isQuestion(words) &&
  ENOUGH.test(words.plain);

const ENOUGH = worded(
  / (?:enough|too few|too little|too small)(?: (?:of )?an order)? (?:(?:for you|for y all|for this|to (?:order|make|do|bother|print|place|get|qualify|meet)) |\? |$)/,
);

/** "is that possible", "can you still do it?", of fewer than are made, as they are known already. */
export const asksIfMade = (moment: Moment): boolean =>
  Object.keys(moment.reading.slots).length === 0 &&
  IS_MADE.test(moment.words.plain) &&
  belowMinimumSays(moment).length > 0;

const IS_MADE = worded(
  /^ (?:(?:ok|so|and|but|hmm|well|oh|yes|thanks|cool|,) )*(?:(?:is|are|would|will|was) (?:that|it|this|those|they|one|just one|so few) (?:be |even |still |also |something )*(?:possible|doable|feasible|ok|okay|fine|all right|a problem|an issue|allowed|too few|too small|too little|enough|you can do|you do|you would do)|(?:can|could|would|will|do) (?:you|y all|yall|u)(?: (?:guys|all|even|still|ever|actually|also|really))* (?:do|make|print|take|handle|accept) (?:that|it|this|those|them|one|just one|only one|so few|such (?:a )?small (?:orders?|runs?|jobs?))|possible)(?: (?:for me|for you|or not|or no|at all|though|then|still|please|anyway|here))* (?:\? )?$/,
);

/** What is below the minimum, and another way to so few. */
export const answerIfMade = (moment: Moment): Answer => ({
  says: [...belowMinimumSays(moment), ...smallerWay(moment, moment.state.slots.quantity ?? 1)],
});

/** Before the yes: that the job is smaller than the shop makes it. Empty where it is not. */
export function belowMinimumSays({ state, shop }: Moment): string[] {
  const service = serviceOf(shop, state);
  const { quantity } = state.slots;
  if (!service || quantity === undefined || quantity >= service.minimum_order) return [];
  const least = `${figure(service.minimum_order)} ${unitText(service, false, shop, state.language)}`;
  return [
    {
      en: `That is below our minimum of ${least}, so a person has to say whether it can be made.`,
      es: `Es menos que nuestro mínimo de ${least}: una persona debe decirle si se puede.`,
    }[state.language],
  ];
}

/** Another service that takes so few, of those that also make things to wear or to hang. */
export function smallerWay({ shop, state }: Moment, quantity: number): string[] {
  if (!WEARABLE.has(state.slots.service ?? '')) return [];
  const ways = shop.services.flatMap(({ slug }) =>
    slug !== state.slots.service && WEARABLE.has(slug) && isPricedIn(slug, state.thing, shop)
      ? (serviceFor(shop, asOf(slug, state, shop)) ?? [])
      : [],
  );
  const other = ways.find(({ minimum_order }) => minimum_order <= quantity);
  if (!other) return [];
  const [name, least] = [nameInSentence(other, state.language), other.minimum_order];
  return [
    oneOf(
      {
        en: [
          `For smaller runs there are ${name}, from ${figure(least)} ${unitText(other, least === 1, shop, 'en')}.`,
        ],
        es: [`Para menos piezas hay ${name}, desde ${figure(least)}.`],
      },
      state,
    ),
  ];
}

/** The same goods by another service. */
function asOf(slug: string, { slots, thing }: ConversationState, shop: Moment['shop']): Known {
  const options = GOODS.flatMap((option) => {
    const choice = choiceOf(kindOf(thing) ?? '', option, shop.prices[slug], shop);
    return choice === undefined ? [] : [[option, choice] as const];
  });
  return { slots: { ...slots, service: slug }, thing, options: Object.fromEntries(options) };
}

/** Hats and shirts are no way to fewer crewnecks. */
function isPricedIn(slug: string, thing: string | null, shop: Moment['shop']): boolean {
  const list = shop.prices[slug];
  const kind = kindOf(thing);
  if (kind === null) return true;
  return GOODS.some((option) => choiceOf(kind, option, list, shop) !== undefined);
}

const GOODS = ['product', 'garment'] as const;
const WEARABLE = new Set(['screen-printing', 'hats-and-t-shirts', 'embroidery']);

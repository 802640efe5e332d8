// Goods that were asked for beside the job talked about: noted, and come to when that one is sent.

import type { Slots } from '../../schemas/reading.ts';
import type { Shop } from '../../schemas/shop.ts';
import { goodsText, jobLine, nameInSentence, plural, serviceOf, unitText } from '../describe-job.ts';
import { openJobs } from '../jobs.ts';
import type { Moment } from '../moment.ts';
import { isMadeSingly } from '../priced-by.ts';
import { own } from '../reading/words/own.ts';
import { worded } from '../reading/words/triggers.ts';
import type { ConversationState, Language } from '../turn.ts';
import { AND, dollarRange, figure, listed, oneOf, upperFirst } from '../wording.ts';
import { estimateFor } from './estimates.ts';

/** What this message changed of a job that waits, with its price. */
export function toldWaitingSays(moment: Moment): string | undefined {
  const { state, before, shop } = moment;
  const [changed] = openJobs(state).filter(({ job, slots, options, inkColors }) => {
    // What is told for all is said with the job talked about.
    const ofAll = Object.fromEntries(
      OF_ALL.filter(
        (slot) =>
          slots[slot] !== undefined &&
          (slot === 'dueDate' || state.slots[slot] !== before.slots[slot]) &&
          JSON.stringify(slots[slot]) === JSON.stringify(state.slots[slot]),
      ).map((slot) => [slot, slots[slot]]),
    );
    const known = job === state.job ? undefined : before.jobs.find((other) => other.job === job);
    return (
      known !== undefined &&
      JSON.stringify([{ ...known.slots, ...ofAll }, known.options, known.inkColors]) !==
        JSON.stringify([{ ...slots, ...ofAll }, options, inkColors])
    );
  });
  const line = changed && jobLine(changed, shop, state.language, moment.today);
  if (!line || !changed) return;
  const { quantity } = changed.slots;
  const found = quantity === undefined ? undefined : estimateFor({ ...moment, state: changed }, quantity);
  const below = minimumSays(changed, shop);
  const figures = found && dollarRange(found);
  return oneOf(
    {
      en: [
        `The other request reads now: ${line}${figures ? ` (an estimated ${figures})` : ''}${below}.`,
        `Noted for the other request: ${line}${figures ? `, an estimated ${figures}` : ''}${below}.`,
      ],
      es: [`Lo otro dice ahora: ${line}.`],
    },
    state,
  );
}

const OF_ALL = ['dueDate', 'colors', 'artwork', 'imprintLocations'] as const;

/** "did you get the glasses too?", of goods that wait. */
export function keptWaitingSays({ state, before, shop, words, reading }: Moment): string | undefined {
  const isMore = state.jobs !== before.jobs && JSON.stringify(state.jobs) !== JSON.stringify(before.jobs);
  if (
    state.language !== 'en' ||
    isMore ||
    reading.intents.includes('pricing') ||
    !ASKS_IF_KEPT.test(words.plain)
  )
    return;
  const named = before.jobs.find(
    ({ stored, thing }) =>
      !stored && thing !== null && words.plain.includes(` ${plural(thing).split(' ').at(-1)} `),
  );
  const line = named && jobLine({ ...state, ...named }, shop, 'en');
  return line === undefined ? undefined : `Yes, that one is noted for after this: ${line}.`;
}

const ASKS_IF_KEPT = worded(
  / (?:(?:did|do|have|has) (?:you|u|y all) (?:\S+ )?(?:get|got|have|hear|heard|see|catch|caught|note|noted|include|included|add|added|write|wrote)|(?:you|u) (?:got|have|heard|forgot|missed)|(?:what|how) (?:about|happened (?:to|with))) (?:\S+ ){1,5}/,
);

/** '; for hoodies we start at 24 pieces', of fewer than are made. */
export function minimumSays(job: ConversationState, shop: Shop): string {
  const service = serviceOf(shop, job);
  const { quantity } = job.slots;
  if (service === undefined || quantity === undefined || quantity >= service.minimum_order) return '';
  const least = figure(service.minimum_order);
  return job.language === 'es'
    ? `; el mínimo ahí es de ${least} piezas`
    : `; for ${job.thing ? plural(job.thing) : 'those'} we start at ${least} ${unitText(service, false, shop, 'en')}`;
}

/** ' (4x8 ft)', where its size is what tells it from the job talked about. */
const sizeApart = ({ service, dimensions }: Slots, { slots }: ConversationState): string =>
  service === slots.service && dimensions !== undefined && slots.dimensions !== undefined
    ? ` (${dimensions})`
    : '';

/** 'Car Wraps', in Spanish 'rotulación de vehículos'. */
function nameOfService(slug: string | undefined, shop: Shop, language: Language): string | undefined {
  const service = shop.services.find((one) => one.slug === slug);
  return service && (language === 'es' ? nameInSentence(service, 'es') : service.name);
}

/** Counted by no number, where none is told: the website, the wrap. */
const isSingle = (job: Pick<ConversationState, 'slots' | 'thing'> | undefined): boolean =>
  job?.thing === null && own(SINGLY, job.slots.service ?? '') !== undefined;

/** 'website', 'wrap': of what no word of goods is kept. */
const singlyNamed = (slug: string | undefined, language: Language): string | undefined =>
  language === 'en' ? own(SINGLY, slug ?? '') : undefined;
const SINGLY: Readonly<Record<string, string>> = { 'websites-and-ai': 'website', 'car-wraps': 'wrap' };

/** What was put in line by this message. */
export function secondRequestSays(moment: Moment): string | undefined {
  const { state, before, shop } = moment;
  const added = state.jobs.filter(
    ({ job, stored }) => !stored && !before.jobs.some((other) => other.job === job) && job !== state.job,
  );
  if (added.length === 0) return;
  const below = added.map((job) => minimumSays({ ...state, ...job }, shop)).join('');
  const name = listed(
    added.map(
      ({ thing, slots }) =>
        (thing && `${slots.quantity === 1 ? thing : plural(thing)}${sizeApart(slots, state)}`) ??
        singlyNamed(slots.service, state.language) ??
        nameOfService(slots.service, shop, state.language) ??
        { en: 'others', es: 'lo demás' }[state.language],
    ),
    AND[state.language],
  );
  if (added.some(({ job }) => job === before.job))
    return oneOf(
      {
        en: [`I keep the ${name} for after this one.`, `The ${name} can wait until this one is done.`],
        es: [`Lo otro (${name}) queda guardado para después.`],
      },
      state,
    );
  const price = below === '' ? priceAskedSays(moment, added) : '';
  const [one] = added;
  return oneOf(
    {
      en: [
        `${price}I have noted the ${name} as a second request and come to it right after this one${below}.`,
        `${price}The ${name} ${added.length === 1 && (one?.slots.quantity === 1 || isSingle(one)) ? 'comes' : 'come'} next: first let us finish this one${below}.`,
      ],
      es: [`Anoté también lo otro (${name}) y lo vemos después de este pedido${below}.`],
    },
    state,
  );
}

/** "do you do mugs too? whats 60 of those": what the goods put in line come to, where that is asked. */
function priceAskedSays(moment: Moment, added: readonly ConversationState['jobs'][number][]): string {
  const { state, shop, reading, words } = moment;
  const [job, ...more] = added;
  if (state.language !== 'en' || !job || more.length > 0) return '';
  if (!reading.intents.includes('pricing') && !ASKS_PRICE.test(words.plain)) return '';
  // What is made singly is priced for one.
  const isSingle = isMadeSingly(shop, job.slots.service);
  const quantity = job.slots.quantity ?? (isSingle ? 1 : undefined);
  if (quantity === undefined) return '';
  const of = { ...state, ...job, slots: { ...job.slots, quantity } };
  const found = estimateFor({ ...moment, state: of }, quantity);
  const goods = goodsText(of, shop, 'en');
  return found && goods ? `${upperFirst(goods)}: an estimated ${dollarRange(found)}. ` : '';
}

const ASKS_PRICE = worded(
  / (?:what|whats|how much)(?: (?:is|are|s|for|would|do|does|about|like|roughly))* \d[\d,]* (?:of (?:them|those|these)|\S+)(?: (?:cost|run|be|come to|go for|each|too|also|me|us))* (?:\? )?$| (?:price|cost|quote|estimate|much) (?:\S+ ){0,3}\d| (?:what|whats|how much)(?: (?:is|are|would|will|do|does))* (?:that|those|they|it|these)(?: (?:cost|run|be|come|to|me|us))* (?:\? )?$/,
);

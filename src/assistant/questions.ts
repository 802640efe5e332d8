// What Carl asks for, and what comes next on the way to a lead.

import type { PriceOption } from '../schemas/catalog.ts';
import type { Slots } from '../schemas/reading.ts';
import { openQuestions, totalOf } from '../shop/estimate.ts';
import { BEST_METHOD } from '../shop/estimate-request.ts';
import { LARGEST_QUANTITY } from '../shop/job.ts';
import { kindOf } from './change-goods.ts';
import { AS_WELL, dayOfOther, offeredDay } from './day-of-other.ts';
import {
  goodsText,
  isUnpriced,
  jobLine,
  LOGO_DESIGN,
  plural,
  quantitiesOffered,
  serviceOf,
  unitText,
} from './describe-job.ts';
import { reachText } from './how-to-reach.ts';
import { INQUIRIES, type Inquiry, isInquiry, ONLY_ONE } from './inquiries.ts';
import { INTERRUPTIONS } from './interruptions.ts';
import { openJobs } from './jobs.ts';
import { isDescribed, isReachable } from './lead.ts';
import { type Ask, isOnlyAsking, type Moment } from './moment.ts';
import { isMadeSingly } from './priced-by.ts';
import { isUncounted } from './reading/film-goods.ts';
import type { ConversationState, Language, Question } from './turn.ts';
import { validOptions } from './valid-options.ts';
import {
  figure,
  lowerFirst,
  oneOf,
  properCompany,
  properName,
  readablePhone,
  shortDay,
  type Wordings,
} from './wording.ts';

/** A question's words, another wording than the last. */
export function ask(moment: Moment, question: Question): Ask {
  const { state } = moment;
  const { wordings, chips } = inquiryFor(moment, question);
  const service = serviceOf(moment.shop, state);
  const isOfVehicle = /magnet|imán/.test(state.thing ?? '') && state.slots.service === 'car-wraps';
  const isNoSign = service?.slug === 'signs-and-banners' && isUnpriced(state, moment.shop);
  const units =
    isOfVehicle || isNoSign
      ? plural(state.thing ?? '')
      : service
        ? unitText(service, false, moment.shop, 'en')
        : 'pieces';
  const text = oneOf(wordings, state).replace('pieces', units);
  const isOne = state.slots.quantity === 1 || !needsQuantity(moment);
  return {
    question,
    text: question === 'dueDate' && isOne ? text.replace('them', 'it').replace('they', 'it') : text,
    suggestions: chips[state.language],
  };
}

function inquiryFor(moment: Moment, question: Question): Inquiry {
  const { flow } = moment.state;
  const isHandoff = flow === 'human' || flow === 'order_status';
  if (question === 'quantity') {
    const { quantity } = INQUIRIES;
    const counts = quantitiesOffered(moment.shop, moment.state).map(figure);
    const one = singleThing(moment);
    if (one !== undefined)
      return {
        wordings: {
          en: [`Is it ${ONLY_ONE.en} ${one}?`, `So would it be ${ONLY_ONE.en} ${one}?`],
          es: [`¿Sería ${ONLY_ONE.es}?`, `¿Es ${ONLY_ONE.es}?`],
        },
        chips: { en: ['Just one', '2', '5'], es: ['Solo una', '2', '5'] },
      };
    return {
      wordings: goodsAmongSeveral(moment) ?? quantity.wordings,
      chips: { en: [...counts, ...quantity.chips.en], es: [...counts, ...quantity.chips.es] },
    };
  }
  const { service } = moment.state.slots;
  const isRefused =
    offeredDay(moment.before) && (moment.before.tries > 0 || moment.reading.intents.includes('deny'));
  const other = question === 'dueDate' && !isRefused ? dayOfOther(moment) : undefined;
  if (other) return sameDayInquiry(moment, other);
  if (question === 'dueDate' && service === 'websites-and-ai') return INQUIRIES.live;
  const isLogo = service === undefined && moment.state.serviceWording === LOGO_DESIGN;
  if (question === 'dueDate' && (service === 'car-wraps' || isLogo)) return INQUIRIES.done;
  if (question === 'details' && flow === 'human') return INQUIRIES.matter;
  if (question === 'form_or_typing' && isHandoff) return INQUIRIES.form_or_contact;
  return isInquiry(question) ? INQUIRIES[question] : INQUIRIES.more;
}

/** 'How many caps do you need?', where others wait. */
function goodsAmongSeveral({ state }: Moment): Wordings | undefined {
  if (state.thing === null || state.language !== 'en' || openJobs(state).length < 2) return;
  const goods = plural(state.thing);
  return { en: [`How many ${goods} do you need?`, `About how many ${goods} should I plan for?`], es: [] };
}

/** 'Do you need them by Fri, Jun 12 as well, with the same artwork?', of a job after the first. */
function sameDayInquiry(
  { today }: Moment,
  { dueDate, artwork }: Pick<Slots, 'dueDate' | 'artwork'>,
): Inquiry {
  const day = (language: Language) => shortDay(dueDate?.date ?? today, language, today);
  const [art, arte] = artwork === undefined ? ['', ''] : [', with the same artwork', ', con el mismo diseño'];
  return {
    wordings: {
      en: [
        `Do you need them by ${day('en')}${AS_WELL.en}${art}?`,
        `Should they be ready by ${day('en')}${AS_WELL.en}${art}?`,
      ],
      es: [
        `¿${AS_WELL.es}para el ${day('es')}${arte}?`,
        `¿${AS_WELL.es}las necesita para el ${day('es')}${arte}?`,
      ],
    },
    chips: { en: ['Yes, the same day', 'Another day', 'No rush'], es: ['Sí, el mismo día', 'No hay prisa'] },
  };
}

/** What is made singly and was called by "a": "a banner for our church". */
function singleThing({ state, before, shop, message, reading }: Moment): string | undefined {
  const { thing, language } = state;
  if (thing === null || !isMadeSingly(shop, state.slots.service)) return;
  // A "no" to it asks how many; a question in between asks it once more.
  const isInBetween = before.tries === 0 && reading.intents.some((intent) => INTERRUPTIONS.has(intent));
  if (before.lastReply.includes(ONLY_ONE[language]) && !isInBetween) return;
  const noun = thing.split(' ').at(-1) ?? thing;
  const said = [...state.said, message.slice(0, LONGEST)].join(' ').toLowerCase();
  return new RegExp(`\\b(?:an?|una?) (?:[\\w-]+ ){0,4}${noun}\\b`).test(said) ? thing : undefined;
}

const LONGEST = 400;

/** The next thing to ask on the way to a lead, or undefined when all is known. */
export function nextQuestion(moment: Moment): Ask | undefined {
  const { state } = moment;
  const { slots, flow } = state;
  const can = (question: Question) => !state.declined.includes(question);
  if (flow === 'order_status' && state.orderNumber === null && can('order_number'))
    return ask(moment, 'order_number');
  if (flow === 'order_status' || flow === 'human') {
    if (declinesContact(state)) return;
    if (flow === 'order_status' || !goesOnWithJob(moment)) return whoQuestion(moment) ?? aboutWhat(moment);
  }
  // Who wants a person is asked first where to reach them; not again and again, where they tell of the job instead.
  const isFirst = state.source === 'callback' && !declinesContact(state) && !goesOnWithJob(moment);
  const who = isFirst ? whoQuestion(moment) : undefined;
  if (who) return who;
  if (slots.service === undefined && state.serviceWording === null) return ask(moment, 'service');
  if (slots.quantity === undefined && can('quantity') && needsQuantity(moment))
    return ask(moment, 'quantity');
  if (flow === 'design' && !isDescribed(moment.state) && can('details')) return ask(moment, 'details');
  if (slots.dueDate === undefined && can('dueDate')) return ask(moment, 'dueDate');
  // A name alone reaches nobody.
  const isNameOpen = slots.name === undefined && can('name') && !declinesContact(state);
  const name = isNameOpen ? ask(moment, 'name') : undefined;
  // Who is reachable already is one name away from the summary.
  const option = isReachable(state) || !can('option') ? undefined : optionQuestion(moment);
  if (option ?? name) return option ?? name;
  const isVague = slots.quantity === undefined && !isDescribed(state) && can('details');
  return contactQuestion(moment) ?? (isVague && isReachable(state) ? ask(moment, 'details') : undefined);
}

/** Was the question where to reach them passed over for the job, or a question of the job the last one? */
function goesOnWithJob({ state, before, reading }: Moment): boolean {
  if (state.slots.service === undefined || before.asked === null || isReachable(state)) return false;
  // "can I talk to a person about that", just now
  if (reading.intents.includes('human')) return false;
  if (OF_THE_JOB.has(before.asked)) return true;
  // "no rush on it" tells nothing of the job.
  const jobOf = ({ slots, options: { rush: _, ...options }, thing, said }: ConversationState) =>
    JSON.stringify([slots, options, thing, said]);
  return WHERE_TO_REACH.has(before.asked) && before.job === state.job && jobOf(before) !== jobOf(state);
}

const OF_THE_JOB: ReadonlySet<Question> = new Set<Question>(['quantity', 'dueDate', 'option', 'artwork']);
const WHERE_TO_REACH: ReadonlySet<Question> = new Set<Question>([
  'form_or_typing',
  'contact',
  'email',
  'phone',
]);

function whoQuestion(moment: Moment): Ask | undefined {
  const { slots, declined } = moment.state;
  const needsName = slots.name === undefined && !declined.includes('name');
  return contactQuestion(moment) ?? (needsName ? ask(moment, 'name') : undefined);
}

/** One email or phone is enough; what was refused is not asked again, the other way is. */
function contactQuestion(moment: Moment): Ask | undefined {
  const { state } = moment;
  if (isReachable(state)) return;
  const isOut = (question: Question) => state.declined.includes(question);
  if (isOut('contact') || (isOut('phone') && isOut('email'))) return;
  if (isOut('phone')) return ask(moment, 'email');
  if (isOut('email')) return ask(moment, 'phone');
  return ask(moment, 'contact');
}

function aboutWhat(moment: Moment): Ask | undefined {
  const { state } = moment;
  if (state.flow === 'order_status' || state.declined.includes('details')) return;
  if (state.said.length > 0 || state.slots.service !== undefined) return;
  return ask(moment, 'details');
}

/** A website is one website, a logo one logo, and lettering is told by what it goes on. */
export function needsQuantity({ state: { slots, thing, serviceWording } }: Pick<Moment, 'state'>): boolean {
  const isOne = slots.service === 'websites-and-ai' || (!slots.service && serviceWording === LOGO_DESIGN);
  return !isOne && !isUncounted(thing ?? '');
}

/** The price book's open option that moves the price most and that a visitor can answer; one per job. */
function optionQuestion(moment: Moment): Ask | undefined {
  const { state, shop } = moment;
  const { service } = state.slots;
  if (service === undefined || state.language !== 'en') return;
  const pending = isInterrupted(moment)
    ? shop.prices[service]?.options.find(({ name }) => name === moment.before.askedOption)
    : undefined;
  if (pending && state.options[pending.name] === undefined && isAskable(pending, state))
    return askOptionAgain(moment, pending);
  return state.optionsAsked.length > 0 ? undefined : narrowingQuestion(moment);
}

/** What to ask next of a visitor who wants the price: what moves it most and was not asked yet. */
export function narrowingQuestion(moment: Moment): Ask | undefined {
  const { state } = moment;
  if (state.slots.service === undefined || state.language !== 'en' || isUnpriced(state, moment.shop)) return;
  const [first] = openOptions(moment, state.slots.quantity ?? 1).filter(
    ({ option }) => isAskable(option, state) && !state.optionsAsked.includes(option.name),
  );
  if (!first) return;
  return state.lastReply.includes(first.option.question)
    ? askOptionAgain(moment, first.option)
    : askOption(moment, first.option);
}

/** In other words than before. */
function askOptionAgain(moment: Moment, option: PriceOption): Ask {
  const again = askOption(moment, option);
  const { state } = moment;
  const what = state.thing ? plural(state.thing) : 'quote';
  return { ...again, text: `Back to your ${what}: ${lowerFirst(again.text)}` };
}

/** Was the question for an option met with another question? Then it is asked once more. */
function isInterrupted(moment: Moment): boolean {
  const { before, reading } = moment;
  return (
    before.asked === 'option' &&
    before.tries === 0 &&
    (isOnlyAsking(moment) || reading.intents.some((intent) => INTERRUPTIONS.has(intent)))
  );
}

const askOption = (moment: Moment, option: PriceOption): Ask => ({
  question: 'option',
  option: option.name,
  text: option.question,
  suggestions: choicesOf(moment, option),
});

/** What the in-hands date, the designer or the size split settles is not asked. */
function isAskable({ name, kind }: PriceOption, { thing, slots }: ConversationState): boolean {
  if (name === 'size') return kind === 'number' && slots.dimensions === undefined;
  // The goods in the visitor's words say what it is.
  if (name === 'garment' || name === 'product' || name === 'vehicle') return thing === null;
  // Shirts are printed unless somebody says otherwise.
  if (name === 'decoration') return kindOf(thing) !== 'shirt';
  // What is still to be drawn has no stitch file.
  if (name === 'digitizing' && slots.artwork === 'needs design') return false;
  return name !== 'rush' && name !== 'artwork' && name !== 'stitch_count';
}

export function openOptions({ state, shop }: Moment, quantity: number): ReturnType<typeof openQuestions> {
  const { service } = state.slots;
  const minimum = serviceOf(shop, state)?.minimum_order ?? 1;
  if (service === undefined) return [];
  return openQuestions(shop, {
    service,
    quantity: Math.max(quantity, minimum),
    options: validOptions({ state, shop }),
  });
}

function choicesOf({ state, shop }: Moment, option: PriceOption): string[] {
  if (option.name === 'size' && option.kind === 'number') return ['2x4 ft', '3x6 ft', 'Not sure'];
  if (option.kind === 'number') return ['1', '2', '3', 'Not sure'];
  const { service } = state.slots;
  const options = validOptions({ state, shop });
  // Caps are not screen printed.
  const isMade = (value: string) =>
    option.name !== 'decoration' ||
    (value !== BEST_METHOD &&
      totalOf(shop, {
        service,
        quantity: LARGEST_QUANTITY,
        options: { ...options, [option.name]: value },
      }) !== undefined);
  const choices = option.choices.filter(({ name }) => isMade(name));
  return [...choices.slice(0, 3).map(({ label }) => label), 'Not sure'];
}

/** 'Here is what I have: 50 hoodies, in hands by Fri, Jun 12, for Dana Whitfield, dana@example.com.' */
export function summary({ state, shop, today }: Moment, figures?: string): string {
  const { language } = state;
  const { name, email, phone, company } = state.slots;
  const who = [
    name ? properName(name) : undefined,
    company && properCompany(company),
    email,
    phone && readablePhone(phone),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
  const job =
    jobLine(state, shop, language, today) ?? goodsText(state, shop, language) ?? YOUR_REQUEST[language];
  const opening = oneOf(
    {
      en: ['Here is what I have', 'To be sure I have it right', 'So far I have'],
      es: ['Esto es lo que tengo', 'Para confirmar', 'Hasta ahora tengo'],
    },
    state,
  );
  const to = { en: 'for', es: name ? 'a nombre de' : 'contacto' }[language];
  const waiting = openJobs(state)
    .slice(1)
    .flatMap((other) => jobLine(other, shop, language, today) ?? [])
    .join('; ');
  const next = { en: 'After it comes', es: 'Después sigue' }[language];
  const reach = reachText(state, language);
  return `${opening}: ${job}${figures ? ` (${figures})` : ''}, ${to} ${who}${reach ? ` (${reach})` : ''}.${waiting === '' ? '' : ` ${next}: ${waiting}.`}`;
}

const YOUR_REQUEST = { en: 'your request', es: 'su pedido' };

export const declinesContact = (state: ConversationState): boolean =>
  !isReachable(state) &&
  (state.declined.includes('contact') ||
    (state.declined.includes('phone') && state.declined.includes('email')));

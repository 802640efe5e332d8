// How long it takes: working days from the approved proof, rush from the price book, and whether a date can be met.
import type { Service, Shop } from '../../schemas/shop.ts';
import { inSentence, isBefore, nameInSentence, serviceOf } from '../describe-job.ts';
import { type Answer, type Moment, slotContextOf } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { addDays, weekdayOf } from '../reading/dates/days.ts';
import { findDays } from '../reading/dates/find-days.ts';
import { worded } from '../reading/words/triggers.ts';
import { isWorkday, rushChoices, workingDaysUntil } from '../rush.ts';
import type { Language } from '../turn.ts';
import { AND, dollarRange, listed, longDay, oneOf } from '../wording.ts';
import { estimateFor, isFirstPrice, isNewPrice } from './estimates.ts';
import { quoteArticle } from './knowledge.ts';

export function answerTurnaround(moment: Moment): Answer {
  const { state, shop, today, words } = moment;
  const { language } = state;
  const service = serviceOf(shop, state);
  if (!service) {
    const rush = ABOUT_RUSH.test(words.plain) ? quoteArticle(moment) : undefined;
    if (rush) return { says: rush };
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
        `Para ${name} son ${days} días hábiles desde que aprueba la prueba.`,
      ],
    },
    state,
  );
  const due = state.slots.dueDate?.date;
  if (!due) {
    const rush = rushSays(moment, service);
    return { says: rush ? [usual, rush] : [usual] };
  }
  // Why a day is too soon says how long it usually takes.
  const soon = tooSoonSays(moment, true);
  if (soon) return { says: [soon] };
  // "before april 15"
  const isDayBefore = isBefore(state.slots.dueDate?.text ?? '');
  const inHands = isDayBefore ? addDays(due, -1) : due;
  const left = workingDaysUntil(shop, today, inHands);
  const day = longDay(due, language, today);
  const by = approveBy(shop, inHands, service.turnaround_days.to);
  const last = longDay(by, language, today);
  const isTight = left < service.turnaround_days.to + PROOF_DAYS;
  const until = isDayBefore ? `In hands the day before, that is ${left}` : `${day} is ${left}`;
  const fits = {
    en: isTight
      ? [
          `${until} working days${isDayBefore ? '' : ' away'}, so it is close: the proof comes first, and a person has to confirm the day.`,
          `It is close: ${until.replace(/^In/, 'in')} working days${isDayBefore ? '' : ' away'}, and a person has to confirm the day.`,
        ]
      : isDayBefore
        ? [`To have it the day before ${day}, approve the proof by ${last} and it should fit.`]
        : [
            `${day} is ${left} working days away: approve the proof by ${last} and it should fit.`,
            `For ${day} the proof should be approved by ${last}; the shop confirms the date with it.`,
          ],
    es: isTight
      ? [`Faltan ${left} días hábiles para el ${day}: es justo, y una persona debe confirmarlo.`]
      : [`Faltan ${left} días hábiles para el ${day}: debería alcanzar; el taller confirma la fecha.`],
  };
  return { says: [usual, oneOf(fits, state)] };
}

/** Working days that a proof and its approval take. */
const PROOF_DAYS = 2;

/** "what is the turnaround if I approve on march 20", "when would they be done if we sign off monday" */
export const asksFromApproval = (moment: Moment): boolean => approvalDay(moment) !== undefined;

/** The days on which goods approved on the day in question are done, held against the day that they are needed. */
export function answerFromApproval(moment: Moment): Answer {
  const { state, shop, today } = moment;
  const { language } = state;
  const service = serviceOf(shop, state);
  const approved = approvalDay(moment);
  if (!service || !approved) return answerTurnaround(moment);
  const { from, to } = service.turnaround_days;
  const [first, last] = [afterWorkingDays(shop, approved, from), afterWorkingDays(shop, approved, to)];
  const [start, soonest, latest] = [approved, first, last].map((day) => longDay(day, language, today));
  const en = from === to ? `about ${latest}` : `between ${soonest} and ${latest}`;
  const es = from === to ? `hacia el ${latest}` : `entre el ${soonest} y el ${latest}`;
  const done = oneOf(
    {
      en: [
        `Approved on ${start}, the job is usually done ${en}: ${daysText(service, 'en')} working days.`,
        `With the proof approved on ${start} plan for ${en}, ${daysText(service, 'en')} working days.`,
      ],
      es: [`Si aprueba la prueba el ${start}, suele estar ${es}: ${daysText(service, 'es')} días hábiles.`],
    },
    state,
  );
  const due = state.slots.dueDate?.date;
  if (!due) return { says: [done] };
  const day = longDay(due, language, today);
  const held = {
    en:
      last <= due
        ? `So it should fit for ${day}; the shop confirms it with the proof.`
        : first <= due
          ? `That is close for ${day}, so a person has to confirm it.`
          : `That is too late for ${day}: it would take an earlier approval or a rush.`,
    es:
      last <= due
        ? `Debería alcanzar para el ${day}; el taller lo confirma con la prueba.`
        : first <= due
          ? `Es justo para el ${day}; una persona debe confirmarlo.`
          : `Es tarde para el ${day}: habría que aprobar antes o pedirlo urgente.`,
  };
  return { says: [done, held[language]] };
}

/** The day to come on which the visitor thinks of approving the proof. */
function approvalDay(moment: Moment): string | undefined {
  const { words, state, shop, today } = moment;
  if (!APPROVES.test(words.plain) || !serviceOf(shop, state)) return;
  if (!isQuestion(words) && !ASKS_WHEN.test(words.plain)) return;
  const days = findDays(slotContextOf(moment)).filter(({ date }) => date !== null && date >= today);
  return (days.find(({ before }) => APPROVED_ON.test(before)) ?? days.at(0))?.date ?? undefined;
}

const APPROVES = worded(
  / (?:if|when|once|after|say|assuming|suppose|supposing|provided|in case) (?:i|we|he|she|they|my \w+|our \w+) (?:\w+ ){0,2}?(?:approves?|approved|okays?|okayed|ok|oks|signs? off|signed off|gives? the (?:ok|okay|go)) /,
);
const ASKS_WHEN = worded(
  / (?:when|how (?:long|soon|fast|quick|quickly)|turnaround|what (?:day|if)|done by|ready by|(?:will|would|can|could) (?:they|it|you|i|we)) /,
);
const APPROVED_ON =
  /(?:approve[sd]?|okay(?:s|ed)?|ok|signs?(?:ed)? off|the go)(?: (?:the|this|that|it|them|proof|proofs|mockup|art|on|by|this|next|of))* $/;

/** "so what can you do?", of a day that is too soon. */
export const asksWhatIsPossible = (moment: Moment): boolean =>
  !moment.state.stored &&
  Object.keys(moment.reading.slots).length === 0 &&
  WHAT_IS_POSSIBLE.test(moment.words.plain) &&
  tooSoonSays(moment) !== undefined;

const WHAT_IS_POSSIBLE = worded(
  / (?:what|anything|something|when) (?:else )?(?:can|could|would|will|is|are) (?:you|y all|we|i|be|it|they|the|my|our|there|possible) (?:\w+ ){0,4}(?:do|done|possible|options?|earliest|soonest|fastest|alternatives?|have) (?:about (?:it|that|this) |for (?:me|us) |then |instead |here |them |it |by then |now )*(?:[?.!] )*$| (?:anything|something|nothing|any way) (?:else )?(?:that )?(?:you|y all|we) (?:can|could) (?:\w+ )?do (?:about (?:it|that|this) |for (?:me|us) |then |here )*(?:[?.!] )*$| (?:what|when) is (?:the |your )?(?:earliest|soonest|fastest|quickest|possible) (?:\S+ ){0,6}$/,
);

/** The first day that a rush can meet, what it comes to, and a person where that is not soon enough. */
export function answerSoonest(moment: Moment): Answer {
  const { state, shop, today } = moment;
  const service = serviceOf(shop, state);
  if (!service) return answerTurnaround(moment);
  const fastest = rushChoices(service.slug, shop)
    .filter(({ days }) => days !== undefined)
    .sort((a, b) => (a.days ?? 0) - (b.days ?? 0))[0];
  const days = fastest?.days ?? service.turnaround_days.from;
  const day = longDay(afterWorkingDays(shop, today, days), state.language, today);
  const { quantity } = state.slots;
  const found =
    quantity === undefined || !fastest ? undefined : estimateFor(moment, quantity, { rush: fastest.name });
  const for_ = found ? ` for an estimated ${dollarRange(found, 'en')}` : '';
  const por = found ? `, con un estimado de ${dollarRange(found, 'es')}` : '';
  return {
    says: [
      oneOf(
        {
          en: [
            `The soonest is ${day}${for_}, if the proof is approved today and the shop has a slot.`,
            `With a proof approved today it could be ${day}${for_}, if the shop can fit it in.`,
          ],
          es: [`Lo más pronto es el ${day}${por}, si aprueba la prueba hoy.`],
        },
        state,
      ),
      oneOf(
        {
          en: ['If it must be sooner, a person can tell you what is possible.'],
          es: ['Si tiene que ser antes, una persona le dice qué se puede hacer.'],
        },
        state,
      ),
    ],
    suggestions: state.language === 'es' ? ['Hablar con una persona'] : ['Talk to a person', 'That works'],
  };
}

/** The first day by which so many working days have passed. */
function afterWorkingDays(shop: Shop, from: string, days: number): string {
  let day = addDays(from, days);
  while (workingDaysUntil(shop, from, day) < days) day = addDays(day, 1);
  return day;
}

/** The latest day on which the proof can be approved for goods that take so many working days. */
export function approveBy(shop: Shop, due: string, days: number): string {
  let day = due;
  while (workingDaysUntil(shop, day, due) < days || !isWorkday(weekdayOf(day))) day = addDays(day, -1);
  return day;
}

const daysText = ({ turnaround_days: { from, to } }: Service, language: Language): string =>
  from === to ? String(from) : `${from} ${language === 'es' ? 'a' : 'to'} ${to}`;

/** Faster turnarounds in the price book's words, with what the job comes to where that is known. */
export function rushSays(moment: Moment, { slug }: Service): string | undefined {
  const { state, shop } = moment;
  const { quantity } = state.slots;
  if (state.language !== 'en') return;
  const faster = rushChoices(slug, shop).map(({ name, label }) => {
    const found = quantity === undefined ? undefined : estimateFor(moment, quantity, { rush: name });
    const words = inSentence(label);
    return found ? `${words} is an estimated ${dollarRange(found, 'en')}` : words;
  });
  if (faster.length === 0) return;
  const isPriced = quantity !== undefined && faster.some((words) => words.includes(' is an estimated '));
  return oneOf(
    {
      en: isPriced
        ? [`Faster costs extra: ${listed(faster)}.`, `If you need it sooner, ${listed(faster)}.`]
        : [`Faster costs extra: ${listed(faster, 'or')}.`, `There is also ${listed(faster, 'or')}.`],
      es: [],
    },
    state,
  );
}

export const ABOUT_RUSH = / (?:rush|rushed|rushes|expedite|expedited|same day|next day) /;

/**
 * A sentence for an in-hands date that comes before the usual time is up, with what the rush that meets it comes to;
 * undefined where there is time. A rush that is chosen already is priced again only if `isPriceAsked`.
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
  const days = left === 1 ? '1 working day' : `${left} working days`;
  const dias = left === 1 ? '1 día hábil' : `${left} días hábiles`;
  const so = rushText(moment, service, left, isPriceAsked);
  if (left === 0)
    return oneOf(
      {
        en: [
          `That is sooner than the ${usual} working days we usually need: ${so}.`,
          `We usually need ${usual} working days, so that is very soon: ${so}.`,
        ],
        es: [`Lo normal son ${usual} días hábiles y eso es muy pronto: ${so}.`],
      },
      state,
    );
  return oneOf(
    {
      en: [
        `${day} is ${days} away and we usually need ${usual}: ${so}.`,
        `That leaves ${days} where we usually need ${usual}: ${so}.`,
      ],
      es: [
        `${left === 1 ? 'Falta' : 'Faltan'} ${dias} para el ${day} y lo normal son ${usual}: ${so}.`,
        `${left === 1 ? 'Queda' : 'Quedan'} ${dias} y lo normal son ${usual}: ${so}.`,
      ],
    },
    state,
  );
}

/**
 * The estimate with what a day that is soon makes of it: before what it includes where the day or the price is the first
 * (`isAsked`), which the next estimate tells then, and else behind it.
 */
export function withTimeLeft(
  moment: Moment,
  estimate: readonly string[],
  isAsked: boolean,
  isPriceAsked = false,
): string[] {
  const { state, before } = moment;
  const [figures = '', ...contents] = estimate;
  const isFirst = isAsked || isFirstPrice(moment);
  // A rush that is chosen is in the figures.
  const isOpen = isNewPrice(moment) && state.options.rush === undefined;
  const soon = isFirst || isOpen ? tooSoonSays(moment, isPriceAsked) : undefined;
  if (soon === undefined) return [...estimate];
  if (contents.length > 0 && !isFirst) return [figures, ...contents];
  state.explained = before.explained;
  return [figures, soon];
}

/** What can be done in the days that are left: the cheapest rush that meets them, or a person's word. */
function rushText(moment: Moment, { slug }: Service, left: number, isPriceAsked: boolean): string {
  const { state, shop } = moment;
  const { quantity } = state.slots;
  const isSpanish = state.language === 'es';
  const choices = rushChoices(slug, shop);
  const fitting = choices.find(({ days }) => days !== undefined && days <= left);
  if (!fitting) {
    const least = choices.at(-1)?.days;
    if (isSpanish) return 'una persona debe decirle qué se puede hacer';
    return least === undefined
      ? 'a person has to say what can be done'
      : `our fastest rush takes ${least === 1 ? 'a working day' : `${least} working days`}, so a person has to say what can be done`;
  }
  const isChosen = state.options.rush === fitting.name && !isPriceAsked;
  const found =
    quantity === undefined || isChosen ? undefined : estimateFor(moment, quantity, { rush: fitting.name });
  const words = inSentence(fitting.label);
  if (found)
    return isSpanish
      ? `urgente sale en un estimado de ${dollarRange(found, 'es')}, si el taller alcanza`
      : `${words} is an estimated ${dollarRange(found, 'en')}, if the shop can fit it in`;
  return isSpanish ? 'una persona debe confirmarlo' : `it takes ${words}, which a person has to confirm`;
}

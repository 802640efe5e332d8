// From the answer on to the lead: is one on offer, is it to be stored, and what is asked next.
import type { Slots } from '../schemas/reading.ts';
import { answerToSummary, isPlainAnswer, isToBeSent, isToGo, refusesOtherWay } from './answer-to-summary.ts';
import { AFTER_STORING_CHIPS, START_CHIPS } from './chips.ts';
import { isAboutTheWay, nearMiss, saysWrong, slotToChange, whatToChange } from './clarify.ts';
import { jobLine, plural, serviceOf } from './describe-job.ts';
import { estimateFor, estimateSays, isNewPrice, knowsPrice, priceQuantity } from './flows/estimates.ts';
import { answerTime, callUs } from './flows/human.ts';
import { belowMinimumSays } from './flows/minimums.ts';
import { isOfNotMade } from './flows/not-made.ts';
import { secondRequestSays, toldWaitingSays } from './flows/second-request.ts';
import { asksAboutSending } from './flows/sending.ts';
import { tooSoonSays } from './flows/turnaround.ts';
import { BARE_THANKS } from './heard-contact.ts';
import { isNewReach, reachText } from './how-to-reach.ts';
import { INQUIRIES } from './inquiries.ts';
import { INTERRUPTIONS } from './interruptions.ts';
import { openJobs, PERSONAL, startNextJob } from './jobs.ts';
import { isDescribed, isReachable } from './lead.ts';
import { type Answer, type Ask, isOnlyAsking, type Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { ask, declinesContact, nextQuestion, summary } from './questions.ts';
import { isUncounted } from './reading/film-goods.ts';
import { worded } from './reading/words/triggers.ts';
import { saveLead } from './save-lead.ts';
import { asksIfSent, isLetGo, isSupposing } from './side-questions.ts';
import { askSizesLeft } from './sizes-left.ts';
import { takesSupposed } from './supposed-job.ts';
import type { ConversationState, Question } from './turn.ts';
import {
  calledName,
  dollarRange,
  lowerFirst,
  oneOf,
  properName,
  readablePhone,
  type Wordings,
} from './wording.ts';

/** The answer with its question and effects; sets what the state says of capturing, storing and asking. */
export function leadOn(moment: Moment, answer: Answer, isNews: boolean): Answer {
  const { state, before } = moment;
  const isDue = !answer.isOpening && shouldCapture(moment);
  state.capturing = !state.stored && (state.capturing || isDue);
  // The reply in which the form comes up asks for nothing else.
  const isTurning = state.capturing && !before.capturing;
  const { asks: _asks, ...told } = answer;
  // An offer waits for its yes or no.
  const isOffer = answer.asks === null && answer.says.at(-1)?.endsWith('?') === true;
  const led = step(moment, isTurning && !isOffer ? told : answer, isNews);
  if (state.stored) state.capturing = false;
  if (led.keepsAsked) return led;
  note(moment, led.asks ?? null);
  const isAgain = state.asked !== null && state.asked === before.asked;
  state.tries = !isAgain ? 0 : isInBetween(moment) ? before.tries : before.tries + 1;
  return led;
}

/** A question met with another one was not left without an answer; an option of the price book can wait no longer. */
const isInBetween = (moment: Moment): boolean =>
  moment.state.asked !== 'option' &&
  (isOnlyAsking(moment) || moment.reading.intents.some((intent) => INTERRUPTIONS.has(intent)));

/** At once for a person or with contact details; for a quote or a design once service and job are known. */
function shouldCapture(moment: Moment): boolean {
  const { state, reading, cues } = moment;
  if (state.flow === 'human' || state.flow === 'order_status' || reading.intents.includes('human'))
    return true;
  if (
    reading.slots.email !== undefined ||
    reading.slots.phone !== undefined ||
    (cues.has('offers_contact') && !state.declined.includes('contact'))
  )
    return true;
  return state.flow !== null && hasJob(moment);
}

function hasJob(moment: Moment): boolean {
  const { slots, serviceWording, thing } = moment.state;
  if (slots.service === 'websites-and-ai' || isUncounted(thing ?? '')) return true;
  const isKnown = slots.service !== undefined || serviceWording !== null;
  return isKnown && (slots.quantity !== undefined || isDescribed(moment.state));
}

function step(moment: Moment, answer: Answer, isNews: boolean): Answer {
  const { state, before } = moment;
  // "yes but make it 150" is said back first.
  const isChanged =
    (Object.keys(before.slots) as (keyof Slots)[]).some((slot) => isReplaced(moment, slot)) ||
    (before.asked === 'confirm' && knowsPrice(moment) && isNewPrice(moment));
  const heard = state.stored || isChanged || takesSupposed(moment) ? undefined : answerToSummaryIn(moment);
  const isAsked =
    before.asked === 'confirm' && !isChanged && (asksAboutSending(moment) || asksIfSent(moment));
  // "ok, and what happens once I say yes?"
  if (isAsked && !/^ (?:yes|sure|go ahead|send it) /.test(moment.words.plain))
    return { ...answer, asks: ask(moment, 'confirm') };
  if (heard === 'yes') return store(moment, answer);
  if (heard !== undefined && !isJobTold(moment)) return notSent(moment, heard, answer);
  if (state.source === 'callback' && isReachable(state) && !state.stored) return handOver(moment, answer);
  if (state.stored && before.stored && isOnlyPriced(moment)) return asItWas(moment, answer);
  if (state.stored && isNews && before.stored) return update(moment, answer);
  const led = leadFurther(moment, withReach(moment, answer), isNews);
  // Whom silence has made a lead already: what is told later goes into it.
  const isHeld = moment.promised !== undefined && before.job === state.job && isReachable(state);
  const isKept = isHeld && isNews && !state.stored && !led.effects;
  return isKept ? { ...led, effects: [saveLead(state, moment.shop, moment.now, false)] } : led;
}

/** How to reach them is said back before anything else goes on. */
function withReach(moment: Moment, answer: Answer): Answer {
  const { state, reading } = moment;
  const reach = isNewReach(moment) ? reachText(state, state.language) : undefined;
  // The summary says it too.
  if (reach === undefined || isComplete(moment)) return answer;
  const noted = oneOf({ en: [`Noted: ${reach}.`], es: [`Anotado: ${reach}.`] }, state);
  const isOwed =
    (knowsPrice(moment) && isNewPrice(moment)) ||
    reading.intents.some((intent) => intent === 'human' || INTERRUPTIONS.has(intent));
  return { ...answer, says: [noted, ...(isOwed ? answer.says.slice(0, 1) : [])] };
}

/** To the summary, or to what is to be changed of it. */
function answerToSummaryIn(moment: Moment): ReturnType<typeof answerToSummary> {
  const { asked } = moment.before;
  if (isLetGo(moment)) return;
  if (asked === 'confirm') {
    const heard = answerToSummary(moment);
    // "don't send it yet, got to check the count": the count is not said to be wrong.
    const isKeptBack = (heard === 'later' || heard === 'withheld') && !saysWrong(moment);
    if (isKeptBack || slotToChange(moment) === undefined || refusesOtherWay(moment)) return heard;
  }
  // What is complete was summed up before, whatever was asked since: "how much is it" may have asked how many.
  const isSummedUp = asked !== null && isComplete({ ...moment, state: moment.before });
  if (!isSummedUp) return;
  return (asked === 'details' ? isToGo(moment) : isToBeSent(moment)) ? 'yes' : undefined;
}

/** Is something new of the job beside the words that were said? */
function isJobTold({ state, before }: Moment): boolean {
  const jobOf = ({ slots, options, inkColors, jobs }: ConversationState) =>
    JSON.stringify([slots, options, inkColors, jobs]);
  return jobOf(state) !== jobOf(before);
}

/** The request is kept back; a yes sends it whenever it comes. */
function notSent(moment: Moment, heard: 'later' | 'withheld' | 'unsure', answer: Answer): Answer {
  const { state, before, reading } = moment;
  // "let me ask my boss" tells the shop nothing.
  state.said = before.said;
  if (heard === 'unsure') {
    const text = oneOf({ en: ['Then I send it as it is?'], es: ['¿Entonces lo envío así?'] }, state);
    return { says: [], asks: { ...ask(moment, 'confirm'), text } };
  }
  // "wait before you send it, what would that cost": asked besides.
  const isAsking = heard === 'later' && reading.intents.some((intent) => INTERRUPTIONS.has(intent));
  return {
    says: [
      ...(isAsking ? answer.says.slice(0, 1) : []),
      oneOf(heard === 'later' ? WAITING : WITHHELD, state),
    ],
    asks: null,
    keepsAsked: true,
    suggestions: ask(moment, 'confirm').suggestions,
  };
}

const ONE_WAY_IS_ENOUGH: Wordings = {
  en: ['No problem, what I have is enough to reach you.', 'That is fine, one way to reach you is enough.'],
  es: ['No hay problema, con lo que tengo basta.'],
};
const WAITING: Wordings = {
  en: [
    'Sure, nothing goes out until you say yes.',
    'No hurry: I have it here, and a yes sends it.',
    'Of course, it stays here until you give me the word.',
  ],
  es: ['Claro, no envío nada hasta que me diga que sí.', 'Sin prisa: aquí lo tengo y lo envío con su sí.'],
};
const WITHHELD: Wordings = {
  en: [
    'All right, I have not sent it. Tell me what to change, or say yes if it should go after all.',
    'Then it stays here, unsent: tell me what to change, or say yes when it may go.',
  ],
  es: ['De acuerdo, no lo envié. Dígame qué cambio, o diga que sí cuando quiera que lo envíe.'],
};

function leadFurther(moment: Moment, answer: Answer, isNews: boolean): Answer {
  const { state, before, reading, cues } = moment;
  const isHandoff = state.flow === 'human' || state.flow === 'order_status';
  if (answer.asks !== undefined) return answer;
  if (cues.has('form') && !cues.has('typing') && state.capturing) return openForm(moment);
  const isRefusal = reading.intents[0] === 'deny' && !cues.has('lacks') && !cues.has('typing');
  // "I don't want to give my number": an email is as good.
  const isOneWay = cues.has('no_phone') !== cues.has('no_email');
  if (isHandoff && before.asked === 'form_or_typing' && isRefusal && !isNews && !isOneWay) {
    state.declined.push('contact');
    return callUs(moment);
  }
  if (before.asked === 'confirm' && refusesOtherWay(moment))
    return { says: [oneOf(ONE_WAY_IS_ENOUGH, state)], asks: ask(moment, 'confirm') };
  const isWrong =
    (reading.intents[0] === 'deny' || cues.has('change')) &&
    !isSideQuestion(moment) &&
    !isAboutTheWay(moment);
  const isAboutSummary = before.asked === 'confirm' || before.asked === 'details';
  const changed = isAboutSummary && isComplete(moment) ? slotToChange(moment) : undefined;
  if (changed) {
    // A way to reach them is kept until there is a better one.
    if (changed in state.slots && !PERSONAL.has(changed)) delete state.slots[changed as keyof Slots];
    return { says: [], asks: ask(moment, changed) };
  }
  if (before.asked === 'confirm' && isWrong && !isNews) return whatToChange(moment, answer);
  const sizes = askSizesLeft(moment);
  if (sizes) return { ...answer, says: answer.says.slice(0, 1), asks: sizes };
  if (isComplete(moment)) return confirm(moment, answer);
  const near = nearMiss(moment);
  if (near) return near;
  // An order is found by its number; the form has no field for it.
  const isOrder = state.flow === 'order_status' && state.orderNumber === null;
  const isKnown = isReachable(state) && state.jobs.some(({ stored }) => stored);
  if (state.capturing && !before.capturing && !isOrder && !isKnown) {
    // "I give no personal info, just tell me the price": told, and where a person is.
    if (declinesContact(state))
      return { ...callUs(moment), says: [...answer.says.slice(0, 1), ...callUs(moment).says] };
    return { ...answer, asks: ask(moment, 'form_or_typing') };
  }
  // "can I just talk to a person", in the middle of a quote: how to reach them comes before the job.
  const wantsPerson = reading.intents[0] === 'human' && state.source === 'callback' && !isReachable(state);
  if (wantsPerson && !isNews && !isOneWay && !declinesContact(state))
    return { ...answer, asks: ask(moment, 'contact') };
  return { ...answer, ...next(moment, answer, isNews) };
}

/** Name, a way to reach them, service and job: enough to say it back and ask for a yes. */
function isComplete(moment: Moment): boolean {
  const { state, before, reading } = moment;
  if (state.stored || state.flow === 'human' || state.flow === 'order_status' || !isReachable(state))
    return false;
  const isNamed = state.slots.name !== undefined || state.declined.includes('name');
  // Of another job than the first at least the day is asked.
  const isDayOpen = state.slots.dueDate === undefined && !state.declined.includes('dueDate');
  const isPassedOver = before.asked === 'dueDate' && (before.tries > 0 || reading.intents.includes('affirm'));
  if (isDayOpen && !isPassedOver && state.jobs.some(({ stored }) => stored)) return false;
  const isAllSaid = ['quantity', 'details'].every((one) => state.declined.includes(one as Question));
  return isNamed && (hasJob(moment) || (state.slots.service !== undefined && isAllSaid));
}

function confirm(moment: Moment, answer: Answer): Answer {
  const { state, before } = moment;
  const asks = ask(moment, 'confirm');
  // The reply in which the form comes up asks whether to use it, so this question says both.
  if (state.capturing && !before.capturing)
    asks.text = oneOf(
      {
        en: ['Shall I send this to the shop as it is, or would you like to check it in the form?'],
        es: ['¿Lo envío al taller así, o prefiere revisarlo en el formulario?'],
      },
      state,
    );
  const isAnswer =
    moment.reading.intents.some((intent) => INTERRUPTIONS.has(intent)) ||
    answer.says.some((says) => QUOTED.test(says) || isOfNotMade(says)) ||
    (answer.says.length > 0 && isSideQuestion(moment));
  const isOwed = knowsPrice(moment) && isNewPrice(moment);
  // "wait its actually 8 by 24, and can you use our logo?": the summary is another one.
  const isOther = state.job === before.job && CHANGES.some((slot) => isReplaced(moment, slot));
  if (before.asked === 'confirm' && isAnswer && !isOwed && !isOther) return { ...answer, asks };
  const soon = isNewDay(moment) ? tooSoonSays(moment) : undefined;
  const added = before.asked === null ? undefined : (secondRequestSays(moment) ?? toldWaitingSays(moment));
  const isApart = added !== undefined && before.job !== state.job;
  const told = soon
    ? [soon]
    : isApart
      ? [added]
      : isAnswer || isOwed
        ? answer.says.slice(0, 1)
        : added
          ? [added]
          : [];
  // A question beside the job: the price stands in the summary, and leaves room for its answer.
  const [besides] = isAnswer && isOwed && !soon && !isApart ? answer.says.filter(isNoPrice) : [];
  const figures = besides === undefined ? undefined : figuresSay(moment);
  if (besides !== undefined && figures) return { says: [besides, summary(moment, figures)], asks };
  const isBelow = told.some((says) => /minimum|mínimo|start at/.test(says));
  return { says: [...told, summary(moment), ...(isBelow ? [] : belowMinimumSays(moment))], asks };
}

const QUOTED = /^(?:From our page|De nuestra página) /;

const isNoPrice = (says: string): boolean =>
  !/\bestimate (?:for|is)\b|\bestimado\b|\$\d|^(?:It (?:includes|assumes)|Incluye)\b|minimum|mínimo|start at/.test(
    says,
  );

/** 'an estimated $451.50 to $496.65' */
function figuresSay(moment: Moment): string | undefined {
  const quantity = priceQuantity(moment);
  const found = quantity === undefined ? undefined : estimateFor(moment, quantity);
  if (!found) return;
  const { language } = moment.state;
  return `${language === 'es' ? 'un estimado de' : 'an estimated'} ${dollarRange(found, language)}`;
}

/** Something is asked, and nothing of the job told: "are we tax exempt?", "what if I need to change it?" */
const isSideQuestion = ({ words, reading: { slots }, before }: Moment): boolean =>
  isQuestion(words) &&
  !/ (?:can|could|may) (?:i|we|you) (?:\w+ )?(?:change|fix|correct|edit) /.test(words.plain) &&
  Object.entries(slots).every(([slot, value]) => slot === 'service' && value === before.slots.service);

const isNewDay = ({ state, before }: Moment): boolean =>
  state.slots.dueDate?.date !== before.slots.dueDate?.date;

function store(moment: Moment, answer: Answer): Answer {
  const { state, shop } = moment;
  state.stored = true;
  const effects = [saveLead(state, shop, moment.now, true)];
  const { name } = state.slots;
  const first = name && calledName(name);
  const [thanks, gracias] = first
    ? [`Thanks, ${first}!`, `¡Gracias, ${first}!`]
    : ['Thank you!', '¡Muchas gracias!'];
  const when = answerTime(moment);
  const says = [
    ...(isPlainAnswer(moment.reading.intents) && !asksAboutSending(moment) ? [] : answer.says.slice(0, 1)),
    oneOf(
      {
        en: [
          `${thanks} Your request is with the shop, and a person answers ${when}.`,
          `${thanks} I have sent it on; a person gets back to you ${when}.`,
        ],
        es: [
          `${gracias} Su pedido está en el taller y una persona le contesta ${when}.`,
          `${gracias} Ya lo envié; una persona le contesta ${when}.`,
        ],
      },
      state,
    ),
  ];
  return { effects, ...afterStoring(moment, says) };
}

/** A waiting request comes next; otherwise the visitor has the word. */
function afterStoring(moment: Moment, says: string[]): Answer {
  const { state, shop } = moment;
  if (openJobs(state).length > 1) {
    startNextJob(state);
    const name = state.thing
      ? state.slots.quantity === 1
        ? state.thing
        : plural(state.thing)
      : (serviceOf(shop, state)?.name.toLowerCase() ?? 'second request');
    const asks = nextQuestion(moment);
    const turnTo = { en: `Now the ${name}:`, es: `Ahora lo otro (${name}):` }[state.language];
    // Three sentences are said: that the first is sent, what the next is, and the question.
    if (!asks && isComplete(moment)) {
      const sent = says.at(-1)?.replace(/^[^.!]*! /, '') ?? '';
      return { says: [sent, summary(moment)], asks: ask(moment, 'confirm') };
    }
    return asks ? { says, asks: { ...asks, text: `${turnTo} ${lowerFirst(asks.text)}` } } : { says };
  }
  state.flow = null;
  return { says, asks: null, suggestions: AFTER_STORING_CHIPS[state.language] };
}

/** A person is wanted and can answer: stored at once. */
function handOver(moment: Moment, answer: Answer): Answer {
  const { state, shop } = moment;
  state.stored = true;
  state.source = 'callback';
  const effects = [saveLead(state, shop, moment.now, true)];
  const isCall = state.slots.phone !== undefined && moment.reading.slots.email === undefined;
  const reach = reachText(state, state.language);
  const [at, le] = isCall ? ['calls you', 'le llama'] : ['writes to you', 'le escribe'];
  const name = state.slots.name ? ` ${calledName(state.slots.name)},` : '';
  const when = answerTime(moment);
  const noted: Wordings = {
    en: [
      `Done,${name} that is passed on with a note on how to reach you: ${reach}. A person sees it ${when}.`,
      `Thank you,${name} I have passed that on with your wish (${reach}), and a person sees it ${when}.`,
    ],
    es: [`Listo,${name} lo pasé con la nota de cómo contactarle (${reach}); una persona lo ve ${when}.`],
  };
  const usual = oneOf(
    {
      en: [
        `Thank you,${name} that is passed on: a person ${at} ${when}.`,
        `Done,${name} a person from the shop ${at} ${when}.`,
      ],
      es: [
        `Gracias,${name} ya lo pasé: una persona ${le} ${when}.`,
        `Listo,${name} una persona ${le} ${when}.`,
      ],
    },
    state,
  );
  const done = reach === undefined ? usual : oneOf(noted, state);
  const asks = nextQuestion(moment);
  const isOwed = answer.says.length === 0 && knowsPrice(moment) && isNewPrice(moment);
  const told = isOwed
    ? estimateSays(moment)
    : answer.says.filter((one) => !THANKED.test(one) && !BARE_THANKS.test(one));
  return {
    says: [...told.slice(0, 1), done],
    asks: asks ?? null,
    effects,
    ...(asks ? {} : { suggestions: START_CHIPS[state.language].slice(0, 2) }),
  };
}

/** The name was just told, and is said once. */
const THANKED = /^(?:Thanks|Good to meet you|Hello|Gracias|Mucho gusto), [^,.]+\.$/;

/** "how much would 100 be?", asked of a request that is sent: priced, and the request stays. */
function isOnlyPriced(moment: Moment): boolean {
  const { words, reading } = moment;
  const isSupposed = WHAT_IF.test(words.plain);
  if (!(isQuestion(words) || isSupposed) || WISHES.test(words.plain)) return false;
  const isAsked = isSupposed || reading.intents.includes('pricing') || isSupposing(moment);
  return isAsked && knowsPrice(moment) && isNewPrice(moment);
}

const WHAT_IF = worded(/ (?:what|how) (?:if|about) /);

const WISHES = / (?:can|could|please|add|make|change|want) /;

function asItWas({ state, before }: Moment, answer: Answer): Answer {
  const { slots, options, inkColors, inksByPlace, colorRoles, thing, said } = before;
  Object.assign(state, { slots, options, inkColors, inksByPlace, colorRoles, thing, said });
  const stays = oneOf(
    {
      en: [
        'Your request stays as it is until you tell me to change it.',
        'I change nothing until you say so.',
      ],
      es: ['Su pedido queda como está hasta que me diga.'],
    },
    state,
  );
  return { says: [...answer.says.slice(0, 1), stays], asks: null };
}

/** Said after the lead was stored: it goes into the same lead. */
function update(moment: Moment, answer: Answer): Answer {
  const { state, before, shop, reading } = moment;
  const effects = [saveLead(state, shop, moment.now, true)];
  const isAsked =
    reading.intents.some((intent) => INTERRUPTIONS.has(intent)) ||
    (answer.says.length > 0 && isQuestion(moment.words));
  const added = oneOf(
    {
      en: [
        'I have added that to your request.',
        'That is noted with your request.',
        'Noted, and the shop sees it too.',
      ],
      es: ['Lo agregué a su pedido.', 'Anotado en su pedido.'],
    },
    state,
  );
  const { name } = state.slots;
  const first = name !== undefined && name !== before.slots.name ? calledName(name) : undefined;
  const job =
    CHANGES.some((slot) => isReplaced(moment, slot)) && jobLine(state, shop, state.language, moment.today);
  // A number or an address that is new or put right is said back, with the job where that changed too.
  const { email, phone } = state.slots;
  const addresses = [
    ...(email !== undefined && email !== before.slots.email ? [email] : []),
    ...(phone !== undefined && phone !== before.slots.phone ? [readablePhone(phone)] : []),
  ];
  const how = isNewReach(moment) ? reachText(state, state.language) : undefined;
  const reach = [...addresses, ...(how === undefined ? [] : [how])].join(', ');
  const reached = oneOf(
    { en: [`Noted with your request: ${reach}.`], es: [`Anotado en su pedido: ${reach}.`] },
    state,
  );
  // "I'm Walter now, walter@example.com": both are said.
  const toReach = reach === '' ? '' : `: ${reach}`;
  const named = oneOf(
    { en: [`Thanks, ${first}, that is added${toReach}.`], es: [`Gracias, ${first}, lo agregué${toReach}.`] },
    state,
  );
  const line = [
    job,
    first && name && `${{ en: 'for', es: 'a nombre de' }[state.language]} ${properName(name)}`,
    ...addresses,
  ]
    .filter(Boolean)
    .join(', ');
  const reads = oneOf(
    {
      en: [`Your request now reads: ${line}.`, `Your request is now for ${line}.`],
      es: [`Su pedido ahora dice: ${line}.`, `Cambiado en su pedido: ${line}.`],
    },
    state,
  );
  const isPriced = knowsPrice(moment) && isNewPrice(moment);
  const says = [
    ...(isAsked || isPriced ? answer.says.slice(0, 1) : []),
    job ? reads : first ? named : reach ? reached : added,
  ];
  const asks =
    askSizesLeft(moment) ??
    (state.source === 'callback' && state.flow !== null ? nextQuestion(moment) : undefined);
  return { says, effects, asks: asks ?? null, suggestions: AFTER_STORING_CHIPS[state.language] };
}

const CHANGES = ['quantity', 'dueDate', 'service', 'colors', 'dimensions'] as const;

/** Was this known before, and otherwise? */
function isReplaced({ state, before }: Moment, slot: keyof Slots): boolean {
  const known = before.slots[slot];
  return known !== undefined && JSON.stringify(known) !== JSON.stringify(state.slots[slot]);
}

function openForm({ state }: Moment): Answer {
  const says = oneOf(
    {
      en: [
        'Here is the form, with what you told me already in it: send it and the shop has your request.',
        'The form is open, and what I know is filled in; once you send it the shop has your request.',
      ],
      es: [
        'Aquí está el formulario con lo que ya me dijo: envíelo y el taller tiene su pedido.',
        'El formulario está abierto; al enviarlo, el taller tiene su pedido.',
      ],
    },
    state,
  );
  return { says: [says], asks: null, suggestions: [INQUIRIES.form_or_typing.chips[state.language][1] ?? ''] };
}

/** What comes next in the flow; a question that brought no answer twice is left open. */
function next(moment: Moment, answer: Answer, isNews: boolean): Pick<Answer, 'asks' | 'says'> {
  const { state, before } = moment;
  if (state.flow === null) return { says: answer.says };
  if (declinesContact(state) && !declinesContact(before)) return callUs(moment);
  // Its number helps to find an order, but is not worth asking for twice.
  if (before.asked === 'order_number' && !state.declined.includes('order_number'))
    state.declined.push('order_number');
  let asks = nextQuestion(moment);
  if (asks && asks.question === before.asked && before.tries >= 1 && !isInBetween(moment)) {
    if (LEFT_OPEN.has(asks.question)) {
      state.declined.push(asks.question);
      if (isComplete(moment)) return confirm(moment, answer);
      asks = nextQuestion(moment);
    } else if (before.tries >= 2 && !isNews)
      return { says: answer.says.length > 0 ? answer.says : [oneOf(WHEN_READY, state)], asks: null };
  }
  if (asks) return { says: answer.says, asks };
  const isAnswer = moment.reading.intents.some((intent) => INTERRUPTIONS.has(intent));
  if (declinesContact(before) && !((isAnswer || isNews) && answer.says.length > 0))
    return { says: [oneOf(IF_YOU_LIKE, state)], asks: null };
  return { says: answer.says, asks: null };
}

const WHEN_READY: Wordings = {
  en: ['I am here when you are ready.', 'Take your time, I am here.'],
  es: ['Aquí estoy cuando guste.', 'Tómese su tiempo.'],
};
const IF_YOU_LIKE: Wordings = {
  en: ['All right, I am here if you change your mind.', 'Fine, just say so if you would like to go on.'],
  es: ['De acuerdo, aquí estoy si cambia de idea.', 'Está bien, dígame si quiere seguir.'],
};

const LEFT_OPEN = new Set<Question>(['quantity', 'dueDate', 'option', 'name', 'details', 'order_number']);

/** Remembers what is asked, so that the next message is read as its answer. */
function note({ state }: Moment, asks: Ask | null): void {
  state.asked = asks?.question ?? null;
  state.askedOption = asks?.option ?? null;
  if (asks?.option !== undefined && !state.optionsAsked.includes(asks.option))
    state.optionsAsked.push(asks.option);
}

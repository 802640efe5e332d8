// An order already placed: Carl sees none, takes its number and a way to answer, and hands over.

import { CHANGE_CHIPS } from '../chips.ts';
import { personalSlots } from '../jobs.ts';
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { isOfPastOrder } from '../reading/intents/past-orders.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { isAngry, isComplaint } from '../side-questions.ts';
import { oneOf, type Wordings } from '../wording.ts';
import { answerTime, passedOn, sorrySays } from './human.ts';
import { quoteAsked } from './knowledge.ts';

export function answerOrderStatus(moment: Moment): Answer {
  const { state, before, words } = moment;
  if (before.stored && CHANGES.test(words.plain) && readOrderNumber(moment) === undefined)
    return changeRequest(moment);
  state.flow = 'order_status';
  if (!before.stored) state.source = 'callback';
  if (isReachable(state)) return before.stored ? passedOn(moment) : { says: [] };
  if (before.flow === 'order_status') {
    const isSorry = isUpset(moment);
    const isNumbered = state.orderNumber !== before.orderNumber;
    const told = isNumbered
      ? numberSays(moment)
      : isQuestion(words) && !isSorry
        ? oneOf(NOT_SEEN, state)
        : undefined;
    return { says: [...(isSorry ? [sorrySays(moment)] : []), ...(told === undefined ? [] : [told])] };
  }
  const when = answerTime(moment);
  return {
    says: [
      ...(isUpset(moment) ? [sorrySays(moment)] : []),
      oneOf(
        {
          en: [
            `I cannot look into orders from here, but a person can and answers ${when}.`,
            `Orders are not something I can see, so I hand this to a person, who answers ${when}.`,
          ],
          es: [
            `Desde aquí no puedo ver los pedidos, pero una persona sí, y le contesta ${when}.`,
            `Los pedidos los ve una persona del taller, que le contesta ${when}.`,
          ],
        },
        state,
      ),
    ],
  };
}

const numberSays = ({ state }: Moment): string =>
  oneOf(
    {
      en: [`Order ${state.orderNumber}, noted.`, `Thanks, I have order ${state.orderNumber} down.`],
      es: [`Anotado, pedido ${state.orderNumber}.`],
    },
    state,
  );

/** "where are they", asked of an order once more */
const NOT_SEEN: Wordings = {
  en: [
    'That I cannot see from here; a person looks it up for you.',
    'A person has to look that up; I pass your question on with it.',
  ],
  es: ['Eso no lo veo desde aquí; una persona se lo busca.'],
};

const isUpset = (moment: Moment): boolean =>
  isComplaint(moment) ||
  isAngry(moment) ||
  (isOfPastOrder(moment.words) && !ASKS_AFTER.test(moment.words.plain));

/** "what did we order last time", "any word on our hats": nothing has gone wrong yet. */
const ASKS_AFTER = worded(
  /^ (?:(?:hi|hey|hello|so|and|just|ok) )*(?:i am |we are )?(?:what (?:did|have) (?:i|we)|any (?:word|news|updates?|progress|movement)|checking|check|following|follow) /,
);

/**
 * What the shop does about goods gone wrong or an order called off, as the owner wrote it down; undefined for other
 * messages. The order is a person's to look into, the rule is not.
 */
export function answerRemedy(moment: Moment): Answer | undefined {
  const { before, words, shop, reading, state } = moment;
  const isOfOrder = before.flow === 'order_status' || (before.stored && before.source === 'callback');
  if (!isOfOrder || state.language !== 'en' || !ASKS.test(words.plain)) return;
  // "can someone get back to me about it? I'm Ada Bo, ada@x.example"
  if (reading.intents.includes('human')) return;
  const message = REMEDIES.find(([pattern]) => pattern.test(words.plain))?.[1];
  const says =
    message &&
    quoteAsked({ ...moment, message, words: splitWords(message, shop), reading: { ...reading, slots: {} } });
  if (!says) return;
  // "new shirts or a refund?" begins no job.
  const { slots, job, jobs, flow, stored, thing, options, capturing } = before;
  Object.assign(state, {
    slots: { ...slots, ...personalSlots(reading.slots) },
    job,
    jobs,
    flow,
    stored,
    thing,
    options,
    capturing,
  });
  return before.stored ? { says, asks: null } : { says };
}

const ASKS = worded(
  /\?|(?:^| and| so| but| ok) (?:what|when|how|who|do|does|did|will|would|can|could|should|is|are|so) /,
);

/** A pattern, and the question in the words of the shop's pages. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    / (?:pictures?|photos?|pics?|evidence|how long do (?:i|we) have|deadline|how many days) /,
    'it arrived damaged, send a photo and the number of pieces',
  ],
  [/ (?:cancel|call (?:it|this) off) /, 'can I still cancel my order and get the deposit back'],
  [
    / (?:refund\w*|money back) /,
    'guarantee: the date has passed, a reprint no longer helps, refund those pieces',
  ],
  [
    / (?:reprint\w*|redo\w*|re ?done|replace\w*|new (?:ones|\w*shirts|\w*tees|hats|hoodies|polos|banners?|signs?|mugs)|fix\w*|make (?:it|this|that) right|pays?|policy|your fault|credit|compensat\w*|do about (?:it|this|that)|get (?:back(?! to)|instead)|charged? (?:me|us|for)) /,
    'prints came wrong, wrong color, reprint those pieces at our cost, within working days',
  ],
];

const CHANGES = worded(/ (?:change|add|update|modify|edit|adjust) /);

/** The order meant is the request of this conversation. */
function changeRequest({ state }: Moment): Answer {
  const text = oneOf(
    {
      en: ['What should I change?', 'What shall I tell them?'],
      es: ['¿Qué le cambio?', '¿Qué les digo?'],
    },
    state,
  );
  const says = oneOf(
    {
      en: ['Your request is with the shop, and I can still add to it.', 'That is still possible.'],
      es: ['Su pedido ya está en el taller, y todavía puedo agregarle algo.', 'Todavía se puede.'],
    },
    state,
  );
  return { says: [says], asks: { question: 'details', text, suggestions: CHANGE_CHIPS[state.language] } };
}

/** "#4412", "order number is BW-1042", and the bare answer to the question for it. */
export function readOrderNumber({ words, before, reading, message }: Moment): string | undefined {
  const named =
    /(?:order|invoice|job|confirmation|ticket|po|pedido|orden|factura)\s{0,3}(?:number|no\.?|num|id|n[uú]mero)?\s{0,2}(?:is|was|es|:)?\s{0,2}#?\s{0,2}((?=[A-Za-z-]{0,6}\d)[A-Za-z0-9-]{2,16})\b|#\s{0,2}([A-Za-z-]{0,5}\d[A-Za-z0-9-]{0,14})\b/i.exec(
      message,
    );
  // "my order is late. BW-30912"
  const found = named?.[1] ?? named?.[2] ?? /\b([A-Z]{2,4}-\d{3,8})\b/i.exec(message)?.[1];
  if (found !== undefined) return found;
  const isAnswer =
    before.asked === 'order_number' || (before.flow === 'order_status' && words.all.length <= 5);
  const { phone, email, service } = reading.slots;
  if (
    !isAnswer ||
    / of (?:them|those|these|the) /.test(words.plain) ||
    (phone ?? email ?? service) !== undefined
  )
    return;
  const bare = /(?:^|\s)#?((?=[A-Za-z-]{0,5}\d)[A-Za-z0-9-]{2,16})(?=$|[\s.,!])/.exec(message);
  return words.all.length <= 10 ? bare?.[1] : undefined;
}

// Answers, repairs, flows and small talk: what a message does beside its goods.

import type { Command, RequestSlots } from '../../schemas/commands.ts';
import type { ConversationState } from '../state/state.ts';
import { answerToSummary, isToWait } from './context/answer-to-summary.ts';
import type { Moment } from './context/moment.ts';
import { readOrderNumber } from './context/order-number.ts';
import { isQuestion } from './context/question.ts';
import { tellsOfLoss } from './loss.ts';
import { LONGEST_NOTE } from './read-parts.ts';
import { worded } from './reading/words/triggers.ts';
import { isElsewhere, mayBeOfJob } from './talk-aside.ts';
import { OF_ORDER } from './topic-words.ts';

/** "fine, as soon as you can", of a day that is near: it need not be that day. */
export function soonAs(
  { words, reading, today }: Moment,
  { slots: { dueDate } }: ConversationState,
): Command[] {
  const isNear = dueDate?.date != null && Date.parse(dueDate.date) - Date.parse(today) < NEAR_MS;
  if (
    !isNear ||
    reading.slots.dueDate?.date ||
    isQuestion(words) ||
    !SOON_AS.test(words.plain) ||
    reading.intents.some((one) => one === 'affirm' || one === 'human')
  )
    return [];
  return [{ do: 'SetRequest', slots: { dueDate: { text: 'as soon as possible', date: null } } }];
}

const NEAR_MS = 10 * 24 * 3600 * 1000;

const SOON_AS = worded(/ (?:as soon as|soonest|whenever (?:you|it) can|earliest you can|asap) /);

/** Answers, repairs, flows and small talk. */
export function controls(whole: Moment, state: ConversationState): Command[] {
  const { reading, cues, words } = whole;
  const { intents, slots } = reading;
  const commands: Command[] = [];
  const has = (intent: (typeof intents)[number]) => intents.includes(intent);
  const bare = Object.keys(slots).length === 0;
  if (has('abusive') && intents[0] === 'abusive' && bare) return [{ do: 'Chat', kind: 'abuse' }];
  if (/ quote flow /.test(words.plain)) return [{ do: 'StartFlow', flow: 'quote' }];
  if (/ design consultation /.test(words.plain)) return [{ do: 'StartFlow', flow: 'design' }];
  if (UNDO.test(words.plain) && state.former && bare) return [{ do: 'Undo' }];
  if (cues.has('cancel') && bare && !cues.has('start_over') && !intents.includes('pricing'))
    return [{ do: 'Cancel' }];
  if (cues.has('form') && bare) return [{ do: 'OpenForm' }];
  if (cues.has('form') && !cues.has('typing')) commands.push({ do: 'OpenForm' });
  const isToCall =
    (slots.phone ?? slots.email) !== undefined &&
    state.flow === null &&
    whole.mentions.length === 0 &&
    CALL_ME.test(words.plain);
  const isHandOff = has('human') || isToCall;
  if (isHandOff) commands.push({ do: 'HandOff' });
  const way = wayWanted(whole, isHandOff);
  if (way && way !== state.slots.reachBy) commands.push({ do: 'SetRequest', slots: { reachBy: way } });
  if ((cues.has('no_phone') || cues.has('no_email')) && NEITHER.test(words.plain))
    commands.push({ do: 'Skip', question: 'contact' });
  const isOfOrder =
    has('order_status') && (state.items.length === 0 || state.stored || OF_ORDER.test(words.plain));
  if (isOfOrder) commands.push({ do: 'StartFlow', flow: 'order_status' });
  const number =
    isOfOrder || state.flow === 'order_status' || state.asked === 'order_number'
      ? readOrderNumber(whole)
      : undefined;
  if (number !== undefined && number.length >= SHORTEST_NUMBER)
    commands.push({ do: 'SetRequest', slots: { orderNumber: number } });
  if (has('design') && state.flow === null) commands.push({ do: 'StartFlow', flow: 'design' });
  if (has('quote') && state.flow === null && !state.stored) commands.push({ do: 'StartFlow', flow: 'quote' });
  if (tellsOfLoss(whole) && !state.explained.includes('condolence'))
    commands.push({ do: 'Chat', kind: 'condolence' });
  commands.push(...answersOf(whole, state), ...talkOf(whole, state));
  return commands;
}

const CALL_ME = worded(
  / (?:please|somebody|someone|anybody|anyone|can you|could you|just|need you to|want you to) (?:\S+ ){0,2}(?:call|text|email|contact|ring|phone) (?:me|us) /,
);

/** "just call me", said of a person, and "email me too": how they want to be reached, once it is one way. */
function wayWanted({ words }: Moment, isHandOff: boolean): RequestSlots['reachBy'] {
  const wanted = isHandOff ? REACH_ME : ALSO_REACH_ME;
  const ways = WAYS.filter(([, words_]) => wanted(words_).test(words.plain));
  return ways.length === 1 && !/ (?:do not|never|who|when|will) /.test(words.plain)
    ? ways[0]?.[0]
    : undefined;
}

const WAYS = [
  ['call', '(?:call|ring|phone)'],
  ['text', 'text'],
  ['email', 'e ?mail'],
] as const;

const REACH_ME = (way: string): RegExp =>
  new RegExp(` ${way} (?:me|us) | (?:me|us) a ${way} | (?:on|over|by) (?:the )?${way} `);

const ALSO_REACH_ME = (way: string): RegExp =>
  new RegExp(
    ` (?:also|additionally) ${way} (?:me|us) | ${way} (?:it |that |this )?(?:to )?(?:me|us) (?:\\S+ ){0,2}?(?:too|also|as well) `,
  );

const NEITHER = worded(
  / (?:e ?mail|phone|number) (?:or|nor|and) (?:my |a |an |the |give )?(?:\S+ )?(?:e ?mail|phone|number) /,
);

/** Anything shorter is no order's number. */
const SHORTEST_NUMBER = 3;

const UNDO = worded(
  / (?:(?:leave|keep|put) it (?:as it was|the way it was|as is|how it was)|undo|go back to (?:what|how|the way) (?:it|we)|as it was before) /,
);

/** "not now, maybe tomorrow", to whether it may go: no day that anything is needed by. */
export const waitsTill = (whole: Moment, { asked }: ConversationState): boolean =>
  asked === 'confirm' &&
  isToWait(whole) &&
  Object.keys(whole.reading.slots).join() === 'dueDate' &&
  !/\d/.test(whole.words.plain) &&
  !NEEDED_BY.test(whole.words.plain);

const NEEDED_BY = worded(/ (?:need|needs|needed|by|make|change|move|instead|due|must|has to|should) /);

/** A yes, a no, or neither yet. */
function answersOf(whole: Moment, state: ConversationState): Command[] {
  const { reading, cues, words } = whole;
  const [first] = reading.intents;
  if (state.stored && Object.keys(reading.slots).length === 0 && isToWait(whole))
    return [{ do: 'Chat', kind: 'more' }];
  if (state.asked === 'confirm' || state.asked === 'change') {
    const answer = answerToSummary(whole);
    if (answer === 'yes' || SENDS.test(words.plain)) return [{ do: 'Affirm' }];
    if (answer === 'later' || answer === 'withheld') return [{ do: 'Skip' }, { do: 'Chat', kind: 'more' }];
    if (answer === 'unsure' || (first === 'deny' && state.asked === 'confirm')) return [{ do: 'Deny' }];
    return cues.has('change') && Object.keys(reading.slots).length === 0 ? [{ do: 'Change' }] : [];
  }
  if (first === 'affirm' || reading.intents.includes('affirm')) return [{ do: 'Affirm' }];
  // "what if the proof isn't right?" says no to nothing.
  if (first === 'deny' && !/ what if /.test(words.plain)) return [{ do: 'Deny' }];
  return [];
}

const SENDS = worded(
  /^ (?:(?:yes|ok|sure|just|please|go ahead(?: and)?|perfect|great|now|and|so|well|all right) )*(?:send|submit|pass|ship)(?: (?:it|this|that|them|everything|in|over|off|on|now|please|already|then|through|thanks|as is))* $/,
);

function talkOf({ reading, cues, words, message }: Moment, state: ConversationState): Command[] {
  const { intents } = reading;
  const heard = new Set<string>([...intents, ...cues]);
  if (FED_UP.test(words.plain)) heard.add('frustrated');
  const chats = KINDS.filter((kind) => heard.has(kind)).map((kind): Command => ({ do: 'Chat', kind }));
  if (!intents.includes('off_topic') || cues.has('identity')) return chats;
  // What is told in a talk about goods is of them, however far off it sounds.
  const isTold =
    (state.asked !== null || !isElsewhere(words)) && !isQuestion(words) && !BIDS.test(words.plain);
  if (isTold) return [...chats, { do: 'Note', text: message.slice(0, LONGEST_NOTE) }];
  return isQuestion(words) && mayBeOfJob(words, state) ? chats : [...chats, { do: 'OffTopic' }];
}

/** Small talk by its cue or intent, in the order it is answered. */
const KINDS = [
  'greeting',
  'thanks',
  'goodbye',
  'how_are_you',
  'language',
  'nonsense',
  'frustrated',
  'more',
] as const;

/** "tell me a joke", "write me a poem" */
const BIDS = worded(
  / (?:tell|write|sing|give|explain|translate|solve|show|help|recommend|cuentame|escribe|dime|explica|traduce) (?:me|us|a|an|this|un|una|my) |^ (?:write|sing|explain|translate|solve|calculate|play) /,
);

const FED_UP = worded(
  / (?:ridiculous|unacceptable|terrible|the worst|this is a joke|fed up|sick of|nobody (?:calls|answers|called|answered)|never (?:called|answered|got back)|pissed) /,
);

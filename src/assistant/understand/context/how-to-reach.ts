// How and when a visitor wants to be reached, "text only", "not mornings", "after 3": kept with the lead and said back.

import type { Slots } from '../../../schemas/reading.ts';
import { hopesToHear } from '../reading/intents/leaving.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import type { ReaderState } from './reader-state.ts';

/** Takes note of it; a day on which to call is no day the goods are needed by, and is taken from `slots`. */
export function noteReach(moment: Moment, slots: Slots): void {
  const { state, message, words, folded } = moment;
  if (PAST.test(words.plain) || (isQuestion(words) && !CALLS.test(words.plain))) return;
  if (!CALLS.test(words.plain) && !isAboutContact(moment)) return;
  if (isDueDay(moment)) return;
  // "thanks, hope to hear from someone today": no wish but a hope.
  if (hopesToHear(words.plain) && !/ (?:after|before|between|text|email|only) /.test(words.plain)) return;
  const isEither = EITHER.test(words.plain);
  const way = isEither
    ? undefined
    : WAYS.find(([, pattern]) => pattern.test(words.plain) || pattern.test(` ${folded} `))?.[0];
  // "please don't call": by what is left, once an address is known.
  const by = way === 'text' && !NAMES_TEXT.test(words.plain) ? 'no_calls' : way;
  if (by !== undefined) state.reach = { ...state.reach, by };
  const told = scopeOf(message.slice(0, LONGEST), moment).replace(WISHED, ' ').replace(AT_WORK, ' ');
  const scope = told.replace(BUSY, (_, clock: string) =>
    WHEN.test(told.replace(BUSY, ' ')) ? ' ' : `after ${clock}`,
  );
  const match = WHEN.exec(scope);
  if (match === null) return;
  const when = match[0]
    .replace(/\s+/g, ' ')
    .replace(/[\s,.]+$/, '')
    .toLowerCase();
  // "don't call before noon"
  const isDenied = NOT_THEN.test(scope.slice(0, match.index)) && !/^(?:not?|never|except)\b/.test(when);
  state.reach = { ...state.reach, when: isDenied ? `not ${when}` : when };
  const day = slots.dueDate?.text.toLowerCase().replace(/[.,!]+$/, '');
  if (day !== undefined && (when.includes(day) || !HAS_JOB(slots)) && !NEEDED.test(words.plain))
    delete slots.dueDate;
}

/** "use my email instead, jo@example.com", "forget my number": the other way goes, as long as one is left. */
export function dropOtherWay({ state, before, words, reading: { slots } }: Moment): void {
  if (before.stored || isQuestion(words)) return;
  const { email, phone, ...others } = slots;
  const isAlone = Object.keys(others).every((slot) => slot === 'name');
  const isInstead = isAlone && INSTEAD.test(words.plain);
  for (const [way, given, other, dropped] of [
    ['phone', phone, 'email', NO_PHONE],
    ['email', email, 'phone', NO_EMAIL],
  ] as const) {
    if (given !== undefined || state.slots[way] === undefined || state.slots[other] === undefined) continue;
    if (!dropped.test(words.plain) && !(isInstead && slots[other] !== undefined)) continue;
    delete state.slots[way];
    state.declined.push(way);
  }
}

const INSTEAD = worded(
  / (?:instead|rather than (?:my|the|that) (?:phone|number|cell|email)|not (?:my|the|that) (?:phone|number|cell|email)) /,
);
const dropping = (way: string): Pick<RegExp, 'test'> =>
  worded(
    new RegExp(
      ` (?:forget|drop|scratch|delete|remove|ignore|lose|erase|(?:do )?not (?:use|keep)|never mind|get rid of|take off|take out) (?:about )?(?:${way}) | take (?:${way}) (?:off|out|away) `,
    ),
  );
const NO_PHONE = dropping('my (?:\\w+ )?number|(?:my|the|that) (?:phone|cell)(?: number)?');
const NO_EMAIL = dropping('(?:my|the|that) (?:\\w+ )?e ?mail(?: address)?');

/** "good night", "have a great weekend": no hour to call at. */
const WISHED =
  /\b(?:good|great|nice|lovely|wonderful|blessed|happy|fantastic|enjoy (?:your|the)|rest of (?:your|the))\s(?:mornings?|afternoons?|evenings?|nights?|weekends?)\b(?! (?:to|for|is|are)\b)/gi;
/** "I work nights": no hour to call at either. */
const AT_WORK =
  /\b(?:i|we|he|she|they)\s(?:\w+\s)?(?:work|teach|coach)\s(?:the\s|on\s)?(?:(?:early|late)\s)?(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?)\b/gi;
/** "I'm on the course till 2 so afternoon is better": when somebody cannot be reached. */
const BUSY =
  /\b(?:i['’]?m|i am|we['’]?re|we are|busy|stuck|tied up)\b[^.,;!?\n\d]{0,30}?\s(?:until|till?)\s(\d{1,2}(?::\d\d)?|noon|lunch)/i;
const LONGEST = 400;
const HAS_JOB = ({ service, quantity }: Slots): boolean => (service ?? quantity) !== undefined;

const CALLS = worded(
  / (?:(?:call|calls|text|texts|ring|phone|reach|contact|message|email) (?:me|us|my)|call (?:back|after|before|between)|(?:someone|somebody|a person|anyone|they|you) (?:\w+ )?(?:call|text|ring)|best time|good time|(?:am|are) (?:available|free|off)|whatsapp|no calls|(?:do not|never) call|(?:rather|prefer|better|please) (?:\w+ )?(?:calls?|texts?)|calling|texting) /,
);
const PAST = worded(
  / (?:called|texted|emailed|tried|rang|(?:was|were|been|got) (?:\w+ )?(?:told|promised|due|supposed)|supposed to|(?:you|y all|they|he|she|someone|somebody|guy|lady|girl|receipt|invoice|email) (?:guys |all |\w+ )?(?:said|told|promised)) /,
);

/** "i was told friday", "they said it would be here monday": a day that has been promised, and none to call on. */
export const isOfPromise = ({ words }: Pick<Moment, 'words'>): boolean => PAST.test(words.plain);
const NEEDED = worded(/ (?:need|needed|due|deadline|event|by|pick up|ready) /);

/** "mornings only", said to whom asks for a number or hands over to a person, and nothing of the job with it. */
const isAboutContact = ({ before, state, words, reading: { slots } }: Moment): boolean =>
  !HAS_JOB(slots) &&
  (before.flow === 'human' ||
    (before.stored && before.source === 'callback') ||
    before.asked === 'contact' ||
    before.asked === 'phone' ||
    slots.phone !== undefined ||
    (state.slots.phone !== undefined && before.asked !== 'option' && ONLY_BY.test(words.plain)));

/** "text only please", where a number is known and no question of the print is open. */
const ONLY_BY = worded(
  /^ (?:(?:and|but|oh|ok|just|only|please|no calls) )*(?:texts?|calls?|texting|calling|messages?|mensajes?) (?:only|me only|please|is (?:best|better|fine)) (?:please |thanks |no calls )?$/,
);

/** "friday next week", told while a number is asked for: of a job it is the day that it is needed by, unless that is known. */
function isDueDay({ before, words, reading: { slots } }: Moment): boolean {
  const isHandedOver = before.flow === 'human' || (before.stored && before.source === 'callback');
  if (!slots.dueDate?.date || isHandedOver || CALLS.test(words.plain) || PARTS_OF_DAY.test(words.plain))
    return false;
  return (
    before.slots.service !== undefined && (before.slots.dueDate === undefined || slots.phone === undefined)
  );
}

/** Beside a job only what follows the call: "40 tees by friday, call me after 3". */
function scopeOf(message: string, { reading: { slots } }: Moment): string {
  if (!HAS_JOB(slots)) return message;
  const at = /\b(?:call|text|ring|reach|phone|contact|message|best time|available)\b/i.exec(message)?.index;
  return at === undefined ? '' : (message.slice(at).split(/[.!?;\n]/, 1)[0] ?? '');
}

/** Texts are wished for, and not only calls refused. */
const NAMES_TEXT = worded(
  /(?<! (?:not|never|or|nor|no|why would you)) (?:texts?|texting|sms|mensaje|texto) /,
);

const NOT_THEN =
  /(?:n['’]?t|\bnot|\bnever)\s(?:\w+\s)?(?:call|text|ring|phone|contact|reach|message|bother)\s(?:(?!call|text|ring|phone)\w+\s){0,3}$/i;

const EITHER = worded(/ (?:calls?|text|texts) (?:me )?(?:or|and) (?:a )?(?:calls?|texts?) /);

const WAYS: readonly (readonly [NonNullable<ReaderState['reach']['by']>, RegExp])[] = [
  ['whatsapp', / (?:whatsapp|watsap|wasap|guasap) /],
  [
    'email',
    / (?:e ?mail (?:only(?! (?:an? |my |by |have |got )?(?:phone|cell|number|text))|is (?:better|best|easier|preferred|fine|ok|good)|works (?:better|best)|preferred|instead)|(?:rather|prefer|only|just|better) (?:\w+ )?(?:e ?mail|by e ?mail)|e ?mail not (?:phone|call)|(?:not|never|no) (?:calls?|call me|texts?|text me|phone)(?: (?:or|and|nor) (?:calls?|call me|texts?|text me|phone))) /,
  ],
  [
    'text',
    / (?:(?:can|just|please|only|rather|prefer|better|to|by|via) (?:a |get )?texts?(?! (?:me )?(?:or|and) call)|text (?:only|is|works|would be|instead|please|preferred|not|me(?! or))|texts? (?:only|are)|texting (?:is|works)|no (?:phone )?calls|(?:do not|never) call(?! (?:me )?(?:before|after|in|on|until|between|at|early|late|\d)))|(?:mensaje|texto)(?: de texto)? (?:mejor|por favor)|mejor (?:un )?(?:mensaje|texto) /,
  ],
  [
    'call',
    / (?:(?:rather|prefer) (?:\w+ )?(?:calls?|phone|talk)|(?:call|calling|calls|phone) (?:only|is (?:better|best|easier)|works (?:better|best)|are better|not (?:text|email)|instead)|no texts?|(?:do not|never) text) /,
  ],
];

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const PART = `(?:(?:early|late|${DAY}|tomorrow|this)\\s)?(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?|lunch(?:time)?)`;
const PARTS_OF_DAY = worded(
  / (?:early|late|mornings?|afternoons?|evenings?|nights?|weekdays?|weekends|any ?time|after|between|until|till|noon|lunch(?:time)?) /,
);
const CLOCK =
  "(?:\\d{1,2}(?::\\d\\d)?(?!\\d|st\\b|[nr]d\\b|th\\b|-\\d{3}|[\\s.]\\d{3})(?:\\s?(?:[ap]\\.?m\\b\\.?|o['’]?clock))?|noon|lunch|work|school|dinner)";
/** Longest first: "not before 3", "between 12 and 1", "weekday evenings", "tomorrow". */
const WHEN = new RegExp(
  [
    `\\b(?:not|no|never|except)\\s(?:(?:in|on|before|after|until|till|during|between)\\s)?(?:the\\s)?(?:${PART}|${CLOCK}|${DAY})`,
    `\\b(?:(?:tomorrow|today|${DAY})\\s)?(?:any ?time\\s)?(?:after|before|between|around|until|till|past|at|from)\\s${CLOCK}(?:\\s?(?:and|to|-|–|or)\\s?${CLOCK})?`,
    `\\b${PART}(?:\\s(?:and|or)\\s${PART})?(?:\\sonly)?`,
    `\\b(?:despu[eé]s de|antes de|a partir de|entre) las? \\d{1,2}(?: y las? \\d{1,2})?`,
    '\\b(?:por|en) las? (?:mañanas?|tardes?|noches?)',
    `\\b(?:on\\s|next\\s)?(?:${DAY}|tomorrow|tonight)\\b`,
  ].join('|'),
  'i',
);

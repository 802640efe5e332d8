// What the visitor would rather not give, cannot give or leaves open.

import type { Question } from '../reading/slot.ts';
import { worded, wordedInAnyCase } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';
import { hasContent, isAboutJob, NO_DATE } from './own-words.ts';

const REFUSALS = [
  ['no_phone', 'phone'],
  ['no_email', 'email'],
  ['no_contact', 'contact'],
  ['no_name', 'name'],
] as const;

export function noteRefusals(moment: Moment): void {
  const { state, cues, before, reading, words } = moment;
  state.declined = state.declined.filter((question) => !(question in reading.slots));
  const decline = (question: Question) => {
    if (!state.declined.includes(question)) state.declined.push(question);
  };
  const { asked } = before;
  // "yes send it", where only the name is missing.
  if (
    asked === 'name' &&
    (state.slots.email ?? state.slots.phone) !== undefined &&
    reading.slots.name === undefined &&
    SENDS.test(words.plain)
  )
    decline('name');
  if (NO_DATE.test(words.plain) || NO_HURRY.test(words.message)) decline('dueDate');
  // "thats all i got": whatever else of the job could be asked is left open.
  if (cues.has('no_more') && before.flow !== null && !before.stored) {
    decline('option');
    if (asked && ABOUT_JOB.has(asked)) decline(asked);
  }
  const lacksOrderNumber =
    before.flow === 'order_status' &&
    cues.has('lacks') &&
    / number /.test(words.plain) &&
    !/ (?:phone|cell) /.test(words.plain);
  if (lacksOrderNumber) decline('order_number');
  for (const [cue, question] of REFUSALS) {
    if (cue === 'no_contact' && (cues.has('no_phone') || cues.has('no_email') || cues.has('no_name')))
      continue;
    // "no sorry, the email is jo@example.com"
    const isGiven =
      cue !== 'no_contact' && reading.slots[question as 'phone' | 'email' | 'name'] !== undefined;
    if (isGiven) continue;
    const isOfName = cue === 'no_contact' && asked === 'name' && !/ contact /.test(words.plain);
    if (cues.has(cue)) decline(isOfName ? 'name' : question);
  }
  // "no number, sorry": the other way is still open.
  const isOneWay = asked === 'contact' && cues.has('no_phone') !== cues.has('no_email');
  // "no tengo diseño, ¿me lo pueden hacer?" lacks something else.
  const isLacking =
    cues.has('lacks') && !lacksOrderNumber && !isOneWay && reading.slots.artwork === undefined;
  if (asked && SKIPPABLE.has(asked) && asked !== 'quantity' && isLacking) decline(asked);
  const isPartly = (['no_phone', 'no_email', 'form', 'typing'] as const).some((cue) => cues.has(cue));
  const isRefused =
    reading.intents[0] === 'deny' &&
    !reading.intents.includes('goodbye') &&
    !isPartly &&
    Object.keys(reading.slots).length === 0 &&
    // "nah we have no logo, just block letters"
    !(asked && ABOUT_ONESELF.has(asked) && isAboutJob(moment) && hasContent(moment, 2));
  const isSkipped = isRefused || SKIPS.test(words.plain);
  if (asked && SKIPPABLE.has(asked) && (isSkipped || (cues.has('unsure') && before.tries > 0 && !isOneWay)))
    decline(asked);
  const isOpen = asked !== 'quantity' && asked !== 'service' && !isOneWay;
  if (asked && SKIPPABLE.has(asked) && cues.has('unsure') && isOpen) decline(asked);
}

const ABOUT_ONESELF: ReadonlySet<Question> = new Set<Question>(['name', 'contact', 'email', 'phone']);

const ABOUT_JOB: ReadonlySet<Question> = new Set<Question>(['dueDate', 'details', 'quantity', 'artwork']);

const SENDS = worded(
  /^ (?:(?:yes|ok|sure|just|please|go ahead(?: and)?|perfect|great|now|and|so|well|all right) )*(?:send|submit|pass|ship) (?:it|this|that|them|everything|the request|the order)(?: (?:in|over|off|on|now|please|already|then|through|thanks|man|dude|as is|to (?:the shop|them)))* $/,
);

const SKIPS = worded(
  /^ (?:skip|pass|next|next question|n a|not applicable)(?: (?:it|this|that|one|for now|please))* $/,
);

/** "no rush. black please", said before the day was asked for */
const NO_HURRY = wordedInAnyCase(
  /(?:^|[.!?;,] )(?:(?:and|ok|well|there(?:['’]?s| is)|really) )?no (?:rush|hurry)(?: (?:on (?:it|this|them|these)|at all|though|really))?(?:[.!;,]|$)/i,
);

/** A lead can do without these. */
const SKIPPABLE: ReadonlySet<Question> = new Set([
  'quantity',
  'dueDate',
  'name',
  'company',
  'contact',
  'email',
  'phone',
  'details',
  'order_number',
  'artwork',
]);

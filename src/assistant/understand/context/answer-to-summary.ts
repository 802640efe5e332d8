// The answer to "Shall I send this?": a yes, not yet, or leave it; and "no, that's everything", which is a yes too.

import type { Intent } from '../../../schemas/reading.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { isPause } from './side-questions.ts';

/**
 * What a message is to the question whether the request may go: 'yes', 'later' (it waits for another word), 'withheld'
 * (it is not to go), 'unsure' (a no that may mean that nothing is missing), or none of these.
 *
 *     answerToSummary(momentOf("no that's everything", summedUp)); // 'yes'
 */
export function answerToSummary(moment: Moment): 'yes' | 'later' | 'withheld' | 'unsure' | undefined {
  const { words, folded, reading } = moment;
  const { plain } = words;
  if (asksToWait(words)) return 'later';
  if (TAKES_NOTE.test(plain)) return;
  if (/\?/.test(plain)) return isYes(moment) ? 'yes' : undefined;
  if (Object.keys(reading.slots).length === 0) {
    if (NOTHING_MORE.test(plain)) return 'yes';
    if (GO_ON_ES.test(folded)) return 'yes';
    // "wait whats the total again"
    if (isQuestion(words) && reading.intents.some((intent) => ASKED_OF_JOB.has(intent))) return;
    if (isToWait(moment)) return 'later';
    if (WITHHELD.test(plain) || WITHHELD_ES.test(folded)) return 'withheld';
    if (NO_THANKS.test(plain) || NO_THANKS_ES.test(folded)) return 'unsure';
    // "no email, looks right"
    if (refusesOtherWay(moment) && GOES_ON.test(plain)) return 'yes';
  }
  return isYes(moment) ? 'yes' : undefined;
}

/** "ok phew", "oh good to know", "cool maybe later": said of what was just told, and no yes. */
const TAKES_NOTE = worded(
  / (?:maybe|perhaps) (?:later|next time|another time|some ?day|down the road) |^ (?:(?:ok|okay|oh|ah|cool|great|good|nice|alright|gotcha|,) )*(?:phew|whew|good to know|i see|fair enough|interesting)(?: [.!,])* (?:(?:thanks|thank you|then) )*$/,
);

/** "not yet", "don't send it, let me check the count with my boss": something may change, and nothing does now. */
export const isToWait = (moment: Moment): boolean =>
  isPause(moment) || LATER.test(moment.words.plain) || LATER_ES.test(moment.folded);

/** "yes, send it asap", "get back to me right away": the request is to go, or the answer to come, and not the goods. */
export const isAnswerSoon = ({ plain }: Pick<Moment['words'], 'plain'>): boolean => ANSWER_SOON.test(plain);

const ANSWER_SOON = worded(
  / (?:send|submit|pass|forward|shoot|fire|turn|put|get back|call|text|email|reply|respond|reach out|contact|hear back|let)(?: (?:it|this|that|me|us|my|the|on|over|in|off|through|along|up|back|to|from|with|know|request|quote|order|info|someone|somebody|you|them|shop|team|people))* (?:asap|as soon as (?:possible|you can|they can)|right away|immediately|at once|right now|soonest|quick|quickly|pronto) /,
);

/** "can you hold this till tomorrow?": when it may go, and no day that anything is needed by. */
export const asksToWait = ({ plain }: Pick<Moment['words'], 'plain'>): boolean => ASKS_TO_WAIT.test(plain);

const ASKS_TO_WAIT = worded(
  / (?:can|could|would|will|may|mind) (?:you|we|i|it|y all) (?:(?:please|just|maybe|guys) )*(?:hold|wait|pause|sit|keep|save|park|holding|waiting)(?: (?:on|off|onto|with|it|this|that|the (?:order|request)|sending|here|for me))* (?:till|until|for (?:a|an|the|now|one|another|\d+)|a (?:sec|second|minute|moment|bit|day|while|few)|\?|$)/,
);

/** "no email", where a phone is known: one way to reach them is enough, and nothing of the summary is wrong. */
export const refusesOtherWay = ({ cues, state: { slots }, reading }: Moment): boolean =>
  Object.keys(reading.slots).length === 0 &&
  ((cues.has('no_email') && slots.phone !== undefined && slots.email === undefined) ||
    (cues.has('no_phone') && slots.email !== undefined && slots.phone === undefined));

const BEFORE = String.raw`(?:(?:no|nope|nah|naw|ok|yes|yeah|yep|sure|well|so|and|but|um|uh|oh|hmm|hi|sorry|actually|honestly|thanks|thank you|i think|i guess|i believe|i would say|pretty sure|sir|ma'am|perfect|great|good|fine|carl|[.,!-]) )*`;
const AFTER = String.raw`(?:(?:thanks|thank you|you|so much|a lot|please|for now|for today|for me|for us|from me|from us|here|on my end|on our end|at the moment|right now|then|really|i think|i guess|sir|man|and|so|just|carl|[.,!]) )*`;
const ENOUGH = [
  // "that's all", "that should be it", "this is everything I need"
  String.raw`(?:(?:that|this|it) (?:(?:is|will be|should be|would be|about covers|pretty much|covers|does) )+(?:all|it|everything|about it|the (?:whole )?(?:lot|thing|list)|all of it|all right|right|correct|good|perfect|fine|great)|(?:that|this) (?:covers|does) it)(?: (?:i|we) (?:need|needed|want|wanted|have|had|got))?`,
  String.raw`(?:(?:i am|we are|you are|it is|everything is) )?(?:all (?:set|good|done)|good to go|done)`,
  String.raw`(?:there is )?(?:nothing|not anything) (?:else|more|further|other|missing|wrong|is wrong|is missing|(?:else )?(?:needs? )?(?:to )?(?:be )?(?:chang\w+|add\w*|fix\w*|correct\w*))(?: (?:to (?:add|change|fix|correct|say)|that i can think of|comes to mind|at all))*`,
  String.raw`no (?:other |further |more )?(?:changes?|corrections?|edits|additions|complaints|problems?|issues|mistakes?)(?: needed| necessary| at all)?`,
  String.raw`(?:i|we) (?:do not|would not|will not) (?:need|want|have|change|add) (?:to (?:change|add) )?(?:anything(?: else| more)?|any (?:changes|more)|a thing)`,
  String.raw`(?:do not|no need to) change (?:anything|a thing)`,
  String.raw`(?:it|that|this|everything|all|all of it) (?:all )?(?:is|looks|sounds|seems) (?:all |just |about )?(?:right|good|correct|fine|perfect|great|ok|accurate)`,
].join('|');
const GOES = String.raw`(?:(?:please|just|you can|you may|you could|let us|go ahead|go for it|and|then|now) )*(?:send|submit|ship|pass|forward|go ahead|go for it|do|place|book|put|shoot|fire)(?: (?:it|that|this|them|on|over|off|in|through|along|away|as is|as it is|to them|to the shop|now))*`;

const NOTHING_MORE = worded(
  new RegExp(`^ ${BEFORE}(?:${ENOUGH}) ${AFTER}(?:(?:${ENOUGH}) ${AFTER})?(?:${GOES} ${AFTER})?$`),
);

const GOES_ON = worded(
  new RegExp(
    ` (?:${ENOUGH}|yes|send it|go ahead|(?:it |that |this )?(?:looks|sounds) (?:right|good|fine|ok)|(?:that|the rest) is (?:right|correct|good|fine)|just send it|correct) `,
  ),
);

/** "don't send it", "leave it", without another word to come. */
const WITHHELD = worded(
  /^ (?:(?:no|nope|nah|wait|please|sorry|ok|actually|stop|[.,!]) )*(?:(?:please )?(?:do not|never|stop) (?:send(?:ing)?|submit(?:ting)?|pass(?:ing)?|ship|forward|share|do)(?: (?:it|that|this|anything|on|over|them|to them|to the shop|along|my \w+))*|i (?:do not|would rather not|would rather you did not|would prefer not to) (?:want (?:you |it |this |that |me )?(?:to )?)?(?:send|submit|sent|share)(?: (?:it|that|this|anything|on|over))*) (?:(?:please|thanks|thank you|[.,!]) )*$/,
);

const WITH_WHOM = String.raw`(?:my|our|the|with|him|her|them|everyone|everybody|a few|some|it|this|that)`;
/** "not yet", "I need to run it by the coach first": it waits. */
const LATER = worded(
  new RegExp(
    String.raw` (?:not (?:just )?(?:yet|now|today|right now|quite|ready)|(?:hold|hang) (?:on|off|up|it|that|tight)|(?:do not|please do not|not) (?:send|submit|pass|do|place)(?: (?:it|this|that|on|over|anything|just))* (?:yet|until|till|before|now)|wait(?! \w+ (?:time|list))|(?:let|lemme|need to|have to|got to|want to|going to|gonna|should|will|must|let me|let us) (?:\w+ ){0,2}?(?:check|ask|talk|confirm|run|discuss|consult|speak|think|sleep|clear|verify|decide|double check|show|see)(?: (?:${WITH_WHOM}|by|to|on|about|over|past))|(?:before you|until i|till i|once i) (?:send|submit|hear|know|talk|check|ask|have|get)|(?:get|come) back to you|give me (?:a|until|till|some|\d+)|(?:in|for) (?:a|another) (?:bit|minute|moment|sec|second|while|few|day|hour)|think about it|need (?:more |some |a little )?time) `,
  ),
);
const LATER_ES = worded(
  /\b(?:todavia no|aun no|no (?:lo |la )?(?:mand|envi)\w+ (?:todavia|aun|hasta)|esper\w+|un (?:momento|momentito|segundo|minuto|rato)|dej[ae]\w* (?:\w+ )?(?:pregunt|consult|checar|revis|ver|pens|hablar|confirm)\w*|(?:tengo que|voy a|quiero|necesito|falta) (?:pregunt|consult|checar|revis|pens|hablar|confirm|platic)\w*|lo (?:voy a )?pens\w+|al rato|mas tarde|(?:luego|despues|yo|ya|le|les|te) (?:le |les |te )?(?:aviso|digo|confirmo))\b/,
);

const WITHHELD_ES = worded(
  /^\W*(?:(?:no|mejor|por favor|espere|pare|alto)[\s,]+)*no (?:(?:lo|la|los|las|me|se|le|nos) )*(?:mand|envi|pas|comparta)\w*(?: nada)?\W*$/,
);
const GO_ON_ES = worded(
  // "no está bien" is no "no, está bien".
  /^(?!\W*no (?:esta|es|todo)\b)\W*(?:(?:si|simon|sip|ok|okey|va|ya|bueno|pues|perfecto|listo|claro|todo bien|no|asi|orale)[\s,.!]+)*(?:adelante|(?:mand|envi)[ae]n?(?:se)?(?:lo|la|le|selo)|pase(?:lo|la)|dele|dale|hagale|jalo|sobres|ta (?:bueno|bien)|esta (?:bien|bueno|correcto)|correcto|de acuerdo|asi (?:esta|queda|nomas|dejelo|mero)(?: bien)?|eso es(?: todo)?|(?:ya )?es(?: seria)? todo|seria todo|nada mas|todo (?:bien|correcto|en orden))(?:[\s,.!]+(?:por favor|porfa|gracias|pues|ya|asi|entonces))*\W*$/,
);
const NO_THANKS_ES = /^\W*no,? (?:muchas )?gracias\W*$/;

/** "no thanks", "I'm good": nothing to add, or nothing to send. */
const NO_THANKS = worded(
  /^ (?:(?:no|nope|nah|oh|ok|thanks|thank you|[.,!]) )*(?:(?:no|nope|nah) (?:thanks|thank you)|(?:i am|we are) (?:good|ok|fine)) (?:(?:thanks|thank you|for now|carl|[.,!]) )*$/,
);

/** "yes", "yes, and how long will it take?", "ship it"; not "ok, how much was it?". */
function isYes({ reading: { intents, slots }, words, folded }: Moment): boolean {
  if (intents.includes('deny') || ONCE_MORE.test(words.plain)) return false;
  const isBare = intents.length === 0 && Object.keys(slots).length === 0;
  if (isBare && (GO_ON.test(words.plain) || YES_AT_LAST.test(folded))) return true;
  if (!intents.includes('affirm') || (ASKS_FURTHER.test(words.plain) && !CLEAR_YES.test(words.plain)))
    return false;
  return isPlainAnswer(intents) || CLEAR_YES.test(words.plain);
}

/** Said without a question beside it. */
export const isPlainAnswer = (intents: readonly Intent[]): boolean =>
  !intents.some((intent) => INTERRUPTIONS.has(intent));

/** "ok the mugs, what about those", "fine, and the banner": something is still open. */
const ASKS_FURTHER = worded(
  / (?:what|how) (?:about|of)|^ (?:(?:ok|okay|sure|cool|great|fine|good|alright|all right|right|yep|yeah|perfect|and|but|so|well|hmm) )+(?:the|those|these|my|our|what|how|when|where|which|who|did|do|does|is|are|was|can|could|will|would) (?!(?:info|information|summary|details?|rest|order|list|whole|request|quote) (?:is|looks?|sounds?)|(?:looks?|sounds?|is|are) )/,
);

/** "run it by me again", "read that back to me first" */
const ONCE_MORE = worded(
  /^ (?:(?:ok|sure|can you|could you|please|just|wait|let me) )*(?:run|read|say|show|send me|tell|give|go over|see|hear) (?:(?:it|that|this|me|everything|all|the \w+|back|by|over|to|with) )*(?:again|once more|one more time|over|back|by me|back to me|to me|with me) /,
);

const GO_ON = worded(
  /^ (?:(?:can|could|will|ok|yes|cool|great|fine|sure|all|that|it|this|everything|is|looks|go|so|then|just|please|there|we|you|now|better|nothing|nevermind|never mind|[.,!]) )*(?:(?:send|submit|ship|pass|forward)|(?:ship|send|submit|run|book|place|order|do|pass|forward) (?:it|that|this|them)(?: (?:over|on|off|in|through|along|to them|to the shop|now|as is|as it is|anyway))*|lock it in|let us (?:go|do it|roll|do this)|good to go|approved|all set|spot on|on point|exactly|works(?: for me)?|right|good|perfect|great|fine) (?:(?:please|thanks|thank you|then|now|[.!,]) ?)*$/,
);

const YES_AT_LAST =
  /^\W*(?:y|ya|yah|ye|yea|yessir|bet|mm+ ?hm+|uh ?huh|sip|simon|claro|dale|va|arre|sale|[👍👌✅🙏💯🆗])\W*$/u;

const CLEAR_YES = worded(
  / (?:yes|send it|go ahead|correct|confirm|confirmed|do it|that is right|si|envielo|mandelo|correcto) /,
);

/** What is asked of the job and the shop. */
const ASKED_OF_JOB: ReadonlySet<Intent> = new Set<Intent>([
  'pricing',
  'turnaround',
  'minimum_order',
  'artwork',
  'location_hours',
  'services',
]);

/** What may be said in between. */
const INTERRUPTIONS: ReadonlySet<Intent> = new Set<Intent>([
  ...ASKED_OF_JOB,
  'off_topic',
  'injection',
  'abusive',
]);

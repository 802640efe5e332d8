// What visitors ask or say of the conversation itself, whatever it is about: each a question to the moment.
import type { Intent } from '../schemas/reading.ts';
import type { Moment } from './moment.ts';
import { serviceFor } from './priced-by.ts';
import { isQuestion } from './question.ts';
import { WHERE_IT_IS } from './reading/intents/intent-patterns.ts';
import { comesBy, consultsOwnPeople, hopesToHear } from './reading/intents/leaving.ts';
import { isOfOtherShop, isReplacing, waitsForOwn } from './reading/intents/past-orders.ts';
import { anyOf } from './reading/intents/phrases.ts';
import { worded } from './reading/words/triggers.ts';
import { stemOf, type Words } from './reading/words/words.ts';
import type { Question } from './turn.ts';

/** "so frustrated with my last printer": of somebody else's work, with nothing of a job in it. */
export const tellsOfOtherPrinter = ({ words, reading: { slots } }: Moment): boolean =>
  Object.keys(slots).length === 0 && !isQuestion(words) && LET_DOWN.test(words.plain);

const OTHER_PRINTER =
  '(?:last|other|old|previous|prior|former|current|regular) (?:(?:sign|print|embroidery|shirt|wrap) )?(?:printers?|shop|place|company|guys?|vendor|people)';
const LET_DOWN = worded(
  anyOf(
    ` (?:frustrated|fed up|disappointed|unhappy|annoyed|mad|upset|burned|sick|tired|done) (?:with|at|by|of) (?:my|our|the) ${OTHER_PRINTER} `,
    ` (?:my|our|the) ${OTHER_PRINTER} (?:\\S+ ){0,3}?(?:messed|screwed|ruined|botched|burned|ghosted|flaked|ripped|let (?:me|us)|never|took forever|was (?:awful|terrible|horrible|late|bad)) `,
  ),
);

/** "three weeks and nobody calls back", "they came out wrong": a person's to put right, whatever the tone. */
export const isComplaint = ({ words, folded }: Pick<Moment, 'words' | 'folded'>): boolean =>
  (COMPLAINS.test(words.plain) &&
    !SUPPOSES.test(words.plain) &&
    !OWN_HABIT.test(words.plain) &&
    !waitsForOwn(words) &&
    !isOfOtherShop(words) &&
    !isReplacing(words)) ||
  COMPLAINS_ES.test(folded);

/** "what happens if they come out wrong?" asks for the rule. */
const SUPPOSES = worded(
  / (?:if|in case|what happens|policy|would you|how do you handle|(?:do|can|could|will) (?:you|y all|i|we) (?:\w+ )?(?:do|give|offer|issue|have|take|accept|get|ask for|return|refund)) /,
);

const COMPLAINS = worded(
  / (?:complain|complaint|refund|(?:this|that) is (?:already |now )?the (?:second|third|fourth|fifth|2nd|3rd|4th|\d+(?:st|nd|rd|th)?) time(?= (?:[.!,]|this|it|that|you|y all|now|already|they) | $)|(?:second|third|fourth|2nd|3rd|4th|\d+) time (?:i|we) (?:\w+ ){0,2}(?:ask|asking|asked|call|calling|called|email\w*|reach\w*|contact\w*|had to)|already (?:asked|called|emailed|told)|still (?:have not|nothing|no (?:word|answer|reply))|ripped off|(?:been|still|keep) waiting|waited|(?:nobody|no one|you never|never) (?:\w+ ){0,2}(?:call|calls|called|answer|answers|answered|reply|replied|respond|responds|responded|got|get|gets|came|showed|shows|heard|emailed)|(?:messed|screwed|botched|ruined|misspelled|misprinted)(?: up)?|(?:came|turned) out (?:\w+ )?(?:wrong|bad|terrible|awful|crooked|blurry|faded)|(?:are|is|were|was) (?:all |so |really )?(?:peeling|cracking|crooked|misspelled|ruined|defective)|wrong (?:color|colors|size|sizes|logo|order|shirts|hats|spelling)) /,
);
const COMPLAINS_ES = worded(
  /\b(?:queja|reembolso|nadie (?:me )?(?:contesta|llama|responde)|salieron mal|llegaron mal|esta mal hecho|llevo \w+ (?:dias|semanas) esperando)\b/,
);

/** "I never answer the phone", "my husband never replies to texts": how they are, and nothing the shop did. */
const OWN_HABIT = worded(
  / (?:i|we|(?:my|our) \w+) (?:(?:almost|just|really|basically|will|can) )*never (?:ever )?(?:answer|call|get to|pick|check|reply|respond|hear)(?:s|ies)? /,
);

/** "nobody picks up your phone", "been trying to reach you all week": who cannot reach the shop wants a person. */
export const isUnreached = ({ words }: Pick<Moment, 'words'>): boolean =>
  UNREACHED.test(words.plain) && !SUPPOSES.test(words.plain);

const UNREACHED = worded(
  / (?:nobody|no one|noone|none of you|(?:you|y all|they) (?:guys )?(?:never|do not|did not|will not|have not)|(?:does|do|will|did) (?:anyone|anybody|you|y all)(?: guys)?(?: ever| even)+) (?:is |are |was |has |ever |even |there |has ever )*(?:pick(?:s|ed|ing)? up(?= (?:(?:the|your|that|my) (?:phone|phones|call|calls)|when|there|over|[.,?!]|and|$)|$)|answer(?:s|ed|ing)? (?:(?:the|your|my) (?:phone|phones|calls?|emails?|messages?|texts?)|(?:[?!.] )?$)|(?:call|text|email|write|wrote|got|get)(?:s|ed|ing|ting|ten)? (?:(?:me|us) )?back)| (?:been |have been |keep |kept )(?:calling|phoning|emailing|texting)(?: you| y all| the shop| your \w+)* (?:all |for |and |since |every )| (?:called|phoned|rang|emailed|texted|messaged)(?: you| y all| there| the shop)*(?: (?:about|like|already))? (?:\d+|two|three|four|five|several|many|a few|a couple|so many|multiple) times | (?:trying|tried) to (?:reach|call|contact|get (?:a )?hold of|get through to) (?:you|y all|someone there|anyone there|the shop) | your (?:phone|line|number) (?:is|was|has been|keeps|just) (?:\w+ )?(?:busy|dead|ringing|rings|disconnected|off) | (?:goes|went|going) (?:straight |right )?to (?:your )?voice ?mail | left (?:you )?(?:a|\d+|two|three|several|a few|a couple) (?:of )?(?:voice ?mails?|messages) /,
);

/** "this is ridiculous" */
export const isAngry = ({ words }: Pick<Moment, 'words'>): boolean => ANGRY.test(words.plain);

const ANGRY = worded(
  / (?:ridiculous|unacceptable|outrageous|a joke|furious|livid|pissed|angry|mad|upset|unhappy|not (?:at all |very |too |really |so )?(?:happy|pleased|satisfied)|disappointed|embarrassing|unprofessional|fed up|never (?:order|come|buy|use|shop)\w* (?:\w+ ){0,3}again|last time i) /,
);

/** "so how do I order?" */
export const asksHowToOrder = ({ words, reading }: Moment): boolean =>
  Object.keys(reading.slots).length === 0 && HOW_TO_ORDER.test(words.plain);

const HOW_TO_ORDER = worded(
  / how (?:do|can|could|would|does|should) (?:i|we|you|one|this|it all|all this|all of this|the whole thing) (?:\w+ )?(?:order|place (?:an|the|my) order|buy|purchase|get (?:started|this (?:going|done|started))|proceed|go ahead|work|start|begin|go about (?:it|this|that)) | where (?:do|should|would|can) (?:i|we|one) (?:even |first )?(?:start|begin) | what (?:is|are) the (?:first |usual |normal )?(?:steps?|process|procedure)(?= (?:\? )?$| (?:to|for|here|with|from|then|please) )|^ (?:(?:ok|so|and|then|great|cool|alright|all right|,) )*(?:what (?:happens|comes|do i do|do we do|should i do|should we do) (?:next|now|from here|first)|what (?:is|are) (?:the |my |our )?next(?: steps?)?|next steps?)(?: (?:then|with you))? (?:\? )?$/,
);

/** The same of a part of a message that tells of a job too: "need a sign. what is the step?" */
export const asksHowItGoes = ({ plain }: Words): boolean => HOW_TO_ORDER.test(plain);

/** "what's your number?", "can I just email you?": how to reach the shop, and no wish to be called. */
export const asksHowToReachUs = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  (reading.slots.phone ?? reading.slots.email) === undefined &&
  !reading.intents.includes('artwork') &&
  OUR_NUMBER.test(words.plain);

const OUR_NUMBER = worded(
  / (?:number (?:that )?(?:i can |we can |to |i could )(?:call|reach|text|phone|dial)|(?:what is|give me|tell me|have|got|need) (?:your|the shop) (?:\w+ )?(?:number|phone|telephone)|(?:can|could|may) (?:i|we) (?:just )?(?:(?:call|text|write to|phone) (?:you|y all|the shop)|(?:email|write) you(?= (?:guys |instead |directly )?(?:\? )?$)|send you (?:an email|a text))|(?:is there|do you have|you have|got) (?:a |an )?(?:\w+ )?(?:number|email|phone|address) (?:(?:that |where )?(?:i|we) (?:can|could)|to) (?:call|text|write|email|send|reach)|(?:how|where) (?:can|do|could|would) (?:i|we) (?:call|phone|reach|get a hold of|get hold of) (?:you|the shop|y all|you guys|someone there)) /,
);

/** "are you the ones behind the bank?": no page tells, the address does. */
export const asksWhereItIs = ({ words, reading: { intents } }: Moment): boolean =>
  intents.length === 1 && intents[0] === 'location_hours' && OF_THE_PLACE.test(words.plain);

const OF_THE_PLACE = worded(anyOf(...WHERE_IT_IS));

/** "where can I park a trailer", "do i have to pay to park": whatever else is named, of the parking. */
export const asksToPark = ({ words, reading: { slots, intents } }: Moment): boolean =>
  slots.service === undefined &&
  !intents.includes('quote') &&
  PARKS.test(words.plain) &&
  !OF_OWN_LOT.test(words.plain);

const PARKS = worded(
  / (?:where|can|could|do|should|may|is|are|there|any|place|spots?|room|pay|free|ok|easy|enough) (?:\S+ ){0,4}?(?:to park|parking|(?:i|we|you|people|folks|customers) park) (?!(?:lot )?(?:signs?|pass(?:es)?|permits?|tags?|decals?|stickers?))/,
);
const OF_OWN_LOT = worded(/ (?:my|our|his|her|their|no) (?:\S+ )?parking /);

/** "when will I hear back?", "thanks, hope to hear from you soon" */
export const asksWhenAnswered = ({ words, folded, before }: Moment): boolean =>
  (before.stored && hopesToHear(words.plain)) ||
  WHEN_ANSWERED.test(words.plain) ||
  WHEN_ANSWERED_ES.test(folded);

const WHEN_ANSWERED = worded(
  / who (?:will|would|is|is going to|is gonna|do i expect to) (?:be )?(?:the one )?(?:to )?(?:call|text|email|contact|answer|reach|get(?:ting)? back)(?:s|ing)?(?: out)?(?: (?:to )?(?:me|us|back))? | (?:when|how soon|how long (?:until|till|before)) (?:\w+ ){0,2}(?:i|you|they|someone|somebody|anyone|we|a person) (?:\w+ ){0,2}(?:hears?|gets? back|repl(?:y|ies)|responds?|answers?|calls?|texts?|emails?|writes?|contacts?|reach(?:es)?)\b/,
);
const WHEN_ANSWERED_ES = worded(
  /\b(?:cuando|en cuanto tiempo|cuanto (?:se )?(?:tardan?|demoran?|tiempo))\b.{0,20}\b(?:contest|respond|llam|escrib|contact|comunic)\w*/,
);

/** "will they text or call?" */
export const asksHowAnswered = ({ words, reading: { slots } }: Pick<Moment, 'words' | 'reading'>): boolean =>
  (slots.phone ?? slots.email) === undefined && HOW_ANSWERED.test(words.plain);

const HOW_ANSWERED = worded(
  / (?:will|do|would|does|are|is|can|could|going to) (?:you|y all|they|he|she|someone|somebody|anyone|(?:a|the) (?:person|shop)|people) (?:\w+ ){0,3}(?:text|call|email|phone|calling|texting|emailing)(?:s|ed)?(?: (?:me|us))?(?: back)? or (?:\w+ ){0,2}(?:text|call|email|phone|texting|calling|emailing) /,
);

/** "did it go through?", "how will I know you got it?", "do I get a confirmation?" */
export const asksIfSent = ({ words, folded }: Moment): boolean =>
  IF_SENT.test(words.plain) || IF_SENT_ES.test(folded);

const IF_SENT = worded(
  / (?:(?:did|has|is|was) (?:it|that|this|everything|my (?:request|quote|order|message)) (?:all )?(?:go|gone|get|sent|submitted|through|in|done|saved)|(?:did|have) you (?:get|got|send|sent|submit|submitted|save|receive) (?:it|that|this|my (?:request|info|message|email|number|details|order))|(?:are|is) (?:we|it|that|everything) (?:all set|good to go|done)|(?:how|where) (?:do|will|would|can) (?:i|we) (?:know|tell|see|find out|be sure) (?:if |that |when |whether )?(?:(?:you|y all|they|the shop|someone|somebody|a person) (?:\w+ )?(?:got|get|gets|have|has|received?|seen?|saw) (?:it|this|that|them|mine|my \w+)|(?:it|this|that|my \w+) (?:was |is |has |has been |did )?(?:went|go|goes|gone|sent|received|worked|work|arrived))|(?:do|will|can|should) (?:i|we) (?:get|receive|expect|have) (?:an? |some |any )?(?:\w+ )?(?:confirmation|receipt|copy of (?:it|this|that))(?: (?:email|text|number|of (?:it|this|that)|from you))?) (?:(?:yet|ok|already|now|all right|correctly|to the shop|through) ){0,2}(?:\? )?$/,
);
const IF_SENT_ES = worded(/\b(?:ya )?(?:se (?:envio|mando)|lo (?:envio|mando|recibi\w+))\b.{0,12}\?/);

/** "brb", "let me ask my wife", "need to run it by my boss": nothing to answer now, and the question stays. */
export const isPause = ({ words, folded }: Pick<Moment, 'words' | 'folded'>): boolean =>
  PAUSES.test(words.plain) || isConsulting({ words }) || PAUSES_ES.test(folded);

/** "let me check how many are left in the closet", and nothing told or asked. */
export const isOnlyPause = (moment: Moment): boolean =>
  moment.before.asked !== 'confirm' &&
  moment.reading.intents.length === 0 &&
  Object.keys(moment.reading.slots).length === 0 &&
  !isQuestion(moment.words) &&
  isPause(moment);

/** "gonna check with my fiance first", "the board has to sign off": somebody of the visitor's is asked before they go on. */
export const isConsulting = ({ words }: Pick<Moment, 'words'>): boolean =>
  !words.plain.includes(' ? ') && consultsOwnPeople(words.plain);

/** "ok", "great, thx", "no need to call me", to a reply that let them go: neither a yes nor a wish to go on. */
export const isLetGo = ({ before, words, reading: { slots, intents } }: Moment): boolean =>
  before.flow !== null &&
  !before.stored &&
  before.lastReply !== '' &&
  !/[?¿]/.test(before.lastReply) &&
  // Told three things at once, they are asked for the next with their "ok".
  (before.asked !== null || (intents.includes('thanks') && !intents.includes('deny'))) &&
  (ACKNOWLEDGES.test(words.plain) || saysNoMore(words, intents)) &&
  Object.keys(slots).length === 0;

/** "nah no email thanks", "thanks sweetie" */
const saysNoMore = (words: Words, intents: readonly Intent[]): boolean =>
  intents.length > 0 && intents.every((one) => one === 'deny' || one === 'thanks') && !isQuestion(words);

/** "maybe in the fall", said to a reply that let them go. */
export const isPutOff = ({ before, words, reading: { slots, intents } }: Moment): boolean =>
  before.asked !== null &&
  !before.stored &&
  before.flow !== null &&
  !/[?¿]/.test(before.lastReply) &&
  intents.length === 0 &&
  slots.dueDate?.date === null &&
  Object.keys(slots).length === 1 &&
  / (?:maybe|probably|perhaps|hopefully|might) /.test(words.plain);

/** "can I get back to you on the sizes": told later, and the talk goes on. */
export const isToFollow = ({ before, words, reading: { slots, intents } }: Moment): boolean =>
  before.flow !== null &&
  before.asked !== 'confirm' &&
  intents.length === 0 &&
  Object.keys(slots).length === 0 &&
  TO_FOLLOW.test(words.plain);

const TO_FOLLOW = worded(
  / (?:can|could|may|will|let|have to|need to) (?:(?:i|we|me|us) )?(?:just )?(?:get back to you|let you know|send you|email you|text you|give you|tell you|get you)(?: (?:on|about|with))?(?: (?:that|it|this|the|those|my|our|final|exact|all))* (?:sizes?|colou?rs?|counts?|numbers?|names?|roster|list|art|artwork|logo|file|date|details|address|quantity|rest|breakdown)(?: (?:later|tomorrow|soon|next week|after|once|when|in a bit|first|on that|too|please|then|ok))* (?:\? )?$/,
);

const ACKNOWLEDGES = worded(
  /^ (?:(?:ok|okay|k|kk|alright|all right|great|good|cool|nice|awesome|perfect|fine|sweet|excellent|wonderful|got it|(?:sounds|all) good|will do|thanks|thank you|appreciate (?:it|that|you|(?:the|your) \w+)|i|we|much|so|very|a lot|a bunch|again|then|for (?:now|that|everything|waiting|being patient|(?:the|your|all (?:the|your)) (?:quick |fast |great )?(?:help|time|info|information|quote|estimate|price|prices|pricing|numbers?|ballpark|answers?|patience|details|reply|response))|that (?:helps|is helpful|was helpful)|very helpful|helpful|no|nah|nope|that is (?:ok|okay|fine|all|it|alright|all right)|(?:do not|no) need(?: (?:to|be|you|me|us|a|any|anything|called?|calls?|sent|emailed?|texted?|else|right now|now|yet))*|no (?:worries|problem)|aight|ight|word|bet|will|man|sir|ma'am|buddy|dear|hun|carl|gracias|muchas|vale|[.,!]) )+$/,
);

const PAUSES = worded(
  /^ (?:(?:ok|sorry|oh|um|uh|hmm|well|sure|hey|yes|can you|please|just|actually) )*(?:brb|be right back|(?:hang|hold) (?:on|up|please|tight)|(?:give me |just |wait )?(?:a|one|1|two|2) (?:sec|second|seconds|moment|minute|minutes|min|mins|bit)|wait(?: up| please| \?)?(?= $)|(?:let me|i will|i have to|i need to|i got to|got to|need to|have to|lemme) (?:check|look|see(?= (?:if |what |who |when |how |where )|$)|ask(?! (?:you|y all|a|one|another|about|something) )|find out|think|grab|go check|run it by|confirm|measure|count|talk)|checking) (?:\S+ ){0,9}$/,
);
const PAUSES_ES = worded(
  /^\W*(?:(?:ok|si|perdon|bueno) )?(?:un (?:momento|momentito|segundo|minuto)|esper[ea]\w*|permitame|dejeme \w+|ahorita (?:vuelvo|regreso)|ya (?:vuelvo|regreso))\b/,
);

/** "I'll get back to you", "just shopping around": nothing more is wanted now; not "I'll get back to you on the sizes". */
export const isLeaving = ({
  words,
  reading: { slots, intents },
}: Pick<Moment, 'words' | 'reading'>): boolean =>
  Object.keys(slots).every((slot) => slot === 'service' || (slot === 'dueDate' && !slots.dueDate?.date)) &&
  !intents.includes('order_status') &&
  (MAY_RETURN.test(words.plain) ||
    (!words.plain.includes(' ? ') && LEAVES.test(words.plain)) ||
    (slots.service === undefined && !isQuestion(words) && NOT_YET.test(words.plain)));

/** "not ready to order yet just seeing what we can afford", "won't buy till summer" */
const NOT_YET = worded(
  / not (?:\w+ ){0,2}(?:ready|looking|going|trying|planning|able) to (?:order|buy|commit|purchase|decide|pull the trigger|place (?:an|the|any) order)(?: anything)? (?!with |without |more |less |over |until (?:i|we) (?:see|hear|know) )|(?:will|would|are|am|do) not (?:be |going to |gonna )?(?:order|ordering|buy|buying) (?:\w+ ){0,2}(?:till|until|before) | still (?:deciding|shopping around|comparing)(?: (?:things|prices|shops|options|on it))? (?:$|[.,]|so |and |thanks |will |but )/,
);

/** "he cancelled the whole thing", "we don't need anything after all", "the event got called off" */
export const isCalledOff = ({ words, reading: { slots, intents } }: Moment): boolean =>
  Object.keys(slots).every((slot) => slot === 'service') &&
  intents.every((intent) => intent === 'deny' || intent === 'quote') &&
  !words.plain.includes(' ? ') &&
  CALLED_OFF.test(words.plain);

const CALLED_OFF = worded(
  new RegExp(
    [
      ' (?:cancel(?:l?ed|l?ing)?|scrap(?:ped|ping)?|kill(?:ed|ing)?|nix(?:ed)?|ax(?:ed)?|drop(?:ped|ping)?|forget|call(?:ed|ing)? off) (?:about )?(?:the|this|that|our) (?:whole|entire) (?:thing|order|project|event|idea|deal|plan|job)(?! (?:about|with|where)) ',
      ' (?:cancel|forget|scrap) (?:it|everything|it all|all of it)(?: (?:i|we|he|she|they))? (?:do|does) not (?:need|want) (?:anything|any|it|them) ',
      ' (?:pulled|pulling|pull) the plug (?:on )?',
      ' (?<! (?:not|never|to|if|should) )(?:call(?:ed|ing)?|calls) (?:it|this|that|the (?:\\S+ ){1,2}) ?off (?!work)',
      ' (?:do|will|does) not (?:actually |really |even )?(?:need|want|be needing) (?:(?:any|all) of (?:it|this|that|them)(?: now)?|(?:anything|any|it|this|these|them|the \\S+)(?: (?:made|printed|done))?(?: now)? (?:any ?more|any longer|after all|from y?(?:ou|all)))(?: (?:now|then|thanks|thank you|sorry))* $',
      ' (?:event|show|party|festival|tournament|game|reunion|fundraiser|conference|race|trip|wedding|season|fair|concert|meeting|project|order|thing|whole thing) (?:(?:just|now|already) )?(?:got|was|is|has been|been|gets)(?: just)? (?:cancel(?:l?ed)|called off|scrapped|scratched|axed|off)(?: (?:now|then|altogether|so|[.,!]|sorry|thanks|thank you|after all|on us))* $',
    ].join('|'),
  ),
);

/** "ok never mind the sleeves", of shirts: what was only asked about is left, and the job stays. */
export const leavesOut = ({ words, state }: Moment): boolean =>
  state.slots.service !== undefined &&
  LEAVES_OUT.test(words.plain) &&
  !words.all.some(
    ({ stem }) =>
      stem === stemOf(state.thing?.split(' ').at(-1) ?? '') || /^(?:t-?shirt|shirt|tee)$/.test(stem),
  );

const LEAVES_OUT = worded(
  /^ (?:(?:ok|okay|oh|no|nah|well|so|then|actually|yes|hmm|fine|too much|just|let us|,) )*(?:never ?mind|forget|skip|scratch)(?: about)? (?:the|those|that|these|my|our|any|doing|adding) (?!(?:whole|entire|quote|request|order|job|project|thing|rest|idea)\b)[\w-]+(?: (?!and |but |make |do |can |i |we )[\w-]+){0,3} (?:(?:then|thanks|thank you|for now|[.,!]) )*$/,
);

/** "idk forget it", "I give up", "too much hassle": they go without what they came for. */
export const isGivingUp = ({ words, before, reading: { slots, intents } }: Moment): boolean =>
  Object.keys(slots).length === 0 &&
  !before.stored &&
  !intents.includes('human') &&
  !words.plain.includes(' ? ') &&
  GIVES_UP.test(words.plain);

const GIVES_UP = worded(
  new RegExp(
    `^ (?:(?:ok|okay|so|ugh|argh|eh|meh|well|oh|no|nah|man|geez|jeez|um|you know what|actually|honestly|just|sorry|then|all right|fine|whatever|i (?:do not know|guess|think|am)|im|idk|this is|it is|that is|too many questions|(?:really )?(?:ridiculous|annoying|dumb|stupid|confusing|complicated),?|i am so|,|[.!]) )*(?:${[
      'forget (?:about )?(?:it|this|that)',
      'never ?mind',
      '(?:i |we )?(?:give|giving) up',
      '(?:done|finished|over it)(?: with (?:this|it|you))?',
      'out(?: of here)?(?= $)',
      '(?:is )?(?:not|hardly) worth (?:it|this|(?:the|my|all this|all the|this much) (?:hassle|trouble|time|effort|headache|money))',
      '(?:way |just |really )?too (?:complicated|confusing|hard|difficult|much (?:work|hassle|trouble|of a hassle|effort|bother))',
      '(?:is )?taking (?:way |far |too |so )*(?:long|forever)',
      '(?:i |we )?(?:really )?(?:do not|not) have (?:the )?(?:time|patience|energy) for (?:this|that|it|all this)',
      '(?:i |we )(?:will|am (?:going to|gonna)|can) (?:just )?(?:do it (?:myself|ourselves)|figure (?:it|something) out(?: myself)?|(?:go|look|try|ask|shop) (?:somewhere|someplace|elsewhere)(?: else)?)',
    ].join(
      '|',
    )}) (?:(?:then|now|please|thanks|thank you|anyway|this|it|is|that|way|just|really|all|so|too|much|complicated|confusing|hard|hassle|trouble|long|sorry|guys|carl|bye|i guess|i am out|not worth it|forget it|,|[.!]) )*$`,
  ),
);

/** "may I come back to this?" */
const MAY_RETURN = worded(
  / (?:can|could|may|might) (?:i|we) (?:just |maybe |please )?(?:think (?:about|on) (?:it|this|that)|sleep on (?:it|this)|(?:come|get|circle) back (?:to (?:this|it|you|that)|later))(?: (?:and|then|come|get|back|to|you|it|this|later|tomorrow|next week|first|in a bit))* (?:\? )?$/,
);

const LATER =
  '(?=(?: (?:on|about) (?!(?:the |my |our )?(?:colors?|sizes?|dates?|day|art\\w*|logos?|designs?|quantity|numbers?|counts?|address|details?) )(?:(?:the|those|these) )?\\w+)?(?: (?:later|soon|tomorrow|tonight|then|first|when|once|after|if|asap|ok|thanks|thank you|next|in a|in the|this|another|at|and|[.,!]) ?.*)? $)';
const LEAVES = worded(
  new RegExp(
    [
      `(?: (?:i|we|let me|and|then|but)|^)(?: no not yet| not yet)? (?:will |am going to |are going to |can |may |might |shall |need to |have to |should |got to |would have to |going to )?(?:just |probably |maybe |have to |need to |go |then |definitely )*(?:get back (?:to|with|at) (?:you|y all)|(?:be|stay) in touch|be back|reach (?:back )?out(?: to you)?|circle back(?: (?:to|with) you)?|come back(?: to (?:you|this|it))?|call (?:you )?back|try again)${LATER}`,
      ` (?:let|letting) you know (?:$|later|soon|tomorrow|thanks|thank|asap|if |what (?:he|she|they|we|my|the) |[.!])`,
      ` (?:just|only|still|mostly) (?:\\w+ )?(?:shopping around|looking(?: around)?(?: (?:at|into) (?:(?:my|our|the|all) )*(?:options|prices|pricing|costs|possibilities|ideas))?|exploring(?: (?:my |our )?options)?|browsing|comparing(?: prices| quotes)?|window shopping|(?:getting|gathering|collecting) (?:(?:some|a few|the) )?(?:prices|quotes|ideas|numbers|figures|info|information|estimates|costs|bids)|checking (?:prices|around)|pricing (?:things|it|this|around)(?: out)?)(?: (?:for now|right now|at (?:the moment|this (?:point|stage|time))|today|now|thanks|thank you|so far|yet))* $`,
      ` (?:just|only|still|mostly) (?:\\w+ )?(?:gathering|collecting) (?:(?:some|a few|the) )?(?:prices|quotes|ideas|numbers|figures|info|information|estimates|costs|bids) (?:for now|right now|at (?:the moment|this (?:point|stage|time))|so far) `,
      ` (?<! (?:why|did) )(?:(?:do|will|am|are|can|would) )?not (?:want to |ready to |going to |looking to |planning to |able to |rather )?(?:send|sending|submit|submitting|order|ordering|commit|committing|decide|buy|buying|place)(?: (?:anything|a thing|it|this|an order|in|yet|off|just|on|to))* (?:today|tonight|yet|right now|now|this week)(?: (?:though|thanks|thank you|[.,!]))* $`,
      ` (?:shop|call|ask|look|check|phone)(?:ing)? around (?:(?:a (?:bit|little|while)|some|first|more|for|then|before|thanks|thank you|now) )*(?:$|and |i |we |let |will )`,
      ` (?:shopping around|(?:(?:getting|collecting) (?:a few|a couple(?: of)?|some|other|several|more|two|three|another)(?: more| other)?|(?:get|to see) (?:a few|a couple(?: of)?|some|two|three)(?: more| other)|(?:need|needs|want|wants|require|requires) (?:to (?:get|have|see) )?(?:(?:two|three|2|3|some|a few) (?:other )?(?=bids)|three |3 |other )) ?(?:quotes|prices|bids|estimates)(?! (?:on|for|from (?:you|y all))(?= ))) `,
      // "checking a couple other places first"
      ` (?:checking|check|trying|try|calling|call|looking|look|comparing|compare|pricing|asking|ask|see|seeing|talking|talk|waiting)(?: (?:out|at|with|into|around|on|to|it|this))* (?:(?:a|the|couple|few|of|some|two|three|2|3|several|another|other|more|different|local) )*(?:other|another|couple|few|more|different|local|two|three|several) (?:\\w+ )?(?:places?|shops?|printers?|compan(?:y|ies)|vendors?|options|stores?|quotes?|bids?|spots)(?! (?:to|for (?:it|them|the)) (?:put|go|the logo)) `,
      ` (?:(?:do not|does not|no need to|not)(?: (?:want|need|have|needing|wanting))?(?: you)?(?: to)? (?:anything|it|this)(?: to)? (?:be |get )?|(?:nothing (?:needs? to|has to|should)|(?:it|this|that|anything) (?:does not|do not) (?:need|have) to) (?:be |get ))(?:sent|submitted|passed on|ordered|done|made|printed)(?: (?:in|off|over|on|out|yet|now|today|right now|just|at the moment|for now|thanks|thank you|please|[.,!]))* $`,
      ` (?:i|we|let me|gonna|going to|have to|need to|got to)(?: (?:will|would|have to|need to|got to|am going to|are going to|just|let me))* (?:think (?:about|on) (?:it|this|that)|think (?:it|this|that) over|sleep on (?:it|this|that)|mull (?:it|this|that) over)(?: (?:first|then|thanks|thank you|for a (?:bit|day|while)|some|ok|though|tonight|and))*${LATER}`,
      ` (?:thanks|thank you) (?:anyway|anyways|though|but no thanks|all the same) `,
      ` (?:maybe (?:later|another time|some other time|next time|some day)|some other time|another time|not ready to (?:order|commit|buy|decide)(?: yet)?|not ordering (?:yet|today|now)) (?:then |thanks |thank you |[.!,] ?)*$`,
      ` (?:going|went|go) (?:with|to) (?:someone|somebody) else | (?:found|use|using|try|trying) (?:someone|somebody|somewhere|another (?:shop|company|place|printer))(?: else)? (?:$|thanks|for this|[.!])`,
    ].join('|'),
  ),
);

/** "ok thanks, I'll stop by" */
export const isComingBy = ({ words }: Pick<Moment, 'words'>): boolean => comesBy(words.plain);

/** "you already asked that" */
export const wasAskedBefore = ({ words, reading: { slots }, before }: Moment): boolean =>
  before.asked !== null && Object.keys(slots).length === 0 && ASKED_BEFORE.test(words.plain);

const ASKED_BEFORE = worded(
  / (?:you|y all) (?:have |guys )?(?:already|just) asked | asked (?:me )?(?:that|this|it) (?:already|before|twice|again|once) | (?:i|we) (?:have )?(?:already|just) (?:told|said|gave|answered|mentioned|typed|explained) (?:you|that|it|this|so|all) | asking (?:me )?(?:the same|that again|again) | (?:keep|why are you) asking | same (?:question|thing) (?:again|over|twice) /,
);

/** "same number you have on file", "you should have my email": of what was left with an earlier order. */
export const saysOnFile = ({ words, reading: { slots }, before, state }: Moment): boolean =>
  before.asked !== null &&
  ASKS_REACH.has(before.asked) &&
  slots.email === undefined &&
  slots.phone === undefined &&
  // "hoodies instead, same number" is as many of them.
  slots.service === undefined &&
  state.slots.email === undefined &&
  state.slots.phone === undefined &&
  ON_FILE.test(words.plain);

const ASKS_REACH: ReadonlySet<Question> = new Set(['contact', 'phone', 'email', 'form_or_typing']);
const ON_FILE = worded(
  / (?:you|y all) (?:\w+ ){0,2}(?:have|got) (?:(?:it|that|mine|this) (?:already |there |on |in |from )|(?:all )?(?:my|our) (?:\w+ )?(?:number|phone|cell|email|info|information|contact|details)\b)|(?:number|phone|email|one|info|it|that|contact|details?) (?:\w+ ){0,4}on (?:file|record) | same (?:phone|number|email|cell|contact|info)\b/,
);

/** "that's not what I asked", "you didn't answer my question" */
export const wasMissed = ({ words }: Moment): boolean => MISSED.test(words.plain);

const MISSED = worded(
  / (?:not|never) (?:really )?what (?:i|we) (?:\w+ )?(?:ask|asked|asking)(?: for| about)? | (?:did not|does not|not|never) (?:\w+ )?answer(?:ing|ed)? (?:my|the|that|me|what)\b(?! (?:\w+ )?(?:phones?|calls?|cell|door|texts?|e ?mails?|line) )| (?:ignored|missed|skipped|ignoring|dodged) my (?:last |first )?question | (?:just )?answer (?:my|the) question | read what i (?:wrote|said|typed|asked) /,
);

/** "could someone come look at it": a visit, which a person arranges. */
export const asksForVisit = ({ words, state }: Moment): boolean =>
  state.slots.service !== undefined && isQuestion(words) && VISITED.test(words.plain);

const VISITED = worded(
  / (?:you|y all|yall|someone|somebody|anyone|anybody|a person|one of you)(?: guys)? (?:(?:be able to|please|just|also|ever|actually) )*(?:come|stop|swing|drop|send someone)(?: (?:out|by|over|here|down|to|and|the \w+|our \w+|my \w+)){0,4} (?:look|see|check|measure|take a look|have a look|take measurements|survey)\b/,
);

/** "so how many is that now?", "what do you have down for me so far", of a job that is under way: what stands. */
export const asksWhatStands = ({ words, state, reading: { slots } }: Moment): boolean =>
  state.slots.quantity !== undefined && Object.keys(slots).length === 0 && STANDS.test(words.plain);

const STANDS = worded(
  / how many (?:(?!colou?rs|inks|sides|places|spots|locations|days|weeks|hours|stitches|inches|feet|boxes|doors|words)\S+ )?(?:(?:is|was|are|does|do|would) (?:that|it|this|those|we|i) (?:(?:make|makes|have|got|say|said|come|comes|to|at|now|total|in|all|altogether|then|so|far|up) )*|(?:total|altogether|in all|in total|so far) (?:(?:is|that|it|do|i|we|have|at|are|now|then|so|far) )*|(?:do|did) (?:you|u|y all) (?:have|put) (?:me |us |it )?(?:down|so far|in there) (?:(?:for|me|us|now|so|far) )*)(?:\? )?$| what (?:is|was) (?:the|my|our) (?:\S+ )?(?:count|quantity|headcount|number of pieces)(?: (?:now|again|so far|at|up to))* (?:\? )?$| what (?:do|did|have) (?:you|u|y all|i|we) (?:have|got|put|order|ordered|say)(?: (?:down|for|me|us|on|in|my|our|the|order|request|job|so far|there|now))* so far (?:\? )?$|^ (?:(?:can|could|would|will) (?:you|u) |please |just |ok |so )*(?:read|repeat|recap|summarize|go over|run through|say)(?: (?:me|us|it|that|all|back|to|what|you|have|got|my|our|the|order|request|details|everything|again|so far|quickly))* (?:back|so far|order|details|everything)(?: (?:to me|to us|again|so far|please))* (?:\? )?$/,
);

/** "anybody there?", "do you have a minute" */
export const asksIfThere = ({ words }: Pick<Moment, 'words'>): boolean => IF_THERE.test(words.plain);

const IF_THERE = worded(
  /^ (?:(?:hello|hi|hey|ok|um|so|\?) )*(?:(?:is|are) )?(?:anyone|anybody|someone|somebody|you|y all|carl) (?:(?:guys|still|out|even|in) )*(?:there|here|home|listening|alive|around|reading this) (?:[?!.] )*$|^ (?:still there|you there) (?:[?!.] )*$|^ (?:(?:hello|hi|hey|ok|um|so|excuse me|,) )*(?:(?:do )?(?:you|y all|yall) (?:have|got)|got|have you got|can i (?:borrow|bother|have|get)) (?:you )?(?:for )?(?:a (?:quick |free )?|one |1 |just a )(?:minute|min|moment|second|sec) (?:(?:to (?:talk|chat|help)|for (?:me|us|a (?:quick )?question)|right now) )?(?:[?!.] )*$/,
);

/** "I'm back", "hello again" */
export const isReturn = ({ words, folded }: Moment): boolean =>
  RETURNS.test(words.plain) || RETURNS_ES.test(folded);

const RETURNS = worded(
  /^ (?:(?:ok|okay|hi|hey|hello|sorry|all right|alright|and|yes) )*(?:(?:i am |we are |now )?back(?: again| now| here| at it)?|(?:hi|hello|hey|me|it is me) again|(?:so )?where were we)(?: \w+){0,2} (?:[?!.,] )*$| where were we |^ (?:(?:ok|hi|hey|sorry|all right|alright|and|yes) )*(?:i am|we are) back (?:now |again )?[.,!] /,
);
const RETURNS_ES = worded(
  /^\W*(?:(?:ok|hola|perdon|listo) )*(?:ya (?:regrese|volvi|estoy (?:aqui|de vuelta))|de vuelta|sigue ahi|hola de nuevo|en que (?:estabamos|ibamos))\b/,
);

/** "sorry about the confusion", and nothing else. */
export const isApology = ({ words, reading: { slots } }: Pick<Moment, 'words' | 'reading'>): boolean =>
  Object.keys(slots).length === 0 && APOLOGIZES.test(words.plain);

const APOLOGIZES = worded(
  /^ (?:(?:ok|oh|well|hey|and|man|again|so|very|really|super|i am|we are|my|i) ){0,4}(?:sorry|apologies|apologize)(?: (?:again|for|about|to|be|being|if|i|am|was|such|a|an|all|so|much|of|the|your|you|my|this|that|it|bit|up|have|keep|in|with|confusion|trouble|bother|bothering|hassle|mess|mix|back and forth|time|waste|wasting|wasted|taking|taken|pain|pest|nuisance|delay|late|slow|wait|typos?|spelling|rambling|annoying|changes|changing|mind|difficult|questions|mistake|error|inconvenience|replying|answering|getting|back|neck|butt|carl|guys|today)){1,12} (?:[.!] )?$/,
);

/** "how many robots does it take to print a hoodie" */
export const isRiddle = ({ words, reading: { slots } }: Pick<Moment, 'words' | 'reading'>): boolean =>
  slots.quantity === undefined && RIDDLE.test(words.plain);

const RIDDLE = worded(
  / how many (?:\w+ )?(?!days|hours|minutes|weeks|months|seconds|shirts|tees|hats|colors|inks|stitches|screens|pieces|gallons|feet|yards|rolls|sheets|tries|steps|proofs|revisions|times)[a-z]+s?(?: \w+)? (?:does|do|would|will) it take to | (?:knock knock|walks? into a bar|why did the (?:chicken|shirt|printer|robot|hat|squeegee)) /,
);

/** "why do you need my number?" */
export const asksWhyContact = ({ words, folded }: Pick<Moment, 'words' | 'folded'>): boolean =>
  WHY_CONTACT.test(words.plain) ||
  WHY_CONTACT_ES.test(folded) ||
  // "I get enough spam calls" gives a reason, and asks for none.
  (SPAM.test(words.plain) && (isQuestion(words) || NO_SPAM.test(words.plain)));

const WHY_CONTACT = worded(
  / (?:why (?:do|would|are|is|should|does)|what (?:do|will|would|are) (?:you|they) (?:\w+ ){0,2}(?:need|do|doing|want|use|using)|what for) (?:\w+ ){0,5}(?:number|phone|email|e mail|name|contact|info|information|details) /,
);
const SPAM = worded(/ spam(?:med|ming)? /);
const NO_SPAM = worded(/ (?:no|not|never|without)(?: (?:any|get|be|want|like|more|to))* spam(?:med|ming)? /);
const WHY_CONTACT_ES = worded(
  /\b(?:por ?que|para que) (?:\w+ ){0,3}(?:telefono|numero|correo|nombre|datos|celular)\b/,
);

/** "why so many questions?" */
export const asksWhySoMuch = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  // "too many questions, can a person call me"
  !reading.intents.includes('human') && WHY_SO_MUCH.test(words.plain);

const WHY_SO_MUCH = worded(
  / why (?!is |are |was |does |would |the |(?:\w+ ){0,5}(?:expensive|price|cost|money|more) )(?:\w+ ){0,5}(?:all (?:of )?(?:that|this|these|those)|so many(?! (?:dollars|bucks))|so much (?:info|information|stuff|detail|from me|about|of (?:this|that))|to know) | (?:so many|too many|enough|stop (?:with )?the|all (?:these|the)) questions /,
);

/** "what do you need from me?" */
export const asksWhatIsNeeded = ({ words, folded }: Moment): boolean =>
  (WHAT_NEEDED.test(words.plain) && !OF_PAPERS.test(words.plain)) || WHAT_NEEDED_ES.test(folded);

/** "we're tax exempt, what do you need from us": a page tells. */
const OF_PAPERS = worded(/ (?:exempt|tax|taxes|resale|reseller|purchase order|account|net 30) /);

const WHAT_NEEDED = worded(
  / (?:is there )?(?:anything|something) else (?:that )?(?:you|y all) (?:guys )?(?:still )?(?:need|want|require)| (?:do|should|must|is there anything(?: else)?|anything(?: else)?) (?:that )?(?:i|we) (?:still |also )?(?:need to|have to|should|must|gotta)? ?(?:do|send|give you)(?: (?:anything|something))?(?: (?:else|more|now|next|on my end|yet|before then|in the meantime))* (?:\? )?$| what (?:else |all |info |information |details )?(?:do|would|will) (?:you|y all) (?:guys )?(?:still )?(?:need|want|require)(?: (?:from|for|of) (?:me|us|that|a quote|this)| to know| next| now| else)*(?: to (?:get started|start|quote|do that|order))? (?:\? )?$/,
);
const WHAT_NEEDED_ES = worded(/\bque (?:mas )?(?:necesita|ocupa|requiere)n?\b(?! (?:imprimir|bordar))/);

/** "can I cancel that?", of a request that is with the shop. */
export const wantsItBack = ({ before, words, reading: { intents, slots } }: Moment): boolean =>
  before.stored &&
  slots.quantity === undefined &&
  / (?:cancel|withdraw|call off|take (?:it|that) back) /.test(words.plain) &&
  !intents.includes('quote');

/** "is it too late to make it 60", of what is not sent off yet. */
export const asksIfTooLate = ({ words, before, reading }: Moment): boolean =>
  TOO_LATE_TO.test(words.plain) &&
  before.slots.service !== undefined &&
  !reading.intents.includes('order_status');

const TOO_LATE_TO = worded(
  / too late (?:now |for me |for us )?to (?:change|add|switch|update|edit|make|swap|fix|remove|take|bump|up|drop|get (?:them|it) in) /,
);

/** "is that doable?", of the day that was just given. */
export const asksIfInTime = ({ state, words, reading }: Moment): boolean =>
  state.slots.dueDate?.date != null &&
  state.slots.service !== undefined &&
  reading.slots.quantity === undefined &&
  // "I have no design, can you make it?"
  !reading.intents.includes('design') &&
  (IN_TIME.test(words.plain) ||
    (WILL_WORK.test(words.plain) && WEIGHED.test(state.lastReply)) ||
    (reading.slots.dueDate?.date != null && BY_THEN.test(words.plain)) ||
    (isOnlyDay(reading.slots) && (BY_DAY.test(words.plain) || CAN_BY_THEN.test(words.plain))));

/** What was said last was of the days that are left. */
const WEIGHED = /working days? (?:away|where)/;

const isOnlyDay = (slots: Moment['reading']['slots']): boolean =>
  slots.dueDate?.date != null && Object.keys(slots).every((slot) => slot === 'dueDate' || slot === 'service');

/** "can u do it the week of april 6", "think yall could get em to me by the 25th" */
const WHO = '(?:you|you all|y all|yall|i|we|it|they|that|this|those|these)';
const BY_DAY = worded(
  new RegExp(
    `^ (?:\\S+ ){0,5}?(?:(?:can|could|will|would) ${WHO}|${WHO} (?:can|could|will|would|might)|(?:able|possible) to) (?:(?:guys|still|even|maybe|possibly|realistically|actually|be|have|get) ){0,3}(?:do|have|get|make|finish|finished|complete|completed|manage|pull|turn|swing|knock|squeeze|deliver|ready|done|fit|hit|meet|wrap|print|it|them|em|that|these|those|this|mine|ours) `,
  ),
);

/** "what can you do by the 20th", "what if we pushed it to may 2, would that work": the day stands in the question. */
const BY_THEN = worded(
  / what (?:can|could|would|might) (?:you|y all) (?:guys )?(?:do|manage|get done|have ready) (?:\w+ ){0,2}(?:by|before|for) | (?:is|would|does) (?:that|it|this) (?:be |help |make it )?(?:ok|okay|fine|alright|all right|better|work|easier|enough|comfortable|more realistic)(?: (?:for you|then|time|instead|out))* (?:[?.!] )*$/,
);

const THE_DAY = '(?:that|it|this|they|those|there|the (?:date|day|timeline|timing|timeframe|deadline))';
const DOABLE =
  '(?:(?:even|still|at all|really|actually|remotely|be|a) ){0,2}(?:doable|possible|possibility|feasible|realistic|reasonable|comfortable|workable|manageable|achievable|(?:enough|plenty of) time|time enough|cutting it (?:too )?close|pushing it|too (?:soon|late|tight|crazy|fast|quick|short notice)|short notice)';
const DO_IT =
  '(?:(?:still|even|really|actually|possibly) ){0,2}(?:do|make|manage|swing|hit|meet|pull|handle) (?:that|it|this|them|the)(?: off| happen| by then| date| deadline| in time| work)?(?: (?:that|this) (?:fast|quick|soon|quickly))?(?: or not)?';
const IN_TIME = worded(
  new RegExp(
    ` (?:${[
      `(?:is|are|would|will|was) ${THE_DAY} ${DOABLE}`,
      // "you think that's doable", "think yall can swing it"
      `(?:think|reckon|feel like) (?:that )?(?:its|${THE_DAY}(?: (?:is|are|s|would be|will be))?) ${DOABLE}`,
      `(?:think|reckon|hope|hoping|know if|see if|sure|chance) (?:that )?(?:you|you guys|you all|y all|u|we) (?:can|could|will|might) ${DO_IT}`,
      `(?:can|could|will) (?:you|you all|y all|you guys|u) ${DO_IT}`,
      '(?:is there |any )(?:(?:any|a|even) )?(?:way|chance|hope)(?: (?:of|for) (?:that|it|this)| you (?:can|could) (?:do|make|swing|pull) (?:that|it|this)(?: off)?)?',
      '(?:can|could) (?:that|it|this) (?:even |still |really )?(?:be done|happen)',
      '(?:do|does|will|would|is) (?:we|i|you|you all|that|it|this|there) (?:still )?(?:(?:have|leave|give|be) (?:you |us |you all )?)?(?:enough|plenty of) time',
    ].join(
      '|',
    )}) (?:(?:[?!.]|at all|for you(?: guys| all)?|on your end|in time|or not|do you think|you think) )*$|^ (?:(?:so|and|ok|but|hmm|well|is|or) )*${DOABLE} \\? $`,
  ),
);

/** "so is that gonna work", where the day was just weighed or is told. */
const WILL_WORK = worded(
  /^ (?:(?:so|and|ok|but|hmm|well|or|do you think|you think|think) )*(?:(?:is|are|will|would|does) )?(?:that|it|this|they) (?:(?:is|are|will|s|be|still|even|actually|really) )*(?:(?:going to|gonna) )?(?:work|happen|make it|be (?:ok|okay|ready|done|here|a problem))(?: (?:out|then|for you|on your end|in time|by then|do you think))* (?:\? )?$/,
);

/** "can you do april 20?", the day and nothing else */
const CAN_BY_THEN = worded(
  /^ (?:(?:ok|so|and|then|or|hmm|well|but|what if|actually) )*(?:can|could|would|will) (?:you|y all|it|they|we) (?:(?:guys|still|even|maybe) )*(?:do|make|hit|meet|manage|swing|have (?:it|them)|be (?:done|ready|here)|get (?:it|them)) /,
);

/** "something to wear", also where Carl asked what it is for: which garment is still to be said. */
export const isToWear = ({ before, words, mentions }: Moment): boolean =>
  mentions.length === 0 &&
  (before.asked === 'service'
    ? TO_WEAR.test(words.plain)
    : before.slots.service === undefined && before.flow !== 'human' && WISHES_TO_WEAR.test(words.plain));

/** "us moms want something to wear at games", to begin with */
const WISHES_TO_WEAR = worded(
  / (?:need|needs|want|wants|looking for|like|love|get|order) (?:\w+ ){0,2}?(?:something|anything|things?|stuff|gear|outfits?) (?:\S+ ){0,4}?(?:to|can|could|will) (?:all )?wear /,
);

const TO_WEAR = worded(
  /^ (?:(?:um|uh|oh|well|ok|just|it is|something|things|stuff|for|to|the|we|i|can|want|need) )*(?:wear|wearable|wearables|wearing)(?: (?:it|them|one|ones|please|thing|things|stuff|at|for|the|our|my|work|event|staff|team|crew))* $/,
);

/** "is that each?", "so thats for all 48?": which of the two figures the estimate is. */
export const asksIfEach = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  Object.keys(reading.slots).every((slot) => slot === 'quantity' || slot === 'service') &&
  IF_EACH.test(words.plain);

const IF_EACH = worded(
  /^ (?:(?:so|and|ok|wait|hey|oh|sorry|or) )*(?:is (?:that|this|it)|that is|this is|are those|is (?:that|the) (?:price|total|estimate))(?: (?:the )?(?:price|total|cost|estimate))? (?:(?:for|per|a|the|just|only) )*(?:each|apiece|piece|unit|shirt|one|total|all(?: (?:of )?(?:them|it|those|\d+))?|everything|(?:whole|entire) (?:thing|order|lot|job)|altogether|in total|(?:all )?together)(?: one)?(?: or (?:\S+ ){0,3}(?:each|total|all|altogether|(?:all )?together|everything|\S+ (?:thing|order|lot)))? (?:\? )?$/,
);

/** "any way around that?", of a number below the minimum. */
export const asksForFewer = ({ state, words, shop }: Moment): boolean => {
  const least = serviceFor(shop, state)?.minimum_order ?? 1;
  return (state.slots.quantity ?? least) < least && FEWER.test(words.plain);
};

const FEWER = worded(
  / (?:way around|around (?:that|it)|exceptions?|(?:do|make|print|take|get) (?:just |only )?(?:less|fewer)|bend|flexible|no way to|any chance|smaller (?:order|run)|(?:pay|paid|charge (?:me|us)) (?:you )?(?:more|extra|double|a premium)) |^ (?:(?:but|and|ok|so|oh|that is|thats|way|far) )*(?:too (?:many|much)(?: for (?:me|us|my \w+))?|why(?: not| is that| so)?|how come(?: not)?|anything you can do(?: for (?:me|us))?|(?:is there )?(?:anything|something) (?:that )?you can do(?: for (?:me|us))?|can you (?:please )?(?:do (?:anything|something)|help)(?: for)?(?: (?:me|us))?(?: out)?) (?:\\? )?$/,
);

/** "what if we did hoodies instead?", "and polos?": the job with other goods, and no question about those goods. */
export const isSupposing = ({ words, mentions }: Pick<Moment, 'words' | 'mentions'>): boolean =>
  mentions.length === 1 && SUPPOSING.test(words.plain) && !ASKS_FOR_TRADE.test(words.plain);

const SUPPOSING = worded(
  / (?:what if|how about|what about|suppose|say (?:we|i) (?:did|do|went)|if (?:we|i|you|they) (?:did|do|went|go|got|get|used|use|made|make|switched|switch|printed|were|was)|if (?:they|it|these|those|them) (?:are|is|were|was|get|got|had|have)) |^ (?:(?:ok|hmm|so|well|and|or|then) )+(?:(?:for|with|on|just|maybe|the|in) )*(?:[\w-]+ ){1,3}(?:instead )?\? $/,
);
const ASKS_FOR_TRADE = worded(
  / (?:do|can|could) (?:you|y all) (?:guys )?(?:also |even )?(?:do|make|offer|have|sell|carry) /,
);

/** "do y'all do tote bags? thinking 75": every question in it is whether those goods are made. */
export function isOnlyOfGoods({ message, mentions }: Moment): boolean {
  const questions = message
    .slice(0, LONGEST_SPLIT)
    .split(/(?<=[.?!;\n])\s/)
    .filter((part) => OFFERED.test(part) || part.includes('?'));
  return (
    questions.length > 0 &&
    questions.every((question) => {
      const offered = OFFERED.exec(question);
      const from = message.indexOf(question) + (offered ? offered.index + offered[0].length : 0);
      return offered !== null && mentions.some(({ span }) => span.start >= from && span.start <= from + 20);
    })
  );
}

const LONGEST_SPLIT = 600;
const OFFERED =
  /\b(?:do|can|could|would|will)\s(?:you|u|ya|y['’]?all|yall)\s(?:(?:guys|also|even|happen|to|ever|be|able)\s){0,3}(?:do|make|print|sell|offer|have|carry|handle|embroider)\b/i;

/** "what are you going to do about it?", asked of an order that a person is to look into. */
export function isOfHandoff({ before, words, reading: { intents, slots } }: Moment): boolean {
  const isHandoff = before.flow === 'order_status' || before.flow === 'human';
  return (
    isHandoff &&
    isQuestion(words) &&
    slots.service === undefined &&
    !/ (?:make|print|sell|offer|services) /.test(words.plain) &&
    intents.every((intent) => intent === 'services' || intent === 'off_topic')
  );
}

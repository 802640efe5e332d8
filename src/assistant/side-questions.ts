// What visitors ask or say of the conversation itself, whatever it is about: each a question to the moment.
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { isOfOtherShop } from './reading/intents/past-orders.ts';

/** "three weeks and nobody calls back", "they came out wrong": a person's to put right, whatever the tone. */
export const isComplaint = ({ words, folded }: Pick<Moment, 'words' | 'folded'>): boolean =>
  (COMPLAINS.test(words.plain) && !SUPPOSES.test(words.plain) && !isOfOtherShop(words)) ||
  COMPLAINS_ES.test(folded);

/** "what happens if they come out wrong?" asks for the rule. */
const SUPPOSES =
  / (?:if|in case|what happens|policy|would you|how do you handle|(?:do|can|could|will) (?:you|y all|i|we) (?:\w+ )?(?:do|give|offer|issue|have|take|accept|get|ask for|return|refund)) /;

const COMPLAINS =
  / (?:complain|complaint|refund|(?:second|third|fourth|2nd|3rd|4th|\d+) time (?:i|we) (?:\w+ ){0,2}(?:ask|asking|asked|call|calling|called|email\w*|reach\w*|contact\w*|had to)|already (?:asked|called|emailed|told)|still (?:have not|nothing|no (?:word|answer|reply))|ripped off|(?:been|still|keep) waiting|waited|(?:nobody|no one|you never|never) (?:\w+ ){0,2}(?:call|calls|called|answer|answers|answered|reply|replied|respond|responds|responded|got|get|gets|came|showed|shows|heard|emailed)|(?:messed|screwed|botched|ruined|misspelled|misprinted)(?: up)?|(?:came|turned) out (?:\w+ )?(?:wrong|bad|terrible|awful|crooked|blurry|faded)|(?:are|is|were|was) (?:all |so |really )?(?:peeling|cracking|crooked|misspelled|ruined|defective)|wrong (?:color|colors|size|sizes|logo|order|shirts|hats|spelling)) /;
const COMPLAINS_ES =
  /\b(?:queja|reembolso|nadie (?:me )?(?:contesta|llama|responde)|salieron mal|llegaron mal|esta mal hecho|llevo \w+ (?:dias|semanas) esperando)\b/;

/** "this is ridiculous" */
export const isAngry = ({ words }: Pick<Moment, 'words'>): boolean => ANGRY.test(words.plain);

const ANGRY =
  / (?:ridiculous|unacceptable|outrageous|a joke|furious|livid|pissed|angry|mad|upset|unhappy|disappointed|embarrassing|unprofessional|fed up|never (?:order|come|buy|use|shop)\w* (?:\w+ ){0,3}again|last time i) /;

/** "so how do I order?" */
export const asksHowToOrder = ({ words, reading }: Moment): boolean =>
  Object.keys(reading.slots).length === 0 && HOW_TO_ORDER.test(words.plain);

const HOW_TO_ORDER =
  / how (?:do|can|could|would|does|should) (?:i|we|you|one|this) (?:\w+ )?(?:order|place (?:an|the|my) order|buy|purchase|get (?:started|this (?:going|done|started))|proceed|go ahead|work) /;

/** "what's your number?", "can I just email you?": how to reach the shop, and no wish to be called. */
export const asksHowToReachUs = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  (reading.slots.phone ?? reading.slots.email) === undefined &&
  !reading.intents.includes('artwork') &&
  OUR_NUMBER.test(words.plain);

const OUR_NUMBER =
  / (?:number (?:that )?(?:i can |we can |to |i could )(?:call|reach|text|phone|dial)|(?:what is|give me|tell me|have|got|need) (?:your|the shop) (?:\w+ )?(?:number|phone|telephone)|(?:can|could|may) (?:i|we) (?:just )?(?:(?:call|text|write to|phone) (?:you|y all|the shop)|(?:email|write) you(?= (?:guys |instead |directly )?(?:\? )?$)|send you (?:an email|a text))|(?:is there|do you have|you have|got) (?:a |an )?(?:\w+ )?(?:number|email|phone|address) (?:(?:that |where )?(?:i|we) (?:can|could)|to) (?:call|text|write|email|send|reach)|(?:how|where) (?:can|do|could|would) (?:i|we) (?:call|phone|reach|get a hold of|get hold of) (?:you|the shop|y all|you guys|someone there)) /;

/** "when will I hear back?" */
export const asksWhenAnswered = ({ words, folded }: Moment): boolean =>
  WHEN_ANSWERED.test(words.plain) || WHEN_ANSWERED_ES.test(folded);

const WHEN_ANSWERED =
  / (?:when|how soon|how long (?:until|till|before)) (?:\w+ ){0,2}(?:i|you|they|someone|somebody|anyone|we|a person) (?:\w+ ){0,2}(?:hear|get back|reply|respond|answer|call|email|write|contact|reach)\b/;
const WHEN_ANSWERED_ES =
  /\b(?:cuando|en cuanto tiempo)\b.{0,20}\b(?:contest|respond|llam|escrib|contact|comunic)\w*/;

/** "did it go through?" */
export const asksIfSent = ({ words, folded }: Moment): boolean =>
  IF_SENT.test(words.plain) || IF_SENT_ES.test(folded);

const IF_SENT =
  / (?:(?:did|has|is|was) (?:it|that|this|everything|my (?:request|quote|order|message)) (?:all )?(?:go|gone|get|sent|submitted|through|in|done|saved)|(?:did|have) you (?:get|got|send|sent|submit|submitted|save|receive) (?:it|that|this|my (?:request|info|message|email|number|details|order))|(?:are|is) (?:we|it|that|everything) (?:all set|good to go|done)) (?:(?:yet|ok|already|now|all right|correctly|to the shop|through) ){0,2}(?:\? )?$/;
const IF_SENT_ES = /\b(?:ya )?(?:se (?:envio|mando)|lo (?:envio|mando|recibi\w+))\b.{0,12}\?/;

/** "brb", "let me ask my wife": nothing to answer now, and the question stays. */
export const isPause = ({ words, folded }: Moment): boolean =>
  PAUSES.test(words.plain) || PAUSES_ES.test(folded);

const PAUSES =
  /^ (?:(?:ok|sorry|oh|um|uh|hmm|well|sure|hey|yes|can you|please|just|actually) )*(?:brb|be right back|(?:hang|hold) (?:on|up|please|tight)|(?:give me |just |wait )?(?:a|one|1|two|2) (?:sec|second|seconds|moment|minute|minutes|min|mins|bit)|wait(?: up| please| \?)?(?= $)|(?:let me|i will|i have to|i need to|i got to|got to|need to|have to|lemme) (?:check|look|see(?= (?:if |what |who |when |how |where )|$)|ask|find out|think|grab|go check|run it by|confirm|measure|count|talk)|checking) (?:\S+ ){0,9}$/;
const PAUSES_ES =
  /^\W*(?:(?:ok|si|perdon|bueno) )?(?:un (?:momento|momentito|segundo|minuto)|esper[ea]\w*|permitame|dejeme \w+|ahorita (?:vuelvo|regreso)|ya (?:vuelvo|regreso))\b/;

/** "I'm back", "hello again", "are you still there?" */
export const isReturn = ({ words, folded }: Moment): boolean =>
  RETURNS.test(words.plain) || RETURNS_ES.test(folded);

const RETURNS =
  /^ (?:(?:ok|okay|hi|hey|hello|sorry|all right|alright|and|yes) )*(?:(?:i am |we are |now )?back(?: again| now| here| at it)?|(?:hi|hello|hey|me|it is me) again|(?:are )?you (?:still )?(?:there|here)|still (?:there|here)|anyone (?:there|here)|(?:so )?where were we)(?: \w+){0,2} (?:[?!.,] )*$| where were we |^ (?:(?:ok|hi|hey|sorry|all right|alright|and|yes) )*(?:i am|we are) back (?:now |again )?[.,!] /;
const RETURNS_ES =
  /^\W*(?:(?:ok|hola|perdon|listo) )*(?:ya (?:regrese|volvi|estoy (?:aqui|de vuelta))|de vuelta|sigue ahi|hola de nuevo|en que (?:estabamos|ibamos))\b/;

/** "why do you need my number?" */
export const asksWhyContact = ({ words, folded }: Pick<Moment, 'words' | 'folded'>): boolean =>
  WHY_CONTACT.test(words.plain) || WHY_CONTACT_ES.test(folded);

const WHY_CONTACT =
  / (?:why (?:do|would|are|is|should|does)|what (?:do|will|would|are) (?:you|they) (?:\w+ ){0,2}(?:need|do|doing|want|use|using)|what for) (?:\w+ ){0,5}(?:number|phone|email|e mail|name|contact|info|information|details) | spam /;
const WHY_CONTACT_ES =
  /\b(?:por ?que|para que) (?:\w+ ){0,3}(?:telefono|numero|correo|nombre|datos|celular)\b/;

/** "why so many questions?" */
export const asksWhySoMuch = ({ words }: Pick<Moment, 'words'>): boolean => WHY_SO_MUCH.test(words.plain);

const WHY_SO_MUCH =
  / why (?:\w+ ){0,5}(?:all (?:of )?(?:that|this|these|those)|so many|so much|to know) | (?:so many|too many|enough|stop (?:with )?the|all (?:these|the)) questions /;

/** "what do you need from me?" */
export const asksWhatIsNeeded = ({ words, folded }: Moment): boolean =>
  WHAT_NEEDED.test(words.plain) || WHAT_NEEDED_ES.test(folded);

const WHAT_NEEDED =
  / (?:is there )?(?:anything|something) else (?:that )?(?:you|y all) (?:guys )?(?:still )?(?:need|want|require)| what (?:else |all |info |information |details )?(?:do|would|will) (?:you|y all) (?:guys )?(?:still )?(?:need|want|require)(?: (?:from|for|of) (?:me|us|that|a quote|this)| to know| next| now| else)*(?: to (?:get started|start|quote|do that|order))? (?:\? )?$/;
const WHAT_NEEDED_ES = /\bque (?:mas )?(?:necesita|ocupa|requiere)n?\b(?! (?:imprimir|bordar))/;

/** "can I cancel that?", of a request that is with the shop. */
export const wantsItBack = ({ before, words, reading: { intents } }: Moment): boolean =>
  before.stored &&
  / (?:cancel|withdraw|call off|take (?:it|that) back) /.test(words.plain) &&
  !intents.includes('quote');

/** "is that doable?", of the day that was just given. */
export const asksIfInTime = ({ state, words, reading }: Moment): boolean =>
  state.slots.dueDate?.date != null &&
  state.slots.service !== undefined &&
  reading.slots.quantity === undefined &&
  IN_TIME.test(words.plain);

const IN_TIME =
  / (?:(?:is|would|will|was) (?:that|it|this|the date|there) (?:(?:be|even|still|at all|really|actually|remotely|a) ){0,2}(?:doable|possible|possibility|feasible|realistic|reasonable|enough time|cutting it (?:too )?close|too (?:soon|late|tight|crazy))|(?:is there |any )(?:(?:any|a|even) )?(?:way|chance|hope)(?: (?:of|for) (?:that|it|this)| you (?:can|could) (?:do|make|swing|pull) (?:that|it|this)(?: off)?)?|(?:can|could) (?:that|it|this) (?:even |still |really )?(?:be done|happen)|(?:can|could|will) (?:you|y all|you guys) (?:still )?(?:even |really |actually )?(?:do|make|manage|swing|hit|meet|pull) (?:that|it|this|the)(?: off| happen| by then| date| deadline| in time)?(?: or not)?) (?:(?:[?!.]|at all|for you guys|in time|do you think) )*$/;

/** "any way around that?", of a number below the minimum. */
export const asksForFewer = ({ state, words, shop }: Moment): boolean => {
  const least = shop.services.find(({ slug }) => slug === state.slots.service)?.minimum_order ?? 1;
  return (state.slots.quantity ?? least) < least && FEWER.test(words.plain);
};

const FEWER =
  / (?:way around|around (?:that|it)|exceptions?|(?:do|make|print|take|get) (?:just |only )?(?:less|fewer)|bend|flexible|no way to|any chance|smaller (?:order|run)) /;

/** "what if we did hoodies instead?", "and polos?": the job with other goods, and no question about those goods. */
export const isSupposing = ({ words, mentions }: Pick<Moment, 'words' | 'mentions'>): boolean =>
  mentions.length === 1 && SUPPOSING.test(words.plain) && !ASKS_FOR_TRADE.test(words.plain);

const SUPPOSING =
  / (?:what if|how about|what about|suppose|say (?:we|i) (?:did|do|went)|if (?:we|i|you|they) (?:did|do|went|go|got|get|used|use|made|make|switched|switch|printed|were|was)) |^ (?:(?:ok|hmm|so|well|and|or|then) )+(?:(?:for|with|on|just|maybe|the|in) )*(?:[\w-]+ ){1,3}(?:instead )?\? $/;
const ASKS_FOR_TRADE =
  / (?:do|can|could) (?:you|y all) (?:guys )?(?:also |even )?(?:do|make|offer|have|sell|carry) /;

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
  const isAboutGoods =
    slots.service !== undefined || / (?:make|print|sell|offer|services) /.test(words.plain);
  return (
    isHandoff &&
    isQuestion(words) &&
    !isAboutGoods &&
    intents.every((intent) => intent === 'services' || intent === 'off_topic')
  );
}

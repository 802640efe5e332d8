// What visitors ask or say of the conversation itself, whatever it is about: each a question to the moment.

import { comesBy, consultsOwnPeople } from '../reading/intents/leaving.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';

/** "what's your number?", "can I just email you?": how to reach the shop, and no wish to be called. */
export const asksHowToReachUs = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  (reading.slots.phone ?? reading.slots.email) === undefined &&
  !reading.intents.includes('artwork') &&
  OUR_NUMBER.test(words.plain);

const OUR_NUMBER = worded(
  / (?:number (?:that )?(?:i can |we can |to |i could )(?:call|reach|text|phone|dial)|(?:what is|give me|tell me|have|got|need) (?:your|the shop) (?:\w+ )?(?:number|phone|telephone)|(?:can|could|may) (?:i|we) (?:just )?(?:(?:call|text|write to|phone) (?:you|y all|the shop)|(?:email|write) you(?= (?:guys |instead |directly )?(?:\? )?$)|send you (?:an email|a text))|(?:is there|do you have|you have|got) (?:a |an )?(?:\w+ )?(?:number|email|phone|address) (?:(?:that |where )?(?:i|we) (?:can|could)|to) (?:call|text|write|email|send|reach)|(?:how|where) (?:can|do|could|would) (?:i|we) (?:call|phone|reach|get a hold of|get hold of) (?:you|the shop|y all|you guys|someone there)) /,
);

/** "brb", "let me ask my wife", "need to run it by my boss": nothing to answer now, and the question stays. */
export const isPause = ({ words, folded }: Pick<Moment, 'words' | 'folded'>): boolean =>
  PAUSES.test(words.plain) || isConsulting({ words }) || PAUSES_ES.test(folded);

/** "gonna check with my fiance first", "the board has to sign off": somebody of the visitor's is asked before they go on. */
export const isConsulting = ({ words }: Pick<Moment, 'words'>): boolean =>
  !words.plain.includes(' ? ') && consultsOwnPeople(words.plain);

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

/** "is that each?", "so thats for all 48?": which of the two figures the estimate is. */
export const asksIfEach = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  Object.keys(reading.slots).every((slot) => slot === 'quantity' || slot === 'service') &&
  IF_EACH.test(words.plain);

const IF_EACH = worded(
  /^ (?:(?:so|and|ok|wait|hey|oh|sorry|or) )*(?:is (?:that|this|it)|that is|this is|are those|is (?:that|the) (?:price|total|estimate))(?: (?:the )?(?:price|total|cost|estimate))? (?:(?:for|per|a|the|just|only) )*(?:each|apiece|piece|unit|shirt|one|total|all(?: (?:of )?(?:them|it|those|\d+))?|everything|(?:whole|entire) (?:thing|order|lot|job)|altogether|in total|(?:all )?together)(?: one)?(?: or (?:\S+ ){0,3}(?:each|total|all|altogether|(?:all )?together|everything|\S+ (?:thing|order|lot)))? (?:\? )?$/,
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

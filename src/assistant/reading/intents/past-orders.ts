// Does a message complain of goods that the shop has made: wrong, late, broken, missing?

import { worded } from '../words/triggers.ts';
import { GARMENTS, PIECES } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';
import { anyOf, phrase as r } from './phrases.ts';

/** True for "you shorted us 12 shirts"; not for "our old sign is faded" or "what if they come out wrong". */
export function isOfPastOrder(words: Words): boolean {
  let isOne = known.get(words);
  if (isOne === undefined) {
    isOne = tellsOfPastOrder(words);
    known.set(words, isOne);
  }
  return isOne;
}

/** The intents, their clauses and the turn look at one message. */
const known = new WeakMap<Words, boolean>();

function tellsOfPastOrder({ all, plain }: Words): boolean {
  const isWrong =
    PAST_ORDER.test(plain) && GONE_WRONG.test(plain) && GONE_WRONG.test(plain.replace(DONE_AGAIN, ' '));
  if (isWrong && !ELSEWHERE.test(plain) && !SUPPOSES.test(plain)) return true;
  if (!HINTS.test(plain) || ELSE.test(plain)) return false;
  let text = ' ';
  for (const { kind, stem, text: word } of all)
    if (kind !== 'mark')
      text += `${(GARMENTS.has(stem) || PIECES.has(stem) || ORDERS.has(stem)) && !OWN.has(stem) ? '<goods>' : word} `;
  return COMPLAINS.test(text);
}

/** "need to move my wrap appointment to friday": what is booked already is put off or called off. */
export const isOfBooking = ({ plain }: Words): boolean => BOOKING.test(plain) && !SUPPOSES.test(plain);

const BOOKED = '(?:appointments?|appts?|install(?:ation|s)?|drop offs?|reservations?|bookings?)';
const BOOKING = worded(
  new RegExp(
    ` (?:cancel|reschedule|rescheduled|move|push|postpone|change|shift)(?: (?:up|back|off|out))? (?:my|our|the|that|his|her) (?:\\w+ ){0,3}${BOOKED}(?! form)\\b| (?:my|our|the|this|an) (?:\\w+ ){0,2}${BOOKED} (?:\\S+ ){0,8}(?:cancel|reschedule|rescheduled|postpone|(?:move|push|change) it) | reschedule (?:my|our|the|from|for|to|it|that) | (?:running|will be|going to be|might be|gonna be) late (?:for|to) (?:my|our|the) (?:\\w+ ){0,2}${BOOKED} `,
  ),
);

const ORDERS = new Set([
  'order',
  'package',
  'shipment',
  'parcel',
  'delivery',
  'one',
  'stuff',
  'thing',
  'print',
]);

/** What visitors bring along: a dent in the truck is none of ours. */
const OWN = new Set('car truck pickup van vehicle trailer bus suv boat fleet door window'.split(' '));

const FAULT = r`(?:(?:the )?wrong(?! with)|mis\w+ed|crooked|off cent(?:er|re)|not (?:cent(?:er|re)ed|straight|right|what (?:i|we))|upside down|backwards?|inside out|broken|cracked|cracking|chipped|damaged|defective|crushed|dented|ripped|ripping|torn|frayed|stained|faded|fading|smudged|smeared|scratched|peeling|peeled|bubbling|bent|warped|unravell?(?:ed|ing)|fray(?:s|ing)|loose|bleeding|falling (?:off|apart)|(?:fell|fallen) (?:off|apart)|(?:coming|come) (?:off|apart|undone|loose|unglued|unstitched)|came (?:off|apart|undone)|washed off|messed up|screwed up|jacked up|ruined|missing|short|shrunk|shrank|overdue|late|unusable|unwearable|different (?:color|shade|size)s?)`;
/** How goods that are there are spoken of. */
const CAME = r`(?:came|come|arrived?|showed up|is|are|was|were|look|looks|got|has|have|had|turned out|keeps?|started|already|in the <goods>|we got|i got|you (?:\w+ )?(?:sent|made|printed|gave))`;
const FORGOT = r`(?:shorted|forgot|misspelled|misprinted|botched|ruined|lost|(?:messed|screwed|jacked|effed) up|(?:spelled|printed|put|got|did|made|sent|gave|shipped|delivered|mailed|stitched|cut|hung|installed) (?:\S+ ){0,5}(?:wrong|upside down|backwards?|crooked|someone else|somebody else|by mistake|too (?:small|big|short|few)))`;

const COMPLAINS = worded(
  anyOf(
    r` (?:the|my|our|these|those|your|half|some|all|\d+|one|every) (?:\S+ ){0,4}<goods> (?:\S+ ){0,3}${CAME} (?:\S+ ){0,4}${FAULT} `,
    r` <goods> (?:\S+ ){0,4}(?:came|arrived|showed up|delivered|in the <goods>|you (?:sent|made|printed)) (?:\S+ ){0,4}${FAULT} `,
    r` ${FAULT} (?:\S+ ){0,4}<goods> (?:\S+ ){0,2}(?:in (?:the|my|our) <goods>|came|arrived|showed up|delivered) `,
    r` (?:the|your) (?:printing|print|<goods>|lettering|letters|ink|vinyl|stitching|threads?|embroidery|zippers?|hem|grommets?|logos?|colors?|spelling|name) (?:\S+ ){0,3}(?:is|are|was|were|came|keeps?|started|showed up|arrived) (?:\S+ ){0,3}(?:wrong|misspelled|crooked|off cent(?:er|re)|upside down|backwards?|peeling|crack(?:ed|ing)|fray(?:ed|ing)|unravel\w+|loose|fad(?:ed|ing)|smeared|bleeding|crushed|dented|coming (?:off|undone)|falling (?:off|apart)|came (?:off|undone)|(?:washed|fell) off) `,
    r` (?:my|our|the) (?:\S+ ){0,3}<goods> (?:\S+ )?(?:ripped|cracked|faded|peeled|shrank|shrunk|tore|broke|fell (?:down|off|apart)|came (?:off|apart|undone)) (?!blue|black|look)`,
    r` logo is (?:\S+ ){0,2}(?:crooked|peeling|upside down|coming off|off cent(?:er|re)) `,
    r` (?:you|yall|they|somebody|someone) (?:guys |all |people )?(?:\w+ )?${FORGOT} `,
    r` (?:got|received|have|sent (?:me|us)|counted|only) (?:\S+ ){0,3}(?:instead of|out of|not the) (?:the )?\d+ <goods>`,
    r` (?:got|received|sent (?:me|us)|counted) (?:only |just )?\d+ (?:\S+ ){0,3}(?:instead of|out of|not the|but (?:i |we )?(?:ordered|paid)) `,
    r` (?:got|received|given|sent (?:me|us)|shipped (?:me|us)) (?:\S+ ){0,2}(?:the wrong|(?:someone|somebody) else|damaged|broken|defective) `,
    r` (?:need|want|have|get|can you) (?:them|these|it|that|those|(?:the|my|our) <goods>) (?:redone|remade|reprinted|re printed|refunded)\b`,
    r` (?:get|want|need|give me|give us) (?:\w+ )?(?:my|our) money back `,
    r` (?:have|did|had|still have|has) not (?:\w+ )?(?:gotten|got|received?|receive|seen|get) (?:the|my|our|any of (?:the|my|our)) (?:\S+ ){0,3}<goods> `,
    r` never (?:got|received|saw|get|receive|recieved|recieve|sent (?:me|us)|delivered|shipped) (?:the|my|our|any of (?:the|my|our)) (?:\S+ ){0,3}<goods> `,
    r` any (?:word|news|updates?|luck|movement|progress) (?:on|about|with) (?:the|my|our|those|them|that) (?:\S+ ){0,3}<goods> `,
    r` (?:supposed to|should have|were to|was to|said (?:i|we) would|told (?:i|we) would) (?:get|have|be (?:here|ready|done|in)|gotten|arrive|come|been|pick up) (?:\S+ ){0,12}(?:nothing|still|and no|but|not here|yet) `,
    r` (?:<goods>|job) (?:\S+ ){0,4}(?:is|are|was|were) (?:\w+ )?(?:due|supposed|promised) (?:\S+ ){0,4}(?:yesterday|ago|last|already|this morning|and) `,
    r` not the (?:\w+ )?(?:color|size|style|shade|logo|design|font|<goods>) (?:that )?(?:i|we) (?:picked|<goods>|ordered|chose|asked|wanted|approved|paid) `,
    r` charged (?:me|us|my card) (?:twice|double|two times|wrong|too much) `,
    r` (?:checking|check|following up|follow up) (?:in |back |up )?on (?:the|my|our|those) (?:\S+ ){0,3}<goods> `,
    r` what (?:did|have) (?:i|we) (?:\w+ )?(?:<goods>|ordered|buy|bought) `,
  ),
);

/** A message with none of these complains of nothing. */
const HINTS = worded(
  / (?:\w*wrong|charged|check|checking|follow\w*|mis\w+|crooked|off|not|upside|backwards?|inside|broken|cracked|cracking|chipped|damaged|defective|crushed|dented|ripped|ripping|torn|frayed|stained|faded|fading|smudged|smeared|scratched|peel\w+|bubbling|bent|warped|unravel\w+|fraying|frays|loose|unglued|unstitched|bleeding|falling|fell|apart|undone|tore|broke|twice|jacked|ruined|shorted|short|shrunk|shrank|overdue|late|unusable|unwearable|different|forgot|lost|instead|out|else|redone|remade|reprinted|re|refunded|money|never|any|supposed|should|due|told|said|promised|what|botched|by|too|messed|screwed|effed) /,
);

/** Asked what if, said of another shop's work, or of what is to be made anew. */
const ELSE = worded(
  / (?:if|in case|what happens|will|would|does|do (?:the|they|these|your)|policy|used to|old|current|existing|faded (?:blue|black|look)|(?:other|another|different|last|previous|old) (?:shop|printer|company|place|vendor|guy|one)|at somewhere else|replace|replacement|replaced|add|make sure|so (?:it|they) (?:is|are|do)) /,
);

/** "another shop ruined them": what is wrong is not ours. */
export const isOfOtherShop = ({ plain }: Words): boolean => ELSEWHERE.test(plain);

const ELSEWHERE = worded(
  / (?:elsewhere|somewhere else|someplace else|(?:another|other|different|previous|last|old|online) (?:\w+ )?(?:shop|printer|place|company|vendor|guy|website)|vistaprint|custom ink|customink|online|amazon|walmart|etsy|costco|(?:off|from) (?:the )?internet|competitor\w*) /,
);

/** "has an old wrap thats peeling, need a new one": what is there is to be replaced, and was none of ours. */
export const isReplacing = ({ plain }: Words): boolean => REPLACES.test(plain);

const REPLACES = worded(
  / (?:an?|the|my|our|its|some) (?:\S+ )?(?:old|existing|current|previous|faded) (?:\S+ ){0,12}?(?:new|off|removed?|replaced?|redone|replacing) | (?:from|by) (?:the )?(?:previous|last|old|prior) owner /,
);

/** An order of the past, and what is wrong with it. */
const PAST_ORDER = worded(
  / (?:(?:i|we|she|he|they|wife|husband|boss|assistant|office|company|school|team|church|who|just|already|previously|originally|recently) (?:had |just |have |already |recently |also )?(?:ordered|bought|purchased|paid for|picked up|received|got)|(?:have|had) (?:\w+ ){1,3}(?:made|printed|done|wrapped|embroidered)|(?:you|y all|yall|you all|you guys|your (?:shop|guys|people|team)) (?:just |already |recently )?(?:made|printed|did|wrapped|sent|delivered|shipped|embroidered|stitched|gave|installed|put up|built)|(?:my|our|last|the|her|his|their|this) (?:\w+ )?order(?! form)|ordered (?:\w+ ){0,6}(?:from (?:you|y all)|last (?:week|month|year)|yesterday|\w+ (?:days|weeks|months) ago)|(?:pick(?:ed)? up|came|arrived|delivered) (?:yesterday|today|last (?:week|night)|this morning)) /,
);

const GONE_WRONG = worded(
  / (?:wrong|incorrect|typo|mistake|messed up|screwed up|mis(?:spelled|spelt|print\w*|cut)|crooked|fad(?:ed|ing)|peel(?:s|ed|ing)|crack(?:s|ed|ing)|bubbl(?:es|ed|ing)|shrunk|torn|ripped|tore|broke|broken|damaged|defective|blurry|smudged|smeared|stained|missing|incomplete|(?:\d+|two|three|a few|some|several) short|upside down|backwards?|off center|bled|(?:never|not) (?:\w+ ){0,2}(?:come|came|arrived?|showed|show|shown|received|delivered|shipped|here yet)|(?:days|weeks|a week|so|really|super|running|is|are) late|(?:fell|falling|fall|fallen|came|coming|comes|washed|washing|rubbing|rubbed) (?:right )?(?:off|apart|out)|not (?:what|how|the (?:color|size|one|logo)|right|straight|the same|even close)|too (?:small|big|dark|light|short|tight)|spelled (?:\w+ ){0,3}wrong|fix (?:it|this|them|these)|redo|redone|reprint\w*|refund|money back|unacceptable|unhappy|disappointed|terrible|awful|garbage) /,
);

/** "need to redo my last order": the visitor's wish, where nothing went wrong; not "you have to redo it". */
const DONE_AGAIN =
  / (?<! you (?:\w+ ){0,2}(?:need|have|got|ought) to )(?<! you (?:should|must|gotta|better) )(?:redo|reprint|re do|re print) (?:my|our|that|the|this) (?:(?:very|same) )?(?:last|previous|prior|old|same|past|earlier|first|other|spring|summer|fall|winter|year's) (?:\w+ )?(?:order|job|run|batch) /;

/** "what happens if they come out wrong?" asks for the rule. */
const SUPPOSES = worded(/ (?:if|in case|what happens|policy|would you|how do you handle) /);

/** "we ordered aprons last time and would like twenty more": goods to be made, whatever is told of those before. */
export const wantsMoreGoods = (words: Words): boolean =>
  (WANTS_MORE.test(words.plain) || isForThisTime(words) || ORDERS_AGAIN.test(words.plain)) &&
  !STILL_OWED.test(words.plain) &&
  !isOfPastOrder(words);

const WANTS_MORE = worded(
  / (?:need|needs|want|wants|wanna|would like|i would like|looking for|(?:can|could|may) (?:i|we|you)(?: \w+)?|get|order|reorder|re order|thinking|add|could (?:also )?use|let us (?:do|get|make|have)) (?:\S+ ){0,4}?(?:more|another|additional|extra|again|this time|of the same|same (?:ones?|thing|color)) (?!info|information|time|details|help|days?|weeks?|look|update|word|question|chance|call|refund|copy|proof|about|like)| \d+ more (?:of (?:them|those|these) )?(?:please|too|also|as well) /,
);

/** "reorder the 20 polos I ordered", "same as last time but 30", "run our job again": wanted anew, by itself. */
export const ordersAgain = (words: Words): boolean =>
  ORDERS_AGAIN.test(words.plain) && !STILL_OWED.test(words.plain) && !isOfPastOrder(words);

const LAST_ORDER = r`(?:job|order|run|batch|thing|design|print|shirts?|tees?|polos?|hats?|caps?|hoodies?|jackets?|aprons?|banners?|signs?|mugs?|totes?|stickers?|decals?|cards?|ones?)`;
const ORDERS_AGAIN = worded(
  anyOf(
    r` (?:reorder|re order|re up|restock|reprint)(?:ing)?(?<! (?:my|our|the|that|this|a|last|any|your|for|are|on|about|do) (?:re)? ?\w+) (?!fees?|forms?|process|policy|discounts?|prices?|pricing|costs?|work)`,
    r` (?:do|place|make|need|want|get|like) (?:an? |another )(?:quick |small |same )?(?:reorder|re order|repeat order) `,
    r` (?:repeat|redo|do over|duplicate|run|make|print|do) (?:me |us )?(?:my |our |the |that )?(?:\w+ ){0,2}${LAST_ORDER} (?:\w+ ){0,4}(?:again|over) `,
    r` (?:repeat|redo|duplicate) (?:my|our|the|that) (?:\w+ )?order `,
    r` order (?:the |those |that |them |it |number |same |\S*\d+ )*again `,
    r` (?:second|another) (?:run|batch|round) of `,
    r` same (?<! (?:is|are|was|were|it|they|not|why|looks?)(?: \w+){0,3} same )(?:exact )?(?:${LAST_ORDER} |quantity |stuff )?(?:(?:as|like) )(?:(?:we|i|you) (?:did|got|had|ordered|made) )?(?:(?:the )?last (?!night|week)\w+|before (?!the|that)|(?:our|my) (?:last|old|previous) \w+|the ones (?:we|i|you) )`,
    r` same (?<! (?:is|are|was|were|it|they|not|why|looks?)(?: \w+){0,3} same )(?:exact )?${LAST_ORDER} (?:that )?(?:we|i) (?:did|got|had|ordered|made|placed) `,
    r` (?:redo|re do|re run|rerun) (?:my|our|that|the) (?:last|previous|prior|old|same|past) (?:\w+ )?${LAST_ORDER} `,
    r` (?:order|get|have|want|need|do) (?:just |exactly )*what (?:we|i) (?:got|had|did|ordered) (?:before|last|in|back|from|previously) `,
    r`^ (?:(?:just|so|hi|hey|we need|need|i need|can we get|the) )*(?:our|my|the) usual(?: order)? `,
  ),
);
/** "we have our own shirts", "I got the jackets already, just need the logo on": the visitor's, and no order of the shop's. */
export const bringsOwnGoods = (words: Words): boolean => OWN_GOODS.test(words.plain) && !isOfPastOrder(words);

const OWN_GOODS = worded(
  / (?:have|has|got|bring|bringing|brought|buy|bought|supply|supplying|provide|providing|use|using|with|on) (?:all )?(?:of )?(?:my|our|their|your) own | (?:i|we) (?:already |have already )?(?:have|got|own|bought) (?:\S+ ){1,4}(?:already )?(?:(?:and|but|so|just) )*(?:i |we |it |they )?(?:just|only) (?:need|want)(?:s|ed)? (?:\S+ ){0,3}(?:print\w*|logos?|embroider\w*|decorat\w*|design|names?|numbers?|done|put|added|on) /,
);

/** "80 this time", "this year we need 80" */
export const isForThisTime = ({ plain }: Words): boolean => THIS_TIME.test(plain) && !STILL_OWED.test(plain);

const THIS_TIME = worded(
  / \d+ (?:\S+ ){0,3}(?:this|next) (?:time|year|season|round|go around|fall|spring|summer|winter) | (?:this|next) (?:time|year|season|round|go around) (?:\S+ ){0,5}\d+ /,
);
/** What is missing of an order is no new one. */
const STILL_OWED = worded(
  / (?:short|shorted|missing|check(?:ing)? (?:on|if|whether|about)|follow\w* up|track\w*|updates?|owe|owed|still waiting|only (?:got|received|came)|where (?:is|are)|wheres|instead of|status|late|not (?:come|here|arrived)|the (?:other )?\d+ (?:more|missing|others|rest)) /,
);

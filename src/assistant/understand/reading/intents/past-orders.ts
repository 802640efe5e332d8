// Does a message complain of goods that the shop has made: wrong, late, broken, missing?

import { worded } from '../words/triggers.ts';
import { GARMENTS, PIECES } from '../words/vocabulary.ts';
import type { Word, Words } from '../words/words.ts';
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
    PAST_ORDER.test(plain) && GONE_WRONG.test(plain) && GONE_WRONG.test(plain.replace(NOT_WRONG, ' '));
  if (isWrong && !SUPPOSES.test(plain) && !isOfOtherShop({ plain })) return true;
  if (OLD_ONES.test(plain) && !BY_US.test(plain)) return false;
  if (!HINTS.test(plain) || ELSE.test(plain) || (WANTS_NEW.test(plain) && !BY_US.test(plain))) return false;
  let text = ' ';
  for (const [at, word] of all.entries())
    if (word.kind !== 'mark')
      text += `${isOfGoods(word) && !(word.text === 'one' && isOfGoods(all[at + 1])) ? '<goods>' : word.text} `;
  return COMPLAINS.test(text);
}

/** "you made us 60 hoodies last year and we loved them": told of what was well done, and nothing asked for. */
export const isOfDoneWork = ({ plain }: Pick<Words, 'plain'>): boolean =>
  DONE_WELL.test(plain) && !ASKED_FOR.test(plain);

const DONE_WELL = worded(
  / (?:you|yall|y all) (?:guys |all |folks |people )?(?:did|made|printed|wrapped|embroidered|stitched) (?=.{0,120} (?:loved?|awesome|great|perfect|perfectly|amazing|fantastic|beautiful|happy|nice|good|hit|compliments) )(?:\S+ ){0,3}?(?:\d+|an?|the|our|my|some|his|her|their|all) /,
);
const ASKED_FOR = worded(
  / (?:need|needs|want|wants|would like|wanna|order|reorder|quote|price|estimate|cost|again|another|more|same|can|could|will|would|do you|does|how|what|when|looking|hoping|time for|this year|this time|next|back for|\?) /,
);

/** "need to move my wrap appointment to friday": what is booked already is put off or called off. */
export const isOfBooking = ({ plain }: Words): boolean => BOOKING.test(plain) && !SUPPOSES.test(plain);

const BOOKED = '(?:appointments?|appts?|install(?:ation|s)?|drop offs?|reservations?|bookings?)';
const BOOKING = worded(
  new RegExp(
    ` (?:cancel|reschedule|rescheduled|move|push|postpone|change|shift)(?: (?:up|back|off|out))? (?:my|our|the|that|his|her) (?:\\w+ ){0,3}${BOOKED}(?! form)\\b| (?:my|our|the|this|an) (?:\\w+ ){0,2}${BOOKED} (?:\\S+ ){0,8}(?:cancel|reschedule|rescheduled|postpone|(?:move|push|change) it) | reschedule (?:my|our|the|from|for|to|it|that) | (?:running|will be|going to be|might be|gonna be) late (?:for|to) (?:my|our|the) (?:\\w+ ){0,2}${BOOKED} `,
  ),
);

const isOfGoods = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.text !== 'short' &&
  (GARMENTS.has(word.stem) || PIECES.has(word.stem) || ORDERS.has(word.stem)) &&
  !OWN.has(word.stem);

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

/** "waiting on my wife to decide", "still waiting on our headcount": for nothing that the shop owes. */
export const waitsForOwn = ({ plain }: Pick<Words, 'plain'>): boolean => WAITS_FOR_OWN.test(plain);

const WAITS_FOR_OWN = worded(
  / waiting (?:\S+ ){0,3}?(?:for|on|to hear from) (?:my|our|the|a|his|her) (?:\w+ ){0,3}?(?:wife|husband|spouse|partner|mom|dad|sister|brother|son|daughter|boss|manager|owner|supervisor|director|principal|coach(?:es)?|pastor|treasurer|president|board|council|committee|team|staff|crew|group|parents|bride|office|accounting|corporate|client|landlord|city|sizes?|head ?count|count|numbers?|names?|roster|list|rsvps?|sign ?ups?|registrations?|approval|permit|budget|funds|grant|money|check|paycheck|venue|date|designer|artist|logo|artwork|art|file|files) /,
);

/** What visitors bring along: a dent in the truck is none of ours. */
const OWN = new Set('car truck pickup van vehicle trailer bus suv boat fleet door window'.split(' '));

const FAULT = r`(?:(?:the )?wrong(?! with)|mis\w+ed|crooked|off cent(?:er|re)|not (?:cent(?:er|re)ed|straight|right|what (?:i|we))|upside down|backwards?|inside out|broken|cracked|cracking|chipped|damaged|defective|crushed|dented|ripped|ripping|torn|frayed|stained|faded|fading|smudged|smeared|scratched|peeling|peeled|bubbling|bent|warped|unravell?(?:ed|ing)|fray(?:s|ing)|loose|bleeding|falling (?:off|apart)|(?:fell|fallen) (?:off|apart)|(?:coming|come) (?:off|apart|undone|loose|unglued|unstitched)|came (?:off|apart|undone)|washed off|messed up|screwed up|jacked up|ruined|missing|short(?! sleeves?)|shrunk|shrank|overdue|late|unusable|unwearable|different (?:color|shade|size)s?|shattered|smashed|pill(?:ed|ing)|yellowed|discolored|moldy|filthy|soaked)`;
/** How goods that are there are spoken of. */
const CAME = r`(?:came|come|arrived?|showed up|is|are|was|were|look|looks|got|has|have|had|turned out|keeps?|started|already|in the <goods>|we got|i got|you (?:\w+ )?(?:sent|made|printed|gave))`;
/** What the talk itself gets wrong: "you got that wrong", "you got my name wrong". */
const HEARD = r`(?:it|that|this|me|everything|my (?:name|number|email|phone|address|company|question|meaning)|the (?:date|day|name|number|count|email|question)) (?:all |completely |totally )?wrong`;
const FORGOT = r`(?:shorted|forgot|misspelled|misprinted|botched|ruined|lost|(?:messed|screwed|jacked|effed) up|(?:spelled|printed|put|got(?! ${HEARD})|did|made|sent|gave|shipped|delivered|mailed|stitched|cut|hung|installed) (?:\S+ ){0,5}(?:wrong|upside down|backwards?|crooked|someone else|somebody else|by mistake|too (?:small|big|short|few)))`;

/** What only goods that are there can have done. */
const FAILED = r`(?:shrank|shrunk|shrunken|faded|pilled|yellowed|peeled|cracked|bled|ripped|tore|frayed|unravell?ed|shattered|melted|rusted|warped|smell|stink|stank|bubbling|pilling|peeling|flaking|cracking|fading|fraying|unravell?ing|lifting|curling|(?:fell|falling|came|coming|come|rubbed|rubbing|washed|washing|flew|flying|pulled|popped|wore) (?:\w+ )?(?:off|out|apart|down|undone|loose|unstitched|unglued)|(?:will|do|does|did) not (?:even )?(?:stick|write|fit (?:anyone|anybody|right|us|me|any)|stay (?:on|up|stuck)|stop (?:peeling|curling)))`;
/** "faded look", "cracked ice": how goods shall be. */
const NO_FAULT = r`(?!look|looking|style|print |design|ice|effect|black|blue|red|denim|on purpose|\w+ effect)`;
const OF_US = r`(?:the|my|our|these|those|your|half|some|all|most|both|of|any)`;
const MADE = r`(?:<goods>|print|prints|printing|logos?|ink|inks|vinyl|letters?|lettering|stitching|threads?|embroidery|colors?|grommets?|wrap|graphics?|designs?|names?|numbers?|patch|patches|everything|they|it|them|these|those|mine)`;
const SIZE = r`(?:smalls?|mediums?|larges?|xls?|x ?larges?|[2-5]xls?|[sml])`;

const COMPLAINS = worded(
  anyOf(
    r`^ (?:(?:hi|hey|hello|omg|oh|so|um|and|but|also|well|ok|wow|ugh|carl|yo|lol|man|dude|crap|${OF_US}) ){0,5}(?:(?!(?:can|could|will|would|do|does|may|might|should|if|when) )\w+ )?${MADE} (?:(?:all|already|just|totally|completely|really|so|is|are|has|have|started|keeps?|kept|on (?:my|our|the) \w+|on (?:mine|ours)|\w+ly) ){0,4}${FAILED} ${NO_FAULT}`,
    r` (?:and|but|because|now|then|yesterday) (?:(?:${OF_US}) ){0,2}${MADE} (?:(?:all|already|just|is|are|started|keeps?) ){0,2}${FAILED} ${NO_FAULT}`,
    r` (?:missing|shorted|(?:am|are|was|were|is|came|come|came up) (?:\w+ )?short) (?:by |like |about )?(?:\d+|an?|one|two|three|some|several|half)(?: of)?(?: (?:the|our|my))? (?:\S+ )?(?:<goods>|${SIZE}) `,
    r` (?:paid for|ordered|counted on|supposed to get|charged for) (?:\S+ )?\d+ (?:\S+ ){0,3}?(?:and |but )?(?:(?:i|we) )?(?:only |just )?(?:got|received|counted|came) (?:only |just )?\d+ `,
    r` (?:the|my|our|these|those|your|\d+ of the|one of the|some of the) <goods> (?:have|has|had|came with) (?:\S+ ){0,4}(?:busted|broken|ripped|torn|missing|crooked|upside down|cracked) `,
    r` (?:i|we) (?:\w+ )?(?:got )?charged (?:twice|double|two times) `,
    r` you (?:\w+ )?(?:printed|made|did|stitched|cut|wrapped) (?:it|them|those|these|the <goods>|our <goods>) (?:in )?(?:\w+ ){1,2}(?:and |but |when )?(?:i|we) (?:said|asked|ordered|wanted|told|picked|chose) `,
    r` only (?:\w+ )?\d+ (?:of|out of) (?:the |our |my )?\d+ (?:\S+ ){0,3}(?:were|was|came|arrived|showed|made it|are (?:in|here|there)|is (?:in|here)) `,
    r` (?:there is|there are|found|has|have|had|got|came with) (?:like |about )?(?:an?|some|\d+|big|tiny|little|several)(?: \w+)? (?:holes?|stains?|tears?|rips?|smudges?|spots?|cracks?|snags?|typos?|misprints?|bubbles?|creases?) (?:in|on|across|all over) (?:\S+ ){0,4}(?:<goods>|it|them) `,
    r` not (?:(?:at all|even|really) )?(?:what|the \w+ (?:that )?) ?(?:i|we) (?:approved|ordered|asked for|picked|paid for|signed off) `,
    r` (?:(?:not|never) (?:\w+ )?(?:happy|pleased|satisfied|thrilled|impressed)|unhappy|disappointed) (?:with|in|by|about) (?:how (?:the |my |our )?(?:<goods>|they|it) |(?:the|my|our|these|those) (?:\w+ )?(?:<goods>|quality|work|job) )(?!(?:\w+ )?(?:price|prices|quote|pricing|cost|options?|idea|mock ?up|proof))`,
    r` wrong (?:colors?|sizes?|design|logo|name|one|ones|<goods>) (?:came|arrived|showed up|was sent|got sent|in the <goods>|were sent|shipped) `,
    r` (?:half|some|most|all|\d+|one|two|three|several|a few|a couple|both) of (?:the |our |my |your )?(?:them|em|these|those|<goods>) (?:are|were|came|is|was) (?:(?:\d+|a|all|way|like|two|\w+ly|sizes?|bit|little) ){0,4}(?:too (?:small|big|short|tight|long|large)|crooked|ripped|torn|cracked|peeling|faded|broken|shattered|chipped|stained|smudged|unreadable|unusable|damaged|dented) `,
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
    r`(?<! (?:logo|artwork|art|drawing|mascot)s? (?:is|looks?)(?: \S+){0,6}) (?:need|want|have|get|can you) (?:them|these|it|that|those|(?:the|my|our) <goods>) (?:redone|remade|reprinted|re printed|refunded)\b`,
    r` (?:get|want|need|give me|give us) (?:\w+ )?(?:my|our) money back `,
    r` (?:have|did|had|still have|has) not (?:\w+ )?(?:gotten|got|received?|receive|seen|get) (?:the|my|our|any of (?:the|my|our)) (?:\S+ ){0,3}<goods> `,
    r` never (?:got|received|saw|get|receive|recieved|recieve|sent (?:me|us)|delivered|shipped) (?:the|my|our|any of (?:the|my|our)) (?:\S+ ){0,3}<goods> `,
    r` waiting (?:\w+ ){0,4}(?:for|on) (?:the|my|our|those) (?:(?!to |and )\S+ ){0,2}<goods> (?:(?:that|which) )?(?:(?:i|we) (?:ordered|paid|bought)|from you|you |still|and |since|yet|, |$)`,
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
  / (?:\w*wrong|flaking|charged|check|checking|follow\w*|mis\w+|crooked|off|down|missing|holes?|stains?|tears?|rips?|smudges?|spots?|cracks?|snags?|typos?|misprints?|bubbles?|creases?|shattered|smashed|pill(?:ed|ing)|yellowed|discolored|moldy|filthy|soaked|shrunken|bled|frayed|melted|rusted|smell|stink|stank|lifting|curling|stick|write|fit|stay|stop|only|paid|ordered|busted|printed|made|did|stitched|counted|waiting|unhappy|disappointed|happy|pleased|satisfied|thrilled|impressed|off|not|upside|backwards?|inside|broken|cracked|cracking|chipped|damaged|defective|crushed|dented|ripped|ripping|torn|frayed|stained|faded|fading|smudged|smeared|scratched|peel\w+|bubbling|bent|warped|unravel\w+|fraying|frays|loose|unglued|unstitched|bleeding|falling|fell|apart|undone|tore|broke|twice|jacked|ruined|shorted|short|shrunk|shrank|overdue|late|unusable|unwearable|different|forgot|lost|instead|out|else|redone|remade|reprinted|re|refunded|money|never|any|supposed|should|due|told|said|promised|what|botched|by|too|messed|screwed|effed) /,
);

/** "last ones we had ripped", "the old one faded": why new ones are asked about; who made those is not said. */
const OLD_ONES = worded(
  / (?:last|old|previous|other|current|existing) (?:ones?|set|batch) (?:(?:that )?(?:we|i|they) (?:had|got|have|bought|used) )?(?:(?:all|just|kind of|kinda|always|really|totally|started|kept|keep) )*(?:ripped|tore|faded|cracked|peeled|broke|shrank|shrunk|bled|rusted|warped|fell|blew|melted|wore|came|started|got|were|was|would|did|ripping|fading|peeling|cracking) /,
);

/** Asked what if, said of another shop's work, or of what is to be made anew. */
const ELSE = worded(
  / (?:if|in case|what happens|will(?! not)|would|does(?! not)|do (?:the|they|these|your)|policy|used to|old|current|existing|faded (?:blue|black|look)|(?:other|another|different|last|previous|old) (?:shop|printer|company|place|vendor|guy|one)|at somewhere else|replace|replacement|replaced|add|make sure|so (?:it|they) (?:is|are|do)) /,
);

/** "our sign is faded, need a new one": to be made, where nothing was delivered. */
const WANTS_NEW = worded(
  / (?:do|can|could) (?:you|yall|you guys) (?:\w+ )?(?:sell|make|carry|stock|offer) (?:those|them|these|that|any|new) | (?:need|needs|want|wants|get|getting|time for|looking (?:for|to get|at)|like|order) (?:\w+ ){0,3}?new (?<! (?:came|arrived|delivered|sent|received|after) (?:\w+ ){0,12})/,
);

/** "another shop ruined them", "the place that did our hats closed": what was made, or went wrong, is not ours. */
export const isOfOtherShop = ({ plain }: Pick<Words, 'plain'>): boolean =>
  ELSEWHERE.test(plain) || ((FROM_OTHERS.test(plain) || FORMER_MAKER.test(plain)) && !BY_US.test(plain));

const ELSEWHERE = worded(
  / (?:elsewhere|somewhere else|someplace else|(?:another|other|different|previous|last|old|online|usual|former) (?:\w+ )?(?:shop|printer|place|company|vendor|guy|website|supplier)|vistaprint|custom ink|customink|online|amazon|walmart|etsy|costco|(?:off|from) (?:the )?internet|competitor\w*) /,
);

const FROM_OTHERS = worded(
  / (?:(?:(?<! hear )from|by|through|used|(?:went|going|go|worked|working|stuck) with) (?:someone|somebody) else|(?:from|with|by|through|at) (?:a|some|this) (?:\w+ )?(?:guy|place|shop|company|printer|vendor|outfit|lady|supplier|website|buddy|cousin)(?! (?:at|in|from|of) (?:your|the) (?:shop|store|place|team)| there)) /,
);

const MAKER = r`(?:place|shop|store|company|business|outfit|guys?|man|lady|woman|printers?|vendor|supplier|people|person|embroiderer|one)`;
const IS_GONE = r`(?:closed|shut|retired|quit|folded|died|passed away|flaked|ghosted|disappeared|vanished|moved (?:away|out|to)|went (?:out of business|under|bankrupt|belly up)|out of business|bankrupt|gone|no longer|sold (?:the|his|her|their)|(?:does not|do not|can not|will not|stopped|quit) (?:do|make|print|embroider|doing|making|printing))`;
/** Nothing is wrong with an order of ours. */
export const isMadeElsewhere = (words: Words): boolean => isOfOtherShop(words) && !isOfPastOrder(words);

/** Who made them, and is no more: the shop itself is not closed for good. */
const FORMER_MAKER = worded(
  anyOf(
    r` ${MAKER} (?:that|who|which|i|we) (?:\w+ ){0,2}(?:did|made|printed|used|stitched|embroidered|sold|wrapped|got|ordered|does|makes) (?:\S+ ){0,6}${IS_GONE} `,
    r` (?:ordered|bought|used|printed|made|done|got|had) (?:\S+ ){1,8}(?:but|and|then|since) (?:\w+ ){0,2}(?:place|company|business|outfit|guy|printer|vendor|supplier|lady) (?:\w+ ){0,2}${IS_GONE} `,
    r` (?:our|my) (?:\w+ ){0,2}(?:printer|vendor|supplier|embroiderer|(?:usual|last|previous|regular|former|sign|shirt|hat|print|printing|embroidery|wrap|banner) (?:company|shop|place|guy|lady|person)) (?:\w+ ){0,2}${IS_GONE} `,
  ),
);
/** "our sign guy retired", which tells by itself that somebody new is looked for. */
export const hasLostMaker = ({ plain }: Words): boolean => FORMER_MAKER.test(plain) && !BY_US.test(plain);

/** "we ordered from you last time, not online" */
const BY_US = worded(
  / (?:(?:from|with|by|through) (?:you|yall|y all|you guys|your (?:shop|guys|people))|(?:you|y all|yall|you guys) (?:\w+ )?(?:made|printed|did|sent|shipped|delivered|gave|stitched|sold|put|installed|hung)|my order) /,
);

/** "has an old wrap thats peeling, need a new one": what is there is to be replaced, and was none of ours. */
export const isReplacing = ({ plain }: Words): boolean =>
  REPLACES.test(plain) || (WANTS_NEW.test(plain) && WORN.test(plain) && !BY_US.test(plain));

const WORN = worded(
  / (?:faded|fading|cracked|cracking|peeling|peeled|broken|broke|torn|ripped|rusted|rusty|worn|shot|beat up|falling (?:apart|off)|fell (?:apart|off|down)|damaged|bent|outdated|stolen|ugly|dead|toast) /,
);

const REPLACES = worded(
  / (?:an?|the|my|our|its|some) (?:\S+ )?(?:old|existing|current|previous|faded) (?:\S+ ){0,12}?(?:new|off|removed?|replaced?|redone|replacing) | (?:from|by) (?:the )?(?:previous|last|old|prior) owner /,
);

/** An order of the past, and what is wrong with it. */
const PAST_ORDER = worded(
  / (?:(?:i|we|she|he|they|wife|husband|boss|assistant|office|company|school|team|church|who|just|already|previously|originally|recently) (?:had |just |have |already |recently |also )?(?:ordered|bought|purchased|paid for|picked up|received|got)|(?:have|had) (?:(?!logo|art|artwork|design|drawing|picture)\w+ ){1,3}(?:made|printed|done|wrapped|embroidered)|(?:you|y all|yall|you all|you guys|your (?:shop|guys|people|team)) (?:just |already |recently )?(?:made|printed|did|wrapped|sent|delivered|shipped|embroidered|stitched|gave|installed|put up|built)|(?:my|our|last|the|her|his|their|this) (?:\w+ )?order(?! form)|ordered (?:\w+ ){0,6}(?:from (?:you|y all)|last (?:week|month|year)|yesterday|\w+ (?:days|weeks|months) ago)|(?:pick(?:ed)? up|came|arrived|delivered) (?:yesterday|today|last (?:week|night)|this morning)) /,
);

const GONE_WRONG = worded(
  / (?:wrong|incorrect|typo|mistake|messed up|screwed up|mis(?:spelled|spelt|print\w*|cut)|crooked|fad(?:ed|ing)|peel(?:s|ed|ing)|crack(?:s|ed|ing)|bubbl(?:es|ed|ing)|shrunk|torn|ripped|tore|broke|broken|damaged|defective|blurry|smudged|smeared|stained|missing|incomplete|(?:\d+|two|three|a few|some|several) short|upside down|backwards?|off center|bled|(?:never|not) (?:\w+ ){0,2}(?:come|came|arrived?|showed|show|shown|received|delivered|shipped|here yet)|(?:days|weeks|a week|so|really|super|running|is|are) late|(?:fell|falling|fall|fallen|came|coming|comes|washed|washing|rubbing|rubbed) (?:right )?(?:off|apart|out)|not (?:what|how|the (?:color|size|one|logo)|right|straight|the same|even close)|too (?:small|big|dark|light|short|tight)|spelled (?:\w+ ){0,3}wrong|fix (?:it|this|them|these)|redo|redone|reprint\w*|refund|money back|unacceptable|unhappy|disappointed|terrible|awful|garbage) /,
);

/** "need to redo my last order": the visitor's wish, where nothing went wrong; not "you have to redo it". "not terrible" */
const NOT_WRONG =
  / not (?:(?:so|too|that|half|all that|really) )?(?:terrible|bad|awful|horrible|wrong) | (?<! you (?:\w+ ){0,2}(?:need|have|got|ought) to )(?<! you (?:should|must|gotta|better) )(?:redo|reprint|re do|re print) (?:my|our|that|the|this) (?:(?:very|same) )?(?:last|previous|prior|old|same|past|earlier|first|other|spring|summer|fall|winter|year's) (?:\w+ )?(?:order|job|run|batch) /;

/** "what happens if they come out wrong?" asks for the rule. */
const SUPPOSES = worded(/ (?:if|in case|what happens|policy|would you|how do you handle) /);

/** "we ordered aprons last time and would like twenty more": goods to be made, whatever is told of those before. */
export const wantsMoreGoods = (words: Words): boolean =>
  (WANTS_MORE_BESIDE.test(words.plain) && !STILL_OWED.test(words.plain) && !SENT_TOO_FEW.test(words.plain)) ||
  ((WANTS_MORE.test(words.plain) || isForThisTime(words) || ORDERS_AGAIN.test(words.plain)) &&
    !STILL_OWED.test(words.plain) &&
    !isOfPastOrder(words));

/** "my last order was late but i need 50 more caps": beside what is told of it. */
const WANTS_MORE_BESIDE = worded(
  / (?:but|anyway|anyways|also|now|still) (?:(?:i|we) )?(?:(?:now|also|really|still|do) )?(?:need|want|would like|wanna (?:get|order)) (?:about |like )?(?:\d+|twenty|thirty|forty|fifty|a dozen|two dozen) (?:more|new|additional) (?!of (?:them|those|these)|days?|weeks?|hours?|minutes?)\S/,
);

const SENT_TOO_FEW = worded(/ (?:only|just|short|missing|shorted|instead of) /);

const WANTS_MORE = worded(
  / (?:need|needs|want|wants|wanna|would like|i would like|looking for|(?:can|could|may) (?:i|we|you)(?: \w+)?|get|order|reorder|re order|thinking|add|could (?:also )?use|let us (?:do|get|make|have)) (?:\S+ ){0,4}?(?:more|another|additional|extra|again|this time|of the same|same (?:ones?|thing|color)) (?!info|information|time|details|help|days?|weeks?|look|update|word|question|chance|call|refund|copy|proof|about|like)| \d+ more (?:of (?:them|those|these) )?(?:please|too|also|as well) | \d+ more (?:of )?(?:the )?same /,
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
  / (?:have|has|got|bring|bringing|brought|buy|bought|supply|supplying|provide|providing|use|using|with|on) (?:all )?(?:of )?(?:my|our|their|your) own | (?:print(?:ing)?|embroider(?:y|ing)?|stitch(?:ing)?|sew(?:ing)?|letter(?:ing)?) (?:on )?(?:stuff|things|items|goods|ones|blanks|\w+s) (?:that )?(?:i|we) (?:already |just )?(?:own|have|bought|brought|supply|provide|bring) | (?:i|we) (?:have )?(?:already bought|(?:already |just )?bought blank|bought \S+ \S+ already) (?!(?:\S+ ){0,12}(?:(?:from|with|through) (?:you|y all|yall|here)|where|status|yet|arriv\w+|wrong|order) )| (?:i|we) (?:already |have already )?(?:have|got|own|bought) (?:\S+ ){1,4}(?:already )?(?:(?:and|but|so|just) )*(?:i |we |it |they )?(?:just|only) (?:need|want)(?:s|ed)? (?:\S+ ){0,3}(?:print\w*|logos?|embroider\w*|decorat\w*|design|names?|numbers?|done|put|added|on) /,
);

/** "we bought a used food truck and want it wrapped", "just leased a building": what the goods go on, and none of ours. */
export const boughtWhatTheyGoOn = (words: Words): boolean =>
  BOUGHT_FIRST.test(words.plain) && !BY_US.test(words.plain) && !isOfPastOrder(words);

const BOUGHT_FIRST = worded(
  / (?:bought|buying|purchased|leased|acquired|inherited|financed|(?:got|picked up|ordered|took over|closed on|won)(?= (?:\S+ )?(?:an?|another|this|two|three|\d+) )) (?:(?:me|us|myself|ourselves) )?(?:(?:an?|the|this|that|our|my|his|her|another|some|out|one|two|three|\d+) )?(?:(?!for |from |and |to |with |wrap|decal|graphic|sign|banner|sticker|magnet|letter|logo)\S+ ){0,4}?(?:trucks?|vans?|trailers?|bus|buses|cars?|suvs?|pickups?|vehicles?|boats?|pontoons?|campers?|rvs?|motorhomes?|airstreams?|ambulances?|limos?|jeeps?|motorcycles?|(?:golf |coffee |food |hot dog |ice cream )carts?|(?:19|20)\d\d \S+|transit|sprinter|promaster|silverado|f ?-?\d50|tacoma|tundra|tahoe|building|house|property|storefront|store|shop|restaurant|bar|diner|cafe|salon|gym|bakery|office|warehouse|business|company|franchise|practice|farm|ranch|land|lot|church|domain(?: name)?|tents?|canop(?:y|ies)|puppy|dog|horse) (?!(?:wraps?|decals?|graphics?|signs?|banners?|stickers?|magnets?|lettering|logos?|shirts?|hats?|cards?|flags?) )/,
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

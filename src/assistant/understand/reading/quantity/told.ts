// Numbers that somebody else told or that tell what was: "the invoice says 36", "they charged us for 100", "4 hats came torn".
import type { SlotContext } from '../slot.ts';
import { worded } from '../words/triggers.ts';
import { GARMENTS, PIECES } from '../words/vocabulary.ts';
import { type Place, singular } from './place.ts';

/** Never what is ordered now: what papers and boxes say, what others paid, how the old goods turned out. */
export const isToldOnly = (place: Place, asked: SlotContext['asked']): boolean =>
  isOwned(place) || isOfBefore(place) || isOfLastTime(place) || isOfOthers(place, asked);

/** "we ordered 60 shirts from you in 2023"; no "we ordered 60 from you last year, same again" */
const isOfBefore = ({ before, after }: Place): boolean =>
  ORDERED.test(before) &&
  (BEFORE_NOW.test(after) || (LAST_YEAR.test(before) && FROM_YOU.test(after))) &&
  !SAME_AGAIN.test(after);

const ORDERED = worded(
  / (?:i|we) (?:(?:have|had|already|all|just) )*(?:ordered|bought|purchased|got)(?: (?:about|like|around))? $/,
);
const LAST_YEAR =
  / (?:last|back in|a few|couple(?: of)?|two|\d+) (?:year|month|spring|summer|fall|winter|\d{4})/;
const BEFORE_NOW =
  /^ (?:\S+ ){0,4}?(?:from|through|with|by) (?:you|y all|here)(?: (?:guys?|all|folks|back))*(?: in)? (?:20\d\d|19\d\d|(?:back )?in [a-z]+ of|last (?:year|month|spring|summer|fall|winter|season|time)|(?:a |the |\S+ )?(?:couple |few )?(?:of )?(?:years?|months?|seasons?) (?:ago|back|before)|before|once|previously) /;
const SAME_AGAIN = / (?:same|again|repeat|reorder|re order|another|more|need|want|like) /;

/** "last year we had 74 kids, not sure about this year"; no "figure the same", and no "last year 74, so plan on 80" */
const isOfLastTime = ({ all, number: { from, to }, before }: Place): boolean =>
  LAST_TIME.test(before) &&
  !AS_BEFORE.test(singular(all.slice(to))) &&
  !AS_BEFORE.test(singular(all.slice(Math.max(0, from - WIDEST), from)));

const WIDEST = 30;
const LAST_TIME = worded(
  / last (?:year|time|season|spring|summer|fall|winter|go around) (?:, )?(?:(?:i|we|it|there|that) )?(?:had|was|were|got|have|drew|saw|did)(?: (?:about|like|around|maybe|some|roughly|only|just|over))*(?: \d+ \S+ (?:and|,|plus|&)(?: and)?)? $/,
);
/** What was holds again. */
export const AS_BEFORE = worded(
  / (?:same(?! (?:logo|design|art|artwork|color|place|spot|style|week|day|date|time|print|location|font|theme)\b)|again|repeat|reorder|similar|no change|that many|as many|unchanged|like (?:that|then|last (?:year|time))) /,
);

/** "I have 40 lanyards and need another 25"; no "we have 40 kids and need 5 more for the coaches" */
const isOwned = ({ all, number: { to }, before, after }: Place): boolean =>
  OWNS.test(before) &&
  NEEDS_MORE.test(after) &&
  all.slice(to, to + 3).some(({ stem }) => GARMENTS.has(stem) || PIECES.has(stem));

const OWNS = worded(
  / (?:i|we|they) (?:still |already |currently |only )?(?:have|got|own|have got)(?: (?:about|like|around|already|only|just|the|these|those))* $/,
);
const NEEDS_MORE = worded(
  /^ (?:\S+ ){1,5}?(?:(?:i|we|and|but|so|just|still|would|now) )*(?:need|want|wanting|needing|looking for|like|could use|order|get) (?:(?:about|like|maybe|just) )?(?:another|an additional|(?!some )\S+ (?:\S+ )?(?:more|extra|additional)) /,
);

const isOfOthers = ({ all, before, after, number }: Place, asked: SlotContext['asked']): boolean =>
  asked !== 'quantity' &&
  !MEANT.test(before) &&
  (PAPER_SAYS.test(before) ||
    OTHERS_PAID.test(before) ||
    OUR_COUNT.test(before) ||
    (LAST_ORDER.test(before) && !AGAIN.test(after)) ||
    (OTHERS_GOT.test(before) && FROM_YOU.test(after)) ||
    (SEEN.test(before) && !AS_BEFORE.test(singular(all.slice(number.to)))) ||
    BOTCHED.test(before) ||
    SOME_BAD.test(after) ||
    (number.value >= LEAST_SALES && /^ in sales? /.test(after)) ||
    TURNED_OUT.test(after) ||
    (ORDERED_BEFORE.test(after) && !REORDERS.test(before)));

/** What others took or quoted, what was once, or what a box holds: it counts only where no other number is named. */
export const isTold = ({ before, after }: Place): boolean =>
  !MEANT.test(before) && (ONCE.test(before) || isOfHold(before, after));

/** "2 boxes hold 50, I want 350", "one carton fits 24 mugs so we need 48": both of what is held, before what is wanted. */
const isOfHold = (before: string, after: string): boolean =>
  HOLDS_BEFORE.test(before) ? WANTED_AFTER.test(after) : HOLDS_AFTER.test(after);

const HELD_IN =
  '(?:box|case|carton|pack|packet|package|bag|bundle|roll|sheet|sleeve|crate|bin|tub|tray|jar|spool|pallet|envelope)';
const HOLDS = '(?:hold|fit|contain|carry|take|ha|have|has|come with|is|are)';
const WANTED =
  '(?:\\S+ ){0,2}?(?:[,.;?] |and |so |but |then ){1,2}(?:(?:i|we|please|just|would|will|you can) ){0,3}(?:need|want|like|order|take|get|give|make|do) ';
const HOLDS_BEFORE = worded(
  new RegExp(` ${HELD_IN} ${HOLDS}(?: (?:about|like|up|to|only|just|room|for))* $`),
);
const WANTED_AFTER = new RegExp(`^ ${WANTED}`);
const HOLDS_AFTER = worded(new RegExp(`^ ${HELD_IN} ${HOLDS} (?:about |up to |only )?\\S+ ${WANTED}`));

/** "the invoice says 36 shirts", "my box had 22 shirts in it" */
const PAPER_SAYS = worded(
  / (?:invoice|receipt|estimate|slip|statement|bill|box|package|packing list|label|shipment|delivery|card|proof)(?: (?!i |we |for |need |want |and )\S+){0,4} (?:say|said|show|showed|list|listed|read|had|have|has|came|contain|contained|got|get)(?: (?!but |and )\S+){0,3} $/,
);

/** "the guy on yelp said he paid 14 a shirt for 30", "my sister ordered 50 somewhere" */
const OTHERS_PAID = worded(
  / (?:he|she|friend|buddy|cousin|neighbor|sister|brother|competitor|somebody|someone|guy|boss|uncle|aunt|husband|wife|mom|dad|they) (?:paid|spent|bought|ordered|got charged|was charged)(?: (?!so |but |and |now )\S+){0,5} $/,
);

/** "our last batch of caps was 250, the same again please" */
export const isRepeated = ({ before, after }: Place): boolean => LAST_ORDER.test(before) && AGAIN.test(after);

const LAST_ORDER = worded(
  / (?:last|previous|first|prior|earlier|old) (?:order|batch|run)(?: (?:of|for) \S+(?: \S+)?)? (?:was|were|had)(?: (?:for|about|like|around))* $/,
);
const AGAIN = / (?:same|again|repeat|reorder) /;

/** "my neighbor got 100 from you", "they had 40 done here" */
const OTHERS_GOT = worded(
  / (?:he|she|they|(?:my|our|a|the) (?:\S+ )?(?:friend|buddy|cousin|neighbor|sister|brother|competitor|guy|uncle|aunt|mom|dad|church|school|office)(?: (?:of mine|next door|across the street))?) (?:just |also |already )?(?:got|had|did|made)(?: (?:about|like|around))? $/,
);
const FROM_YOU =
  /^ (?:\S+ ){0,3}?(?:from|through|with|by) (?:you|y all|here)\b|^ (?:\S+ ){0,2}?(?:done|made|printed) here /;

/** "I saw 4 of your trucks", "they came in 2 boxes" */
const SEEN = worded(
  / (?:saw|seen|noticed|spotted|met|there (?:was|were)|(?:came|arrived|packed|shipped|delivered) in)(?: (?:about|like|at least|just|only))* $/,
);
const LEAST_SALES = 100;

const OUR_COUNT = worded(
  / (?:(?:i|we) (?:only |just )?(?:counted|found)|charged (?:me|us) for|(?:my|the|our) card (?:got |was )?charged|shorted (?:me|us))(?: (?:only|just|like|about))* $/,
);

/** "4 hats had loose threads", "3 of the shirts came torn" */
const TURNED_OUT =
  /^ (?:of (?:the|my|our) )?(?:\S+ )?\S+ (?:already |just )?(?:had (?:a |the |some )?(?:loose|wrong|hole|stain|crooked|bad|missing|peeling)|came (?:out|in|off|with|back|torn|ripped|wrong|crooked|late)|fell (?:off|apart)|faded|cracked|peeled|shrank|ripped|arrived|broke|(?:is|are|was|were) (?:missing|torn|ripped|crooked|wrong|misspelled|misprinted|damaged|short|stained|defective)) /;

const BAD =
  '(?:misprinted|misspelled|crooked|wrong|torn|ripped|peeling|peeled|faded|fading|cracked|cracking|damaged|defective|stained|missing|ruined|unusable|bad|blurry|smeared|upside down)';
/** "the last shop burned me: 48 shirts"; no "the last shop burned me so I need 48 shirts" */
const BOTCHED = worded(
  / (?:last|old|other|another|previous|former|first) (?:shop|place|printer|vendor|company|guy|outfit|people|folk|one)(?: \S+)? (?:burned|burnt|screwed|messed|botched|ruined|butchered|misprinted|wrecked|bungled|shorted|stiffed|lost)(?: (?!so |but |and |now |need |want |[.;!?] )\S+){0,5} $/,
);
/** "30 hats, 9 of them crooked" and those 9 */
const SOME_BAD = worded(
  new RegExp(
    `^ (?:(?!need |want |so |but )\\S+ ){1,2}(?:[,(–—-] |and |with ){1,2}(?:\\d+|a dozen|half|most|some|several|all|one|two|three|four|five|six|seven|eight|nine|ten)(?: of (?:them|those|these|which))?(?: \\S+)? (?:(?:came|turned|arrived|were|was|are) (?:(?:out|back|in|all) )?)?${BAD} |^ (?:of (?:them|those|these|em|which) (?:(?:is|are|was|were|came) )?(?:\\S+ )?|(?:was|were|came|arrived|turned) (?:(?:back|out|in|all) )?)${BAD} `,
  ),
);

/** "20 polos i ordered last month", "the 40 shirts we got from you"; no "20 more like the ones we got". */
const ORDERED_BEFORE =
  /^ (?:(?!more |another |like |same |as |of |[,.;!?] |and |so )\S+ ){1,3}(?:(?:that|which) )?(?:i|we|you|they|you all|y all) (?:(?:just|had|already|all|recently|once|have|guy|guys) )*(?:ordered|bought|purchased|made|printed|got(?! to | a | some | coming | for | off | out | back | done | word | home | here | told | it | them | the )) /;

const REORDERS = / (?:reorder|re order|order again|repeat|redo)(?: (?:the|those|my|our|same|about))* $/;

const ONCE = worded(
  / (?:charged|quoted|(?<! (?:an?|get|me|my|new|free|the|this) )quote|paid|billed|started (?:with|out with|at|w)|down from|up from|used to (?:be|have|order|get)|back then|originally|at first)(?: (?!so |but |now |and |[.;!?] )\S+){0,6} $/,
);

/** "so we need 40", "now 52": after what was told, what is wanted. */
const MEANT =
  / (?:need|want|now|order|get|make)(?: (?:it|about|like|another|only|just|is|we are|there is|at))* $/;

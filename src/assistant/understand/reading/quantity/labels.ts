// Numbers that count nothing: they tell a time, an age, a year, a place, a model or a reference.
import { isSumForAll } from '../budget.ts';
import { SAID } from '../said-digits.ts';
import type { SlotContext } from '../slot.ts';
import { isWord } from '../words/name-length.ts';
import { worded } from '../words/triggers.ts';
import { BLANK_MAKERS, GARMENTS, MONTHS, PEOPLE, PIECES, VEHICLE_MAKES } from '../words/vocabulary.ts';
import type { Word } from '../words/words.ts';
import { countedThing, GROUPS, isVehicleWord } from './counted-thing.ts';
import { type Place, singular } from './place.ts';

/** Is the number a label, whatever noun may follow: "F150", "21st", "room 12 shirts", "class of 2027 hoodies"? */
export const isLabel = (place: Place, asked: SlotContext['asked']): boolean =>
  (isJoined(place) && !isPaddedCount(place, asked)) ||
  isReference(place) ||
  isInk(place) ||
  isBelowZero(place) ||
  isHalfAndHalf(place) ||
  isModel(place) ||
  isRun(place) ||
  isYear(place, asked) ||
  isShortYear(place) ||
  isOrdinal(place) ||
  isSpokenYear(place) ||
  isSpokenModel(place) ||
  isSpokenTime(place) ||
  isOfSaidDigits(place) ||
  isOfSomeGroups(place) ||
  isOfAnyOne(place) ||
  isOneOfThose(place) ||
  (asked !== 'quantity' && isGuessed(place)) ||
  isUnitPrice(place) ||
  isOfCompound(place) ||
  isOfSeats(place) ||
  (OTHERS_MEASURE.test(place.before) && ENDS_MEASURE.test(place.after)) ||
  isOfBreak(place) ||
  isSumForAll(place.number.value, place.before, place.after) ||
  isRoad(place) ||
  isOfBand(place) ||
  isOfWard(place) ||
  isMatch(place) ||
  isServed(place) ||
  (DRIVES.test(place.before) && OFTEN.test(place.after)) ||
  (asked !== 'quantity' && isHourOfComing(place)) ||
  (PARTS_OF_IT.test(place.after) &&
    (HAS.test(place.before) ||
      OF_IT.test(place.after) ||
      (/ (?:the|my|our) $/.test(place.before) && SIDED.test(place.after)))) ||
  (NEVER_AFTER.test(place.before) && !isOnRoll(place)) ||
  haveTheirs(place) ||
  NOT_COMING.test(place.after) ||
  isOfPayment(place) ||
  (OF_THEM.test(place.after) && FILES.test(place.before)) ||
  (YOUNGEST.test(place.before) && !OF_GOODS.test(place.after)) ||
  (NEVER_BEFORE.test(place.after) && !isBeforeDay(place));

/** "the bride one white w pink": said of a piece that is known. */
const isOneOfThose = ({ all, number: { value, from, to }, before }: Place): boolean =>
  value === 1 &&
  all[from]?.text === 'one' &&
  / (?:the|that|this) (?!only |number |just |no )[a-z']+ $/.test(before) &&
  !all.slice(to, to + 3).some(({ stem }) => GARMENTS.has(stem) || PIECES.has(stem));

/** "some 8 ft some 16", "two are 10 foot and one is 14", "the 36 inch ones, not the 24": feet and inches as well. */
const OTHERS_MEASURE =
  / \d+ (?:- )?(?:(?:ft|foot|feet|in|inch|footer|footers) (?:long |each |and |but |, ?|the |other |rest ){0,3}(?:some|other|one|two|three|rest|few|a few|couple) (?:is |are |at )?|(?:ft|foot|feet|footer|inch|inche|inches|oz|ounce|mil) (?:(?!need |want |order )[a-z]+ ){0,2}?(?:, )?(?:not|instead of|rather than|over|vs|versus) (?:the |a |an )?)$/;
const ENDS_MEASURE = /^ *(?:$|[.,;!?] )/;

/** "I drive 35 a lot", "we take 70 to work every day": a road. */
const DRIVES =
  / (?:drive|driving|drives|take|ride|run|travel|on|down|along|off)(?: (?:i|interstate|highway|hwy|us|route|rt|-))* $/;
const OFTEN =
  /^ (?:a lot|every ?day|daily|all the time|all day|most days|to (?:and from )?(?:work|school|church|town)|back and forth)(?= |$)/;

/** "stuck in traffic on 435", "a wreck on 70": a road. */
const isRoad = ({ all, number: { value, to }, before }: Place): boolean =>
  value < 1000 && ON_ROAD.test(before) && countedThing(all, to) === undefined;

const ON_ROAD = worded(
  / (?:traffic|wreck|crash|accident|construction|backed up|backup|jam|jammed|detour|gridlock|pileup|drove|driving|commute|commuting)(?: (?!need |want |order |print |logo |name |and |so |but )[^\s.;!?]+){0,5} (?:on|off|down|along|off of)(?: (?:i|interstate|highway|hwy|us|route|rt|the|-))* $/,
);

/** "a price break at 72 or do i have to go to 144": what would have to be reached. */
const isOfBreak = ({ all, number: { from }, before, after }: Place): boolean =>
  (OR_HAVE_TO.test(before) ||
    (/ (?:at|,|it|like|say) $/.test(before) && OR_HAVE_TO.test(` ${after.split(/ \d/, 1)[0]?.trim()} `))) &&
  BREAK.test(singular(all.slice(Math.max(0, from - FARTHEST_GUESS), from)));

const OR_HAVE_TO = worded(
  / or (?:(?:do|does|would|will|must|should) )?(?:i|we|you|it|one) (?:(?:have|need|got|go|get|be|do|order|hit|reach|buy|up|all the way|at least|to|till) ){2,6}$/,
);
const BREAK = worded(
  / (?:break|discount|cheaper|price drop|bulk price|bulk pricing|bulk rate|lower price|better price|next tier|wholesale|minimum) /,
);

/** "how many inks fit on one mug": on any of them, and no single one is ordered. */
const isOfAnyOne = ({ before, number: { value } }: Place): boolean => value === 1 && OF_ANY_ONE.test(before);

const OF_ANY_ONE = worded(
  / (?:how (?:many|big|large|small|wide|tall|long|far)|what size|which sizes?|(?:biggest|largest|max|maximum|smallest)) (?:(?!need|order|get|buy )\S+ ){1,8}?(?:on|onto|in|into|across|per) (?:just |only )?$/,
);

/** "how many shirts fit in a box, 36? 72?": what the answer may be. */
const isGuessed = ({ all, number: { from, to }, after }: Place): boolean => {
  if (!GUESSED.test(after)) return false;
  const asks = all.slice(0, from).findLastIndex(({ text }) => text === 'many');
  return asks > 0 && from - asks <= FARTHEST_GUESS && HOW_MANY.test(singular(all.slice(asks - 1, to)));
};

const FARTHEST_GUESS = 20;
const GUESSED = /^ (?:(?:or|,) \S+ )*(?:or so )?\? /;
const HOW_MANY =
  /^ how many (?:(?![.!;?] )\S+ ){2,}?(?:[,?] (?:(?:like|maybe|about|say|or|around|closer|to|is it|,|\?) |\d+ (?:or |[,?] )+)*)+\S+ $/;

/** "fifty fifty", "50 50": an even chance, or a blend. */
const isHalfAndHalf = ({ before, after, number: { value } }: Place): boolean =>
  value === 50 && (/ (?:50|fifty) (?:\/ |- )?$/.test(before) || /^ (?:\/ |- )?(?:50|fifty) /.test(after));

/** "it has 4 doors", "the two doors of my truck": the vehicle's. */
const HAS =
  / (?:(?:it|van|truck|car|suv|jeep|cab|building|house|shop|store|place|\d{3,4}) (?:has|have|got|with)|it is got) (?:only |just |the )?$/;
const OF_IT = /^ (?:\w+ )?doors? (?:of|on) (?:my|our|the|his|her|this|a) /;
/** "just the two rear side windows" */
const SIDED = /^ (?:(?:rear|side|front|back|driver|passenger|cargo|sliding) )+(?:doors?|windows?|panels?) /;
const PARTS_OF_IT = /^ (?:\w+ ){0,2}(?:doors?|windows?|panels?|seats?|wheels?) /;

/** "a two-chair barbershop", "3-bay garage"; not "a 50-piece order" or "a 12-person crew". */
function isOfCompound({ all, number }: Place): boolean {
  const [dash, noun] = [all[number.to], all[number.to + 1]];
  if (dash?.raw !== '-' || dash.spaced || noun?.kind !== 'word' || noun.spaced) return false;
  // "thirty-odd"
  if (/^(?:odd|ish|plus|some)$/.test(noun.text)) return false;
  return (
    !GARMENTS.has(noun.stem) && !PIECES.has(noun.stem) && !PEOPLE.has(noun.stem) && !GROUPS.has(noun.stem)
  );
}

/** "a 15 passenger van": how many it takes; "3 passenger vans" are three. */
function isOfSeats({ all, number: { to, value }, before }: Place): boolean {
  if (all[to]?.text !== 'passenger') return false;
  const vehicle = all.slice(to + 1, to + 3).find((word) => isVehicleWord(word));
  return vehicle?.text === vehicle?.stem || (value > 4 && / (?:\d+|two|three|four|five|six) $/.test(before));
}

/** "we're a 4 piece", "a 12-piece horn band", "4 piece outta lawrence", "a 24 piece minimum"; no "50 piece order" */
function isOfBand({ all, number: { to, value }, before, after }: Place): boolean {
  const noun = all[to]?.raw === '-' ? all[to + 1] : all[to];
  if (noun?.text !== 'piece' || value < 2) return false;
  return BAND.test(after) || (WE_ARE_A.test(before) && ENDS_BAND.test(after));
}

const BAND =
  /^ (?:- )?piece (?:,? ?(?:out of|outta|from|based)|minimum|min|(?:\S+ ){0,2}(?:band|outfit|combo|ensemble|orchestra|group|act|bundle|quartet|choir|section)) /;
const WE_ARE_A = / (?:we are|our|my|with|in) (?:just )?an? $/;
const ENDS_BAND = /^ (?:- )?piece (?:$|[.,;!]|and |so |but |playing )/;

/** "a 3 on 3 tournament" */
const isMatch = ({ number: { value }, before, after }: Place): boolean =>
  (/^ (?:- )?(?:on|vs?) (?:- )?(\d+) /.exec(after)?.[1] ??
    / (\d+) (?:- )?(?:on|vs?) (?:- )?$/.exec(before)?.[1]) === String(value);

/** "we serve 200 people a day", "we do 300 covers a night"; no "we use 50 shirts a month" */
const isServed = ({ before, after }: Place): boolean =>
  / (?:do|serve|see|get|feed|seat|treat|have|ship|answer)(?: (?:about|like|around|over|up to|at least))* $/.test(
    before,
  ) && /^ (?:\S+ ){1,2}(?:an?|per|each|every) (?:day|night|weekend|shift|hour) /.test(after);

/** "our 4 west crew", "the 3 north nurses": a floor of a hospital. */
const isOfWard = ({ number: { value }, before, after }: Place): boolean =>
  value < LEAST_STYLE &&
  / (?:our|the|my|your|from|on|at|in|up on|over on|with|for|to|of)(?: whole| entire)? $|^ +$/.test(before) &&
  WARD.test(after);

const WARD =
  /^ (?:north|south|east|west|main|tower) (?:(?:day|night|wing|nursing|tower) )?(?:crew|team|staff|nurses?|unit|wing|floor|shift|folk|girl|guy|people|group|dept|department|rn|tech|need|want|is|are|get|would) /;

/** Does a number that counts nothing by name belong to a day, an age, a street, a phone, a choice? */
export const isLooseLabel = (place: Place, message: string, asked: SlotContext['asked']): boolean =>
  (LOOSE_AFTER.test(place.before) &&
    !OF_COUNTED_GROUPS.test(place.before) &&
    !/ (?:(?:seat|spot|space|place) for|(?:run|print|knock|crank|fire) (?:u |me )?off|(?:(?:keep|kept|hold|held|cap|leave|left|peg|stop) (?:it|that|this|them|us|things)|(?:top|max)(?: out)?|settle|settled|(?:count|tally|total|presale|pre sale|sale|order|sign up|rsvp|registration)s? (?:came|come|ended|end|closed|stopped|wound)(?: (?:in|out|up))?|we are) at|(?:this|last) year) $|^ (?:(?:and|or|ok|so|hmm|also|now|then|,) )+at $/.test(
      place.before,
    )) ||
  PRICED_AT.test(place.before) ||
  FILED_UNDER.test(place.before) ||
  GOT_TO.test(place.before) ||
  TOWARD_LEAST.test(place.before) ||
  OFFERED_FOR.test(place.before) ||
  PAID_FOR.test(place.before) ||
  isPoint(place, message) ||
  isOfPrints(place, asked) ||
  isHad(place) ||
  isOfRoster(place) ||
  isDigitSaid(place) ||
  isZip(place) ||
  (LOOSE_BEFORE.test(place.after) && !/^ \( $/.test(place.before)) ||
  isOrderNumber(place) ||
  isOldYear(place, asked) ||
  isMonthDay(place) ||
  isPhoneDigits(place, message) ||
  // "816 555 0102 after 3": beside a phone number it is the hour to call at.
  ((asked !== 'quantity' || PHONE.test(message)) && isClock(place)) ||
  (asked !== 'quantity' && isAge(place));

/** "labels, a roll of 500": how they come, and how many. */
const isOnRoll = ({ all, before }: Place): boolean =>
  / rolls? of $/.test(before) && all.some(({ stem }) => /^(?:sticker|label|decal)$/.test(stem));

/** "220 by 5/21": no side of anything. */
const isBeforeDay = ({ all, number: { to } }: Place): boolean =>
  all[to]?.text === 'by' && all[to + 1]?.kind === 'number' && all[to + 2]?.raw === '/';

/** "quarter past 5", "100% of 40", "an order number is 5", "jersey number 12", "a pack of 6". */
const NEVER_AFTER =
  / (?:(?:calle|street|avenue|ave|avenida|road) \S+ (?:with|and|y|con|at|near)(?: (?:the|la|el))?|(?:your|ur) (?:minimum|min)(?: (?:order|quantity|count|run|amount))?(?: (?:is|was|[,:]|like|about|still|at|of))*|(?:do|take|accept|handle|print) (?:any )?(?:orders?|jobs?|runs?|quantities) (?:of )?(?:under|below|less than|fewer than|smaller than|as small as|over|above)|you (?:guys |all )?(?:did|printed|made|shipped|sent|wrapped|stitched|embroidered|delivered|gave)(?: us| me| like| about){0,2}|(?<!(?:party|group|team|crew|order) )size (?:is|are|was)(?: about| like)?|(?:raised|earned|sold)(?: about| over)?|past|last|previous|(?:card|account|number|phone|plate|it)(?: (?:that|which))? (?:ends?|ending)(?: (?:in|with|on))?|that (?:just )?(?:say|read)|(?:credit|debit|my|the|his|her|visa|discover) card(?: is| :)?|last (?:four|4)(?: digits?)?(?: of \S+ \S+)?(?: (?:is|are|:))?|quarter|quarter to|(?:%|percent) of|(?<!x )\S*\d (?:time|in)|\S*\d (?:foot|ft|by)|out of|(?:mesh|thread|stitch|page|word) count(?: (?:is|of|:|,))?(?: \S*\d (?:or|and|vs|to|-))?|weigh(?: (?:about|around|like|only|over|under|at))*|wait(?:ing)? (?:on|for|to hear (?:back )?from)(?: the| my| our| those| like| about)*|(?:talk|talked|talking|spoke|spoken|speaking|met|meeting|dealt|dealing|chatted) (?:with|to)(?: the| like| about)*|(?<!(?:staff|we|congregation|membership) )number|number #|(?:just|jersey|player|roster|with) number [,:]|an? (?:pack|box|case|carton|bundle|sleeve|roll) of|(?:fl|street|road|phone|cell|policy|zip|bid|reference|order|job|invoice|account|tracking|confirmation|po|ticket|purchase|house|unit|my|the) (?:number|no|num)(?: (?:is|:|was))?) $/;

/** "Anna with two n's", "18 or older", "5 and under", "6 year olds", "one car a day"; no "75 x" */
const NEVER_BEFORE =
  /^ (?:(?:\S+ )?(?:in stock|on hand|left ?over|left from)(?= )|(?:car|truck|van|vehicle|bus|trailer|unit) (?:an?|per|each|every|at an?) (?:day|week|weekend|month|time)(?= )|panel(?= (?:hat|cap|trucker|snapback|structured|unstructured|mesh|camo|rope|cotton|foam|[,.]|$))|(?:wheel ?base|wb|(?:(?:super )?high|low|medium|med|mid|standard|regular|flat|raised)(?: roof)?(?= (?:$|[.,;]|roof|full|wrap|and|with|cargo))|roof)(?= )|of us (?:talk|speak|chat|meet|met|discuss|spoke|talked|chatted)(?= )|(?:[c-wyz]s?|[bx]s)(?= (?:$|in |at |on |not |instead |and |please |[.,!]))|(?:of (?:them|you|us) |(?:different |other )?(?:people|person|guy|customer|client|friend|folk|neighbor|lady) )?(?:have |already |just ){0,2}(?:asked|told|complained|noticed|complimented|loved|had|came out|showed up|fell|faded|cracked|peeled|arrived|broke)|(?:people|person|guy|folk|lady|car) (?:tell|telling|ahead of|in front of)(?= )|out of \S*\d|of (?:the|our|my) (?:\d+|two|three|four|five|six|seven|eight)(?= (?:is|are|that|have|has|$|[,.]))|by \S*\d|(?:or|and) (?:older|younger|under)|yr old|year old|- year|yo|fm|am|pm|o'clock|percent|%|°|in (?:revenue|donation|tip|profit|cash|debt|business)|below(?= (?:zero|$|[.,?!]))) |^ (?:tall|wide|high|long|deep|across|thick) (?:$|[,.;?!x]|\d|and |by |with |in )|^ off (?:$|[,.;?!]|\S*\d|if |when |your |my |our |order |for |with )/;

/** "two of the ladies already have shirts", "4 moms have bought theirs": who needs none. */
const haveTheirs = ({ all, number: { to }, after }: Place): boolean =>
  HAVE_THEIRS.test(after) && !GARMENTS.has(all[to]?.stem ?? '') && !PIECES.has(all[to]?.stem ?? '');

const HAVE_THEIRS =
  /^ (?:of (?:(?:the|our|my|those|these) )?(?:\d+ )?)?(?!we |i |you |they |and )(?:[a-z]+ ){0,2}?(?:(?:have |ha |has )?already (?:have|ha|has|got|gotten|own|bought)|(?:(?:have|ha|has|already) ){0,2}(?:bought|ordered|got|gotten|have|ha|has|own|brought|bring|made) (?:their(?:s| own)?(?= (?:$|[.,;!]|already |from ))|(?:\S+ ){0,2}elsewhere|one already)) /;

/** "what file for the logos, i got 9 of them" */
const FILES =
  / (?:logos?|designs?|files?|pictures|photos|images|drawings|versions|sketches|sponsors|locations) (?:\S+ ){0,3}?(?:i|we|there)(?: (?:have|ha|got|are|is|only|just|like|about))+ $/;
const OF_THEM = /^ (?:of (?:them|those|these|em|it)|in all|different ones?)(?= |$)/;

/** "the littlest is 3": years of age. */
const YOUNGEST =
  / (?:littlest|smallest|youngest|oldest|eldest|tiniest|babies|baby|toddler|little (?:ones?|guys?|kid))(?: (?:ones?|kids?|guys?|girls?|boys?|player))? (?:are|is|was|turns|just turned|turning)(?: (?:like|only|about|just))* $/;
const OF_GOODS = /^ (?:shirt|tee|pieces?|hat|small|medium|youth|xs|inch|feet|ft)\b/;

/** "put it on two cards", "split the deposit over 3 credit cards" */
const isOfPayment = ({ before, after, number: { value } }: Place): boolean =>
  value <= MOST_CARDS && CARDS.test(after) && (CREDIT.test(after) || PAID_ON.test(before));
const MOST_CARDS = 5;
const CARDS = /^ (?:(?:different|separate|other) )?(?:credit |debit )?cards?(?= |$)/;
const CREDIT = /^ (?:\S+ )?(?:credit|debit) /;
const PAID_ON =
  / (?:put|split|charge|pay|paying|run|divide|spread)(?: (?:it|this|that|them|half|some|everything|the|deposit|order|total|payment|bill|balance|rest|cost|up|for|all)){0,4} (?:on|onto|to|across|between|over|with|into|among) (?:like )?$/;

/** "4 people who will not be there", "three of us can't make it" */
const NOT_COMING =
  /^ (?:of (?:us?|them|(?:the|our|my) \S+) |(?:\S+ )?(?:people|person|guy|girl|kid|player|member|lady|folk) |(?:\S+ ){1,2}(?:who|that) )(?:(?:who|that) )?(?:will not|can not|are not|is not|do not|does not|did not) (?:be|come|coming|make|need|want|going|go|get|attend|attending|play|playing) /;

/** "at 5", "since 10", "on may 9", "our address is 77", "call 816", "on a scale of 1" */
const LOOSE_AFTER = new RegExp(
  ` (?:(?<!(?:price|pricing|cost|much|rate|break|discount|quantity|cheaper|look|looking|start|starting|stay|save|(?:comes?|up) to|would (?:it|that|they) be|(?:run|cost|charge|put|land|leave) (?:u|me|us)) )at|dated?|age[ds]?|turn(?:ed|ing)?|net|promise(?: me| us)?|call|dial|text|is the (?:order|job|invoice)|scale(?: \\S+){0,3}|(?:minimum|min|maximum|max) (?:is|was|are)(?: about)?|(?:ha[sd]|have|with) an? (?:\\S+ )?(?:minimum|min)(?: order)?(?: of)?|(?:${[
    'age address code zip reference bid invoice bill receipt balance hour john proverb corinthian roman philippian matthew',
    'extension ext pin password passcode serial license plate won lost beat tied off class day week month year top item question option',
    'choice team job line step lot station version type level section part phase model building flight post local',
    'mark tier booth seat studio exhibit zone spot space stall bay dock pump pier hole court field',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?: (?:is|was|are|for|:|the|no|of|to|in|\\d+)){0,3}) $`,
);

/** "4 classes of 22" */
const OF_COUNTED_GROUPS =
  / (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:class|team|crew|section) of $/;

/** "1. no 2. yes": the points of a list. */
const isPoint = ({ number: { value }, after }: Place, message: string): boolean =>
  value <= MOST_POINTS && /^ [.)] /.test(after) && hasPoints(message);

/** Each number of a message asks. */
function hasPoints(message: string): boolean {
  if (latest.message !== message) latest = { message, hasPoints: POINTS.test(message) };
  return latest.hasPoints;
}

let latest = { message: '', hasPoints: false };

const MOST_POINTS = 9;
const POINTS = /(?:^|\s)\(?1[.)] [^\n]{0,200}?\s\(?2[.)] /;

/** "ur quote was 1180", "the estimate came to 950" */
const PRICED_AT = worded(
  / (?:quote|price|estimate|bill|cost|total price|invoice)(?: (?:from|i|we|me|u|us|last|month|week|time|year|you|gave|got|had))* (?:was|came|come|were)(?: (?:out|in|to|at|like|about|around|something))* $/,
);

/** "got a quote from another shop for 900": what another asks. */
const OFFERED_FOR = worded(
  / (?:quote|estimate|price|bid|offer|deal|number) (?:from|by|at) (?:\S+ ){1,5}(?:for|of|at|was|is|saying) $/,
);

/** "we paid 350 for 25 last year" */
const PAID_FOR = worded(/ (?:paid|spent) (?:(?!for )\S+ ){1,3}for (?:about |around |like )?$/);

/** "put the order under 500": where it is booked, or what it may cost; not how many. */
const FILED_UNDER = worded(
  / (?:put|place|file|book|bill|charge|keep|get|hold|bring|want|need|have|ring|cap|price|cost|total)(?: up)?(?: (?:it|this|that|the|our|my|whole|entire|total|order|job|bill|invoice|everything|thing|in|all|to|stay|be|come)){0,5} (?:under|below|within)(?: (?:account|acct|number|#))? $/,
);

/** "any way to get it to 300": what it shall cost */
const GOT_TO = worded(
  / (?:any way|is there a way|way to|can|could|possible|how do|how can)(?: \S+){0,3}? get (?:it|that|this|the (?:price|total|cost|bill)) (?:down |closer |all )*to (?:about |around |like )?$/,
);

/** "can we mix them to get to 24", "do both count toward the 12": what is least made */
const TOWARD_LEAST = worded(
  / (?:mix|mixed|mixing|combine|combined|combining|count|counts|together|both)(?: \S+){0,5} (?:get|hit|meet|reach|towards?)(?: up)?(?: to)?(?: (?:the|your))? $/,
);

const LOOSE_BEFORE =
  /^ (?:(?:the )?(?:minimum|min|maximum) |\) (?!\S+ each)| ?[nsew] \d|degree |o ?clock |past (?:\d|noon |midnight |one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve )|(?:divided by|squared|cubed) )/;

/** "1 on the back, 2 on the front", "front 2, back 1": colors or prints, where they go; "30 on the back" may be pieces. */
const isOfPrints = ({ number: { value }, before, after }: Place, asked: SlotContext['asked']): boolean =>
  value <= MOST_PRINTS &&
  (ON_PLACE.test(after) ||
    (asked !== 'quantity' &&
      / (?:front|back|sleeve|chest|hood)(?: (?::|=|-|is|get|ha(?:s|ve)))? $/.test(before)));

/** "don't have 1", "already got 1", "do u have 1 in red": for "one", of a thing that was named */
const isHad = ({ number: { value }, before }: Place): boolean => value === 1 && HAD.test(before);

const HAD =
  / (?:(?:not|never|already|still|who|you|y all|they) (?:\S+ )?(?:have|ha|had|got|own|want|need|make|made|see|seen|find|found|offer|sell|do)|without|make|draw|design|come up with) (?:me |u )?$/;

/** "under 10 a shirt", "8 per hat", "I make 15 an hour" */
const isUnitPrice = ({ all, number: { to } }: Place): boolean => {
  const noun = all[to + 1];
  return (
    /^(?:an?|per)$/.test(all[to]?.text ?? '') &&
    noun?.text === noun?.stem &&
    (/^(?:hour|hr)$/.test(noun?.text ?? '') || GARMENTS.has(noun?.stem ?? '') || PIECES.has(noun?.stem ?? ''))
  );
};

/** "Ortiz 10, Lane 4, Cho 22": the numbers of players. */
function isOfRoster({ all, number: { from, to } }: Place): boolean {
  const isEntry = (at: number): boolean => all[at]?.kind === 'number' && isSurname(all[at - 1]);
  return (
    to === from + 1 &&
    isEntry(from) &&
    ((/^[,;&]$|^and$/.test(all[to]?.text ?? '') && isEntry(to + 2)) ||
      (/^[,;&]$|^and$/.test(all[from - 2]?.text ?? '') && isEntry(from - 3)) ||
      (all[to]?.isLineStart === true && isEntry(to + 1)))
  );
}

const isSurname = (word: Word | undefined): boolean =>
  word?.kind === 'word' && /^\p{Lu}\p{L}+$/u.test(word.raw) && !isWord(word);

const MOST_PRINTS = 6;
const ON_PLACE =
  /^ (?:(?:small|big|large|logo|print|color|location|spot) )?(?:(?:on|across|down) (?:(?:the|each|both|my|our|a|one|every|either) ){0,2}(?:\w+ )?|(?:left|right|upper|lower|full|top|center) )?(?:front|back|chest|sleeve|hood|pocket|leg|brim|bill|shoulder|yoke|collar|cuff|hip|nape|tailgate|side) (?:$|[^\w\s]|and |or |plus |for |print |please |in |with |of |(?:\d|one|two|three|four) )/;

/** Written against letters, signs or other figures: "F150", "$5", "21st", "10:30", "22-0417-B". */
function isJoined({ all, number: { from, to, value } }: Place): boolean {
  const first = all[from];
  const before = all[from - 1];
  const after = all[to];
  const next = all[to + 1];
  // "5 0 0 copies" is one number, said digit by digit.
  const isSaid = to > from + 2 && all.slice(from, to).every(({ raw }) => /^\d$/.test(raw));
  if (/^0\d/.test(first?.raw ?? '') || (!isSaid && isInChain(all, from))) return true;
  if (after?.raw === '@' && !after.spaced && next?.kind === 'word') return true;
  const isTimes = before?.text === 'x' && (before.spaced || all[from - 2]?.kind === 'word');
  if (before && first && !isTimes && !first.spaced) {
    if (before.kind === 'word' || /^[/.:#$€£_@]$/.test(before.raw)) return true;
    if (before.raw === '-' && first.text === 'eleven' && all[from - 2]?.raw === '7') return true;
    // "T-100", "22-0417": the dash of a reference; "x-50" and "shirts-50" are none.
    if (before.raw === '-' && !before.spaced && isLettered(all[from - 2], value)) return true;
  }
  // "back in '98"
  if (isShortened(all, from) && countedThing(all, to)?.kind !== 'goods') return true;
  // "10:30", "10: 30"; "5/12: 40 hats" and "2027: 300 hats" are lists.
  const isMinutes = !first?.spaced || value < 60;
  if (
    before?.raw === ':' &&
    all[from - 2]?.kind === 'number' &&
    !before.spaced &&
    isMinutes &&
    !isBehindDay(all, from)
  )
    return true;
  if (after?.text === 'x' && /^(?:xl|\d)/.test(next?.text ?? '')) return true;
  if (!after || after.spaced) return false;
  if (after.text === 'x' && next?.kind !== 'number' && value > 6) return false;
  if (/^(?:[a-jl-z]|st|nd|rd|th|am|pm|xl|mm|kg|ers)$/i.test(after.raw)) return true;
  if (/^[%°]$/.test(after.raw)) return true;
  // "7-eleven"
  if (after.raw === '-' && next?.spaced === false && /^(?:eleven|twelve|up)$/.test(next.text)) return true;
  if (next?.kind !== 'number' || next.spaced) return false;
  return (
    /^[/:]$/.test(after.raw) ||
    (after.raw === '-' && (/^0/.test(next.raw) || (all[to + 2]?.raw === '-' && !all[to + 2]?.spaced)))
  );
}

/** "T", "BW"; "bw" only before a number of some length. */
const isLettered = (word: Word | undefined, value: number): boolean =>
  /^(?:\p{L}|\p{Lu}+)$/u.test(word?.raw ?? '') ||
  (value >= 1000 && /^\p{Ll}{2,4}$/u.test(word?.raw ?? '') && word?.raw === word?.text && !isWord(word));

const isShortened = (all: readonly Word[], at: number): boolean =>
  /^\d\d$/.test(all[at]?.raw ?? '') &&
  all[at]?.spaced === false &&
  all[at - 1]?.spaced === true &&
  /^['’]$/.test(all[at - 1]?.raw ?? '') &&
  !/^['’]$/.test(all[at + 1]?.raw ?? '');

/** "5/12: 40", "june 5: 80" */
const isBehindDay = (all: readonly Word[], from: number): boolean =>
  all[from]?.spaced === true &&
  (/^[/-]$/.test(all[from - 3]?.raw ?? '') || Object.hasOwn(MONTHS, all[from - 3]?.text ?? ''));

/** "qty: 0450", and a padded number that is all there is. */
const isPaddedCount = ({ all, number: { from }, before }: Place, asked: SlotContext['asked']): boolean =>
  /^0\d+$/.test(all[from]?.raw ?? '') &&
  (/ (?:quantity|count|pieces|units)(?: [:=]| is)? $/.test(before) ||
    (all.length === 1 && (asked === null || asked === 'quantity')));

/** "12-34-56-78", "5111 1111 1111": figures of a longer number; "10-4" falls and is no range. */
function isInChain(all: readonly Word[], from: number): boolean {
  let start = from;
  while (isLink(all, start - 1)) start -= 1;
  let end = from + 1;
  while (end - start < LONGEST_CHAIN && isLink(all, end)) end += 1;
  // "816 555 0162 20 shirts"
  if (end === from + 1 && all[from]?.spaced && countedThing(all, end)?.kind === 'goods') return false;
  const chain = all.slice(start, end);
  const figures = chain.filter(({ kind }) => kind === 'number').map(({ raw }) => Number(raw));
  const isDashed = chain.some(({ raw, spaced }) => raw === '-' && !spaced);
  return figures.length > 2 || (isDashed && (figures[0] ?? 0) > (figures[1] ?? Number.POSITIVE_INFINITY));
}

const LONGEST_CHAIN = 12;

/** A figure, or a mark between two of them. */
function isLink(all: readonly Word[], at: number): boolean {
  const word = all[at];
  if (word?.kind === 'number') return all[at - 1]?.kind !== 'word' || word.spaced;
  return (
    word !== undefined &&
    /^[-.()+]$/.test(word.raw) &&
    (all[at - 1]?.kind === 'number' || /^[-.()+]$/.test(all[at - 1]?.raw ?? '')) &&
    (all[at + 1]?.kind === 'number' || /^[-.()+]$/.test(all[at + 1]?.raw ?? ''))
  );
}

/** "-8", "it is -8"; "-8 shirts" and "tees -24" are lists. */
const isBelowZero = ({ all, number: { from, to }, before }: Place): boolean =>
  all[from - 1]?.raw === '-' &&
  all[from]?.spaced === false &&
  (from === 1 || / (?:is|was|are|be|equal|to|of|at) - $/.test(before)) &&
  countedThing(all, to) === undefined;

/** What always has its number behind it: "suite 12", "# 5", "channel 41", "grade 4". */
function isReference({ all, number: { from, to } }: Place): boolean {
  const before = all[from - 1];
  // "ext. 220"
  const isDotted =
    before?.raw === '.' &&
    !before.spaced &&
    ABBREVIATED.test(all[from - 2]?.text ?? '') &&
    countedThing(all, to)?.kind !== 'goods';
  return (
    isDotted ||
    before?.raw === '#' ||
    before?.text === 'pms' ||
    VERSIONED.has(before?.text ?? '') ||
    isSystem(all, from) ||
    (REFERENCES.has(before?.stem ?? '') &&
      !(before?.text.endsWith('s') ?? false) &&
      !isSizeOfGroup(all, from))
  );
}

const ABBREVIATED = /^(?:nr|ext|apt|ste|rm|bldg|vol|pg|pp|ch|chap|fig|sec|rte|rt|hwy|ref|acct|inv|op)$/;

/** "two pantones, 186 and 7406", "pms 200 & 356": no "pantone 186 and 200 shirts". */
const isInk = ({ all, number: { to, value }, before, after }: Place): boolean =>
  INKS_AFTER.test(after) ||
  (value >= LEAST_INK && INKS.test(before) && countedThing(all, to) === undefined) ||
  /^pantones$/i.test(all[to]?.raw ?? '');

/** "one less color" */
const INKS_AFTER = /^ (?:less|fewer|more|extra|additional) (?:ink |print |spot |thread )?colou?r/;
const LEAST_INK = 100;
const INKS = worded(
  / (?:pantones?|pms)(?: (?:colou?rs?|inks?|spots?|numbers?|codes?|coated|uncoated|is|are|and|or|plus|the|\d{3,4}|[cu&,:/(#-]))* $/,
);

/** "party size 14" counts people, "size 14" none. */
const isSizeOfGroup = (all: readonly Word[], from: number): boolean =>
  all[from - 1]?.text === 'size' && /^(?:party|group|team|crew|order|batch)$/.test(all[from - 2]?.text ?? '');

const REFERENCES = new Set(
  `invoice po ticket suite apt apartment unit room hwy highway route rt interstate exit grade size pantone pms zip sku
  channel bid chapter row aisle gate bldg ward troop den legion precinct district engine ladder lodge number's circa style
  ext extension version psalm verse table locker page`.split(/\s+/),
);

/** "iphone 15", "season 3": what is numbered one after the other. */
const VERSIONED = new Set(
  `ios android iphone ipad macbook galaxy pixel playstation xbox python java photoshop season episode volume vol act scene
  bus formula boeing airbus apollo rocky ps`.split(/\s+/),
);

/** "windows 11 keeps crashing"; "windows 10 in vinyl" and "windows, 8" may be goods. */
const isSystem = (all: readonly Word[], from: number): boolean =>
  all[from - 1]?.text === 'windows' &&
  /^(?:7|8|10|11|95|98)$/.test(all[from]?.raw ?? '') &&
  !/^(?:by|for|in|on|with|and|please|of|[,x])$/.test(all[from + 1]?.text ?? '');

/** "Transit 250", "Gildan 5000 tees", "richardson 112 or 115 hats": model and style numbers. */
function isModel({ all, number: { from, to, value } }: Place): boolean {
  const before = all[from - 1]?.text ?? '';
  if (VEHICLE_MAKES.has(before)) return true;
  // "a 2500 silverado"
  if (
    /^[1-3]?[1-5]50?0?$/.test(all[from]?.raw ?? '') &&
    /^(?:a|my|our|the|his|her)$/.test(before) &&
    VEHICLE_MAKES.has(all[to]?.text ?? '')
  )
    return true;
  if (value < LEAST_STYLE) return false;
  if (BLANK_MAKERS.has(before)) return true;
  const [joint, first, maker] = [before, all[from - 2]?.raw ?? '', all[from - 3]?.text ?? ''];
  return STYLES_JOINED.has(joint) && Number(first) >= LEAST_STYLE && BLANK_MAKERS.has(maker);
}

const LEAST_STYLE = 100;
const STYLES_JOINED = new Set(['or', 'vs', 'versus', '/', 'and', '&', ',']);

/** "classes of 40": nobody said how many classes. */
const isOfSomeGroups = ({ all, number: { from } }: Place): boolean => {
  const group = all[from - 2];
  return (
    all[from - 1]?.text === 'of' &&
    group !== undefined &&
    group.text !== group.stem &&
    GROUPS.has(group.stem) &&
    all[from - 3]?.kind !== 'number' &&
    !SAID.has(all[from - 3]?.text ?? '')
  );
};

/** "a 5k", "10K run" */
function isRun({ all, number: { to }, before, after }: Place): boolean {
  return (
    all[to - 1]?.raw.toLowerCase() === 'k' &&
    (/^ (?:run|race|walk|fun|marathon|event|charity|runner|gold|ring|necklace|chain|tv|television|video|screen|monitor|display|resolution|camera|footage|movie) /.test(
      after,
    ) ||
      (/ (?:a|our|the|annual|charity|this) $/.test(before) &&
        (/^ (?:the|our|my|we|so|i|and) /.test(after) || countedThing(all, to)?.kind !== 'goods')))
  );
}

/** "one hundred and twenty-fifth"; no "20 first aid kits" */
const isOrdinal = ({ all, number: { to, firm }, after }: Place): boolean =>
  (!firm || all[to]?.raw === '-') && ORDINAL.test(after);

const ORDINAL =
  /^ (?:- )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|\w+[tdn]th|\w+ieth)(?! grade)/;

/** "2026 tees": a year of our time is no count, unless a number was asked for or named so. */
function isYear({ all, number, before, after }: Place, asked: SlotContext['asked']): boolean {
  if (!isYearLike(all[number.from]?.raw, number.to - number.from)) return false;
  if (
    / (?:class|reunion|season|since|in|summer|spring|fall|winter|est|established|founded) (?:of )?$/.test(
      before,
    )
  )
    return true;
  if (
    / (?:quantity|qty|count|total)(?: [:=]| of| is)? $/.test(before) ||
    (asked === 'quantity' && after === '  ')
  )
    return false;
  return number.value >= 1950 && number.value <= 2060 && number.value % 50 !== 0;
}

/** "the 26 season", "spring 27" */
const isShortYear = ({ all, number: { from, to }, before, after }: Place): boolean =>
  to === from + 1 &&
  /^(?:2[4-9]|3[0-5])$/.test(all[from]?.raw ?? '') &&
  ((/ the $/.test(before) && OF_A_YEAR.test(after)) ||
    (/ (?:summer|spring|fall|autumn|winter|season)(?: of)? $/.test(before) &&
      countedThing(all, to)?.kind !== 'goods'));

const OF_A_YEAR = /^ (?:\w+ )?(?:season|school year|election|campaign|tour|festival|graduate|intramural) /;

/** "founded in 1947", "an essay about 1776", "in 2000" */
const isOldYear = ({ all, number, before, after }: Place, asked: SlotContext['asked']): boolean =>
  isYearLike(all[number.from]?.raw, number.to - number.from) &&
  (asked !== 'quantity' || / (?:in|since|from|of) $/.test(before)) &&
  !/ (?:need|want|order|get|make|print|quote|buy|do|take|meant|mean|not|not \d+ but) (?:about |around |like )?$/.test(
    before,
  ) &&
  !/^ (?:instead of|rather than|not|in place of) \d/.test(after);

const isYearLike = (raw: string | undefined, words: number): boolean =>
  words === 1 && /^(?:1[789]|20)\d\d$/.test(raw ?? '');

/** "total with shipping to 66044", "delivered in 64111"; no "from 10000 to 15000". */
const isZip = ({ all, number: { from, to, value }, before }: Place): boolean =>
  to === from + 1 &&
  /^\d{5}$/.test(all[from]?.raw ?? '') &&
  (/ (?:zip|zip code|ship|shipping|shipped|deliver|delivery|delivered)(?: (?:to|in|at|is|it to|them to|all to|for|:|near|around))? $/.test(
    before,
  ) ||
    (value % 100 !== 0 && / (?<!(?:up|down|change|make|it|from \S+) )(?:to|in|near|around) $/.test(before)));

/** "a two thousand nineteen silverado", "my twenty eighteen ram", "built in nineteen eighty six", "in oh nine" */
function isSpokenYear({ all, number: { from, to, value }, before }: Place): boolean {
  if (all[from]?.kind !== 'word') return false;
  if (value < 10 && / (?:in|since|of|an?|my|the|twenty|nineteen|early|late|back in) oh $/.test(before))
    return true;
  const next = all[to];
  if (to > from + 1 && value > 1900 && value < 2060 && value % 100 !== 0)
    return (
      / (?:an?|my|our|his|her|the|in|since|of|from|it is|is) $/.test(before) ||
      VEHICLE_MAKES.has(next?.text ?? '')
    );
  const isHalf = (at: number) => {
    const word = all[at];
    return word?.kind === 'word' && (word.text === 'oh' || YEAR_IN_CENTURY.test(word.text));
  };
  const isCentury = (at: number) => /^(?:nineteen|twenty)$/.test(all[at]?.text ?? '');
  const start = isCentury(from) && to === from + 1 && isHalf(to) ? from : from - 1;
  if (start < from && !(isCentury(start) && isHalf(from))) return false;
  return start === from || value >= 10;
}

const YEAR_IN_CENTURY =
  /^(?:ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)$/;

/** "an f one fifty", "two of the e three fifties" */
const isSpokenModel = ({ all, number: { from } }: Place): boolean =>
  all[from]?.kind === 'word' && /^[cefgqst]$/.test(all[from - 1]?.text ?? '');

/** "seven-thirty in the evening", "ten fifteen tonight", "nine at night"; not "i need six in the morning" or "two hundred tonight" */
function isSpokenTime({ all, number: { from, to, value }, before, after }: Place): boolean {
  if (all[from]?.kind !== 'word' || !PART_OF_DAY.test(after) || WISHED.test(before)) return false;
  const said = all.slice(from, to).map(({ text }) => text);
  const isBehindHour =
    value < 60 && HOUR.test(all[all[from - 1]?.raw === '-' ? from - 2 : from - 1]?.text ?? '');
  const isClockTime = value <= 12 || (value < 1260 && value % 100 < 60 && !said.includes('hundred'));
  return isBehindHour || (isClockTime && HOUR.test(said[0] ?? ''));
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = new RegExp(`^(?:${HOURS.join('|')})$`);
const PART_OF_DAY =
  /^ (?:- )?(?:(?:oh|ten|fifteen|twenty|thirty|forty|fifty)(?: - | )?(?:five )?)?(?:(?:today|tomorrow|this|(?:on )?\w+day|in the|early in the|late in the) (?:morning|afternoon|evening|night) |at night |tonight |[ap] ?m |sharp |on the dot )/;
const WISHED =
  / (?:need|needs|want|wants|get|order|make|have|take|do|like|print|send|bring|give (?:me|us)|about|only|just|all|these|those|the|other|another)(?: \w+)?(?: -)? $/;

/** "the address with a 2", "thanks a million" */
const isDigitSaid = ({ all, number: { from, value }, before }: Place): boolean =>
  (value < 20 && all[from]?.kind === 'number' && /(?<! into| to) an? $/.test(before)) ||
  (value >= 1_000_000 && / an? $/.test(before));

/** "five five five, oh one two three": three digits in a row are of a longer number. */
function isOfSaidDigits({ all, number: { from, to } }: Place): boolean {
  const isDigit = (at: number) => all[at]?.kind === 'word' && DIGIT.test(all[at]?.text ?? '');
  if (!isDigit(from)) return false;
  let begin = from;
  while (isDigit(begin - 1)) begin -= 1;
  let end = to;
  while (end - begin < MOST_DIGITS && isDigit(end)) end += 1;
  // "five zero zero" is one number.
  return end - begin >= LEAST_DIGITS && to - from === 1;
}

const DIGIT = /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)$/;
const LEAST_DIGITS = 3;
const MOST_DIGITS = 10;

/** "june 3", "3 of june" */
const isMonthDay = ({ all, number: { value, from, to } }: Place): boolean =>
  value <= 31 &&
  // "may 12-14", "2019-sep-1"
  [
    from - 1,
    all[from - 1]?.raw === '-' ? from - 2 : to,
    all[from - 2]?.kind === 'number' ? from - 3 : to,
    to,
  ].some((at) => Object.hasOwn(MONTHS, all[at]?.text ?? ''));

/** "my order is 48213", "about order 4471", "order 20931"; no "I want to order 50". */
function isOrderNumber({ all, number: { from, value }, before }: Place): boolean {
  if (/ (?:order|job|account|case) (?:(?:is|was|:|no \.|no|number|the) )+$/.test(before)) return true;
  // "did you get my order? it is the 3381"
  if (value >= 100 && / order (?:\S+ ){0,4}\? (?:its|(?:it )?is) (?:the|number) $/.test(before)) return true;
  if (all[from - 1]?.text !== 'order') return false;
  const governor = all[from - 2]?.text ?? '';
  if (/^(?:to|and|please|we|i|us|can|could|want|need|will|would|let us|just|must|should)$/.test(governor))
    return false;
  return (
    value >= 1000 ||
    /^(?:my|the|our|your|this|that|about|of|for|with|on|re|old|last|previous|track|check|is|was|regarding)$/.test(
      governor,
    )
  );
}

/** "call me after 4", "9 to 5" */
const isClock = ({ all, number: { value, from, to }, before, after }: Place): boolean =>
  (value <= 12 || all.slice(from, to).some(({ text }) => text === 'oh')) &&
  !/ (?:somewhere|anywhere|anything|range|ranges|ranging)(?: between| from)* $/.test(before) &&
  // "from twelve up to twenty"
  !(/ from $/.test(before) && LATER_THAN_TWELVE.test(after)) &&
  !MOVED_FROM.test(before) &&
  (/ (?:after|until|till|til|before|by|from|past)(?: \d{1,2} (?:or|to|and|-))? $/.test(before) ||
    hourOf(/^ (?:to|-|til|till) (\w+) /.exec(after)?.[1] ?? '', value) < value ||
    // "open 9 to (5)", "fish fry fridays (5) to (7)"
    (OF_HOURS.test(before) && hourOf(/ (\w+) (?:to|-|til|till) $/.exec(before)?.[1] ?? '', value) > value) ||
    (OPEN_FROM.test(before) && TO_HOUR.test(after)) ||
    (OPEN_FROM.test(before.replace(FROM_HOUR, ' ')) &&
      FROM_HOUR.test(before) &&
      countedThing(all, to) === undefined));

/** "drop it from 12 to 10" */
const MOVED_FROM =
  / (?:drop|cut|lower|reduce|bring|change|bump|raise|increase|decrease|go|went|gone|take|took|switch|down|up|back|trim)(?: \S+){0,3} from(?: \S+ to)? $/;
const OF_HOURS = / (?:open|hours?|daily|weekday|close|(?:mon|tues|wednes|thurs|fri|satur|sun)day) /;
const OPEN_FROM =
  / (?:open|hours?|(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?|daily|weekdays?|weekends?|nightly|doors|served|serving|showtime)(?: (?:from|at|[:,-]))* $/;
const HOUR_WORD =
  '(?:1[0-2]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)';
const TO_HOUR = new RegExp(
  `^ (?:to|-|til|till|until|thru) ${HOUR_WORD} (?:$|[.,;!?)]|and |or |on |at |in |every |with |pm |am |our |the |plus )`,
);
const FROM_HOUR = new RegExp(` ${HOUR_WORD} (?:to|-|til|till|until|thru) $`);

/** "5", "five"; `other` for what is no hour. */
function hourOf(text: string, other: number): number {
  const said = HOURS.indexOf(text) + 1;
  return said > 0 ? said : /^\d+$/.test(text) ? Number(text) : other;
}

/** "come by round 1130", "at 430 pickup", "call me around 5": when somebody comes by or something opens, not how many. */
function isHourOfComing({ all, number: { value, from, to }, before, after }: Place): boolean {
  const isHour = value <= 12 || (HOUR.test(all[from]?.text ?? '') && value < 1260 && value % 100 < 60);
  if (isHour && (MET_AT.test(before) || SHOWN_HOUR.test(before)) && countedThing(all, to) === undefined)
    return true;
  if (isHour && isOfVisit(before, after) && countedThing(all, to) === undefined) return true;
  const isTime = value >= 100 && value < 1260 && value % 100 < 60 && value % 5 === 0 && to === from + 1;
  if (!isTime || !/^\d{3,4}$/.test(all[from]?.raw ?? '')) return false;
  if (countedThing(all, to) && all[to]?.text !== 'pickup') return false;
  return (
    (COMING.test(before) && !MOVED_TO.test(before)) ||
    (/ (?:at|by|after|before|around|about|till|until|til|from|since) $/.test(before) && COMES.test(after)) ||
    (/ at $/.test(before) && /^ (?:ok|work|works|good|fine) \? $/.test(after))
  );
}

/** "talked to your guy around 11 saturday", "left a message monday about 4": what was, with its day beside the hour. */
const isOfVisit = (before: string, after: string): boolean =>
  VISITED.test(before) && (DAY_BEFORE.test(before) || DAY_AFTER.test(after));

const VISITED = worded(
  / (?:talked|spoke|chatted|met|left|sent|emailed|called|texted|dropped|came|stopped|went|visited|was|were|messaged|rang)(?: \S+){1,6} $/,
);
const DAYS =
  '(?:(?:last|this|on) )?(?:yesterday|today|this morning|last night|sat|sun|mon|tues?|wed|thurs?|fri|(?:satur|sun|mon|tues|wednes|thurs|fri)day)(?: (?:morning|afternoon|evening|night))?';
const DAY_BEFORE = new RegExp(` ${DAYS} (?:at|around|round|about|bout|like)(?: like| maybe| say)? $`);
const DAY_AFTER = new RegExp(`^ (?:or so )?${DAYS} `);
const MET_AT =
  / (?:(?:call|called|calling|ring|phone|phoned|text|texted|see|meet|reach)(?: me| us| you| up| there| back){0,2}|(?:come|came|coming|swing|swung|stop|stopped|pop|popped|drop|dropped|be|was|were|been|went)(?: by| in| over| there| back))(?: (?:on|this|last|yesterday|today|tomorrow|tonight|morning|afternoon|evening|\w+day|sat|sun|mon|tues|wed|thurs|fri)){0,3} (?:at|around|round|about|bout)(?: like| maybe| say)? $/;
/** "the door says closed at 5 but google says 6" */
const SHOWN_HOUR =
  / (?:open|opens|opened|close|closes|closed|closing|hours) (?:\S+ ){0,8}(?:says?|said|shows?|lists?|reads?) (?:(?:its|it is|you are|yall are|you|till?|until|at|open|opens|close|closes|closed) ){0,4}$/;
const COMING =
  / (?:see you(?: there| then)?|(?:come|coming|swing|swinging|stop|stopping|drop|dropping|run|running|pop|head|heading|roll|walk)(?: (?:by|in|over|down|up|on|right|it|them|off|my|the|\w+)){0,3}|be (?:there|in|by|over|back)|there|(?:pick|picking)(?: (?:it|them|those|these|my|the|our|up|\w+)){1,4}|pick ?up|drop off|meet(?: you| up)?|arrive|arriving|get (?:there|off|out)|off work|ready|open|opens|close|closes|closed|closing|here|leave|appointment|appt|until|til|till)(?: (?:at|by|after|before|around|round|about|bout|like|maybe|till|til|until|from|today|tomorrow|and|to|-)){1,3} $/;
/** "let's drop it to 1200" */
const MOVED_TO = / (?:drop|bring|get) (?:it|that|this|them|us) (?:(?:down|back|up) )?to $/;
const COMES =
  /^ (?:(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|on|or so|ish|,) )*(?:pick ?up|pickups?|drop off|for (?:pick ?up|drop off)|(?:i|we) (?:will|can|am|are|could|might|would)|i will|we will|to (?:pick|drop|get|grab)|work|works)\b/;

const LATER_THAN_TWELVE =
  /^ (?:\S+ )?(?:up )?(?:to|through|thru|-) (?:1[3-9]|[2-9]\d|\d{3,}|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a|\w+) (?:hundred|dozen|thousand))\b/;

/** "my girls are 9 and 12", "he is 6", "she will be 80", "most of us are over 70" */
const isAge = ({ all, number: { from, value }, before }: Place): boolean => {
  if (value >= 100) return false;
  if (MOST_ARE.test(before)) return true;
  const clause = all.slice(Math.max(0, from - 8), from);
  const verb = clause.findLastIndex(({ text }) => IS.test(text));
  if (verb === -1) return false;
  const is = clause[verb]?.text ?? '';
  const noun = clause[is === 'be' && clause[verb - 1]?.text === 'will' ? verb - 2 : verb - 1];
  const subject = IS.exec(is)?.[1] ?? (noun?.stem ?? '').replace(/ will$/, '');
  const between = clause.slice(verb + 1);
  return (
    (KIN.test(subject) || PEOPLE.has(subject)) &&
    between.every(
      ({ kind, text }) => kind === 'number' || /^(?:and|only|just|almost|about|,|&|or)$/.test(text),
    )
  );
};

const MOST_ARE = worded(
  / (?:most|all|half|many|several|some|both|none|few|lot) of (?:us?|them|(?:the|our|my|these|those) \S+) (?:are|is|were|be)(?: (?:well|way|already|almost|nearly|just|either|over|under|past|above|below|around|about))* $/,
);
const IS = /^(i|he|she|they|who)? ?(?:am|is|are|was|were|be)$/;
const KIN =
  /^(?:i|he|she|they|son|daughter|twin|baby|nephew|niece|grandson|granddaughter|mom|dad|wife|husband|brother|sister|friend|dog|grandma|grandpa|mother|father|boss|owner|pastor|uncle|aunt)$/;

/** Digits of a second phone number, or of one without its area code. */
function isPhoneDigits({ all, number }: Place, message: string): boolean {
  const word = all[number.from];
  if (!word) return false;
  const from = Math.max(0, word.start - 10);
  const phone = PHONE.exec(message.slice(from, word.start + 16));
  return (
    phone !== null && from + phone.index <= word.start && word.start < from + phone.index + phone[0].length
  );
}

export const PHONE = /(?<!\d)(?:\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]{1,2}\d{4}|\d{3}[-.]\d{4})(?!\d)/;

/** "the one you mentioned", "which one", "one of", "that one". */
export function isPronoun({ number: { value }, before, after }: Place, countsSomething: boolean): boolean {
  if (AMONG.test(before)) return true;
  if (value === 1) {
    if (/ (?:just|only)(?: (?:need|want|get|have|do))?(?: the)? $/.test(before) && countsSomething)
      return false;
    return (
      !countsSomething ||
      / (?:the|this|that|which|another|each|every|any|no|some|new|other|last|first|right|wrong|good|big) $/.test(
        before,
      ) ||
      /^ (?:of|more|another|who|that|you|we|i|last|may|should|can|day|time|thing|question|way|side|word|is (?!plenty|enough|fine|good|all|perfect)\S+) /.test(
        after,
      )
    );
  }
  return (
    / (?:the|those|these|other|last|first|my|your) $/.test(before) && !countsSomething && !/^ of /.test(after)
  );
}

/** "the difference between the two", "which of those two is cheaper", "are the two the same price" */
const AMONG =
  / (?:between|compare|comparing|(?:which|either|neither|any|one|difference|differences)(?: \S+)? (?:of|in)|are|do|would|will|could) (?:the|these|those) $/;

/** "9 Oak Lane", "Area 51", "77 W 5th", "shipping to 64108" */
export function isNumberOfAName({ all, number: { from, to }, before, after }: Place): boolean {
  const name = all[from - 1];
  if (BLANK_MAKERS.has(name?.text ?? '')) return true;
  if (
    /^\d{5}$/.test(all[from]?.raw ?? '') &&
    to === from + 1 &&
    / (?:to|in|zip|code|near|is|at|from) $/.test(before)
  )
    return true;
  if (all[to]?.kind === 'word' && STREET.test(after) && !isOfThings(all, to)) return true;
  return (
    from > 1 &&
    name?.kind === 'word' &&
    /^\p{Lu}/u.test(name.raw) &&
    name.raw.length > 1 &&
    name.raw !== name.raw.toUpperCase() &&
    all[from - 2]?.kind === 'word'
  );
}

/** "20 laminated place mats": a plural in small letters behind it, and no street. */
function isOfThings(all: readonly Word[], from: number): boolean {
  const street = all.findIndex(({ text }, at) => at >= from && STREETS.test(text));
  const next = all[street + 1];
  return next !== undefined && /^\p{Ll}{3,}s$/u.test(next.raw) && next.text !== next.stem;
}

const STREETS =
  /^(?:st|street|ave|avenue|road|rd|lane|ln|drive|dr|blvd|court|ct|way|highway|hwy|pkwy|place|main)$/;
const STREET =
  /^ (?:(?!to |on |at |for |by |in )[^\d\s]+ ){0,3}(?:st|street|ave|avenue|road|rd|lane|ln|drive|dr|blvd|court|ct|way|highway|hwy|pkwy|place|main) |^ [nsew] /;

// What the visitor wants to spend, and every other sum of money, so that no sum is taken for a quantity.

import type { Slots } from '../../../schemas/reading.ts';
import { countedThing } from './quantity/counted-thing.ts';
import { overlaps, type SlotContext, type SlotResult, type Span, skipped, spanOf } from './slot.ts';
import type { NumberSpan } from './words/numbers.ts';
import { mayMatch, worded } from './words/triggers.ts';
import { GARMENTS, PIECES } from './words/vocabulary.ts';
import type { Word, Words } from './words/words.ts';

/** A budget in cents; of a range the upper end. A price per piece is no budget. */
export function readBudget(
  context: SlotContext,
  sums = findMoney(context.words, context.numbers, context.asked),
): SlotResult<number> {
  const { words } = context;
  if (sums.length === 0) return skipped;
  const share = sums.find((sum) => isShare(words, sum));
  // "a $2,000 grant, $1,400 of it for shirts": of what is left for food nothing can be told of the shirts.
  if (share)
    return isForGoods(words, share) ? { status: 'filled', value: share.cents, span: share.span } : skipped;
  for (const [i, sum] of sums.entries()) {
    const upper = sums[i + 1];
    const isRange = upper !== undefined && isJoined(words, sum.to, upper.from) && upper.cents > sum.cents;
    if (
      isForeign(words, sum) ||
      isPerPiece(words, isRange ? upper.to : sum.to) ||
      !isBudget(words, isRange ? { ...sum, to: upper.to } : sum, context.asked === 'budgetCents')
    )
      continue;
    const { cents } = isRange ? upper : sum;
    if (cents > 0) return { status: 'filled', value: cents, span: sum.span };
  }
  return skipped;
}

/**
 * "sorry, 250, boss cut it", "no wait 1100, the treasurer found another hundred", "the board called, more like $550": the budget
 * that was told, told anew. The number is nearer to it than to the quantity, and the talk is of who gives the money, or was of
 * the budget just now.
 */
export function readNewBudget(
  { words, numbers, taken }: SlotContext,
  { budgetCents, quantity }: Slots,
  lastLine = '',
  sums: readonly Money[] = [],
): SlotResult<number> {
  if (budgetCents === undefined || words.all.length > LONGEST_ANEW) return skipped;
  // "so $550 for 40?"
  if (sums.length > 0 && words.plain.includes('?')) return skipped;
  const told = numbers.filter(
    ({ from }) => !/^(?:another|extra|additional)$/.test(words.all[from - 1]?.text ?? ''),
  );
  const [number, ...others] = told;
  if (!number || others.length > 0 || !Number.isInteger(number.value)) return skipped;
  const span = spanOf(words, number.from, number.to);
  const { before, after } = around(words, number.from, number.to);
  if (overlaps(span, taken) || countedThing(words.all, number.to) || OTHER_FIGURE.test(after)) return skipped;
  if (sums.some(({ to }) => SPENT_BEFORE.test(before) || SPENT_AFTER.test(around(words, to, to).after)))
    return skipped;
  const awayFrom = (value: number) => Math.abs(Math.log(number.value / value));
  const [fromBudget, fromQuantity] = [awayFrom(budgetCents / 100), awayFrom(quantity ?? 1)];
  if (fromBudget >= fromQuantity || fromBudget > Math.log(3)) return skipped;
  const isOfMoney = GIVERS.test(words.plain);
  const isJustTold =
    fromQuantity > Math.log(6) &&
    SAID_OF_MONEY.test(lastLine) &&
    (SAID_ANEW.test(before) || /^ (?:now|instead|tops|max) /.test(after));
  const isPutRight = sums.some(
    ({ from, to }) =>
      PUT_RIGHT.test(around(words, from, from).before) && ENDS_ANEW.test(around(words, to, to).after),
  );
  return isOfMoney || isJustTold || isPutRight
    ? { status: 'filled', value: 100 * number.value, span }
    : skipped;
}

const LONGEST_ANEW = 24;
const OTHER_FIGURE = /^ (?:th|st|nd|rd|am|pm|%|percent|more|less|fewer|of|each|or) |^ [x/:] /;
const GIVERS = worded(
  / (?:cut (?:us|it|the|our|me|back)|trimmed|slashed|shaved|upped|raised (?:it|us|our|the)|bumped (?:us|it|our)|found (?:another|some|more|extra)|approved|(?:gave|giving|give|gives|allow|allowed) (?:us|me)|budget|spend|afford|treasurer|funds?|funding|money|cash|the pot|donated|donor|grant|chipped in|pitched in|dollars?|(?:can|could|might|will|willing to|able to) (?:go|stretch|push)(?: it)? (?:up to|as high as)) /,
);
const PUT_RIGHT =
  / (?:make (?:it|that)|more like|actually|wait|sorry|lied|meant|mean|up to|down to)(?: (?:it is|like|about|only|just))* $/;
const ENDS_ANEW = /^ +(?:$|(?:[.,;!]|total|now|max|tops|instead|not|or so|thanks) )/;
const SAID_OF_MONEY = /\$|budget|bucks|dollars|spend|afford/i;
const SAID_ANEW =
  / (?:it is|its|is|actually|up to|make (?:it|that)|more like|turns out|now|wait|sorry|no|to|at|lied|meant|mean)(?: (?:it is|its|like|about|more|actually|only|just|really))* $/;

/** "$1,400 of it is for shirts", "of that 300 dollars goes to food" */
const isShare = (words: Words, { from, to, cents }: Money): boolean => {
  const { before, after } = around(words, from, to);
  if (SHARE_AFTER.test(after)) return true;
  const isOfIt = / of (?:it|that|this|which|those)(?: (?:only|just|about|around|,))* $/.test(before);
  // "3000 for the event but only $800 can go to shirts"
  const isLess = cents >= 100 * LEAST_GRANT && / (?:but|only)(?: (?:about|around))? $/.test(before);
  return (isOfIt || isLess) && FOR_IT.test(after);
};

const isForGoods = ({ all }: Words, { to }: Money): boolean =>
  all
    .slice(to, to + 9)
    .some(
      ({ stem, text }, i, said) =>
        !said.slice(0, i).some(({ raw }) => /^[,.;!?]$/.test(raw)) &&
        (GARMENTS.has(stem) || PIECES.has(stem) || OURS.test(text)),
    );

const SHARE_AFTER =
  /^ (?:out )?of (?:it|that|this|which|those)(?: (?:money|grant|budget|cash|fund|funds))?(?: (?:is|are|was|can|could|will|should|must|has|to|be|go|goes|going|set|aside|earmarked|meant|left|just|only))* (?:for|to|toward|towards|on) /;
const OF_THE_SUM = /^ of (?:it|that|this)(?: (?:is|goes|can|will|go))* (?:for|to|toward|towards) /;
const FOR_IT =
  /^ (?:is|are|was|can|could|will|should|goes|go|has)(?: (?:to|be|go|set|aside|earmarked|meant|left))* (?:for|to|toward|towards|on) /;
const OURS =
  /^(?:this|these|them|printing|print|prints|embroidery|signage|graphics|lettering|uniforms|gear|stuff|here|you)$/;

export interface Money {
  cents: number;
  span: Span;
  from: number;
  to: number;
}

/** "USD 412 Nutrition", "I'm with USD 412": a school district of Kansas. */
const isDistrict = (all: readonly Word[], at: number): boolean =>
  all[at - 1]?.raw === 'USD' &&
  /^\d{3}$/.test(all[at]?.raw ?? '') &&
  (/^\p{Lu}\p{Ll}/u.test(all[at + 1]?.raw ?? '') || /^(?:with|from)$/.test(all[at - 2]?.text ?? ''));

/** Sums of money: "$1,500", "500 bucks", "USD 3.14", "2k dollars", and a bare figure after "budget". */
export function findMoney(
  words: Words,
  numbers: readonly NumberSpan[],
  asked: SlotContext['asked'] = null,
): Money[] {
  const { all } = words;
  const found: Money[] = [];
  if (numbers.length === 0 && !words.plain.includes(' grand ')) return found;
  for (const [i, told] of numbers.entries()) {
    const number = inHundreds(words, told, numbers[i + 1]);
    const before = all[number.from - 1];
    const after = all[number.to];
    let { from, to } = number;
    let isMoney = false;
    let value = number.value;
    if (before && SIGNS.has(before.raw)) {
      isMoney = true;
      // "US$5", "usd $5"; "gave us $5" is no currency.
      from -=
        /^(?:US|(?:US|us)[Dd]|us)$/.test(all[from - 2]?.raw ?? '') &&
        !(all[from - 2]?.raw === 'us' && before.spaced)
          ? 2
          : 1;
    } else if (before && (before.text === 'usd' || before.raw === 'US') && !isDistrict(all, number.from)) {
      isMoney = true;
      from -= 1;
    }
    if (after && SIGNS.has(after.raw) && all[to + 1]?.kind !== 'number') {
      isMoney = true;
      to += 1;
    } else if (
      after?.text === 'grand' &&
      !/^(?:re ?)?open\w*|^(?:re|prize|slam|prix|finale|champion\w*|rapids|canyon)$/.test(
        all[to + 1]?.text ?? '',
      ) &&
      (all[to + 1]?.text !== 'total' || isThousands(words, number, numbers))
    ) {
      isMoney = true;
      value *= 1000;
      to += 1;
    } else if (after && CURRENCY.has(after.stem)) {
      isMoney = true;
      if (/^(?:cent|c)$/.test(after.stem) || after.raw === '¢') value /= 100;
      to += 1;
    } else if (
      /^(?:-|–|to|or|and)$/.test(after?.text ?? '') &&
      numbers[i + 1]?.from === to + 1 &&
      /^(?:dollar|buck|usd|grand)$/.test(all[numbers[i + 1]?.to ?? 0]?.stem ?? '')
    ) {
      isMoney = true;
    }
    if (after?.raw === '¢') {
      value /= 100;
    }
    // "budget 1200, 500 of that for the banner"
    isMoney ||= found.length > 0 && value >= LEAST_GRANT && OF_THE_SUM.test(around(words, to, to).after);
    // "$12-15", "a budget of 3,000 to 4,000"
    const sum = found.at(-1);
    isMoney ||=
      sum !== undefined &&
      (number.firm || value >= LEAST_GRANT) &&
      sum.to < number.from &&
      isJoined(words, sum.to, number.from) &&
      (all[sum.to]?.text !== 'and' || countedThing(all, to) === undefined);
    isMoney ||= isOthersSum(words, number) || isBid(words, number);
    if (!isMoney && !isBudgetFigure(words, number, asked === 'budgetCents')) continue;
    found.push({ cents: Math.round(value * 100), span: spanOf(words, from, to), from, to });
    // "$20 and 43c": the cents belong to the sum, and are money in any case.
  }
  // "we have 3k, 500 dollars of which is for hats"
  const share = found.find((sum) => isShare(words, sum));
  const whole = share && numbers.findLast(({ to }) => to <= share.from && to >= share.from - 2);
  if (whole && !found.some(({ from, to }) => from < whole.to && whole.from < to)) {
    const { from, to } = whole;
    found.unshift({ cents: Math.round(whole.value * 100), span: spanOf(words, from, to), from, to });
  }
  const grand = found.length === 0 ? aGrand(words) : undefined;
  return grand ? [grand] : found;
}

/** "4 fifty": said as 450 dollars are. */
const inHundreds = ({ all }: Words, number: NumberSpan, next: NumberSpan | undefined): NumberSpan =>
  next?.from === number.to &&
  /^[1-9]$/.test(all[number.from]?.raw ?? '') &&
  /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty\b/.test(all[next.from]?.text ?? '')
    ? { ...number, value: 100 * number.value + next.value, to: next.to }
    : number;

/** "maybe 3 grand total"; no "8 red and 4 blue, 12 grand total", "48 grand total" */
const isThousands = (
  { all }: Words,
  { from, to, value }: NumberSpan,
  numbers: readonly NumberSpan[],
): boolean =>
  value <= MOST_GRAND &&
  countedThing(all, to + 2) === undefined &&
  numbers.reduce((sum, other) => sum + (other.to <= from ? other.value : 0), 0) !== value;

const MOST_GRAND = 25;

/** "a grand", "a couple grand"; no grand opening, no "a grand total of 24" */
function aGrand(words: Words): Money | undefined {
  const { all } = words;
  const at = all.findIndex(
    ({ text }, i) =>
      text === 'grand' &&
      /^(?:a|couple|of)$/.test(all[i - 1]?.text ?? '') &&
      (all[i + 1]?.kind !== 'word' ||
        /^(?:for|to|on|max|tops|or|and|is|at|but)$/.test(all[i + 1]?.text ?? '') ||
        (all[i + 1]?.text === 'total' && !/^(?:of|on|is|with|if|in)$/.test(all[i + 2]?.text ?? ''))),
  );
  if (at === -1) return;
  const isCouple = all.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'couple');
  return {
    // "half a grand"
    cents: isCouple ? 200_000 : all[at - 2]?.text === 'half' ? 50_000 : 100_000,
    span: spanOf(words, at - 1, at + 1),
    from: at - 1,
    to: at + 1,
  };
}

/** "500 euros": no sum of the shop's own money, and what it would be in that nobody here can tell. */
const isForeign = ({ all }: Words, { from, to }: Money): boolean =>
  all.slice(Math.max(0, from - 1), to + 1).some(({ text, stem }) => FOREIGN.has(text) || FOREIGN.has(stem));

const FOREIGN = new Set(['€', '£', 'euro', 'eur', 'quid', 'gbp', 'peso', 'yen', 'rupee', 'franc']);
const SIGNS = new Set(['$', '€', '£', '¢']);
const CURRENCY = new Set([
  'dollar',
  'buck',
  'usd',
  'cent',
  'euro',
  'quid',
  'peso',
  'yen',
  'rupee',
  'franc',
  'c',
]);
/** "budget is 500", "budget around 2k", "cap it at 900": a figure named a budget needs no sign. */
const NAMED =
  / (?:budget|(?:price|cost|dollar) limit|spend|spending|afford|stay(?:ing)?(?= under| below| within)|keep (?:it|this|everything|the total|the cost)(?= under| below| within)|cap(?:ped|s)? (?:it|us|this|that|(?:the|our|my) (?:\w+ )?(?:order|total|price|cost|bill|job|spend))(?= at)|go over|(?:more|less) than a total of)(?: (?:limit|is|of|around|within|below|about|like|max|under|up|to|at|only|roughly|maybe|approved|capped|set|fixed|topped out|tops out|top|tops|runs|sits|stands|we|have|more|less|than|over|between|a|for|this|it|:|-|=|total|probably|say))* $| budget (?:for|on) (?:\S+ ){1,8}?(?:is|comes to) (?:(?:about|around|up to|only|roughly) )*$/;
/** "po approved for 3,200", "the board signed off on 900" */
const GRANTED =
  / (?:(?:i|we) (?:can |could |might )(?:only |probably |maybe |just )?swing|approved|authorized|allocated|allotted|earmarked|set aside|signed off on|gave (?:me|us)|(?:they|boss|board|will|would|only) give (?:me|us)|giving (?:me|us)|gives (?:me|us))(?: (?:us|me|for|at|up to|a|total|of|about|around|maybe|like|only))* $/;
/** "get the whole order under 600", "the total has to stay below 800"; an order put under a number is filed there. */
const HELD =
  / (?:(?:keep|keeping|kept|get|hold|bring|want|need|have|make|like|leave)(?: (?:the|this|that|our|my|whole|entire|total|full|final)){1,3} (?:order|job|bill|invoice|total|price|cost|thing|project)|(?:total|price|cost|bill|sum)(?: (?:has|have|needs?|must|should|got) ?(?:to)?)?)(?: (?:in|to|be|come|comes|stay|land|down|all|out))* (?:under|below|within)(?: (?:about|like|around))? $/;
const LEAST_GRANT = 100;
const LEAST_FOR_ALL = 20;
const FOR_ALL =
  /^ (?:(?:total|max|tops) )?for (?:the (?:whole|entire) (?:thing|job|order|lot|project|deal|shebang)|everything|it all|all of (?:it|this)) /;
const TO_SPEND =
  /^ (?:left |total )?(?:to (?:spend|work with|play with|use)|budget|(?:left )?in (?:the|our|my) (?:\S+ )?(?:budget|kitty|pot|bank|account|funds?|treasury|coffers|till|jar)) /;

/** "the other guy has it for 300", "they quoted me 89 for two": another's price. */
const isOthersSum = (words: Words, { from, to }: Pick<NumberSpan, 'from' | 'to'>): boolean => {
  if (!mayBeDone(words.plain) && !mayBeAsked(words.plain)) return false;
  const { before, after } = around(words, from, to);
  const isTheirs = DONE_FOR.test(before) || (OTHERS_ASK.test(before) && FOR_THAT.test(after));
  return isTheirs && countedThing(words.all, to) === undefined;
};

/** "can you do it for 400": what they would pay for it, where nothing is counted. */
const isBid = (words: Words, { from, to, value }: NumberSpan): boolean => {
  if (value < LEAST_GRANT || !mayBeBid(words.plain)) return false;
  const { before, after } = around(words, from, to);
  return BID_FOR.test(before) && ENDS_BID.test(after) && countedThing(words.all, to) === undefined;
};

const BID_FOR =
  / what (?:can|could|would|will) (?:i|we|you) (?:get|do|make|give)(?: me| us)? for(?: (?:about|around|like|only|just|under|less than))* $| (?:can|could|would|will|way|possible|able)(?: \S+){0,3} (?:do|make|have|get|sell)(?: (?:me|us|all|of))* (?:it|that|this|them|em|these|those|everything|the (?:lot|job|order|\w+ thing|(?:\d+ )?\w+s)|\d+)(?: all)? for(?: (?:about|around|like|only|just|under|less than|a|total|of))* $/;
const mayBeBid = mayMatch(BID_FOR);
const ENDS_BID = /^ +(?:$|(?:[.,;!?]|total|tops|max|flat|even|all in|instead|if|or) )/;

const DONE_FOR =
  / (?:has|have|had|sells?|sold|does|did|makes|made|prints|printed) (?:it|them|that|this|these|those|(?:the )?same(?: \w+)?) for(?: (?:like|about|only|just|around))? $/;
const OTHERS_ASK =
  / (?:they|he|she|place|shop|guy|guys|company|printer|ink|customink|amazon|vistaprint|etsy|online|else|store) (?:gave|gives|quoted|offered|charges|charged)(?: (?:it|me|us|only|just|like|about|for|at))* $/;
const mayBeDone = mayMatch(DONE_FOR);
const mayBeAsked = mayMatch(OTHERS_ASK);
const FOR_THAT = /^ (?:each |apiece |total )?for (?:\w+ ){1,3}/;

/** "is 500 enough for 40 tees", "will 300 cover it" */
const IS_IT = / (?:is|will|would|does|if)(?: (?:about|like|around|say))? $/;
const ENOUGH =
  /^ (?:dollars |bucks )?(?:be )?(?:enough|cover|get (?:me|us|it)|do it) (?!(?:for )?(?:(?:an?|the|your) )?(?:minimum|min|discount|break|bulk) )/;
const IN_ALL = new Set(['total', 'tops', 'max', 'altogether', 'all']);

/** "the 6 yard signs" */
const countsGoods = (words: Words['all']): boolean =>
  words.some(
    ({ kind }, i) =>
      kind === 'number' &&
      words.slice(i + 1, i + 4).some(({ stem }) => GARMENTS.has(stem) || PIECES.has(stem)),
  );

function isSumForGoods({ all }: Words, from: number, to: number, isAtMost: boolean): boolean {
  if (isAtMost) return countsGoods(all.slice(Math.max(0, from - 9), from));
  const at = all[to]?.text === 'all' && all[to + 1]?.text === 'in' ? to + 1 : to;
  return (
    IN_ALL.has(all[to]?.text ?? '') && all[at + 1]?.text === 'for' && countsGoods(all.slice(at + 2, at + 6))
  );
}

/** Where a budget was asked for or is named, a figure that counts nothing is one. */
function isBudgetFigure(words: Words, { from, to, value, firm }: NumberSpan, isAsked: boolean): boolean {
  if (words.all[from - 1]?.raw === '/') return false;
  let sides: ReturnType<typeof around> | undefined;
  const near = () => {
    sides ??= around(words, from, to);
    return sides;
  };
  const follows = ({ may, pattern }: Beside) => may(words.plain) && pattern.test(near().after);
  const leads = ({ may, pattern }: Beside) => may(words.plain) && pattern.test(near().before);
  // "we open may 1, budget 4k"
  if (follows(SPENDS) && !IN_MONTH.test(near().before)) return true;
  const isSum = value >= LEAST_GRANT;
  if (isSum && follows(IS_ALL)) return true;
  if (isSum && follows(SUFFICES) && IS_IT.test(near().before)) return true;
  if (isSum && words.plain.includes(' budget ') && STAYS_IN.test(near().before)) return true;
  if (isSum && leads(TIGHT) && countedThing(words.all, to) === undefined && ENDS_SUM.test(near().after))
    return true;
  if (isSum && follows(FOR_IT_ALL) && leads(WE_CAN_DO)) return true;
  if (isSum && follows(ALL_TOLD) && leads(NO_MORE) && countsGoods(words.all.slice(to))) return true;
  // "20 shirts for no more than 400", "150 total for 12 shirts"
  const isOfGoods = isSum && isSumForGoods(words, from, to, leads(FOR_AT_MOST));
  if (isOfGoods && countedThing(words.all, to) === undefined) return true;
  // "150 for the whole thing"
  if (
    value >= LEAST_FOR_ALL &&
    follows(IS_FOR_ALL) &&
    // "march 30 for all of it" is a day.
    !/ (?:need|want|order|print|make|get) (?:\w+ )?$/.test(near().before) &&
    !IN_MONTH.test(near().before)
  )
    return true;
  const isTop =
    (isSum && (leads(IS_GRANTED) || leads(IS_HELD) || leads(CEILING))) ||
    // "we have 2k total for shirts and a banner"
    (isSum && follows(TOTAL_FOR) && leads(HAS)) ||
    (isSum && follows(AT_MOST) && leads(CAN_DO)) ||
    (words.plain.includes(' budget ') && follows(LIMITS)) ||
    (words.all[to - 1]?.raw.toLowerCase() === 'k' && (leads(UNDER) || leads(STRETCHES) || follows(ALL_IN)));
  if (!(isAsked && (firm || value >= 20)) && !isTop && !leads(IS_NAMED)) return false;
  return (
    value >= 1 &&
    countedThing(words.all, to) === undefined &&
    !/^ (?:%|percent|th|st|nd|rd) /.test(near().after)
  );
}

const IN_MONTH =
  / (?:jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)[. ]*(?:\d{1,2} (?:, )?)?$/;

/** What stands before or behind a figure: looked for only in messages that hold a word it cannot do without. */
interface Beside {
  pattern: RegExp;
  may: (text: string) => boolean;
}

const beside = (pattern: RegExp): Beside => ({ pattern, may: mayMatch(pattern) });

const SPENDS = beside(TO_SPEND);
/** "200 is all we have" */
const IS_ALL = beside(
  /^ is (?:all|everything) (?:that )?(?:i|we) (?:have|got|can (?:spend|afford|pay))(?: (?:to spend|for this|for it))? +(?:$|[.,;!] )/,
);
const SUFFICES = beside(ENOUGH);
const IS_FOR_ALL = beside(FOR_ALL);
const IS_GRANTED = beside(GRANTED);
const IS_NAMED = beside(NAMED);
const AT_MOST = beside(/^ (?:at (?:the )?(?:very )?most|tops|max|maximum)(?: |$)/);
/** "900 all in", "900 for all 40"; no "100 all in navy", "100 for 40 kids" */
const FOR_IT_ALL = beside(
  /^ (?:(?:all in|out the door|otd|all said and done) (?:$|[.,;!?]|(?:for|and|with|if|but|or|max|tops) )|(?:(?:total|flat|all in) )?for (?:(?:the|all|those|these|my|our) ){0,2}\d{2,4} (?:$|[.,;!?]|(?:of|if|and|but|or|with|total|tee|shirt|hat|cap|mug|polo|hoodie|jacket|sign|banner|apron|tote|bag|piece)s? ))/,
);
/** "can do 900 all in for 40", "would do 700 for the 50": a sum, whoever says it. */
export const isSumForAll = (value: number, before: string, after: string): boolean =>
  value >= LEAST_GRANT && FOR_IT_ALL.pattern.test(after) && CAN_DO.pattern.test(before);
/** What the visitor can do, and not another shop. */
const WE_CAN_DO = beside(
  /(?: (?:i|we|boss|board|wife|husband|club|church|treasurer)|[.,;!?]|^) (?:can|could|would|will) (?:(?:only|probably|maybe|prolly) )?(?:do|go|swing|manage|pay|handle)(?: (?:up to|as high as|to|like|about|maybe|around))? $| best (?:i|we) (?:can|could) do(?: (?:is|would be|was))?(?: (?:like|about|maybe|around))? $/,
);
/** "budget's tight. four hundred", "small budget, like 300" */
const TIGHT = beside(
  / (?:budget (?:is )?(?:(?:pretty|really|kinda|kind of|super|very|a little|a bit|so|fairly) )*(?:tight|small|limited|modest|slim|thin|low|not (?:huge|big|much))|(?:tight|small|limited|modest|slim|shoestring) budget)(?: [.,;:!–—-])* (?:(?:so|like|about|around|maybe|only|just|we have|i have|say) )*$/,
);
/** "budget wise I'd like to stay in the 300-400 range" */
const STAYS_IN =
  / (?:stay|staying|keep (?:it|this|us)|land|be|come in|end up) (?:in|around|near|at) (?:the )?(?:\S+ - )?$/;
const ENDS_SUM = /^ +(?:$|(?:[.,;!?]|maybe|or|to|tops|max|total|if|at|is|and change|give or take|ish) )/;
/** "no more than a thousand all told", where goods are counted beside it */
const ALL_TOLD = beside(
  /^ (?:all told|all in|altogether|total|in total|tops|for (?:everything|all of it|the lot)) /,
);
const NO_MORE = beside(
  / (?:no more than|not more than|at most|under|below|not over|no higher than)(?: (?:like|about|a))? $/,
);
const FOR_AT_MOST = beside(/ for (?:no more than|not more than|under|less than|at most|max|maximum) $/);
const CAN_DO = beside(/ (?:can|could|will) (?:do|go|swing|manage|pay|handle)(?: up to| as high as| to)? $/);
const LIMITS = beside(/^ (?:max|tops|at most|or less|total|limit) /);
const UNDER = beside(/ (?:under|below) $/);
const IS_HELD = beside(HELD);
/** "can't pay more than 150", "paying no more than 350" */
const CEILING = beside(
  / not (?:want to |willing to |like to |able to |going to |really |even )*(?:pay|paying|spend|spending|go|going|do|afford|swing)(?: (?:it|anything|a penny|a dime|a dollar|much))? (?:more than|over|above|past|higher than|beyond)(?: (?:like|about|say|around|a))* $| (?:pay|paying|willing to pay|pay you)(?: (?:you|anything|it|for (?:it|this|them)))* (?:no more than|not more than|nothing (?:over|above|past)|no higher than|at most|at the most|up to|max|maximum|less than|under|below)(?: (?:of|like|about|say|around|a))* $/,
);
/** "we can go up to $900 now"; without a sign it may be how many. */
const STRETCHES = beside(
  / (?:i|we|he|she|they|boss|wife|husband|board) (?:can|could|might)(?: (?:now|maybe|probably|also))? (?:go|stretch|stretch it|bump it|raise it|push it)(?: (?:up|as high as|as much as|all the way))*(?: (?:to|about|around|like|maybe))* $/,
);
const HAS = beside(/ (?:have|got|has)(?: (?:about|around|like|only|maybe|roughly|a|total|of|just))* $/);
const TOTAL_FOR = beside(/^ (?:total|tops|max|all in|altogether) (?:for|to) /);
/** "7k all in" */
const ALL_IN = beside(/^ all in /);

/** What a visitor has or will not go beyond. */
const TALK_BEFORE =
  / (?:budget|spend|spending|afford|swing|under|below|max|maximum|up to|no more than|not more than|at most|less than|limit|cap|have|got|gave (?:me|us)|give (?:me|us)|giving (?:me|us)|given|allowed|within|between|keep it|around|about|stay|set aside|allocated|allotted|approved|authorized|raised|(?:not|nothing|never) (?:\w+ ){0,2}(?:over|above|past|exceed)|what (?:can|could|would|will|does)(?: i get for)?|how many (?:\S+ ){0,4}(?:for|with|out of|on)|how far (?:does|will|would|can|do))(?: \S+){0,5} $/;
const TALK_AFTER =
  /^ (?:\S+ )?(?:budget|max|tops|enough|realistic|doable|reasonable|feasible|workable|in the ballpark|cover|for (?:the (?:whole|entire)|it all|all of (?:it|this))|to spend|to work with|to play with|to use|limit|is (?:our|my|the) (?:\S+ )?(?:limit|max|maximum|budget|ceiling|cap)|or (?:less|under|below)|total|all in|get (?:me|us)|what (?:can|could|would|will) (?:we|i|that|you)|ceiling|cap|for this|for everything|approved|at most|at the most|is (?:all|what|everything) (?:that )?(?:\w+ ){1,3}(?:have|has|had|got|gave|gives|give|collected|raised|approved)) /;
/** A sum that somebody asked, paid or owes is none to spend; "no idea what it costs, we have 500" tells of none. */
const SPENT_BEFORE =
  / (?:quoted|quote|charge[ds]?|paid|pay|paying|spent|deposit|owe[ds]?|refund(?:ed)?|invoice|fee|(?<! what(?:ever)? \S{1,20} )costs?|price|prices|priced|saved?|saves|save|sell|sells|selling|sold|worth|value|order(?:s)? over|is it|is that|was|were|ordered|tip|bill|billed|shipping)(?: (?!under|below|less|max|up|no|not|within|budget|approved|allotted|allocated|granted|given|allowed)\S+){0,3} $/;
const SPENT_AFTER = /^ (?:off|discount|deposit|fee|refund|credit|last (?:time|year)|coupon|gift card|bill) /;

function isBudget(words: Words, { from, to }: Money, isAsked: boolean): boolean {
  const { before, after } = around(words, from, to);
  if (SPENT_AFTER.test(after) || OTHERS_ASK.test(before) || DONE_FOR.test(before)) return false;
  if (isAsked || NAMED.test(before) || TO_SPEND.test(after) || isCeiling(before)) return true;
  // It also means a quote, but not of a sum.
  if (words.all.slice(Math.max(0, from - 4), from).some(({ raw }) => /^presupuesto$/i.test(raw))) return true;
  if (isGuessed(words, from, to) || (WE_CAN_DO.pattern.test(before) && FOR_IT_ALL.pattern.test(after)))
    return true;
  return !SPENT_BEFORE.test(before) && (TALK_BEFORE.test(before) || TALK_AFTER.test(after));
}

/** "somewhere in the neighborhood of $1,200", "like 500 dollars maybe": nothing else is said, and it is no question. */
const isGuessed = ({ all, plain }: Words, from: number, to: number): boolean =>
  from > 0 &&
  from <= MOST_HEDGES &&
  !plain.includes('?') &&
  all.slice(0, from).some(({ text }) => HEDGE.test(text)) &&
  [...all.slice(0, from), ...all.slice(to, to + MOST_HEDGES)].every(
    ({ kind, text }) => kind === 'mark' || HEDGE.test(text) || FILLS.test(text),
  );

const MOST_HEDGES = 10;
const HEDGE =
  /^(?:somewhere|maybe|about|around|roughly|approximately|approx|probably|like|neighborhood|ballpark|vicinity|range|hopefully|hoping|ish|guess|thinking|ideally|closer|near|shooting|aiming)$/;
const FILLS =
  /^(?:in|the|of|um|uh|er|oh|well|so|ok|i|we|we are|i am|were|was|to|for|a|say|would|be|or|so|under|over|just|think|total|tops|max|if|possible|please|honestly|right|only)$/;

const isCeiling = (before: string): boolean => CEILING.pattern.test(before) || STRETCHES.pattern.test(before);

const around = ({ all }: Words, from: number, to: number) => ({
  before: ` ${all
    .slice(Math.max(0, from - 12), from)
    .map(({ text }) => text)
    .join(' ')} `,
  after: ` ${all
    .slice(to, to + 5)
    .map(({ text }) => text)
    .join(' ')} `,
});

/** "$10 each", "$10 a shirt", "5 dollars per piece". */
function isPerPiece(words: Words, at: number): boolean {
  const next = words.all[at];
  return (
    next !== undefined &&
    (/^(?:each|per|apiece|ea|pp|a|an|piece|every)$/.test(next.text) || next.raw === '/' || next.raw === '@')
  );
}

function isJoined(words: Words, from: number, to: number): boolean {
  const between = words.all
    .slice(from, to)
    .filter(({ raw }, i) => !(i === 0 && raw === ',' && to - from === 2));
  return (
    between.length <= 1 &&
    (from === to || /^(?:-|–|to|or|and|maybe)$/.test(between[0]?.raw.toLowerCase() ?? ''))
  );
}

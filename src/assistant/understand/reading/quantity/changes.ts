// A change of the quantity that is known: "double that", "ten more", "half of that", "take 3 off".
import { overlaps, type SlotContext, type Span, spanOf } from '../slot.ts';
import { type NumberSpan, UNITS } from '../words/numbers.ts';
import { own } from '../words/own.ts';
import { worded } from '../words/triggers.ts';
import { stemOf } from '../words/words.ts';
import { countedThing } from './counted-thing.ts';
import { isHead } from './groups.ts';
import { isForLater } from './later.ts';
import { placeOf } from './place.ts';

/** What the known quantity becomes; undefined where nothing is known or the message changes nothing by its measure. */
export function readChange(context: SlotContext): { value: number; span: Span } | undefined {
  const { words, numbers, taken, known, asked } = context;
  if (!known) return;
  const times = TIMES.find(([pattern]) => pattern.test(words.plain))?.[1];
  const wholeMessage = { start: 0, end: words.message.length };
  if (times !== undefined) return filled(Math.ceil(known.quantity * times), wholeMessage);
  // "one more on the sleeve" answers how many places.
  if (asked === 'option' && !numbers.some(({ to }) => countedThing(words.all, to)?.kind === 'goods')) return;
  // "make that 75 instead of 60, two more classes joined": the number is said, and what came to it beside.
  const said = numbers.find((number) => {
    const { before, after } = placeOf(words.all, number);
    return (
      Number.isInteger(number.value) &&
      INSTEAD.test(after) &&
      ANEW.test(before) &&
      signOf(context, number) === 0
    );
  });
  if (said) return filled(said.value, spanOf(words, said.from, said.to));
  // "make those 50 into 60", of 50
  const moved = numbers.find((number, i) => {
    const old = numbers[i - 1];
    return (
      old?.value === known.quantity &&
      Number.isInteger(number.value) &&
      MADE.test(placeOf(words.all, old).before) &&
      INTO.test(
        ` ${words.all
          .slice(old.to, number.from)
          .map(({ text }) => text)
          .join(' ')} `,
      )
    );
  });
  if (moved) return filled(moved.value, spanOf(words, moved.from, moved.to));
  const wanting = wantingOne(words.plain);
  if (wanting > 0 && numbers.every(({ value }) => value <= MOST_WANTING))
    return filled(known.quantity + wanting * (known.perHead?.()?.each ?? 1), wholeMessage);
  for (const number of numbers) {
    const span = spanOf(words, number.from, number.to);
    if (!Number.isInteger(number.value) || overlaps(span, taken)) continue;
    const sign = signOf(context, number);
    if (sign === 0) continue;
    const perHead = known.perHead?.();
    const each = perHead && countedThing(words.all, number.to)?.kind !== 'goods' ? perHead.each : 1;
    const value = known.quantity + sign * number.value * each;
    const result = numbers.find((other) => isResult(context, other, number, [value, value / each]));
    if (!result) return filled(value + sign * each * alsoChanged(context, number, sign), span);
    const isOfHeads = countedThing(words.all, result.to)?.kind === 'people' || result.value * each === value;
    return filled(result.value * (isOfHeads ? each : 1), span);
  }
  return;
}

/** "the coach wants one too and so do the two assistants": how many more they are. */
function wantingOne(plain: string): number {
  const [, said = '', whom = '', also = '', others = ''] = WANTS_ONE.test(plain)
    ? (WANTING.exec(plain) ?? [])
    : [];
  if (!isHead(stemOf(whom))) return 0;
  const count = (number: string, noun: string): number =>
    number === '' ? (noun === stemOf(noun) ? 1 : 0) : (own(UNITS, number) ?? Number(number));
  const first = count(said.trim(), whom);
  return first > 0 && isHead(stemOf(others)) ? first + count(also.trim(), others) : first;
}

const MOST_WANTING = 12;
const NUMBER = '((?:two|three|four|five|six|\\d) )?';
const WANTS_ONE = worded(/ (?:wants?|needs?|would like) (?:one|1) /);
const WANTING = new RegExp(
  ` (?:the|my|our|his|her) ${NUMBER}(?:\\S+ )?([a-z]+) (?:also )?(?:wants?|needs?|would like) (?:one|1)(?: each)? (?:(?:too|also|as well) )?(?:$|[.,!;] |(?=and so ))(?:and so (?:do|does) (?:the|my|our|his|her) ${NUMBER}([a-z]+) )?`,
);

const ANEW =
  / (?:make|change|bump|update|set|need|want|do|be|is|now)(?: (?:it|that|this|them|us|me|to|up|the|order|a|about|like|now))* $/;
const MADE = / (?:make|turn|change|bump|push|up)(?: (?:the|those|that|these|them|all|my|our))* $/;
const INTO =
  /^ +(?:(?:of (?:them|those|these|em)|pieces|\S+s) )?(?:(?:up )?(?:to|into|be|a|an even|an|now) )*$/;
const INSTEAD = /^ (?!(?:st|nd|rd|th) )(?:\S+ )?(?:instead of|rather than|not) (?:the )?\d/;

/** The 1 of "5 more mediums and 1 more large". */
function alsoChanged(context: SlotContext, first: NumberSpan, sign: 1 | -1): number {
  return context.numbers
    .filter(({ from, to, value }) => {
      const isFree = !overlaps(spanOf(context.words, from, to), context.taken);
      return from > first.from && Number.isInteger(value) && isFree;
    })
    .filter((number) => signOf(context, number) === sign)
    .reduce((sum, { value }) => sum + value, 0);
}

/** "two left, so 19", "scratch that, 19, two left": the number that a change led to, by its words or because it comes to it. */
function isResult(
  context: SlotContext,
  number: NumberSpan,
  change: NumberSpan,
  expected: readonly number[],
): boolean {
  const { words, taken } = context;
  const { value, from, to } = number;
  if (from === change.from || overlaps(spanOf(words, from, to), taken)) return false;
  if (expected.includes(value)) return true;
  if (!Number.isInteger(value)) return false;
  const { before, after } = placeOf(words.all, number);
  if (from < change.from) return PUT_RIGHT.test(before) && signOf(context, number) === 0;
  return LED_TO.test(before) || (/[,.;] $/.test(before) && /^ +(?:[.!?] )?$/.test(after));
}

const PUT_RIGHT = / (?:scratch that|make (?:it|that)|should be|actually|correction|sorry) (?:, )?$/;
const LED_TO =
  / (?:so|now|leaf|leave|leaves|leaving|total|make|makes|that is|down to|up to|bring u to|bring us to)(?: (?:it|that|just|only|now|about|we are|we have|it is|that is|at|us|with|like|a|total|of|to|need))* $/;

const filled = (value: number, span: Span) => (value >= 1 ? { value, span } : undefined);

const IT = '(?:it|that|this|them|(?:the |that |my |our )?(?:order|quantity|amount|number|count))';
const TIMES: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [
    new RegExp(
      ` (?:double|doubled|twice|two times|2 x|2 times) (?:${IT}|up|as many) |^ (?:no |ok |just |the |el |al )*(?:double|doble) $`,
    ),
    2,
  ],
  [new RegExp(` (?:triple|three times|3 x|3 times) (?:${IT}|as many) `), 3],
  [
    / (?:cut|cutting|reduce|drop|bring) (?:\w+ ){1,3}(?:in|by|to) half | halve | half (?:of )?(?:that|as many|the (?:order|quantity|amount|number)) (?!are |is |in |will |should )| (?:only|just) (?:need |want |do )?half(?: of (?:it|them))? $/,
    0.5,
  ],
];

/** 1 where so many come to the known ones, -1 where they fall away, 0 where the number stands for itself. */
function signOf({ words: { all }, known }: SlotContext, number: NumberSpan): -1 | 0 | 1 {
  const place = placeOf(all, number);
  const { before, after } = place;
  const thing = countedThing(all, number.to);
  if (thing?.kind === 'other' || isForLater(place)) return 0;
  // "is the side one extra": what it costs.
  if (IS_EXTRA.test(before) && /^ (?:a lot |much |any )?(?:extra|more) +(?:$|\?|for |or |too )/.test(after))
    return 0;
  // Ten more of something else are goods of their own.
  const noun = thing?.kind === 'goods' ? all[thing.at]?.stem : undefined;
  if (noun !== undefined && noun.length > 2 && known?.thing != null && !isSame(noun, known.thing)) return 0;
  if (FEWER_BEFORE.test(before) || FEWER_AFTER.test(after)) return -1;
  // "drop 6 from the order"
  if (TAKES.test(before) && FROM_ORDER.test(after)) return -1;
  // "we lost two"; no "we lost 2 games"
  if (LOST.test(before) && (thing !== undefined || /^ +(?:$|[.,;!]|so |of (?:us?|them) )/.test(after)))
    return -1;
  // "I forgot 5 people"
  if (FORGOT.test(before) && thing !== undefined) return 1;
  if (MORE_BEFORE.test(before) || MORE_AFTER.test(after)) return /^ (?:or|than|like) /.test(after) ? 0 : 1;
  return 0;
}

const isSame = (noun: string, thing: string): boolean =>
  /^(?:piece|pc|unit|item|one|em|them)$/.test(noun) ||
  thing.toLowerCase().split(/\s+/).map(stemOf).includes(noun) ||
  (SHIRT.test(noun) && SHIRT.test(thing));

const SHIRT = /(?:^|[\s-])(?:t?shirt|tee)s?$/i;

const IS_EXTRA = / (?:is|are|does|do|would|will) (?:the|that|this|a) (?:\S+ ){0,3}$/;

const MORE_BEFORE =
  /^ (?:and |oh |also )*plus $| (?:another|additional|extra|add|adding|(?:increase|raise|bump|up|go up|grow)(?: \w+){0,2} by)(?: (?:a|on|in|like|about|maybe))? $/;
const MORE_AFTER =
  /^ (?:(?!(?:cost|costs|is|are|be) )\S+ )?(?:more|mas|extra|additional)(?! (?:or|than|like|of a|charge|cost|money|fee) )| (?:on top of that|to (?:that|it|the order)) |^ (?:of (?:them|us) |\S+ )?(?:came back|(?:is|are) back in|rejoined|changed (?:his|her|their) minds?)(?: (?:after all|too|now))* (?:$|[.,;!] |so )/;
const LOST = / (?:we|i|they|team|crew)(?: (?:just|have|already))* lost(?: (?:like|about))? $/;
const FORGOT =
  /(?:^ | (?:i|we|she|he|they|[,.;]|and|also|oh) )(?:just |also |totally )?(?:forgot|left out|missed|overlooked)(?: about| to (?:count|add|include|list|mention))?(?: (?:like|about|the|our|my))* $/;
const TAKES = / (?:drop|take|cut|knock|lose|pull|scratch) $/;
const FROM_ORDER =
  /^ (?:\S+ )?(?:from|off|out of) (?:(?:the|that|my|our|this) (?:order|count|total|list|job|quote|number)|it|that|there) /;
const FEWER_BEFORE =
  / (?:minus|subtract|remove|take (?:off|away|out)|knock off|(?:reduce|lower|decrease|cut|drop|go down)(?: \w+){0,2} by)(?: (?:a|about|like))? $/;
const FEWER_AFTER =
  /^ (?:(?!(?:cost|costs|is|are|was|were|take|takes|weigh|weighs) )\S+ )?(?:(?:less|fewer)(?! than | (?:ink |print )?colou?rs? )|off (?!the |that )(?:\S+ )?|off $)|^ (?:of (?:them|us|(?:the|our|my) \S+) |(?!shirt|\S+ that )\S+ )?(?:(?:just|already|has|have|had) )*(?:dropped|backed|bailed|quit|cancel(?:l?ed)?|resigned|retired|got fired|was fired|were fired|(?:is|are) out(?! (?:sick|today|of|this|there|front|back|on|in|until|till))|(?:(?:is|are) )?not coming|can not (?:make it|come|go)|will not (?:make it|come|be there|need)|(?:do|does) not (?:need|want) (?:one|it|them)|moved away) |^ (?:people|person|guy|kid|player|staff|employee|worker|driver|girl|boy|man|woman|lady|student|member|teacher|coach|volunteer|of (?:them|us)) (?:(?:just|already|has|have|had) )*left (?!over|sleeve|chest|side|to |in |the (?!team|company|job|club|crew))/;

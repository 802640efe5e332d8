// Numbers that tell parts of a quantity that is known: "2 of them are ladies cut", "one in 3XL", "split 9 and 8".
import { isCorrection, type SlotContext } from '../slot.ts';
import { worded } from '../words/triggers.ts';
import type { Words } from '../words/words.ts';
import type { Counted } from './counted.ts';
import { type Place, placeOf } from './place.ts';

/** Those of the numbers that tell how many there are, and not how many of the known ones are so or so. */
export function withoutPortions({ words, known }: SlotContext, counted: readonly Counted[]): Counted[] {
  const wanted = counted.filter((one, i) => !isSpareOf(words, one, counted.slice(0, i)));
  if (!known) return wanted.filter((one, i) => !isPartOf(words, one, wanted[i - 1]));
  if (wanted.length < counted.length) return wanted;
  if (DECIDED.test(words.plain)) return [...counted];
  const isWhole = PARTED.test(words.plain);
  const isCorrected = isCorrection(words) || RESULTS.test(words.plain);
  const portions = counted.filter((one) => {
    if (one.value >= known.quantity || one.isEach || one.weight >= NAMED_WEIGHT) return false;
    const place = placeOf(words.all, { ...one, firm: true });
    const { before, after } = place;
    if (isLeft(place)) return false;
    if (isWhole && !RESULT.test(before)) return true;
    // "my 2 kids play too": few people, and nothing put right.
    if (
      one.thing?.kind === 'people' &&
      !isCorrected &&
      one.value * 2 < (known.perHead?.()?.heads ?? known.quantity)
    )
      return true;
    // "some guys have big heads, like 3 of them"
    if (SOME.test(before) && /^ of (?:them|us|em) +(?:$|[.,;!?] )/.test(after)) return true;
    return OF_THEM.test(after) || SO_MANY_ARE.test(after) || (SIZED.test(after) && !ORDERED.test(before));
  });
  // "30 in navy 30 in gray" of 40: the parts of another number.
  const sum = portions.reduce((total, { value }) => total + value, 0);
  return sum > known.quantity && !isWhole ? [...counted] : counted.filter((one) => !portions.includes(one));
}

/** "9 ushers but two of them are big"; "40 kids, 25 of them want shirts" are 25. */
function isPartOf({ all }: Words, one: Counted, whole: Counted | undefined): boolean {
  if (!whole || whole.value <= one.value || one.isEach) return false;
  const { after } = placeOf(all, { ...one, firm: true });
  return OF_THEM.test(after) && !WANT_ONE.test(after);
}

/** "let's get 15 so there's 2 blanks", "order 60 so that we have 5 to sell": what is left over of those that are ordered. */
const isSpareOf = ({ all }: Words, one: Counted, before: readonly Counted[]): boolean => {
  const { before: led, after } = placeOf(all, { ...one, firm: true });
  return (
    LEAVES_OVER.test(led) &&
    before.some(
      (whole) =>
        whole.value > 2 * one.value &&
        (SPARE.test(after) || TO_ORDER.test(placeOf(all, { ...whole, firm: true }).before)),
    )
  );
};

const LEAVES_OVER =
  / (?:so|so that|that way|then|which|that)(?: (?:there is|there are|there will be|there would be|we have|we will have|i have|i will have|i got|we got|it leaves|leaves(?: us| me)?|leave|always|at least|still|about|like|an extra|extra))+ $/;
const SPARE = /^ (?:\S+ )?(?:spare|extra|blank|backup|left ?over|left|to spare)s? /;
const TO_ORDER =
  / (?:get|order|do|make|take|print|let us (?:get|do|order|make|go with|say)|go with|bump (?:it )?to|call it|round up to)(?: (?:it|me|us|that|to|about|like|just|maybe|an even|up))* $/;

/** "only 22 of us get one now", "now just 26 are coming", "down to 18 now"; no "only 2 want long sleeves" */
export const isLeft = ({ before, after, number: { value } }: Place): boolean =>
  value > 1 && LEFT_BEFORE.test(before) && LEFT_AFTER.test(after);

const SOME = / some (?:\S+ ){1,6}$/;
const LEFT_BEFORE =
  /(?: (?:only|just|down to|up to|now)|^ now)(?: (?:about|like|maybe|have|got|at|it is|there is|there are|we are|we have|only|just))* $/;
const LEFT_AFTER =
  /^ (?:of (?:us?|them|the \S+) )?(?:(?:guy|people|person|kid|player|are|is|still|actually|will|be) ){0,2}(?:now|left|(?:get|want|need|getting|coming|come|going|go|playing|play|show|showing up|signed up|in)(?: (?:one|it|them|these|any))?(?: (?:now|then|anymore|any more|this time))?) (?:$|[.,;!])/;

const WANT_ONE = /^ (?:\S+ ){1,4}?(?:need|want|get)\b/;

/** A quantity that is called one, or a total, is never a part. */
const NAMED_WEIGHT = 7;

/** The whole is told anew, whatever parts it has. */
export const DECIDED = / (?:make it|make that|in total|altogether|total of|scratch that|instead) /;

const PARTED = worded(
  / (?:split|splitting|divided?|half and half|evenly|the (?:rest|remaining|remainder|others)|rest (?:of them |of those )?(?:in|are|is|as|go|get|with|can|will|should|for|mens?|ladies|womens?|regular|adult)|mix of|breakdown|broken (?:down|up)) /,
);

/** "so 39": what is left is no part. */
const RESULT = / (?:so|now|total|that is|makes|leaves)(?: (?:just|only|about|we are|it is|at))* $/;

const RESULTS = worded(/ (?:so|only|just|now|make|total|count|turns? out|down to|up to|we are|say|says) /);

const OF_THEM =
  /^ (?:out )?of (?:them|those|these|em|us|(?:the|our|my) (?:\S+)) (?:is|are(?! (?:enough|plenty|fine|ok|all) )|be(?! (?:$|[?.,!]|then |about |roughly ))|in(?! (?:the end|total|all|our (?:group|crew|team)) )|with|without|for|to|as|should|can|could|need|have|has|get|will(?! do )|would(?! (?:do|cost|run|come|set|go|be (?:(?:enough|plenty|fine|good|about|roughly)\b|[?.,!]|$)))|wear|like|play|work|love|live|drive|speak|go|going|size|need|want|ladies|lady|womens?|youth|kid|mens?|\d ?xl?|xx?l|double|triple|small|medium|large|long|short|just|only|actually|also|left over|early|earlier|sooner|faster|first|ahead)\b/;

/** "12 are for the crew", "3 should be tall"; no "30 is fine". */
const SO_MANY_ARE =
  /^ (?:is|are|should be|can be|could be|will be|would be|need to be|have to be|has to be|must be|get|go) (?!fine|ok|okay|enough|plenty|good|great|perfect|right|all|it|that|what|correct|better|the|more|too|my|our|now|how|number|total|about|probably|still|in stock|cheaper)\w/;

/** "one in 3XL", "4 in ladies cut", "2 size small", "3 youth" */
const SIZED =
  /^ (?:in )?(?:an? )?(?:size )?(?:\d ?x|xs|[sml]|xl|xxl|small|medium|large|extra|tall|youth|kid|lady|ladies|woman|women|womens|man|men|mens|toddler|maternity|plus size) (?!tee|shirt|t|hoodie|polo|hat|cap|jacket|sweatshirt|tank|vest|banner|sign|tote|bag|apron)/;

const ORDERED =
  / (?:need|want|order|do|get|we are|we have|there are|for|take|have|of|it is) (?:about |only |just )?$/;

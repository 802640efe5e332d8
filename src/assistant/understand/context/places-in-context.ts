// Where the print goes, in the light of what is known: added to it, taken off it, or said anew.

import { listed } from '../../wording/wording.ts';
import { findPlaces } from '../reading/imprint-locations.ts';
import { readInkColors } from '../reading/ink-colors.ts';
import { isCorrection } from '../reading/slot.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { type Moment, slotContextOf } from './moment.ts';
import { isQuestion } from './question.ts';

/** The places after this message, an empty list if none is left; undefined where it says nothing of them. */
export function placesInContext(moment: Moment, told: string[] | undefined): string[] | undefined {
  const { state, words, before } = moment;
  const known = state.slots.imprintLocations;
  if (known === undefined || state.job !== before.job) return told;
  if (!told && isLastOff(moment, known)) return known.slice(0, -1);
  const dropped = findPlaces(slotContextOf(moment)).filter(
    ({ name, isDropped }) => isDropped && !told?.includes(name),
  );
  const isOff = (place: string): boolean => dropped.some(({ name }) => isPart(place, name));
  if (!told && known.length > 1 && ONE_SIDE.test(words.plain)) return known.slice(0, 1);
  if (!told) return known.some(isOff) ? known.filter((place) => !isOff(place)) : undefined;
  if (ONLY.test(words.plain) && !ADDS.test(words.plain)) return told;
  if (
    isQuestion(words) &&
    ABOUT_CHARGE.test(words.plain) &&
    !ADDS.test(words.plain) &&
    !known.every((place) => told.includes(place))
  )
    return known;
  const isSubset = told.every((place) => known.includes(place));
  // "2 colors on the back" after "left chest": a print of its own, unless it corrects.
  const isOwnPrint = !isCorrection(words) && readInkColors(words, findNumbers(words.all)) !== undefined;
  // "we want it red with our menu on the back door"
  const isBeside = !isCorrection(words) && !TAKES_BACK.test(words.plain) && WITH_IT_ON.test(words.plain);
  const isMore = ADDS.test(words.plain) || dropped.length > 0 || isOwnPrint || isBeside;
  const isTold =
    isSubset && (TELLS.test(words.plain) || isQuestion(words) || moment.reading.slots.colors !== undefined);
  if (isMore || isTold || ABOUT_SIZE.test(words.plain))
    return [
      ...new Set([
        ...known.filter((place) => !isOff(place)),
        ...(isTold || !ABOUT_SIZE.test(words.plain) ? told : []),
      ]),
    ];
  return told;
}

/** "no sleeves" takes off the left one; "no back" the upper back. */
const isPart = (place: string, name: string): boolean => {
  const [a, b] = [place.replace(/s$/, ''), name.replace(/s$/, '')];
  return a === b || a.endsWith(` ${b}`);
};

/** "remove it again", right after Carl said the places back. */
const isLastOff = ({ words, before }: Moment, known: readonly string[]): boolean =>
  known.length > 1 && LAST_OFF.test(words.plain) && before.lastReply.toLowerCase().includes(listed(known));

const LAST_OFF = worded(
  /^ (?:(?:no|ok|actually|hmm|hm|wait|nah|sorry|please|then|well|too|much|expensive|pricey|just|let us|lets|[,.!]) )*(?:(?:remove|drop|forget|skip|lose|scrap|scratch|undo) (?:it|that|that one|that print|the last one)|(?:take|leave) (?:it|that|that one) (?:off|out|away)) /,
);

const ADDS = worded(
  / (?:add|adding|adds|(?:one|1|another|two|2) more (?:on|at|for)|also|plus|as well|additionally|throw in|along with|another|in addition|(?:second|2nd|third|extra|additional) (?:spot|place|location|print|imprint|logo|side|hit))(?= )|^ (?:(?:oh|ok|hey|um|uh|so|yes|actually|wait|maybe|[,.!]) )*(?:and|with) | too (?:[.,!?] |please |$)/,
);
const TAKES_BACK = / (?:actually|instead|rather|no|not) /;
const WITH_IT_ON = worded(
  / (?:with|and) (?:our|my|the|an?|their|some) (?:\S+ ){1,3}?(?:on|across|down) (?:the |each |both )?/,
);
const ONLY = / (?:only|just|nothing but|instead) /;
const TELLS = worded(
  / (?:is|are|should|will|would|gets?|says?|has|have|in|needs?|bigger|smaller|larger|color|colors|with|can) /,
);
/** "is a sleeve print extra?" */
const ABOUT_CHARGE = worded(/ (?:extra|cost|costs|charge|much|more) /);
const ONE_SIDE = worded(
  / (?:just|only|make it|do) (?:the |on )?(?:one|1|a single) (?:side|place|location|spot) /,
);
/** "how big can a sleeve print be": a question of the trade. */
const ABOUT_SIZE = worded(
  /^ (?:(?:and|so|ok|hey) )*(?:how (?:big|large|wide|tall|high)|what size|how does|do you (?:print|do|offer|put)) /,
);

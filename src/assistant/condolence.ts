// Who orders for a funeral is met as a person would, once.
import type { Answer, Moment } from './moment.ts';
import { worded } from './reading/words/triggers.ts';
import { lowerFirst, splitSentences } from './wording.ts';

/** The answer after a word of sympathy, where the visitor tells for the first time that somebody has died. */
export function withCondolence(moment: Moment, answer: Answer): Answer {
  const { before, words, folded, state } = moment;
  if (!tellsOfLoss(words.plain, folded)) return answer;
  if (before.said.some((line) => tellsOfLoss(plainly(line), plainly(line)))) return answer;
  const condolence = { en: 'I am sorry for your loss', es: 'Siento mucho su pérdida' }[state.language];
  const [first, ...others] = answer.says;
  const isFull = answer.says.flatMap(splitSentences).length >= FULL;
  if (first === undefined || BARE.test(first) || !isFull)
    return { ...answer, says: [`${condolence}.`, ...answer.says.filter((one) => !BARE.test(one))] };
  // With three sentences no other would find room.
  return { ...answer, says: [`${condolence}; ${lowerFirst(first)}`, ...others] };
}

const FULL = 2;

/** "Got it.", "Shirts, we can do that.": no word beside such news. */
const BARE = /^(?:[^.]{0,20}|Sure, [^.]*|[^.,]+, we can do that|[^.]+ it is)\.$/;

const tellsOfLoss = (plain: string, folded: string): boolean => LOSS.test(plain) || LOSS_ES.test(folded);

const plainly = (line: string): string =>
  ` ${line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const KIN =
  ' (?:dad|daddy|father|mom|mama|mother|parent|husband|wife|spouse|fiance|son|daughter|brother|sister|sibling|grandpa|grandma|granddad|grandmother|grandfather|granny|nana|papa|uncle|aunt|cousin|nephew|niece|baby|child|kid|boyfriend|girlfriend|partner|friend|buddy|coach|pastor|teacher|teammate|classmate|student|coworker|boss|owner|he|she)s?';
const WHEN =
  '(?:last|this|in|on|yesterday|today|suddenly|recently|unexpectedly|earlier|two|three|a (?:few|couple|week|month|year)|and (?:we|i|the|my|our)|so|to (?:cancer|covid)|$)';
const LOSS = worded(
  new RegExp(
    ` (?:passed|passing) away | past away (?!game)|${KIN} (?:just |recently |suddenly |sadly |has |had |was |got )*(?:passed(?! on (?!${WHEN}))(?= (?:on )?${WHEN})|died|killed) | (?:we|i|just|family|school|team) (?:just |recently |sadly )*lost (?:my|our|a)(?: \\w+)?${KIN}(?= ${WHEN})| (?:for|at) (?:\\w+ ){0,3}funeral (?!home|parlor|director)| celebration of life | funeral (?:is|service is|on|this|next) `,
  ),
);
const LOSS_ES = worded(
  /\b(?:fallecio|fallecido|fallecimiento|murio|velorio|descanse en paz|en paz descanse)\b/,
);

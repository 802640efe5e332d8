// "can you handle that?", asked of the whole job.
import { isUnpriced } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { worded } from '../reading/words/triggers.ts';
import { oneOf } from '../wording.ts';
import { knowsPrice } from './estimates.ts';
import { belowMinimumSays } from './minimums.ts';
import { tooSoonSays } from './turnaround.ts';

/** Of a job that has a price and time enough. */
export const asksIfDoable = (moment: Moment): boolean =>
  !moment.state.stored &&
  Object.keys(moment.reading.slots).length === 0 &&
  CAN_YOU.test(moment.words.plain) &&
  knowsPrice(moment) &&
  !isUnpriced(moment.state, moment.shop) &&
  belowMinimumSays(moment).length === 0 &&
  tooSoonSays(moment) === undefined;

const CAN_YOU = worded(
  /^ (?:(?:ok|so|and|but|hmm|well|oh|yes|thanks|cool|,) )*(?:can|could|would|will|do) (?:you|y all|yall|u)(?: (?:guys|all|even|still|actually|also|really|be able to))* (?:do|make|handle|manage|pull|take care of|take on) (?:that|it|this|all that|all of that|all this|such a job)(?: off)?(?: (?:for me|for us|or not|or no|at all|though|then|still|please|anyway|here|off))* (?:\? )?$/,
);

export const answerIfDoable = ({ state }: Moment): Answer => ({
  says: [
    oneOf(
      {
        en: [
          'Yes, we can do that, and nothing is made before you approve the proof.',
          'We can: you see a proof of it first, and nothing is made before you approve it.',
        ],
        es: ['Sí, lo hacemos, y nada se hace antes de que apruebe la prueba.'],
      },
      state,
    ),
  ],
});

// "that's with two colors, right?": what the estimate holds for, and nothing is changed by it.
import type { Answer, Moment } from '../moment.ts';
import { asksOfOption } from '../question.ts';
import { readInkColors } from '../reading/ink-colors.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { isCheckingPrint } from '../remember-print.ts';
import { figure, listed, oneOf } from '../wording.ts';
import { priceListOf } from './estimates.ts';

/** Is it asked how many colors or places the job at hand has? */
export const asksIfPrinted = (moment: Moment): boolean =>
  moment.state.slots.service !== undefined &&
  !(asksOfOption(moment.words) && hasSides(moment)) &&
  (COUNT_ASKED.test(moment.words.plain) ||
    (isCheckingPrint(moment) && OF_PLACES.test(moment.words.plain)) ||
    (isCheckingPrint(moment) && readInkColors(moment.words, findNumbers(moment.words.all)) !== undefined));

/** "does that include both sides?", where a second side has a price. */
const hasSides = (moment: Moment): boolean =>
  / sides? /.test(moment.words.plain) &&
  priceListOf(moment)?.options.some(({ name }) => name === 'sides') === true;

const OF_PLACES = / (?:places|locations|sides) /;
const COUNT_ASKED = worded(
  / how many (?:ink |print |imprint )?(?:colors|inks|places|locations|sides) (?:is|are|does|did|do) (?:that|it|this|i|we|you) (?:\S+ ){0,3}(?:\? )?$/,
);

/** 'No, that is with one ink color.' */
export function answerIfPrinted(moment: Moment): Answer {
  const { state, words } = moment;
  const asked = readInkColors(words, findNumbers(words.all));
  const colors = state.slots.colors?.filter((color) => state.colorRoles[color] === 'print') ?? [];
  const usual = priceListOf(moment)?.options.some(({ name }) => name === 'ink_colors') ? 1 : undefined;
  const inks = state.inkColors ?? (colors.length > 0 ? colors.length : usual);
  const places = state.slots.imprintLocations ?? [];
  const isOfPlaces = OF_PLACES.test(words.plain);
  if (isOfPlaces && asked === undefined) {
    const count = Math.max(1, places.length);
    const named = places.length > 0 ? `: ${listed(places)}` : '';
    return { says: [`${count === 1 ? 'One place' : `${figure(count)} places`}${named}.`] };
  }
  if (inks === undefined)
    return {
      says: [
        oneOf(
          {
            en: ['We do not charge by the color here, so the price is the same.'],
            es: ['No cobramos por color.'],
          },
          state,
        ),
      ],
    };
  const count = inks === 1 ? 'one ink color' : `${figure(inks)} ink colors`;
  const which = colors.length > 0 && colors.length === inks ? ` (${listed(colors)})` : '';
  const es = `${figure(inks)} ${inks === 1 ? 'tinta' : 'tintas'}`;
  const [yes, no] = { en: ['Yes, that', 'No, that'], es: ['Sí,', 'No,'] }[state.language];
  const opening = asked === undefined ? { en: 'That', es: 'Son' }[state.language] : asked === inks ? yes : no;
  return {
    says: [state.language === 'es' ? `${opening} ${es}.` : `${opening} is with ${count}${which}.`],
  };
}

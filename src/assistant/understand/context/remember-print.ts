// What a message changes in where the print goes, its colours and how many inks each place has.
import type { Slots } from '../../../schemas/reading.ts';
import { findPlaces } from '../reading/imprint-locations.ts';
import { FULL_COLOR, readInkColors, readInksByPlace } from '../reading/ink-colors.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { colorsInContext } from './colors-in-context.ts';
import { type Moment, slotContextOf } from './moment.ts';
import { placesInContext } from './places-in-context.ts';

/** Puts places and colours in `told` as they are after this message, in the light of what is known. */
export function rememberPrint(moment: Moment, told: Slots): void {
  const { state } = moment;
  const places = placesInContext(moment, told.imprintLocations);
  delete told.imprintLocations;
  if (places && places.length > 0) told.imprintLocations = places;
  else if (places) {
    delete state.slots.imprintLocations;
    delete state.options.imprint_locations;
  }
  const colors = colorsInContext(moment, told.colors);
  delete told.colors;
  if (!colors) return;
  if (colors.colors.length > 0) told.colors = colors.colors;
  else delete state.slots.colors;
  const isOne = told.colors && ONLY_ONE.test(moment.words.plain) && moment.reading.slots.colors?.length === 1;
  const [one = ''] = moment.reading.slots.colors ?? [];
  if (isOne && colors.roles[one] === 'print' && (state.inkColors ?? 0) > 1) setInks(moment, 1);
  state.colorRoles = colors.roles;
}

const ONLY_ONE = / (?:only|just) /;

/** "thats with 2 colors right": asks what the price holds for, and orders nothing. */
export const isCheckingPrint = ({ words }: Pick<Moment, 'words'>): boolean =>
  CHECKS.test(words.plain) && ABOUT_PRINT.test(words.plain) && !/ (?:cheaper|less|save) /.test(words.plain);

const CHECKS = worded(
  /^ (?:(?:so|and|ok|wait|hmm|oh|but) )*(?:(?:that is|this is|it is|is that|is this|is it|that includes|does that include|does this include|that price is|is the price|is that price|the price is|are those|you have) (?:\S+ ){1,8}(?:right|correct|yeah|yes|ok|no) (?:\? )?$|(?:is|does) (?:that|this|it|the price|that price) (?:\S+ ){1,8}\? $)/,
);
const ABOUT_PRINT = worded(/ (?:colors?|inks?|locations?|places?|sides?|front|back|spots?) /);

/** How many inks, in all or place by place; the price book's own count follows them. */
export function rememberInks(moment: Moment): void {
  const { state, words } = moment;
  const numbers = findNumbers(words.all);
  const places = findPlaces(slotContextOf(moment)).filter(({ isDropped }) => !isDropped);
  const told = readInksByPlace(words, numbers, places);
  const known = state.slots.imprintLocations ?? [];
  const kept = keptInks(moment) ?? changedInks(moment);
  if (kept !== undefined) setInks(moment, kept);
  const count = kept ?? readInkColors(words, numbers);
  if (count !== undefined && Object.keys(told).length === 0) dropFullColor(state);
  const isApart = known.length > 1 && Object.keys(told).length > 0;
  if (isApart) {
    const before = { ...state.inksByPlace };
    const usual = moment.before.inkColors ?? undefined;
    state.inksByPlace = Object.fromEntries(
      known.flatMap((place) => {
        const inks = told[place] ?? before[place] ?? usual;
        return inks === undefined ? [] : [[place, inks]];
      }),
    );
  } else if (count !== undefined) state.inksByPlace = {};
  else
    state.inksByPlace = Object.fromEntries(
      Object.entries(state.inksByPlace).filter(([place]) => known.includes(place)),
    );
  const each = Object.values(state.inksByPlace);
  if (each.length === 0) {
    const chosen = state.options.ink_colors;
    state.inkColors = count ?? state.inkColors ?? (chosen === undefined ? null : Number(chosen));
    return;
  }
  if (new Set(each).size === 1 && each.length === known.length) {
    state.inksByPlace = {};
    setInks(moment, each[0] === FULL_COLOR ? null : (each[0] ?? null));
    return;
  }
  state.inkColors = Math.max(1, ...each);
  const inks = each.reduce((sum, one) => sum + (one === FULL_COLOR ? PROCESS_COLORS : one), 0);
  if (state.options.ink_colors !== undefined || count !== undefined)
    state.options.ink_colors = String(Math.ceil(inks / each.length));
}

/** "keep it one", after "and with two colors?" was priced. */
function keptInks({ before, words }: Moment): number | undefined {
  const said = KEEPS_INKS.exec(words.plain)?.[1];
  if (said === undefined || before.inkColors === null || !/\bcolors?\b/.test(before.lastReply)) return;
  const inks = INKS.indexOf(said) + 1 || Number(said);
  return inks > 0 && inks <= INKS.length ? inks : undefined;
}

const KEEPS_INKS =
  /^ (?:(?:ok|okay|no|nah|hmm|then|so|well|yeah|we will|i will|let us|lets|just|better) )*(?:keep|stick|stay|leave|go back|do|make)(?: (?:it|that|with|at|to|just|only))* (one|two|three|four|[1-4]) (?:(?:then|please|thanks|instead|after all|for now) )*$/;
const INKS = ['one', 'two', 'three', 'four'];

/** "what if we drop a color", "one more color in the print": counted from those known. */
function changedInks({ before, words: { plain } }: Moment): number | undefined {
  if (before.inkColors === null || !plain.includes(' color')) return;
  const fewer = FEWER_INKS.exec(plain)?.slice(1).find(Boolean);
  const more = MORE_INKS.exec(plain)?.slice(1).find(Boolean);
  const inks = before.inkColors + countOf(more) - countOf(fewer);
  return (fewer ?? more) !== undefined && inks > 0 ? inks : undefined;
}

const countOf = (said: string | undefined): number =>
  said === undefined ? 0 : INKS.indexOf(said) + 1 || Number(said) || 1;

const FEWER_INKS =
  / (?:(?:drop\w*|los(?:e|ing|t)|cut(?:ting)?|remov(?:e|ed|ing)|skip\w*|tak(?:e|ing)|took|minus|left|leav(?:e|ing)) (?:(?:out|off|away) )?(an?|one|two|1|2) (?:of (?:the|those|our|my) )?(?:ink |print |spot )?colors?|(an?|one|two|1|2) (?:less |fewer )(?:ink |print |spot )?colors?|(an?|one|two) (?:ink |print )?colors? (?:less|fewer)) /;
const MORE_INKS =
  / (?:(an(?:other)?|one|two|1|2) (?:more |extra |additional |third |second |fourth )?(?:ink|print|spot) colors?|add(?:ing|ed)? (an(?:other)?|a|one|two|1|2) (?:more |extra |additional |third |second |fourth )?colors? (?:to|in|on) (?:it|the (?:print|design|logo|art|front|back))) /;

/** "ok, one color then": no full colour any more. */
function dropFullColor({ slots }: Moment['state']): void {
  if (!slots.colors?.includes('full color')) return;
  slots.colors = slots.colors.filter((color) => color !== 'full color');
  if (slots.colors.length === 0) delete slots.colors;
}

/** Full colour is printed in four. */
const PROCESS_COLORS = 4;

function setInks({ state }: Moment, inks: number | null): void {
  state.inkColors = inks;
  if (inks === null) delete state.options.ink_colors;
  else if (state.options.ink_colors !== undefined) state.options.ink_colors = String(inks);
}

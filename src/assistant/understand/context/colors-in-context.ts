// The colours of the cloth and of the print, kept apart, in the light of what is known.

import { type ColorRole, rolesOf } from '../reading/color-roles.ts';
import { type FoundColor, findColors } from '../reading/colors.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';
import { slotContextOf } from './moment.ts';
import { isOfPart } from './part-of-goods.ts';
import type { ReaderState } from './reader-state.ts';

type Roles = ReaderState['colorRoles'];

/** All colors after this message with what is known of their roles; undefined where it says nothing of them. */
export function colorsInContext(
  moment: Moment,
  read: string[] | undefined,
): { colors: string[]; roles: Roles } | undefined {
  const { state, words, before } = moment;
  const known = state.job === before.job ? (state.slots.colors ?? []) : [];
  const all = findColors(slotContextOf(moment));
  if (all.length === 0 && read === undefined) return;
  // "do you have navy ones?" chooses none.
  const isUnderway = known.length > 0 || (before.slots.quantity !== undefined && state.job === before.job);
  if (isUnderway && (IN_STOCK.test(words.plain) || LOOKS.test(words.plain))) return;
  // "the blue ones with numbers", of shirts in blue and red: some of them, and the others stay.
  const isOfSome = read !== undefined && known.length > 1 && read.every((color) => known.includes(color));
  if (isOfSome && OF_SOME.test(words.plain)) return;
  const told = read ?? saidInstead(moment, all, known);
  const found = all
    .filter(({ name, isDropped }) => isDropped || told?.includes(name))
    .map((color) => ({
      ...color,
      isDropped: (color.isDropped && read !== undefined) || !told?.includes(color.name),
    }));
  const named = rolesOf(words.all, found);
  const isPart = isOfPart(moment);
  // "two of them black instead of natural": the others stay natural.
  const dropped = isPart ? [] : found.filter(({ isDropped }) => isDropped).map(({ name }) => name);
  const roles = state.colorRoles;
  const left = known.filter((color) => !dropped.includes(color));
  if (!told) {
    if (left.length === known.length) return;
    return { colors: left, roles: only(roles, left) };
  }
  // "blue, not green", of green with gold lettering: the gold stays.
  const gone = known.filter((color) => dropped.includes(color));
  const swap = inPlaceOf(moment, told, gone, known);
  if (swap && left.length > 0) return swap;
  const open = openRole(moment, told, known, roles);
  const toldRoles: Roles = Object.fromEntries(
    told.flatMap((name) => {
      const at = found.findIndex((color) => color.name === name && !color.isDropped);
      const role = named[at] ?? open;
      return role === undefined ? [] : [[name, role]];
    }),
  );
  // "make the back gold": the other place keeps its own.
  const places = moment.reading.slots.imprintLocations?.length ?? 0;
  const isOfOne = places > 0 && places < (moment.before.slots.imprintLocations?.length ?? 0);
  const isMore = isPart || ADDS.test(words.plain) || (isOfOne && !ONLY.test(words.plain));
  const kept = left.filter(
    (color) =>
      !told.includes(color) &&
      (isMore ||
        staysBeside(
          moment,
          roles[color],
          told.map((name) => toldRoles[name]),
        )),
  );
  const colors = [...kept, ...told];
  return { colors, roles: { ...only(roles, kept), ...toldRoles } };
}

/** The one colour told in the place of the one that goes. */
function inPlaceOf(
  { state: { colorRoles: roles }, words }: Moment,
  [chosen, ...more]: readonly string[],
  [old, ...others]: readonly string[],
  known: readonly string[],
): { colors: string[]; roles: Roles } | undefined {
  const isOne = more.length === 0 && others.length === 0;
  if (chosen === undefined || old === undefined || !isOne || known.includes(chosen) || ONLY.test(words.plain))
    return;
  const { [old]: role, ...kept } = roles;
  const colors = known.map((color) => (color === old ? chosen : color));
  return { colors, roles: { ...only(kept, known), ...(role !== undefined && { [chosen]: role }) } };
}

/** Does a known colour of that role stay beside new ones of theirs? */
function staysBeside(
  moment: Moment,
  role: ColorRole | undefined,
  told: readonly (ColorRole | undefined)[],
): boolean {
  const roles = new Set(told);
  // What was not said of the cloth or the print is most likely the cloth.
  if (role === undefined) return roles.size === 1 && roles.has('print');
  return (
    !roles.has(role) && (role === 'cloth' || roles.has('cloth') || !roles.has(undefined) || isFresh(moment))
  );
}

/** "no black", "no black instead of red", where red is known. */
function saidInstead({ words }: Moment, [only, ...others]: readonly FoundColor[], known: readonly string[]) {
  if (only === undefined || known.length === 0 || known.includes(only.name)) return;
  const isOther =
    others.length === 0
      ? only.to === words.all.length
      : / (?:instead|not) /.test(words.plain) && others.every(({ name }) => known.includes(name));
  return isOther && NO_BUT.test(words.plain.slice(0, 12)) ? [only.name] : undefined;
}
const OF_SOME = worded(
  /^ (?:(?:and|so|ok|oh|,) )*(?:the|those) (?:\S+ ){1,2}(?:ones? |shirts? |tees? |hats? )?(?:with|have|has|get|gets|need|needs|should|will|are for|is for|are in|go to) /,
);
const IN_STOCK = worded(
  /^ (?:(?:and|so|hey|ok|oh|hm|hmm|um|,) )*(?:do|does) (?:you|they|it|these|those) (?:\S+ ){0,2}(?:have|carry|stock|offer|sell|come) (?!(?:\S+ ){0,8}instead )/,
);
/** "how does yellow on royal look" */
const LOOKS = worded(/^ (?:how|does|do|would|will) (?:\S+ ){1,8}(?:look|looks|show|show up|pop) /);
const NO_BUT = /^ (?:no|nah|nope) /;

/** What a bare "navy" or "just white" is said of. */
function openRole(
  { words, state, before }: Moment,
  told: readonly string[],
  known: readonly string[],
  roles: Roles,
): ColorRole | undefined {
  const of = (role: ColorRole) => known.filter((color) => roles[color] === role);
  const [cloth, print] = [of('cloth'), of('print')];
  if (told.every((color) => print.includes(color))) return 'print';
  if (told.every((color) => cloth.includes(color))) return 'cloth';
  if (cloth.length > 0 && print.length > 0)
    return / for the print[ ,.]/.test(before.lastReply) ? 'print' : 'cloth';
  if (cloth.length > 0) return 'cloth';
  const isOfInk = state.inkColors !== null && told.length <= state.inkColors && ONLY.test(words.plain);
  if (isOfInk || (print.length > 0 && CORRECTS.test(words.plain))) return 'print';
  return;
}

/** Told for the first time, beside what is known of the other. */
const isFresh = ({ words }: Moment): boolean => !CORRECTS.test(words.plain);

const only = (roles: Roles, colors: readonly string[]): Roles =>
  Object.fromEntries(Object.entries(roles).filter(([color]) => colors.includes(color)));

const ADDS = worded(
  / (?:also|add|adding|plus|as well|another|additionally) |^ (?:(?:oh|ok) )*and (?!then )| too (?:[.,!?] |$)/,
);
const ONLY = / (?:only|just) /;
const CORRECTS = worded(
  / (?:no|not|nah|wait|actually|instead|rather|change|switch|scratch that|sorry|oops|meant|mean|make it|make that|make them|correction|it is|then|go with|let us do|prefer) /,
);

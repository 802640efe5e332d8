// Groups and those in each of them: "11 teams, 12 kids each plus 2 coaches a team"; one more head: "23 kids plus the teacher".
import { overlaps, type SlotContext, spanOf } from '../slot.ts';
import type { NumberSpan } from '../words/numbers.ts';
import { worded } from '../words/triggers.ts';
import { COLORS, GARMENTS, NOT_PIECES, PEOPLE, PIECES } from '../words/vocabulary.ts';
import type { Word } from '../words/words.ts';
import { type Counted, TOTAL } from './counted.ts';
import { countedThing, GROUPS, isVehicleWord, THINGS_IN_ER } from './counted-thing.ts';

/** The candidates with the groups multiplied by all who are in each, and single heads added to those they stand beside. */
export function withGroups(all: readonly Word[], counted: readonly Counted[]): Counted[] {
  const groups = counted.filter(
    // "a box truck" holds nothing.
    ({ to, max }) => max === undefined && GROUPS.has(all[to]?.stem ?? '') && !isVehicleWord(all[to + 1]),
  );
  const [group, ...others] = groups;
  if (!group || others.length > 0)
    return counted.map((one) => (isBesideOne(all, one, counted) ? one : withHead(all, one)));
  // "8 teams of 4, one visor each": for all in them; a banner is for the team.
  const own = counted.some((one) => isIn(all, one, group))
    ? counted.find((one) => isGoodsEach(all, one, group))
    : undefined;
  if (own && OF_ALL.test(all[own.thing?.at ?? -1]?.stem ?? '')) {
    const { isEach: _, ...rest } = own;
    return [{ ...rest, value: group.value * own.value, weight: TOTAL }];
  }
  const members = counted.filter((one) => one !== group && one !== own && isMember(all, one, group));
  const [first, last] = [members[0], members.at(-1)];
  if (!first || !last || members.every((one) => !isPerGroup(all, one, group))) return [...counted];
  const inEach = members.reduce((sum, { value }) => sum + value, 0) + oneMoreInEach(all, last);
  if (inEach > MOST_IN_EACH) return [...counted];
  const { isEach: _, max: __, ...rest } = first;
  const isOfFolk = first.thing === undefined && FOLK_GROUPS.test(all[group.to]?.stem ?? '');
  const product: Counted = {
    ...rest,
    value: group.value * inEach,
    from: Math.min(group.from, first.from),
    to: Math.max(group.to, last.to),
    weight: TOTAL,
    ...(isOfFolk && { thing: { kind: 'people', at: group.to } }),
  };
  const left = counted.filter((one) => one !== group && !members.includes(one));
  return [...left, product].sort((a, b) => a.from - b.from);
}

const MOST_IN_EACH = 500;
/** Groups of people; tables and boxes may hold anything. */
export const FOLK_GROUPS = /^(?:team|crew|class|group|squad|shift|classroom|troop|family|cabin|patrol)$/;

/** "12 kids each" behind the groups, "of 12 kids", or said of each of them by name: "12 kids per team". */
const isMember = (all: readonly Word[], one: Counted, group: Counted): boolean =>
  one.max === undefined && (isIn(all, one, group) || isPerGroup(all, one, group));

const isIn = (all: readonly Word[], { from }: Counted, group: Counted): boolean =>
  from === group.to + 2 && /^(?:of|with)$/.test(all[group.to + 1]?.text ?? '');

/** "one visor each", "2 each"; no "2 coaches each" */
const isGoodsEach = (all: readonly Word[], one: Counted, group: Counted): boolean =>
  one.isEach === true &&
  one.thing?.kind === 'goods' &&
  !PEOPLE.has(all[one.to]?.stem ?? '') &&
  !isIn(all, one, group);
const OF_ALL =
  /^(?:banner|sign|flag|pennant|poster|tablecloth|trophy|plaque|tent|canopy|backdrop|website|car|van|truck)$/;

function isPerGroup(all: readonly Word[], { from, to }: Counted, group: Counted): boolean {
  const between = from > group.to ? all.slice(group.to, from) : all.slice(to, group.from);
  if (between.length > FARTHEST || between.some(({ raw }) => /^[!?;]$/.test(raw))) return false;
  const own = stemsOf(all.slice(to, to + LONGEST));
  const found = PER_GROUP.exec(own);
  if (!found) return false;
  return found[1] === undefined ? from > group.to : found[1] === all[group.to]?.stem;
}

const FARTHEST = 14;
const LONGEST = 6;
const PER_GROUP =
  /^ (?:(?!and |plus |of |\d+ (?:per|an?|each|every|to|in) )\S+ ){0,3}?(?:(?:on |in |at |for |to |from )?(?:each|every|per|an?)(?: of the| of our)? (team|crew|class|group|squad|shift|section|table|set|box|pack|case|bundle|classroom|troop)s? |each |apiece )/;

/** "22 kids per class plus a teacher each" */
export const oneMoreInEach = (all: readonly Word[], { to }: Pick<Counted, 'to'>): number =>
  ONE_MORE_EACH.test(stemsOf(all.slice(to, to + 12))) ? 1 : 0;
const ONE_MORE_EACH =
  /^ (?:(?!and |plus )\S+ ){0,5}(?:and|plus|&|\+) (?:an?|the|their|its|one|1) (?:\S+ ){1,2}(?:each|apiece|for each|for every|(?:per|an?|in each|for each|in every) (?:team|crew|class|group|squad|shift|table|troop|classroom)) /;

/** "2 per household, 60 homes", "one per pew, there's 38", "5 bags of 50 buttons": as many for each of so many. */
export function timesEach({ words: { all, plain }, numbers, taken }: SlotContext): number | undefined {
  if (!FOR_EACH.test(plain) && !HELD.test(plain)) return;
  const free = numbers.filter(({ from, to }) => !overlaps(spanOf({ all }, from, to), taken));
  const [a, b, ...others] = free.filter(({ value }) => Number.isInteger(value) && value > 0);
  // "we have 3 stores and need a banner for each one"
  const isAlone = !b || (!others.length && /^(?:each|every)$/.test(all[b.from - 1]?.text ?? ''));
  if (a && isAlone && SITES.test(all[a.to]?.stem ?? '') && ONE_FOR_EACH.test(plain)) return a.value;
  if (!a || !b) return;
  // "100 cups, 50 per box, 2 boxes": one of the three is the others multiplied.
  const [few, some, most] = others.length === 1 ? free.toSorted((x, y) => x.value - y.value) : [];
  const isOfGoods =
    most && countedThing(all, most.to)?.kind === 'goods' && !GROUPS.has(all[most.to]?.stem ?? '');
  if (few && some && isOfGoods && few.value > 1 && few.value * some.value === most.value) return most.value;
  if (others.length > 0) return;
  const isOther = (number: NumberSpan) => countedThing(all, number.to)?.kind === 'other';
  if (HELD.test(stemsOf(all.slice(a.to, b.from))) && b.from === a.to + 2)
    return isOther(b) || b.value > MOST_IN_EACH ? undefined : a.value * b.value;
  for (const [each, many] of [
    [a, b],
    [b, a],
  ] as const) {
    const end = each === a ? Math.min(b.from, a.to + LONGEST) : b.to + LONGEST;
    const [said = '', goods, of = ''] = PER.exec(stemsOf(all.slice(each.to, end))) ?? [];
    if (said === '' || each.value > MOST_FOR_EACH || isOther(each)) continue;
    if (NOT_PIECES.has(of) && !SITES.test(of)) continue;
    // "2 prints per shirt, 24 shirts", "one sign per store, 7 stores"
    const isOfGoods = [GARMENTS, PIECES, NOT_PIECES].some((words) => words.has(of));
    if (isOfGoods && (goods === undefined || countedThing(all, each.to)?.kind !== 'goods')) continue;
    const counted = stemsOf(all.slice(many.to, many.to + 2));
    const isOfThose = counted.includes(` ${of} `) || SAME_HOMES.test(`${of}${counted}`);
    const led = stemsOf(all.slice(Math.max(0, many.from - LONGEST), many.from));
    if (isOfThose || (LEADS_TO_THEM.test(led) && ENDS_THERE.test(stemsOf(all.slice(many.to, many.to + 2)))))
      return (each.value + oneMoreInEach(all, each)) * many.value;
  }
  return;
}

const MOST_FOR_EACH = 50;
const FOR_EACH = worded(/ (?:per|each|every) /);
const HELD = worded(/ (?:packs?|bags?|sheets?|boxe?s?|bundles?|cartons?|cases?|rolls?|sleeves?|crates?) of /);
const PER =
  /^ (?:((?!and |plus |of |per |each )\S+ )(?:\S+ )?)?(?:per|(?:for |on |in |to |at )(?:each|every)) (?:of (?:our|the|my) )?(\S+) /;
const SITES = /^(?:location|store|shop|office|department|branch|campus|facility|warehouse|clinic|bedroom)$/;
const ONE_FOR_EACH =
  / (?:an?|one|the same) (?:(?!and |for |of )\S+ ){1,4}(?:for|at|in|on) (?:each|every)(?: (?:one|of them|location|store|shop|office|branch|site))?(?= (?:$|[.,;!?]|and |by |with |so |that ))/;
/** "2 per household, 60 homes" */
const SAME_HOMES = /^(?:house|home|household|family) (?:\S+ )?(?:house|home|household|family) /;
const LEADS_TO_THEM =
  / (?:there is|there are|there will be|we have|i have|we have got|i have got|got|have|it is|total of)(?: (?:about|like|around|just|exactly|maybe|only|total))* $/;
const ENDS_THERE = /^ (?:$|of (?:them|those|em) |total |in |altogether |[.!;] )/;

/** "six starters two subs one coach", "2 cooks, 3 servers and 1 dishwasher": three in a row, and people among them; so are the others. */
export function headInRow(
  all: readonly Word[],
  { from, to }: NumberSpan,
  numbers: readonly NumberSpan[],
): Counted['thing'] {
  if (numbers.length < LEAST_ROW) return;
  let row: NumberSpan[] = [];
  for (const number of numbers) {
    const last = row.at(-1);
    const between = last && all.slice(last.to + 1, number.from);
    const isNext =
      between?.length === 0 || (isWorker(all[number.to]) && between?.every(({ text }) => JOINTS.test(text)));
    if (last && !isNext) {
      if (last.from >= from) break;
      row = [];
    }
    row = isHeads(all, number) ? [...row, number] : [];
  }
  const isOne = row.length >= LEAST_ROW && row.some((number) => number.from === from);
  const isOfFolk = isOne && row.some((number) => countedThing(all, number.to)?.kind === 'people');
  return isOfFolk ? { kind: 'people', at: to } : undefined;
}

const LEAST_ROW = 3;
const JOINTS = /^(?:,|and|&|plus)$/;

/** "dishwasher", "janitor"; no "cooler" */
const isWorker = (word: Word | undefined): boolean =>
  word !== undefined &&
  (PEOPLE.has(word.stem) || (/[a-z]{3}(?:er|or|ist|man)$/.test(word.stem) && !THINGS_IN_ER.has(word.stem)));

/** "two subs", "one roadie"; no "two hats", "9 teams", "one color" */
function isHeads(all: readonly Word[], { to, value }: NumberSpan): boolean {
  const noun = all[to];
  return (
    noun?.kind === 'word' &&
    (PEOPLE.has(noun.stem) || (noun.text === noun.stem) === (value === 1)) &&
    ![GARMENTS, PIECES, NOT_PIECES, GROUPS, COLORS].some((words) => words.has(noun.stem)) &&
    !isVehicleWord(noun)
  );
}

/** "23 kids plus the teacher", "me and 11 others", "9 guys and a foreman": the heads that have no number. */
function withHead(all: readonly Word[], one: Counted): Counted {
  const { thing, to, from, max, isEach, value } = one;
  if (max !== undefined || isEach) return one;
  const isOfGoods = thing?.kind === 'goods';
  const end = thing ? thing.at + 1 : to;
  if (!isOfGoods && value > 1 && isWithoutOne(all, end)) return { ...one, value: value - 1 };
  const behind = ` ${all
    .slice(end, end + 8)
    .map(({ text }) => text)
    .join(' ')} `;
  const { apart, first, second } = HEADS.exec(behind)?.groups ?? {};
  const before = stemsOf(all.slice(Math.max(0, from - 4), from));
  const isWithMe = WITH_ME.test(before);
  const isAny = apart !== undefined || (thing && !isOfGoods);
  const heads = isOfGoods && !apart ? [] : [first, second].filter(isAny ? isHead : isMe);
  const wanting = MADE_TO.test(before) ? undefined : WANTS_ONE_TOO.exec(behind)?.[1];
  const more =
    heads.length + (thing && !isOfGoods && isWithMe ? 1 : 0) + (value > 1 && isHead(wanting) ? 1 : 0);
  return more === 0 ? one : { ...one, value: one.value + more, to: Math.max(to, end) };
}

/** "27 students and 1 teacher", "8 ushers plus 1 for the bride": the head has a number of its own. */
const isBesideOne = (all: readonly Word[], { to }: Counted, counted: readonly Counted[]): boolean =>
  counted.some(
    (one) =>
      one.value === 1 &&
      (one.thing?.kind === 'people' || all[one.to]?.text === 'for') &&
      one.from > to &&
      one.from < to + 5,
  );

/** "19 people minus me", "24 except the coach" */
const isWithoutOne = (all: readonly Word[], from: number): boolean =>
  isHead(
    WITHOUT.exec(
      ` ${all
        .slice(from, from + 8)
        .map(({ text }) => text)
        .join(' ')} `,
    )?.[1],
  );

const WITH_ME = / (?:me|myself) (?:and|plus) (?:the |my |our )?$/;

/** "16 plus mine" */
const isMe = (said: string | undefined): boolean => /^(?:me|myself|mine)$/.test(said ?? '');

export const isHead = (said: string | undefined): boolean =>
  said !== undefined && (isMe(said) || PEOPLE.has(said) || ROLES.test(said));

const ROLES =
  /^(?:\w+ )?(?:baby|newborn|grandma|grandpa|nana|coach|teacher|aide|assistant|boss|owner|foreman|manager|supervisor|leader|director|principal|pastor|secretary|wife|husband|mom|dad|bride|groom)$|^(?:scorekeeper|driver|trainer|umpire|helper|photographer|counselor|chaperone|nurse|cook|announcer)$/;

const HEAD = String.raw`(?:(?:the|an?|my|our|their|his|her|one|1) )?(?:(?:assistant|head|room|team|class|vice) )?`;
/** Behind the people: "+ teacher", "plus me and the coach", "and one for the boss"; no "and the boss wants navy". */
const HEADS = new RegExp(
  `^ (?:(?:team|crew|squad|band|staff|group|roster) )?(?:plus|\\+|(?:and|&) (?!(?:\\S+ ){1,3}(?:wants|needs|likes|says|said|is|was|has|thinks|asked|would|will|can|picked|approves?|prefers|loves|told|gave|sent|does|did) )) ?(?<apart>(?:one|1|another) for )?${HEAD}(?<first>[a-z]+)(?: (?:and|plus|&|\\+) ${HEAD}(?<second>[a-z]+))? `,
);

/** "make that 34, the coach wants one too": 34 in all */
const MADE_TO = / (?:make|so|now|is)(?: (?:it|that|just|like|about))* $/;
/** "18 players, the coach wants one too" */
const WANTS_ONE_TOO = new RegExp(
  `^ (?:[,.;] )?(?:(?:and|plus|but|oh) )?${HEAD}([a-z]+) (?:wants|needs|gets|would like) (?:one|1) (?:too|also|as well) `,
);

const WITHOUT = new RegExp(`^ (?:, )?(?:minus|less|except(?: for)?|all but) ${HEAD}([a-z]+) `);

/** The words in the singular with a space at both ends; a comma is none. */
const stemsOf = (words: readonly Word[]): string =>
  ` ${words.flatMap(({ text, stem, raw }) => (raw === ',' ? [] : [text.includes(' ') ? text : stem])).join(' ')} `;

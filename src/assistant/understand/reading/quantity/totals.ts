// Numbers that make one quantity together: "30 adults and 12 kids", "9 guys, each needs 3", "3 crews of 5".

import { UNITS } from '../words/numbers.ts';
import { own } from '../words/own.ts';
import { COLORS, GARMENTS, NOT_PIECES, PEOPLE, PIECES, SHADES } from '../words/vocabulary.ts';
import type { Word } from '../words/words.ts';
import { type Counted, FOLK, GOODS, ORDERED, TOTAL } from './counted.ts';
import { GROUPS, isVehicleWord } from './counted-thing.ts';
import { FOLK_GROUPS, oneMoreInEach, withGroups } from './groups.ts';

/** The candidates with the lists among them summed up, and teams multiplied by those in them. */
export function withTotals(all: readonly Word[], alone: readonly Counted[]): Counted[] {
  const counted = withGroups(all, ofEachKind(all, timesThose(all, lessThose(all, alone))));
  const made: Counted[] = [];
  let at = 0;
  while (at < counted.length) {
    const list = listFrom(all, counted, at);
    const total = list.length > 1 ? totalOf(all, list) : undefined;
    if (total) made.push(total);
    else made.push(...list);
    at += list.length;
  }
  return perHead(all, made);
}

/** "19 on the roster minus 2 that quit": what is left. */
function lessThose(all: readonly Word[], counted: readonly Counted[]): Counted[] {
  const left: Counted[] = [];
  for (const one of counted) {
    const last = left.at(-1);
    const at = /^(?:the|my|our)$/.test(all[one.from - 1]?.text ?? '') ? one.from - 2 : one.from - 1;
    const isLess =
      last?.max === undefined &&
      /^(?:minus|less)$/.test(all[at]?.text ?? '') &&
      !all.slice(last?.to, at).some(({ raw }) => /^[.!?;\n]$/.test(raw));
    if (last && isLess && one.value < last.value && at - last.to <= 5)
      left.splice(-1, 1, { ...last, value: last.value - one.value, to: one.to, weight: TOTAL });
    else left.push(one);
  }
  return left;
}

/** "8 waiters x 2 aprons", "12 boxes times 20 pens" */
function timesThose(all: readonly Word[], counted: readonly Counted[]): Counted[] {
  const made: Counted[] = [];
  for (const one of counted) {
    const last = made.at(-1);
    const isTimes =
      last?.max === undefined &&
      last?.thing?.at === one.from - 2 &&
      /^(?:x|times)$/.test(all[one.from - 1]?.text ?? '') &&
      (last.thing.kind === 'people' || GROUPS.has(all[last.thing.at]?.stem ?? ''));
    if (last && isTimes) {
      const { isEach: _, ...rest } = one;
      made.splice(-1, 1, { ...rest, value: last.value * one.value, from: last.from, weight: TOTAL });
    } else made.push(one);
  }
  return made;
}

/** "4 dozen each of black and white", "10 each red, white and blue": as many of every color. */
function ofEachKind(all: readonly Word[], counted: readonly Counted[]): Counted[] {
  if (!all.some(({ text }) => text === 'each' || text === 'per' || text === 'every')) return [...counted];
  if (counted.some(({ thing }) => thing?.kind === 'people')) return [...counted];
  return counted.map((one) => {
    const { isEach: _, ...rest } = one;
    const told = one.max === undefined ? kindsTold(all, one) : undefined;
    if (told) return { ...rest, value: one.value * told, weight: TOTAL };
    let at = all[one.to]?.text === 'of' ? one.to + 1 : one.to;
    if (one.max !== undefined || all[at]?.text !== 'each') return one;
    at += /^(?:of|in)$/.test(all[at + 1]?.text ?? '') ? 2 : 1;
    const kinds = colorsFrom(all, at);
    return kinds < 2 ? one : { ...rest, value: one.value * kinds, weight: Math.max(GOODS, one.weight) };
  });
}

/** "25 each of the three designs", "3 colors, 50 of each", "50 per color, 3 colors": how many kinds there are. */
function kindsTold(all: readonly Word[], { from, to }: Counted): number | undefined {
  const said = (start: number, end: number) =>
    ` ${all
      .slice(Math.max(0, start), end)
      .map(({ text, kind, raw }) => (kind === 'mark' ? raw : text))
      .join(' ')} `;
  const after = said(to, to + 9);
  const before = said(from - 8, from);
  const found = EACH_KIND.test(after)
    ? (EACH_OF.exec(after) ?? KINDS_BEFORE.exec(before) ?? PER_KIND.exec(after))
    : EACH_NEEDS.exec(before);
  const kinds = found?.[1];
  const number = kinds === undefined ? undefined : (own(UNITS, kinds) ?? Number(kinds));
  return number !== undefined && number > 1 && number <= MOST_KINDS ? number : undefined;
}

const MOST_KINDS = 20;
const NUMBER_OF = '(\\d{1,2}|two|three|four|five|six|seven|eight)';
const KIND = '(?:different )?(?:colors?|designs?|styles?|flavors?|versions?|patterns?)';
const SITES =
  '(?:\\w+ )?(?:locations?|stores?|shops?|offices?|branch(?:es)?|sites?|restaurants?|schools?|campus(?:es)?|departments?|studios?|clinics?|salons?|gyms?|properties|stations?|trucks?|vans?|crews?|teams?|cabins?|shifts?|homerooms?|classes|classrooms?|class rooms?|grades?|troops?|squads?|groups?)';
const EACH_KIND = /^ (?:\S+ )?(?:(?:of )?each|per|(?:for|in|at|to) (?:each|every)) /;
const EACH_OF = new RegExp(
  `^ (?:\\S+ )?(?:(?:for|at|in|to) )?each (?:of|in|for) (?:the |our |my |these |those )?${NUMBER_OF} (?:${KIND}|${SITES}) `,
);
/** "each of our 4 stores needs" */
const EACH_NEEDS = new RegExp(
  ` each of (?:the |our |my )?${NUMBER_OF} ${SITES} (?:needs?|gets?|wants?|has|have|is getting|should get|will need)(?: (?:about|like|around))? $`,
);
const KINDS_BEFORE = new RegExp(
  ` ${NUMBER_OF} (?:${KIND}|locations?|stores?|offices?|restaurants?|branch(?:es)?|schools?|shops?|clinics?|gyms?)(?: of \\S+)?(?: (?:[,:;.-]|and|so))*(?: (?:i|we))?(?: (?:want|need))? $`,
);
const PER_KIND = new RegExp(
  `^ (?:\\S+ )?(?:per|for (?:each|every)|in (?:each|every)|each) (?:color|design|style|flavor|version|pattern)(?: (?:[,:;x-]|and|in|for|with|of|i have|we have|there are))* ${NUMBER_OF} ${KIND} `,
);

/** How many colors stand in a row, joined by "and" or a comma. */
function colorsFrom(all: readonly Word[], from: number): number {
  let kinds = 0;
  for (let at = from; at < all.length; at += 1) {
    while (SHADES.has(all[at]?.text ?? '') && COLORS.has(all[at + 1]?.text ?? '')) at += 1;
    if (!COLORS.has(all[at]?.text ?? '') && !SHADES.has(all[at]?.text ?? '')) break;
    kinds += 1;
    if (all[at + 1]?.raw === ',') at += 1;
    if (/^(?:and|&|n|\+)$/.test(all[at + 1]?.text ?? '')) at += 1;
    else if (all[at]?.raw !== ',') break;
  }
  return kinds;
}

/** Candidates from `start` on that stand in one list of like things. */
function listFrom(all: readonly Word[], counted: readonly Counted[], start: number): Counted[] {
  const list: Counted[] = [];
  for (const candidate of counted.slice(start)) {
    const previous = list.at(-1);
    if (previous && !(isGroupOf(all, previous, candidate) || isListed(all, previous, candidate))) break;
    list.push(candidate);
  }
  return list;
}

/** "3 crews of 5", "1 fleet of 6 trucks" */
function isGroupOf(all: readonly Word[], { to, max }: Counted, { from }: Counted): boolean {
  return (
    max === undefined && from === to + 2 && GROUPS.has(all[to]?.stem ?? '') && all[to + 1]?.text === 'of'
  );
}

/** Are `last` and `next` parts of one order: like people, or the same goods of two kinds? */
function isListed(all: readonly Word[], last: Counted, next: Counted): boolean {
  if (last.isEach || next.isEach || last.max !== undefined || next.max !== undefined) return false;
  const between = all.slice(last.to, next.from);
  if (between.length === 0 || between.length > 8 || between.some(({ raw }) => /^[.!?;\n]$/.test(raw)))
    return false;
  // "18 plus 2 coaches"
  const isPlus = between.length === 1 && /^(?:plus|\+)$/.test(between[0]?.text || between[0]?.raw || '');
  if (isPlus && last.thing === undefined) return true;
  if (isInTheOther(all, last, next)) return true;
  // "choir is 60, band is 25"
  if (isToldOfGroup(last) && isToldOfGroup(next)) return true;
  // "20 for the staff and 30 for the band"
  const isForEach = isFor(all, last) && isFor(all, next) && between.length >= 2;
  if (isSpare(all, next))
    return between.some(({ text }) => JOINTS.test(text) || /^(?:with|w|add|throw)$/.test(text));
  // "11 kids 2 coaches and 1 team mom"
  if (last.thing?.kind === 'people' && next.thing?.kind === 'people' && last.thing.at === next.from - 1)
    return true;
  const joint = between.findLastIndex(({ text }) => JOINTS.test(text));
  // "20 in navy 15 in gray"
  const isKinds = isKind(all, last.to) && isKind(all, next.to) && between.length <= 3;
  // "13 girls 2 coaches"
  const isNextFolk =
    next.from === (last.thing?.at ?? 0) + 1 && isKindOfFolk(all, last) && isKindOfFolk(all, next);
  if (joint === -1)
    return isKinds || isNextFolk || (isForEach && between.length <= 4 && between.at(-1)?.kind === 'word');
  const led = between.slice(joint + 1).map(({ text }) => text);
  // "the band is 112 and staff is 9"
  if (last.thing?.kind === 'people' && next.thing?.kind === 'people' && IS_OF.test(led.join(' ')))
    return true;
  if (!led.every((text) => FILLERS.test(text))) return false;
  if (isAdded(all, next)) return true;
  const kindOfLast = between.slice(0, joint).filter(({ kind }) => kind === 'word');
  const isFolk = (one: Counted) =>
    one.thing?.kind === 'people' ||
    // "52 of them and 7 staff"
    /^(?:them|em)$/.test(all[one.thing?.at ?? -1]?.text ?? '') ||
    (one.weight >= ORDERED && one.thing === undefined && isPlural(all[one.to]));
  const isOthers = last.thing?.kind === 'people' && next.thing === undefined && isPlural(all[next.to]);
  if (isFolk(last) && (isOthers || isFolk(next))) return kindOfLast.length <= 3;
  if (isElsewhere(all, last, next)) return kindOfLast.length <= 6;
  if (isVehicle(all, last) && isVehicle(all, next)) return kindOfLast.length <= 3;
  // "14 of us plus 3 remote"
  if (last.thing?.kind === 'people' && ELSEWHERE.test(all[next.to]?.text ?? '')) return true;
  const noun = stemAt(all, last);
  if (next.thing?.kind !== 'goods') {
    // "12 black tees and 6 white", "20 shirts in red and 15 in blue"
    return isForEach || (isKind(all, next.to) && (noun !== undefined || isKind(all, last.to)));
  }
  const nextNoun = stemAt(all, next);
  const kindOfNext = all.slice(next.to, next.thing.at).filter(({ kind }) => kind === 'word');
  // "12 adult and 8 youth tees"
  if (noun === undefined)
    return (
      kindOfLast.length > 0 &&
      kindOfLast.length <= 3 &&
      kindOfNext.length > 0 &&
      kindOfLast.every(({ text, stem }) => !NOT_PIECES.has(stem) && !VERBS.test(text))
    );
  // "10 red hats and 15 blue hats", "10 polos in black and 15 polos in navy"
  const words = (list: readonly Word[]) => list.map(({ text }) => text).join(' ');
  const tail = all.slice(next.thing.at + 1, next.thing.at + 3);
  return noun === nextNoun && kindOfLast.length > 1 && words([...kindOfNext, ...tail]) !== words(kindOfLast);
}

const ELSEWHERE = /^(?:remote|remotely|virtual|online|offsite|seasonal|elsewhere)$/;

/** "11 of us on days and 9 on nights", "30 people in the office and 12 in the warehouse" */
function isElsewhere(all: readonly Word[], { thing }: Counted, next: Counted): boolean {
  const where = thing?.kind === 'people' ? (all[thing.at + 1]?.text ?? '') : '';
  const isThere = next.thing === undefined && all[next.to]?.text === where;
  return isThere && /^(?:on|in|at|from|over|with)$/.test(where);
}

/** "18 in one class and 22 in the other" */
const isInTheOther = (all: readonly Word[], last: Counted, next: Counted): boolean =>
  /^(?:in|on|at|from)$/.test(all[next.to]?.text ?? '') &&
  all[last.to]?.text === all[next.to]?.text &&
  /^(?:the (?:other|second|next)|another) /.test(`${all[next.to + 1]?.text} ${all[next.to + 2]?.text} `);

/** "2 vans and a box truck": vehicles are of one order, whatever they are. */
const isVehicle = (all: readonly Word[], { thing }: Counted): boolean =>
  thing?.kind === 'goods' && isVehicleWord(all[thing.at]);

/** "2 vans, a pickup and a trailer" are no vans; "3 vans, 2 transits and a promaster" are. */
const isKindOfVehicle = (all: readonly Word[], { thing }: Counted): boolean =>
  /^(?:van|trailer|bus|suv|pickup|truck|boat|cart)$/.test(all[thing?.at ?? -1]?.stem ?? '');

/** "plus 2 spares", "and five extra"; not "2 extra large" or "2 extra colors". */
const isSpare = (all: readonly Word[], { to }: Counted): boolean =>
  SPARES.test(
    ` ${all
      .slice(to, to + 4)
      .map(({ text, kind, raw }) => (kind === 'mark' ? raw : text))
      .join(' ')} `,
  );

const SPARES =
  /^ (?:(?:spares?|extras|backups?|back ups?) |extra (?:$|ones? |[.,;!?)] ?|for |in case |just |to |please |tee|shirt|hat|cap|polo|hoodie|jerse)|(?:more|additional) (?:$|[.,;!?)] ?|please |by |(?:just )?in case|for (?:safety|luck|backup|walk|new)|to (?:be|have|keep|spare)))/;

/** "20 for the staff", "20 tees for the staff" */
const isFor = (all: readonly Word[], { to, thing }: Counted): boolean =>
  all[to]?.text === 'for' || (thing?.kind === 'goods' && all[thing.at + 1]?.text === 'for');

/** "the band is 25": the group stands before its number. */
const isToldOfGroup = ({ thing, from }: Counted): boolean =>
  thing?.kind === 'people' && thing.at === from - 2;

/** "40 employees, 25 men": the first of them are all. */
const isWhole = (all: readonly Word[], { thing }: Counted): boolean =>
  /^(?:people|person|ppl|guest|head|individual|attendee|employee|staff|us|member|folk|friend|participant|worker|crew|family)$/.test(
    all[thing?.at ?? -1]?.stem ?? '',
  );

/** "20 dancers, 12 girls 8 boys": the first of them are all as well. */
const isAgeOrSex = (all: readonly Word[], { thing }: Counted): boolean =>
  /^(?:m[ae]n|wom[ae]n|boy|girl|guy|lady|gal|kid|child|children|adult|youth|teen|male|female)$/.test(
    all[thing?.at ?? -1]?.stem ?? '',
  );

/** "14 jerseys plus 2 for the coaches" */
const isAdded = (all: readonly Word[], { from, to, thing }: Counted): boolean => {
  const joint = all[from - 1]?.text ?? '';
  if (thing?.kind !== 'goods' && isMore(all, from, to)) return true;
  if (!/^(?:plus|and)$/.test(joint) || thing?.kind === 'goods') return false;
  const whom = all
    .slice(to, to + 4)
    .map(({ text, stem }) => (PEOPLE.has(stem) || ROLES.test(text) ? 'people' : text))
    .join(' ');
  return (joint === 'plus' ? FOR_THE : FOR_OURS).test(whom);
};

/** "plus 15 more", "and then another 15": of the same. */
const isMore = (all: readonly Word[], from: number, to: number): boolean => {
  const led = ` ${all
    .slice(Math.max(0, from - 4), from)
    .map(({ text, raw }) => text || raw)
    .join(' ')} `;
  const then = ` ${all
    .slice(to, to + 6)
    .map(({ text }) => text)
    .join(' ')} `;
  return (ANOTHER.test(led) || (JOINED.test(led) && MORE.test(then))) && !LATER.test(then);
};
const ANOTHER = / (?:and|plus|then|,) (?:(?:then|maybe|like|about) )*another (?:(?:like|about) )?$/;
const MORE = /^ (?:more|extra|additional) /;
const LATER = / (?:later|eventually|if|when|next|someday) /;
const JOINED = / (?:and|plus|then) (?:(?:then|maybe|like|about|uh|um) )*$/;

const ROLES = /^(?:owners?|boss(?:es)?|sponsors?|judges?|umpires?|refs?|referees?|hosts?|helpers?)$/;
const FOR_THE =
  /^(?:(?:extra|more|spare) )?for (?:(?:the|our|my|your|her|his|all) )?(?:\w+ )?(?:people|me|myself|us)\b/;
/** "so 14, and 2 for us coaches" */
const FOR_OURS = /^for (?:us|me|(?:the|our|my) people)\b/;

const isKindOfFolk = (all: readonly Word[], { thing }: Counted): boolean =>
  thing?.kind === 'people' &&
  !/^(?:people|person|guest|employee|staff|member|of|us)$/.test(all[thing.at]?.stem ?? '');

const IS_OF = /^(?:(?:the|our|my) )?(?:[a-z']+ )?[a-z]+ (?:is|are)(?: (?:about|another|like))?$/;
const JOINTS = /^(?:and|plus|,|&|\+|y|n)$/;
const FILLERS = /^(?:a|about|maybe|like|also|another|then|the|just|for|around|us|our|my)$/;
const VERBS =
  /^(?:is|are|was|were|need|needs|want|wants|have|has|get|do|make|would|will|before|on|by|in|at|for)$/;

const isPlural = (word: Word | undefined): boolean =>
  word?.kind === 'word' && word.text !== word.stem && !NOT_PIECES.has(word.stem);

/** "15 in blue", "6 white" */
function isKind(all: readonly Word[], at: number): boolean {
  const word = all[at]?.text === 'in' ? all[at + 1] : all[at];
  return isHue(word?.text ?? '');
}

const isHue = (text: string): boolean => COLORS.has(text) || SHADES.has(text) || CUTS.test(text);

const CUTS = /^(?:mens|womens|ladies|youth|unisex)$/;

/** The goods that a number counts, where they stand before the next number. */
function stemAt(all: readonly Word[], { to, thing }: Counted): string | undefined {
  const stem = thing?.kind === 'goods' ? all[thing.at]?.stem : undefined;
  if (stem === undefined || !(GARMENTS.has(stem) || PIECES.has(stem))) return;
  return all.slice(to, thing?.at).some(({ kind }) => kind === 'number') ? undefined : stem;
}

function totalOf(all: readonly Word[], list: readonly Counted[]): Counted | undefined {
  const [first, ...rest] = list;
  const last = list.at(-1);
  if (!first || !last) return;
  const next = rest[0];
  const stretch = {
    from: first.from,
    to: last.to,
    weight: Math.max(GOODS, ...list.map(({ weight }) => weight)),
  };
  const isOfFolk =
    next !== undefined && isGroupOf(all, first, next) && FOLK_GROUPS.test(all[first.to]?.stem ?? '');
  const thing =
    last.thing ?? first.thing ?? (isOfFolk ? ({ kind: 'people', at: first.to } as const) : undefined);
  const total = (value: number): Counted => ({
    ...stretch,
    value,
    weight: list.every((part) => part.thing?.kind !== 'goods') ? FOLK : stretch.weight,
    ...(thing && { thing }),
  });
  if (next && isGroupOf(all, first, next))
    return total(first.value * (next.value + oneMoreInEach(all, next)));
  const sum = rest.reduce((parts, { value }) => parts + value, 0);
  // "40 employees, 25 men and 15 women"
  const isOfKinds =
    list.every((part) => isKindOfVehicle(all, part)) ||
    // "three cooks two servers one dishwasher"
    (list.every((part) => isKindOfFolk(all, part)) && !rest.every((part) => isAgeOrSex(all, part)));
  // "12 for the servers, 9 for the kitchen, 3 for the bar"
  const isForWhom = list.every(({ to }) => all[to]?.text === 'for');
  if (rest.length > 1 && sum === first.value && !isOfKinds && !isForWhom) return total(sum);
  const isJoined = all.slice(first.to, last.from).some(({ text }) => /^(?:and|plus|&|\+|y|n)$/.test(text));
  // "18 aprons, 9 black": where the first have no colour of their own, the others are of them.
  const isColors =
    rest.every(({ to }) => isKind(all, to)) &&
    all.slice(first.to, next?.from).some(({ text }) => isHue(text));
  const isForEach = list.every((part) => isFor(all, part));
  const isOfFolks = list.every(({ thing: whom }) => whom?.kind === 'people') && !isWhole(all, first);
  const isOfGroups = list.every(isToldOfGroup);
  const isFleet = list.every((part) => isVehicle(all, part));
  if (rest.some((part) => isAdded(all, part) || isSpare(all, part)))
    return { ...total(first.value + sum), weight: Math.max(TOTAL, stretch.weight) };
  return isJoined || isColors || isForEach || isOfFolks || isOfGroups || isFleet
    ? total(first.value + sum)
    : undefined;
}

/** "9 guys, each needs 3" is 27; pieces for each of nobody knows how many are no quantity. */
function perHead(all: readonly Word[], counted: readonly Counted[]): Counted[] {
  const each = counted.find(({ isEach }) => isEach);
  if (!each) return [...counted];
  // "8 carts, each gets 2"
  const isOnVehicles = !each.thing || all[each.thing.at]?.stem === 'magnet';
  const heads = counted.filter(
    ({ isEach, thing, from, to }) =>
      !isEach &&
      (thing?.kind === 'people' ||
        (isOnVehicles && thing?.kind === 'goods' && isVehicleWord(all[thing.at])) ||
        // "4 tables and each table needs 2 signs"
        EACH_OF_THEM.test(`${all[each.from - 3]?.text} ${all[to]?.stem} ${all[each.from - 2]?.stem}`) ||
        (!thing && (isHeadcount(all, from) || isSomeOfOurs(all, to)))),
  );
  const rest = counted.filter(({ isEach }) => !isEach);
  const head = heads[0];
  // "36 caps each with a patch"
  if (!head) return isEachOf(all, each) ? [...counted] : rest;
  const groups = eachInTurn(counted, heads);
  if (groups) return [groups];
  if (heads.length > 1 || each.value > MOST_EACH) return rest;
  // "2 polos each plus 3 spares"
  const spare = rest.find((one) => one.from > each.from && one !== head && isSpare(all, one));
  const product: Counted = {
    value: head.value * each.value + (spare?.value ?? 0),
    from: Math.min(head.from, each.from),
    to: Math.max(head.to, each.to),
    weight: TOTAL,
    ...(each.thing && { thing: each.thing }),
  };
  if (head.max !== undefined) product.max = head.max * each.value;
  return [product, ...rest.filter((one) => one !== head && one !== spare)].sort((a, b) => a.from - b.from);
}

/** "12 staff 2 each and 5 volunteers 1 each": every group with its own. */
function eachInTurn(counted: readonly Counted[], heads: readonly Counted[]): Counted | undefined {
  const eachs = counted.filter(({ isEach }) => isEach);
  const [first, last] = [counted[0], counted.at(-1)];
  if (heads.length < 2 || eachs.length !== heads.length || counted.length !== heads.length * 2) return;
  const isInTurn = counted.every((one, i) => (i % 2 === 0 ? heads.includes(one) : one.isEach));
  if (!first || !last || !isInTurn || eachs.some(({ value }) => value > MOST_EACH)) return;
  const value = heads.reduce((sum, head, i) => sum + head.value * (eachs[i]?.value ?? 0), 0);
  return { value, from: first.from, to: last.to, weight: TOTAL, ...(last.thing && { thing: last.thing }) };
}

const EACH_OF_THEM = /^(?:each|every) (\w+) \1$/;

const isEachOf = (all: readonly Word[], { thing, value }: Counted): boolean =>
  thing?.kind === 'goods' && value > FEW && /^(?:each|ea|for)$/.test(all[thing.at + 1]?.text ?? '');

const FEW = 5;
const MOST_EACH = 50;

/** "we are 7 and each needs 2" */
const isHeadcount = (all: readonly Word[], from: number): boolean =>
  /^(?:we are|are|us|of|have|got|for)$/.test(all[from - 1]?.text ?? '');

/** "two of the branches want hoodies, 24 each" */
const isSomeOfOurs = (all: readonly Word[], to: number): boolean =>
  all[to]?.text === 'of' && /^(?:the|our|my)$/.test(all[to + 1]?.text ?? '');

// Many patterns over one text: only those are tried that have a word in it which they cannot do without.
import { alternatives, closing, hasGroups, lookingAhead, tokensOf } from './pattern-source.ts';

/**
 * A function that names the patterns that match a text, in their order; each alternative is tried only on texts that hold
 * one of the words it cannot do without. The words are found in the pattern itself; where they cannot be told, or it has
 * flags, it is always tried.
 *
 *     matching([['price', / how much | cost /], ['place', / where /]])(' where is it '); // ['place']
 */
export function matching<K>(patterns: Iterable<readonly [K, RegExp]>): (text: string) => K[] {
  const keys: K[] = [];
  const parts: RegExp[] = [];
  // Their numbers follow each other, so that the few that may match are found many at a time.
  const first = Math.ceil(count / WORD_BITS);
  count = first * WORD_BITS;
  for (const [key, pattern] of patterns)
    for (const source of hasGroups(pattern) ? [pattern.source] : alternatives(pattern.source)) {
      keys.push(key);
      parts.push(lookingAhead(indexed(new RegExp(source, pattern.flags), true).pattern));
    }
  ahead.push(
    ...parts.map((part, at) => () => {
      needsOf(first * WORD_BITS + at);
      part.test(LONG);
    }),
  );
  const end = Math.ceil(count / WORD_BITS);
  count = end * WORD_BITS;
  return (text) => {
    const { candidates, held } = lookedAt(text);
    const found: K[] = [];
    for (let word = first; word < end; word += 1)
      for (let bits = candidates[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const id = word * WORD_BITS + WORD_BITS - 1 - Math.clz32(bits & -bits);
        const at = id - first * WORD_BITS;
        const key = keys[at] as K;
        if (found.at(-1) !== key && holdsAll(held, id) && parts[at]?.test(text)) found.push(key);
      }
    return found;
  };
}

/**
 * One pattern that is tried only on texts that hold a word it cannot do without; for patterns that a whole message is tested
 * against, of which most messages hold none.
 *
 *     worded(/ (?:refund|money back) /).test(' i want a refund '); // true
 */
export function worded(pattern: RegExp): Pick<RegExp, 'test'> {
  // Of most patterns every alternative needs a word: their number lies at hand, and nothing else is looked at.
  let id: number | undefined;
  let needy = pattern;
  let always: RegExp | undefined;
  const number = (): number => {
    const halves = halvesOf(pattern);
    always = halves.find((half) => half.id === ALWAYS)?.pattern;
    const half = halves.find((one) => one.id !== ALWAYS);
    needy = half?.pattern ?? pattern;
    return half?.id ?? NEVER;
  };
  ahead.push(() => {
    id ??= number();
    needsOf(id);
    needy.test(LONG);
    always?.test(LONG);
  });
  return {
    test: (text) => {
      id ??= number();
      const { candidates, held } = lookedAt(text);
      if (hasBit(candidates, id)) {
        if (holdsAll(held, id) && needy.test(text)) return true;
        // Many ask the same of one text: this one is tried in vain once.
        clearBit(candidates, id);
      }
      return always?.test(text) === true;
    },
  };
}

/**
 * The same for a pattern of any case (its only flag is `i`) and a message as it was typed.
 *
 *     wordedInAnyCase(/\bnew rules?:/i).test('New rule: be free'); // true
 */
export function wordedInAnyCase(pattern: RegExp): Pick<RegExp, 'test' | 'exec'> {
  let id: number | undefined;
  /** The message that it was last tried on in vain: each of its parts asks again. */
  let missed: string | undefined;
  const may = (message: string): boolean => {
    id ??= indexed(new RegExp(lowered(pattern.source))).id;
    return isCandidate(inLowerCase(message), id);
  };
  return {
    test: (message) => {
      if (message === missed || !may(message)) return false;
      if (pattern.test(message)) return true;
      missed = message;
      return false;
    },
    exec: (message) => (may(message) ? pattern.exec(message) : null),
  };
}

/**
 * Tries every pattern on a long text, one a step: V8 compiles a pattern when it is first run, and a text that has a word of
 * many would wait for all of them.
 */
export function* tryAhead(): Generator<void> {
  for (const tryOne of ahead) {
    tryOne();
    yield;
  }
}

/** What tries each pattern once. */
const ahead: (() => void)[] = [];
/** From 1,000 characters on V8 makes machine code of a pattern at once, else where it is run again. */
const LONG = ' a'.repeat(600);

/** Many patterns in turn look at one message. */
function inLowerCase(message: string): string {
  if (lowerOf !== message) {
    lowerOf = message;
    lower = message.toLowerCase();
  }
  return lower;
}

let lowerOf = '';
let lower = '';

/** A pattern's letters in lower case, what stands for classes as it is. */
const lowered = (source: string): string =>
  tokensOf(source)
    .map((token) => (token.startsWith('\\') ? token : token.toLowerCase()))
    .join('');

/**
 * Can the pattern match the text, as far as the words tell that it cannot do without? Its flags are left aside: a pattern for
 * any case is asked of texts in lower case.
 *
 *     mayMatch(/(?:in )?(may|june) \d/i)('in the fall'); // false
 */
export function mayMatch({ source }: RegExp): (text: string) => boolean {
  const { id } = indexed(new RegExp(source));
  return (text) => isCandidate(text, id);
}

/**
 * Can a text hold one of the words, or one that has it for its singular? Tells without a look at each of its words.
 *
 *     mayHoldOneOf(['patch', 'sign'])(' two patches '); // true
 */
export function mayHoldOneOf(words: Iterable<string>): (text: string) => boolean {
  const id = count;
  count += 1;
  for (const word of words) {
    // Of "old-fashioned" or "full color" one part is enough.
    const [part] = (word.match(/\w+/g) ?? []).sort((a, b) => b.length - a.length);
    if (part === undefined) return () => true;
    for (const form of [part, `${part}s`, `${part}es`, part.replace(/y$/, 'ies')])
      add(byWord, numberOf(form), id);
  }
  return (text) => isCandidate(text, id);
}

/** The alternatives that need a word, and those that are always tried, each as one pattern. */
function halvesOf(pattern: RegExp): { id: number; pattern: RegExp }[] {
  if (hasGroups(pattern)) return [indexed(pattern)];
  const halves = Map.groupBy(alternatives(pattern.source), (source) =>
    triggersOf(new RegExp(source, pattern.flags)) ? 'worded' : 'always',
  );
  return [...halves.values()].map((sources) => {
    const { id, pattern: half } = indexed(new RegExp(sources.join('|'), pattern.flags));
    return { id, pattern: lookingAhead(half) };
  });
}

/** A pattern with its number in the index; all that are always tried have number 0, unless each needs one of its own. */
function indexed(pattern: RegExp, needsOwn = false): { id: number; pattern: RegExp } {
  const words = triggersOf(pattern);
  if (!words && !needsOwn) return { id: ALWAYS, pattern };
  const id = count;
  count += 1;
  if (!words) {
    always.push(id);
    return { id, pattern };
  }
  for (const word of words)
    if (word.endsWith(ANY))
      add(byBeginning, numberOf(word.slice(0, SHORTEST_BEGINNING)), { beginning: word.slice(0, -1), id });
    else add(byWord, numberOf(word), id);
  sources[id] = pattern.source;
  return { id, pattern };
}

/** Has one of the pattern's alternatives a word of each of its sets in the text? */
function holdsAll(held: Uint8Array, id: number): boolean {
  const packed = needsOf(id);
  if (packed.length === 0) return true;
  let at = 0;
  while (at < packed.length) {
    const end = packed[at] ?? 0;
    at += 1;
    let isHeld = true;
    while (isHeld && at < end) {
      const next = at + (packed[at] ?? 0) + 1;
      at += 1;
      while (at < next && held[packed[at] ?? 0] === 0) at += 1;
      isHeld = at < next;
      at = next;
    }
    if (isHeld) return true;
    at = end;
  }
  return false;
}

const needsOf = (id: number): Uint16Array => (needs[id] ??= packedNeeds(sources[id]));

/** For each alternative where the next begins, and for each of its sets how many words it has and where they are marked. */
function packedNeeds(source = ''): Uint16Array {
  const numbers: number[] = [];
  const all = alternatives(source).map(needsOfOne);
  if (all.every((sets) => sets.length < 2)) return NO_NEEDS;
  for (const sets of all) {
    const from = numbers.push(0) - 1;
    for (const words of sets) numbers.push(words.size, ...[...words].map(placeOf));
    numbers[from] = numbers.length;
  }
  return Uint16Array.from(numbers);
}

const NO_NEEDS = new Uint16Array(0);

function add<T>(index: (T[] | undefined)[], number: number, one: T): void {
  const at = number % index.length;
  const same = index[at];
  if (same) same.push(one);
  else index[at] = [one];
}

/** All that are always tried have the first number, and one that is never tried the second. */
const ALWAYS = 0;
const NEVER = 1;
let count = 2;
const always = [ALWAYS];
/** The patterns by their numbers, and what each needs beside such a word, told when one first comes up. */
const sources: string[] = [];
const needs: Uint16Array[] = [];
/** The patterns that a word brings up, by its number: plain lists, where most words of a message find nothing at once. */
const byWord = new Array<number[] | undefined>(1 << 15).fill(undefined);
/** Those that a word brings up by how it begins, by the number of its first letters. */
const byBeginning = new Array<{ beginning: string; id: number }[] | undefined>(1 << 12).fill(undefined);
const SHORTEST_BEGINNING = 3;

/** A word's number, letter by letter. Where two words share one, or its place, a pattern is tried in vain. */
const withLetter = (number: number, code: number): number => (Math.imul(number, 31) + code) & 0x3fffffff;

function numberOf(word: string): number {
  let number = 0;
  for (let at = 0; at < word.length; at += 1) number = withLetter(number, word.charCodeAt(at));
  return number;
}

/** One bit for each pattern. */
type Candidates = Int32Array;
const WORD_BITS = 32;

function setBit(candidates: Candidates, id: number): void {
  candidates[id >> 5] = (candidates[id >> 5] ?? 0) | (1 << (id & 31));
}

function clearBit(candidates: Candidates, id: number): void {
  candidates[id >> 5] = (candidates[id >> 5] ?? 0) & ~(1 << (id & 31));
}

const hasBit = (candidates: Candidates, id: number): boolean =>
  (((candidates[id >> 5] ?? 0) >> (id & 31)) & 1) === 1;

function isCandidate(text: string, id: number): boolean {
  const { candidates, held } = lookedAt(text);
  return hasBit(candidates, id) && holdsAll(held, id);
}

/** The text with the patterns of which it has a word. A turn looks at few texts many times. */
function lookedAt(text: string): Looked {
  if (latest?.text === text && latest.count === count) return latest;
  for (const one of recent)
    if (one.text === text && one.count === count) {
      latest = one;
      return one;
    }
  const oldest = recent[next];
  latest =
    oldest?.count === count
      ? { text, count, candidates: oldest.candidates.fill(0), held: oldest.held.fill(0) }
      : {
          text,
          count,
          candidates: new Int32Array(Math.ceil(count / WORD_BITS)),
          held: new Uint8Array(PLACES),
        };
  for (const id of always) setBit(latest.candidates, id);
  markWords(latest);
  recent[next] = latest;
  next = (next + 1) % MOST_RECENT;
  return latest;
}

/** Letter by letter, so that nothing is cut out of the text. */
function markWords({ text, candidates, held }: Looked): void {
  let number = 0;
  let length = 0;
  let hasDigit = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (IN_WORDS[code] === 1) {
      hasDigit ||= code <= CODE_OF_9;
      number = withLetter(number, code);
      length += 1;
      if (length === SHORTEST_BEGINNING) {
        held[(number + BEGUN) % PLACES] = 1;
        markBegun(text, at + 1 - length, number, candidates);
      }
      continue;
    }
    if (length > 0) mark(number, candidates, held);
    number = 0;
    length = 0;
    if (code === QUESTION_MARK) mark(QUESTION_MARK, candidates, held);
  }
  if (length > 0) mark(number, candidates, held);
  if (hasDigit) mark(numberOf(DIGIT), candidates, held);
}

function mark(number: number, candidates: Candidates, held: Uint8Array): void {
  held[number % PLACES] = 1;
  const ids = byWord[number % byWord.length];
  if (ids) for (let at = 0; at < ids.length; at += 1) setBit(candidates, ids[at] ?? ALWAYS);
}

function markBegun(text: string, from: number, number: number, candidates: Candidates): void {
  const begun = byBeginning[number % byBeginning.length];
  if (begun)
    for (const { beginning, id } of begun) if (text.startsWith(beginning, from)) setBit(candidates, id);
}

/** 1 for the codes of what \w matches. */
const IN_WORDS = Uint8Array.from({ length: 128 }, (_, code) =>
  /\w/.test(String.fromCharCode(code)) ? 1 : 0,
);
const CODE_OF_9 = '9'.charCodeAt(0);
const QUESTION_MARK = '?'.charCodeAt(0);

/** Where a word is marked, and apart from it what words begin with. */
const PLACES = 1 << 11;
const BEGUN = 977;
const placeOf = (word: string): number =>
  word.endsWith(ANY)
    ? (numberOf(word.slice(0, SHORTEST_BEGINNING)) + BEGUN) % PLACES
    : numberOf(word) % PLACES;

interface Looked {
  text: string;
  candidates: Candidates;
  /** 1 at the place of each of its words. */
  held: Uint8Array;
  /** How many patterns there were. */
  count: number;
}

const recent: Looked[] = [];
let latest: Looked | undefined;
const MOST_RECENT = 16;
let next = 0;

/** What a text can hold that a piece of a pattern matches: words, `EDGE` where one begins or ends, `ANY` for what is not known. */
type Texts = readonly string[];

const ANY = '\0';
const EDGE = ' ';
const UNKNOWN: Texts = [ANY];
/** Any digit; the mark itself only parts words. */
const DIGIT = '#';
/** Of more the words would be no help. */
const MOST_TEXTS = 120;

/** Words of which every text that the pattern matches has one; undefined where that cannot be told. */
function triggersOf(pattern: RegExp): Set<string> | undefined {
  if (pattern.flags !== '') return;
  const all = alternatives(pattern.source).map(wordsOfOne);
  return all.every((words) => words !== undefined) ? new Set(all.flatMap((words) => [...words])) : undefined;
}

/** The same for a pattern without bars of its own: of all places where such words stand the one with the rarest. */
function wordsOfOne(source: string): Set<string> | undefined {
  const items = itemsOf(tokensOf(source));
  const [rarest] = byCost(setsOf(items));
  return rarest ?? byCost(groupSetsOf(items))[0];
}

/** Sets of words of which every text that it matches has one each. */
function needsOfOne(source: string): Set<string>[] {
  const items = itemsOf(tokensOf(source));
  const needs: Set<string>[] = [];
  for (const all of byCost([...setsOf(items), ...groupSetsOf(items)]))
    if (needs.length < MOST_NEEDS && !needs.some((one) => [...all].some((word) => one.has(word))))
      needs.push(all);
  return needs;
}

const MOST_NEEDS = 3;

/** The words of each place where such stand. */
function setsOf(items: readonly Item[]): Set<string>[] {
  const found: Set<string>[] = [];
  for (let from = 0; from < items.length; from += 1) {
    let texts: Texts = [''];
    for (const { texts: item } of [...items.slice(from), { texts: UNKNOWN }]) {
      const longer = joined(texts, item);
      // Of too many, how they begin.
      const all = rarestOf(longer === UNKNOWN ? texts.map((text) => text + ANY) : longer);
      if (all) found.push(all);
      if (all || longer === UNKNOWN) break;
      texts = longer;
    }
  }
  return found;
}

const groupSetsOf = (items: readonly Item[]): Set<string>[] =>
  items.flatMap(({ group }, at) => (group && wordsOfGroup(group, items, at)) ?? []);

const byCost = (sets: readonly Set<string>[]): Set<string>[] =>
  sets
    .map((words) => ({ words, cost: costOf(words) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ words }) => words);

/** Words of what must stand in a group, and of what is looked for ahead or behind. */
function wordsOfGroup(group: Group, items: readonly Item[], at: number): Set<string> | undefined {
  const isBehind = group.opens === '(?<=';
  const isAhead = group.opens === '(?=';
  const before = !isBehind && isEdge(items.slice(0, at).reverse(), (text) => text.endsWith(EDGE)) ? EDGE : '';
  const after = !isAhead && isEdge(items.slice(at + 1), (text) => text.startsWith(EDGE)) ? EDGE : '';
  const all = alternatives(group.source).map((part) => wordsOfOne(before + part + after));
  return all.every((words) => words !== undefined) ? new Set(all.flatMap((words) => [...words])) : undefined;
}

/** Is there one in the first of the items, or in the next where the first may be left out? */
function isEdge(items: readonly Item[], hasOne: (text: string) => boolean): boolean {
  for (const { texts } of items) {
    if (!texts.every((text) => text === '' || hasOne(text))) return false;
    if (!texts.includes('')) return true;
  }
  return false;
}

/** One word of each; undefined where one has none. */
function rarestOf(texts: Texts): Set<string> | undefined {
  const words = new Set<string>();
  for (const text of texts) {
    const word = rarest(text);
    if (word === undefined) return;
    words.add(word);
  }
  return words;
}

/** The word between edges that is rarest, as far as its length tells; else how one begins, else a digit. */
function rarest(text: string): string | undefined {
  const [, ...begun] = text.split(EDGE);
  const words = begun.slice(0, -1).filter((word) => word !== '' && !/[\0#]/.test(word));
  const beginnings = begun
    .filter((word) => word.search(/[\0#]/) >= SHORTEST_BEGINNING)
    .map((word) => word.slice(0, word.search(/[\0#]/)) + ANY);
  const [longest = beginnings[0]] = words.toSorted((a, b) => b.length - a.length);
  return longest ?? (text.includes(DIGIT) ? DIGIT : undefined);
}

/** Short words are common. */
const costOf = (words: ReadonlySet<string>): number =>
  [...words].reduce((sum, { length }) => sum + (length < 4 ? COMMON : length < 5 ? 8 : 1), 0);
const COMMON = 40;

/** A group that must match once. */
interface Group {
  opens: string;
  source: string;
}

interface Item {
  texts: Texts;
  group?: Group | undefined;
}

/** A pattern without bars of its own, piece by piece. */
function itemsOf(tokens: readonly string[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    let texts: Texts;
    let group: Group | undefined;
    if (token.startsWith('(')) {
      const end = closing(tokens, at);
      if (!token.endsWith('!')) group = { opens: token, source: tokens.slice(at + 1, end).join('') };
      // What is only looked at takes no room.
      texts = /^\(\?<?[=!]/.test(token) ? [''] : textsOf(tokens.slice(at + 1, end));
      at = end;
    } else texts = textsOfOne(token);
    const times = /^(?:[?*+]|\{\d)/.test(tokens[at + 1] ?? '') ? tokens[at + 1] : undefined;
    if (times !== undefined) {
      at += 1;
      if (tokens[at + 1] === '?') at += 1;
      texts = repeated(texts, times);
      group = undefined;
    }
    items.push({ texts, group });
  }
  return items;
}

const textsOf = (tokens: readonly string[]): Texts =>
  limited(
    alternatives(tokens.join('')).flatMap((part) =>
      itemsOf(tokensOf(part)).reduce<Texts>((all, { texts }) => joined(all, texts), ['']),
    ),
  );

function textsOfOne(token: string): Texts {
  if (/^\w$/.test(token)) return [token];
  if (token === '\\d') return [DIGIT];
  if (token === '\\?') return [`${EDGE}?${EDGE}`];
  if (/^(?:\\b|\\s|\\W|\^|\$|\\[^\w\s]|[^\\[.])$/.test(token)) return [EDGE];
  const letters = /^\[(\w+)\]$/.exec(token)?.[1];
  return letters === undefined ? UNKNOWN : [...letters];
}

/** Once, or with anything between the first time and the last. */
function repeated(texts: Texts, times: string): Texts {
  const none = /^(?:[?*]|\{0)/.test(times) ? [''] : [];
  const isOnce = times === '?' || times === '{0,1}';
  return limited([...none, ...texts, ...(isOnce ? [] : severalOf(texts))]);
}

/** Each time begins or ends a word: that much of the first time is kept where all do, which makes fewer texts. */
function severalOf(texts: Texts): Texts {
  if (texts.every((text) => text.startsWith(EDGE))) return joined([EDGE + ANY], texts);
  if (texts.every((text) => text.endsWith(EDGE))) return joined(texts, [ANY + EDGE]);
  return joined(joined(texts, UNKNOWN), texts);
}

function joined(before: Texts, after: Texts): Texts {
  const known = before.length * after.length > MOST_TEXTS ? endsOf(before) : before;
  return known.length * after.length > MOST_TEXTS
    ? UNKNOWN
    : known.flatMap((one) => after.map((other) => one + other));
}

/** Where there are too many: of each only what a word that comes next may still belong to. */
const endsOf = (texts: Texts): Texts => [
  ...new Set(texts.map((text) => (text.includes(EDGE) ? ANY + text.slice(text.lastIndexOf(EDGE)) : text))),
];

const limited = (texts: Texts): Texts => (texts.length > MOST_TEXTS ? UNKNOWN : texts);

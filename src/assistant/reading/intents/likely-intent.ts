// A second opinion on what a message wants, by its likeness to examples: complement naive Bayes (Rennie et al., 2003) over
// words, neighbours, and neighbours but one.
import type { Intent } from '../../../schemas/reading.ts';
import { COLORS, GARMENTS, MONTHS, PIECES, WEEKDAYS } from '../words/vocabulary.ts';
import { stemOf, type Words } from '../words/words.ts';
import { EXAMPLES, type ExampleLabel } from './examples.ts';

export interface LikelyIntent {
  label: ExampleLabel;
  intent: Intent | 'none';
  /** How far it is ahead of the next intent: 0 for a toss-up, above 1 for a message much like its examples. */
  margin: number;
  /** Words of the message that no example has. */
  strange: number;
}

/** The intent whose examples are most like the message; undefined where nothing in it is known. */
export function likelyIntent({ plain }: Words): LikelyIntent | undefined {
  if (last?.plain !== plain) last = { plain, likely: classify(plain) };
  return last.likely;
}

/** Cues and intents look at one message. */
let last: { plain: string; likely: LikelyIntent | undefined } | undefined;

const intentOf = (label: ExampleLabel): Intent | 'none' => (label === 'identity' ? 'off_topic' : label);

function classify(plain: string): LikelyIntent | undefined {
  model ??= new Model();
  const { words, elsewhere } = model;
  const spoken = plain.replace(/\? /g, '').trim().split(' ');
  let strange = 0;
  const numbers = spoken.map((word) => {
    const number = words.get(word) ?? words.get(kindOf(word));
    if (number === undefined) strange += 1;
    return number ?? words.size + FIRST_WORD + strange;
  });
  const scores = new Float64Array(LABELS.length);
  const keys = new Set(keysOf(numbers));
  let known = 0;
  for (const key of keys) {
    const place = placeOf(key, model.keys);
    if (model.keys[place] === 0) continue;
    known += 1;
    const sum = (model.sums[place] ?? 0) + SMOOTHING;
    // What all labels have in common is left out: only those that know the feature gain by it.
    for (let at = model.newest[place] ?? 0; at !== 0; at = model.older[at] ?? 0) {
      const label = model.labels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) - Math.log(1 - (model.weights[at] ?? 0) / sum);
    }
  }
  if (known === 0) return;
  let first = 0;
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = (scores[at] ?? 0) + known * (elsewhere[at] ?? 0);
    if ((scores[at] ?? 0) > (scores[first] ?? 0)) first = at;
  }
  const intent = INTENTS[first] ?? 'none';
  let second = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1)
    if (INTENTS[at] !== intent) second = Math.max(second, scores[at] ?? 0);
  const margin = ((scores[first] ?? 0) - second) / Math.sqrt(keys.size);
  return { label: LABELS[first] ?? 'none', intent, margin, strange };
}

const LABELS = [...EXAMPLES.keys()];
const INTENTS = LABELS.map(intentOf);
const SMOOTHING = 0.3;

const NUMBER =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|thousand|dozen)$/;

/** What goods, colours, days and numbers have in common counts, not which one it is. */
function kindOf(word: string): string {
  if (NUMBER.test(word)) return '#';
  const stem = stemOf(word);
  if (GARMENTS.has(stem) || PIECES.has(stem)) return '<goods>';
  if (COLORS.has(stem)) return '<color>';
  if (word !== 'may' && word !== 'second' && (word in MONTHS || word in WEEKDAYS)) return '<day>';
  return stem;
}

const START = 1;
const END = 2;
const FIRST_WORD = 3;
/** More than there are words in the examples, and a power of two. */
const MOST_WORDS = 1 << 13;
/** More than twice as many as there are features in the examples, and a power of two. */
const PLACES = 1 << 16;

/** A number for each feature of a message: its words, each with the next, and each with the next but one. */
function keysOf(words: readonly number[]): number[] {
  const keys: number[] = [];
  let before = 0;
  let last = START;
  const add = (word: number) => {
    keys.push(last * MOST_WORDS + word);
    if (before !== 0) keys.push((MOST_WORDS + before) * MOST_WORDS + word);
    before = last;
    last = word;
  };
  for (const word of words) {
    keys.push(word);
    add(word);
  }
  add(END);
  return keys;
}

/** Where a key stands in a table of keys, or would. */
function placeOf(key: number, keys: Int32Array): number {
  let place = Math.imul(key, 0x9e3779b1) >>> 16;
  while (keys[place] !== 0 && keys[place] !== key) place = (place + 1) % PLACES;
  return place;
}

/** What the examples teach; takes some milliseconds, so it is learned when first needed. */
class Model {
  /** A number for each word of the examples, and for each kind of word. */
  readonly words = new Map<string, number>();
  /** By place: the feature's key, its weight in all examples, and its newest posting. */
  readonly keys = new Int32Array(PLACES);
  readonly sums = new Float64Array(PLACES);
  readonly newest = new Int32Array(PLACES);
  /** From 1 on: a feature's weight in one label's examples, and the posting before it. */
  readonly labels = [0];
  readonly weights = [0];
  readonly older = [0];
  /** For each label how much the examples of all others weigh. */
  readonly elsewhere: number[];

  readonly #counts = new Int32Array(PLACES);
  readonly #lastIn = new Int32Array(PLACES);
  readonly #ofLabel = LABELS.map(() => 0);
  readonly #examples: number[][] = [];
  #used = 0;

  constructor() {
    const starts: number[] = [];
    for (const lines of EXAMPLES.values()) {
      starts.push(this.#examples.length);
      for (const line of lines) this.#count(line);
    }
    const rarities = [0];
    for (let count = 1; count < this.#examples.length; count += 1)
      rarities.push(Math.log(this.#examples.length / count));
    let label = -1;
    for (const [i, places] of this.#examples.entries()) {
      while (starts[label + 1] === i) label += 1;
      this.#weigh(places, label, rarities);
    }
    const inAll = this.#ofLabel.reduce((sum, weight) => sum + weight, 0);
    this.elsewhere = this.#ofLabel.map((weight) => Math.log(inAll - weight + SMOOTHING * this.#used));
  }

  #numberOf(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const kind = kindOf(word);
    const number = this.words.get(kind) ?? this.words.size + FIRST_WORD;
    this.words.set(kind, number);
    this.words.set(word, number);
    return number;
  }

  /** How many examples have each of its features. */
  #count(line: string): void {
    const places: number[] = [];
    const example = this.#examples.push(places);
    const words: number[] = [];
    for (const word of line.split(' ')) words.push(this.#numberOf(word));
    for (const key of keysOf(words)) {
      const place = placeOf(key, this.keys);
      if (this.#lastIn[place] === example) continue;
      if (this.keys[place] === 0) this.#used += 1;
      this.keys[place] = key;
      this.#lastIn[place] = example;
      this.#counts[place] = (this.#counts[place] ?? 0) + 1;
      places.push(place);
    }
  }

  /** A feature weighs what it is rare; all examples weigh the same. */
  #weigh(places: number[], label: number, rarities: number[]): void {
    let squares = 0;
    for (const place of places) squares += (rarities[this.#counts[place] ?? 0] ?? 0) ** 2;
    const length = Math.sqrt(squares);
    for (const place of places) {
      const weight = (rarities[this.#counts[place] ?? 0] ?? 0) / length;
      this.#add(place, label, weight);
    }
  }

  #add(place: number, label: number, weight: number): void {
    let at = this.newest[place] ?? 0;
    if (at === 0 || this.labels[at] !== label) {
      this.older.push(at);
      this.weights.push(0);
      at = this.labels.push(label) - 1;
      this.newest[place] = at;
    }
    this.weights[at] = (this.weights[at] ?? 0) + weight;
    this.sums[place] = (this.sums[place] ?? 0) + weight;
    this.#ofLabel[label] = (this.#ofLabel[label] ?? 0) + weight;
  }
}

let model: Model | undefined;

// A second opinion on what a message wants, by its likeness to examples: complement naive Bayes (Rennie et al., 2003) over
// words, neighbours, and neighbours but one.
import type { Intent } from '../../../../schemas/reading.ts';
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
  model ??= learn();
  const { words, numbers, gains, elsewhere } = model;
  let strange = 0;
  const spoken = (plain.includes('?') ? plain.replace(/\? /g, '') : plain).trim().split(' ');
  const features = featuresOf(
    spoken.map((word) => {
      const known = words.get(word) ?? words.get(kindOf(word));
      if (known === undefined) strange += 1;
      return known ?? FIRST_WORD + words.size + strange;
    }),
  );
  const scores = new Float64Array(LABELS.length);
  let known = 0;
  for (const feature of features) {
    const number = numbers.get(feature);
    if (number === undefined) continue;
    known += 1;
    const from = number * LABELS.length;
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + (gains[from + label] ?? 0) + (elsewhere[label] ?? 0);
  }
  if (known === 0) return;
  const best = bestOf(scores);
  const intent = INTENTS[best] ?? 'none';
  const second = scores[bestOf(scores, intent)] ?? Number.NEGATIVE_INFINITY;
  return {
    label: LABELS[best] ?? 'none',
    intent,
    margin: ((scores[best] ?? 0) - second) / Math.sqrt(features.size),
    strange,
  };
}

/** The label with the highest score, of those with another intent; -1 for none. */
function bestOf(scores: Float64Array, other?: Intent | 'none'): number {
  let best = -1;
  for (let label = 0; label < scores.length; label += 1)
    if (INTENTS[label] !== other && (best === -1 || (scores[label] ?? 0) > (scores[best] ?? 0))) best = label;
  return best;
}

const LABELS = [...EXAMPLES.keys()];
const INTENTS = LABELS.map(intentOf);
const SMOOTHING = 0.3;

const NUMBER =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|thousand|dozen)$/;

const DAY_NAMES = new Set([...Object.keys(MONTHS), ...Object.keys(WEEKDAYS)]);

/** What goods, colours, days and numbers have in common counts, not which one it is. */
function kindOf(word: string): string {
  if (NUMBER.test(word)) return '#';
  const stem = stemOf(word);
  if (GARMENTS.has(stem) || PIECES.has(stem)) return '<goods>';
  if (COLORS.has(stem)) return '<color>';
  if (word !== 'may' && word !== 'second' && DAY_NAMES.has(word)) return '<day>';
  return stem;
}

const START = 1;
const END = 2;
const FIRST_WORD = 3;
/** More than there are words in the examples. */
const MOST_WORDS = 1 << 13;

/** A number for each of a message's words, each with the next, and each with the next but one. */
function featuresOf(words: readonly number[]): Set<number> {
  const features = new Set(words);
  let before = 0;
  let last = START;
  for (const word of [...words, END]) {
    features.add(last * MOST_WORDS + word);
    if (before !== 0) features.add((MOST_WORDS + before) * MOST_WORDS + word);
    before = last;
    last = word;
  }
  return features;
}

interface Model {
  /** A number for each kind of word in the examples. */
  words: Map<string, number>;
  /** The features of the examples, counted from 0 on. */
  numbers: Map<number, number>;
  /** By feature and label: what a label that knows the feature gains by it. */
  gains: Float64Array;
  /** For each label how much the examples of all others weigh. */
  elsewhere: number[];
}

/** What the examples teach; takes some milliseconds, so it is learned when first needed. */
function learn(): Model {
  const words = new Map<string, number>();
  /** The number of each word as it stands, so that its kind is looked for once. */
  const asWritten = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = asWritten.get(word);
    if (known !== undefined) return known;
    const kind = kindOf(word);
    const number = words.get(kind) ?? FIRST_WORD + words.size;
    words.set(kind, number);
    asWritten.set(word, number);
    return number;
  };
  const numbers = new Map<number, number>();
  const counts: number[] = [];
  const examples: { label: number; features: number[] }[] = [];
  for (const [label, lines] of [...EXAMPLES.values()].entries())
    for (const line of lines) {
      const features: number[] = [];
      for (const feature of featuresOf(line.split(' ').map(numberOf))) {
        let number = numbers.get(feature);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(feature, number);
        }
        counts[number] = (counts[number] ?? 0) + 1;
        features.push(number);
      }
      examples.push({ label, features });
    }

  // A feature weighs what it is rare; all examples weigh the same.
  const rarities = counts.map((count) => Math.log(examples.length / count));
  const weights = new Float64Array(numbers.size * LABELS.length);
  const sums = new Float64Array(numbers.size);
  const ofLabel = LABELS.map(() => 0);
  for (const { label, features } of examples) {
    const length = Math.sqrt(features.reduce((sum, feature) => sum + (rarities[feature] ?? 0) ** 2, 0));
    for (const feature of features) {
      const weight = (rarities[feature] ?? 0) / length;
      const at = feature * LABELS.length + label;
      weights[at] = (weights[at] ?? 0) + weight;
      sums[feature] = (sums[feature] ?? 0) + weight;
      ofLabel[label] = (ofLabel[label] ?? 0) + weight;
    }
  }

  // What all labels have in common is left out: only those that know the feature gain by it.
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight > 0)
      weights[at] = -Math.log(1 - weight / ((sums[Math.floor(at / LABELS.length)] ?? 0) + SMOOTHING));
  }
  const inAll = ofLabel.reduce((sum, weight) => sum + weight, 0);
  return {
    words,
    numbers,
    gains: weights,
    elsewhere: ofLabel.map((weight) => Math.log(inAll - weight + SMOOTHING * numbers.size)),
  };
}

let model: Model | undefined;

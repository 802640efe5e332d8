// What understanding a message and answering it cost, each alone, beside chrono-node looking for a date in the same message.
import { parse } from 'chrono-node';
import fc from 'fast-check';
import { type ConversationState, initialState } from '../../src/assistant/state/state.ts';
import { takeTurn } from '../../src/assistant/take-turn.ts';
import { readMessages } from '../../src/assistant/testing/messages.ts';
import { understand } from '../../src/assistant/understand/understand.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { loadFacts } from '../shop.ts';
import { median } from './processes.ts';

const ROUNDS = 20;
const HOSTILE_TEXTS = 2_000;
const LONGEST_MESSAGE = 2_000;
const SHOWN = 5;
const NOW = new Date('2026-03-04T16:00:00Z');

/** Said first in the conversations that hostile texts are played in: several jobs, a contact, a summary, Spanish. */
const TALKS = [
  [],
  [
    'need 48 shirts, 2 color front print, by march 20',
    'also 12 trucker hats with embroidery',
    'and 3 vinyl banners 3x6 ft',
    'Dana Ruiz, dana@example.com, 816 555 0142',
    'that is all',
  ],
  ['hola, necesito 50 camisetas negras para el 20 de marzo', 'me llamo Ana Prado, ana@example.com'],
];

/** Prints medians in milliseconds over the evaluation's messages, and the slowest of hostile texts of 2,000 characters. */
export async function benchCarlTurn(): Promise<void> {
  const shop = await loadFacts();
  const messages = readMessages();
  printTimes(messages.length, timeParts(messages, shop));
  const say = (before: ConversationState, message: string): ConversationState => {
    const { commands, language } = understand(message, before, shop, NOW);
    return takeTurn(before, commands, shop, NOW, { language }).state;
  };
  const talks = TALKS.map((said) => said.reduce(say, initialState()));
  benchHostile(messages, talks, say);
}

interface Times {
  /** Words to commands. */
  understanding: number[];
  /** takeTurn: commands to the state after them, what is decided, and the words of the reply. */
  answering: number[];
  chrono: number[];
}

/** Milliseconds of each message in each round but the first, which only warms up. */
function timeParts(messages: string[], shop: Shop): Times {
  const times: Times = { understanding: [], answering: [], chrono: [] };
  const state = initialState();
  for (let round = 0; round < ROUNDS; round++) {
    for (const message of messages) {
      const understood = timed(() => understand(message, state, shop, NOW));
      const { commands, language } = understood.result;
      const answered = timed(() => takeTurn(state, commands, shop, NOW, { language }));
      const parsed = timed(() => parse(message, NOW));
      if (round === 0) continue;
      times.understanding.push(understood.ms);
      times.answering.push(answered.ms);
      times.chrono.push(parsed.ms);
    }
  }
  return times;
}

function printTimes(messages: number, { understanding, answering, chrono }: Times): void {
  const wholes = understanding.map((ms, at) => ms + (answering[at] ?? 0));
  const share = (100 * median(answering)) / median(wholes);
  console.log(`\nCarl's turn over ${messages} messages (ms, medians of ${wholes.length})`);
  console.log(`understand ${median(understanding).toFixed(3)}`);
  console.log(`takeTurn   ${median(answering).toFixed(3)}   ${share.toFixed(0)} % of a whole turn`);
  console.log(`both       ${median(wholes).toFixed(3)}   chrono alone ${median(chrono).toFixed(3)}`);
  console.log(`           ratio ${(median(wholes) / median(chrono)).toFixed(2)}`);
}

/**
 * The best of three runs of each text, so that what else the machine does is not counted against it. The slowest beside their
 * halves: what takes much more than twice as long looks at something again and again.
 */
function benchHostile(
  messages: string[],
  talks: ConversationState[],
  turn: (before: ConversationState, message: string) => void,
): void {
  const best = (before: ConversationState, text: string) =>
    Math.min(...[1, 2, 3].map(() => timed(() => turn(before, text)).ms));
  const slowest = hostileTexts(messages)
    .map((text, at) => {
      const before = talks[at % talks.length] ?? initialState();
      return { text, before, ms: best(before, text) };
    })
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN);
  console.log(`slowest of ${HOSTILE_TEXTS} texts of ${LONGEST_MESSAGE} characters (ms, and times its half)`);
  for (const { text, before, ms } of slowest) {
    const half = best(before, text.slice(0, LONGEST_MESSAGE / 2));
    console.log(
      `${ms.toFixed(1).padStart(6)} ${(ms / half).toFixed(1).padStart(4)}  ${JSON.stringify(text.slice(0, 80))}`,
    );
  }
}

/** What visitors write, cut anywhere, repeated and mixed with marks: the same texts in every run. */
function hostileTexts(messages: string[]): string[] {
  const words = [...new Set(messages.join(' ').split(/\s+/))];
  const marks = [
    '',
    ' ',
    '  ',
    '\n',
    '.',
    ',',
    '-',
    '/',
    "'",
    '"',
    '@',
    '$',
    '?',
    '(',
    ')',
    '😀',
    '\u0301',
    '0',
    '1',
    'a',
    '*',
    '1-',
    '?x',
    'A1b2',
    'heyyyyy ',
  ];
  const piece = fc
    .tuple(
      fc.array(fc.constantFrom(...words, ...marks), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...marks),
    )
    .map(([all, mark]) => all.join(mark));
  const manyOf = (all: fc.Arbitrary<string>) =>
    fc.array(all, { minLength: LONGEST_MESSAGE / 4, maxLength: LONGEST_MESSAGE / 2 });
  const text = fc.oneof(
    // Each was slow once.
    fc
      .constantFrom(
        '\n',
        ' \n',
        'W.',
        'A.M.E. ',
        'Ops 1. ',
        '816-555-0133 24x36-',
        '0145 ',
        'I am at LLC\n',
        'a@',
        'wheat$',
        '日本',
        'just ',
      )
      .map(repeated),
    // Many messages in one, and a list in capitals.
    fc
      .tuple(fc.shuffledSubarray(messages, { minLength: 60 }), fc.constantFrom(' ', '. ', '\n', ', '))
      .map(([all, mark]) => all.join(mark)),
    manyOf(fc.constantFrom(...words)).map((all) =>
      all.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '),
    ),
    fc.tuple(piece, fc.constantFrom(...marks)).map(([one, mark]) => repeated(one + mark)),
    manyOf(piece).map((all) => all.join(' ')),
    fc
      .tuple(fc.constantFrom(...messages), fc.constantFrom(...marks))
      .map(([one, mark]) => repeated(one + mark)),
  );
  return fc
    .sample(text, { numRuns: HOSTILE_TEXTS, seed: 1 })
    .map((all) => all.slice(0, LONGEST_MESSAGE).padEnd(LONGEST_MESSAGE, 'x'));
}

const repeated = (one: string): string => one.repeat(Math.ceil(LONGEST_MESSAGE / Math.max(one.length, 1)));

function timed<T>(work: () => T): { result: T; ms: number } {
  const startedAt = performance.now();
  const result = work();
  return { result, ms: performance.now() - startedAt };
}

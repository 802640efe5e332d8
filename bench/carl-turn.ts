// What reading a message and answering it costs, beside chrono-node alone looking for a date in the same message.
import { parse } from 'chrono-node';
import fc from 'fast-check';
import { readMessages } from '../scripts/evaluate/evaluation.ts';
import { loadFacts } from '../scripts/shop.ts';
import { read } from '../src/assistant/read.ts';
import { initialState } from '../src/assistant/state.ts';
import { takeTurn } from '../src/assistant/take-turn.ts';
import type { ConversationState } from '../src/assistant/turn.ts';
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
  const state = initialState();
  const turn = (message: string) => takeTurn(state, message, read(message, state, shop, NOW), shop, NOW);
  const turns: number[] = [];
  const dates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const message of messages) {
      const turnTime = timed(() => turn(message));
      const dateTime = timed(() => parse(message, NOW));
      // The first round only warms up.
      if (round === 0) continue;
      turns.push(turnTime);
      dates.push(dateTime);
    }
  }
  console.log(`\nread + takeTurn over ${messages.length} messages (ms, medians of ${turns.length})`);
  console.log(`Carl ${median(turns).toFixed(3)}   chrono alone ${median(dates).toFixed(3)}`);
  console.log(`      ratio ${(median(turns) / median(dates)).toFixed(2)}`);
  const talks = TALKS.map((said) =>
    said.reduce(
      (before, message) => takeTurn(before, message, read(message, before, shop, NOW), shop, NOW).state,
      state,
    ),
  );
  benchHostile(messages, talks, (before, message) =>
    takeTurn(before, message, read(message, before, shop, NOW), shop, NOW),
  );
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
    Math.min(...[1, 2, 3].map(() => timed(() => turn(before, text))));
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

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

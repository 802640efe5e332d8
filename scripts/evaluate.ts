// `npm run evaluate`: how well Carl reads and keeps a conversation, in figures, with everything he got wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Shop } from '../src/schemas/shop.ts';
import { CROSSED, evaluateCrossed } from './evaluate/crossed.ts';
import {
  type Evaluation,
  evaluate,
  FLOOR_FILE,
  fallen,
  namedFigures,
  percent,
  readFloor,
} from './evaluate/evaluation.ts';
import { judgeMessages, type MessageFigures, noMessageFigures, parseRows } from './evaluate/messages.ts';
import { aboutFile, judgePublicRows, parsePublicRows } from './evaluate/public-rows.ts';
import { evaluateRetyped, WAYS } from './evaluate/retyped.ts';
import { parseStories, playStory } from './evaluate/stories.ts';
import { type Miss, precision, recall, type Share, share } from './evaluate/tally.ts';
import { fail, loadFacts } from './shop.ts';

const USAGE = `npm run evaluate                 the messages and stories of evaluation/
npm run evaluate -- --keep       the same, and keeps the figures reached as the floor of npm test
npm run evaluate -- FILE...      other files: rows or stories like those of evaluation/, or rows {text, expected}
                                 in a file named after numbers, dates, phones, emails, names or intents
npm run evaluate -- --all        every miss, not only the first ones
npm run evaluate -- --retyped    what is right, typed in other ways: in small letters, without marks, with slips …
npm run evaluate -- --crossed    names and companies put into sentences that tell them, and into such that must not`;
const FIRST_MISSES = 30;

const { values, positionals } = readArguments();
if (values.help) console.log(USAGE);
else {
  const shop = await loadFacts();
  if (values.retyped) evaluateAllWays(shop);
  else if (values.crossed) evaluateAllCrossed(shop);
  else if (positionals.length === 0) evaluateOwn(shop);
  for (const file of positionals) evaluateFile(file, shop);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        keep: { type: 'boolean' },
        retyped: { type: 'boolean' },
        crossed: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function evaluateOwn(shop: Shop): void {
  const evaluation = evaluate(shop);
  printMessages(evaluation.figures);
  print('stories', evaluation.stories);
  for (const [name, tally] of Object.entries(evaluation.crossed)) print(name, tally);
  printMisses(evaluation.misses);
  const below = fallen(namedFigures(evaluation), readFloor());
  if (below.length > 0) console.log(`\nBelow the floor:\n${below.map((line) => `  ${line}`).join('\n')}`);
  if (values.keep) keep(evaluation);
}

function evaluateAllWays(shop: Shop): void {
  for (const [name, way] of Object.entries(WAYS)) {
    const { messages, stories, misses } = evaluateRetyped(way, shop);
    print(`messages ${name}`, messages);
    print(`stories ${name}`, stories);
    if (values.all) printMisses(misses);
  }
}

function evaluateAllCrossed(shop: Shop): void {
  for (const slot of CROSSED) {
    const { read, traps, misses } = evaluateCrossed(slot, shop);
    print(`${slot} read where it is told`, read);
    print(`${slot} of others left alone`, traps);
    printMisses(misses);
  }
}

function keep(evaluation: Evaluation): void {
  writeFileSync(FLOOR_FILE, `${JSON.stringify(namedFigures(evaluation), null, 2)}\n`);
  console.log('\nKept as the floor.');
}

function evaluateFile(file: string, shop: Shop): void {
  const text = readFileSync(file, 'utf8');
  console.log(`\n${basename(file)}`);
  const isPublic = extname(file) === '.jsonl' && /"expected"\s*:/.test(text.split('\n', 1)[0] ?? '');
  if (isPublic) evaluatePublic(file, text, shop);
  else if (/^- title:/m.test(text)) evaluateStories(file, text, shop);
  else {
    const figures = noMessageFigures();
    const misses = judgeMessages(basename(file), parseRows(file, text), shop, figures);
    printMessages(figures);
    printMisses(misses);
  }
}

function evaluateStories(file: string, text: string, shop: Shop): void {
  const played = parseStories(file, text).map((story) => ({ story, faults: playStory(story, shop) }));
  const passed = played.filter(({ faults }) => faults.length === 0).length;
  print('stories', { right: passed, of: played.length });
  printMisses(played.flatMap(({ story, faults }) => faults.map((what) => ({ where: story.title, what }))));
}

function evaluatePublic(file: string, text: string, shop: Shop): void {
  const about = aboutFile(file) ?? fail(`${file}: its name does not say what the rows are about.\n${USAGE}`);
  const { figures, misses } = judgePublicRows(about, parsePublicRows(text), shop);
  print(`${about}, all rows`, figures.all);
  for (const [kind, tally] of Object.entries(figures.kinds)) print(`  ${kind}`, tally);
  if (figures.leftEmpty.of > 0) print('rows without a value left empty', figures.leftEmpty);
  printMisses(misses);
}

function printMessages({ firstIntent, allIntents, exact, slots }: MessageFigures): void {
  print('first intent', firstIntent);
  print('all of several intents', allIntents);
  print('messages with nothing wrong or missing', exact);
  console.log(`\n${'slot'.padEnd(18)}precision          recall             right wrong missed`);
  for (const [slot, tally] of Object.entries(slots)) {
    const { right, wrong, missed } = tally;
    console.log(
      `${slot.padEnd(18)}${percent(precision(tally)).padEnd(19)}${percent(recall(tally)).padEnd(19)}${[right, wrong, missed].map((number) => String(number).padStart(5)).join(' ')}`,
    );
  }
  console.log('');
}

function print(name: string, tally: Share): void {
  console.log(`${name.padEnd(40)}${percent(share(tally)).padStart(8)}   ${tally.right} of ${tally.of}`);
}

function printMisses(misses: Miss[]): void {
  const shown = values.all ? misses : misses.slice(0, FIRST_MISSES);
  for (const { where, what } of shown) console.log(`- ${where}\n    ${what}`);
  if (shown.length < misses.length)
    console.log(`… and ${misses.length - shown.length} more: npm run evaluate -- --all`);
}

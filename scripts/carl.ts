// A conversation with Carl in the terminal: npm run carl; with --read one reading per line of stdin.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { openConversation } from '../src/assistant/greet.ts';
import { initialState } from '../src/assistant/state/state.ts';
import { takeTurn } from '../src/assistant/take-turn.ts';
import { understand } from '../src/assistant/understand/understand.ts';
import type { Shop } from '../src/schemas/shop.ts';
import { fail, loadFacts, timeIn } from './shop.ts';

const USAGE = `npm run carl                      talk with Carl; an empty line or Ctrl-D ends it
npm run carl -- --read            one message per line on stdin, plain or as JSON {"text", "now"};
                                  prints one reading {"intents", "slots"} per line
npm run carl -- --now 2026-03-04T10:00   what time it is in the shop`;

const { read: isReading, now: clock, help, commands: isVerbose } = readArguments();
if (help) console.log(USAGE);
else {
  const shop = await loadFacts();
  const fixed = clock === undefined ? undefined : timeIn(shop, clock);
  const time = () => fixed ?? new Date();
  await (isReading ? printReadings(shop, time) : talk(shop, time));
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        read: { type: 'boolean' },
        now: { type: 'string' },
        commands: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** Lines are read as they come, so that a long file needs no memory. */
async function printReadings(shop: Shop, time: () => Date): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const { text, now } = parseLine(line);
    const at = now === undefined ? time() : timeIn(shop, now);
    console.log(JSON.stringify(understand(text, initialState(), shop, at).reading));
  }
}

/** A line that is no JSON object with a text is the message itself. */
function parseLine(line: string): { text: string; now?: string } {
  if (!line.trimStart().startsWith('{')) return { text: line };
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
      return { text: line };
    return 'now' in value && typeof value.now === 'string'
      ? { text: value.text, now: value.now }
      : { text: value.text };
  } catch (error) {
    if (error instanceof SyntaxError) return { text: line };
    throw error;
  }
}

async function talk(shop: Shop, time: () => Date): Promise<void> {
  const opening = openConversation(shop, null);
  for (const message of opening.messages) console.log(`Carl: ${message}`);
  printChips(opening.suggestions);
  let { state } = opening;
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: 'You:  ' });
  terminal.prompt();
  for await (const line of terminal) {
    const message = line.trim();
    if (message === '') break;
    const now = time();
    const { commands, language } = understand(message, state, shop, now);
    if (isVerbose) console.log(JSON.stringify(commands));
    const turn = takeTurn(state, commands, shop, now, { language });
    console.log(`Carl: ${turn.reply}`);
    const known = turn.ticket.flatMap(({ label, value }) => (value === null ? [] : `${label}: ${value}`));
    if (known.length > 0) console.log(`      [${known.join(' | ')}]`);
    for (const { type, confirmed, source } of turn.effects)
      console.log(`      (${type}, ${source}${confirmed ? '' : ', unconfirmed'})`);
    printChips(turn.suggestions);
    state = turn.state;
    terminal.prompt();
  }
  terminal.close();
}

function printChips(chips: string[]): void {
  console.log(`      ${chips.map((chip) => `<${chip}>`).join(' ')}`);
}

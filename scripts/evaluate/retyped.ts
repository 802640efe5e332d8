// The messages and stories that Carl gets right, typed in other ways: what he reads should not hang on capitals and marks.
import type { Shop } from '../../src/schemas/shop.ts';
import { messageFiles, storyFiles } from './evaluation.ts';
import { judgeMessages, noMessageFigures, parseRows } from './messages.ts';
import { parseStories, playStory } from './stories.ts';
import { count, type Miss, type Share } from './tally.ts';

const OPENERS = ['hi again, ', 'ok so ', 'hey carl, ', 'so yeah ', 'Good afternoon, ', 'oh and ', 'alright '];
const CLOSERS = [' thanks!', ' lol', ' thank you so much', ' 🙂', ' ty', ' if thats ok', ' appreciate it'];
const HAS_FIGURES = /[@\d]|https?:/;

/** Ways of typing that change nothing of what is said; where one is chosen, `text` chooses it. */
export const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'in small letters': (text) => text.toLowerCase(),
  'in capitals': (text) => words(text, (word) => (word.includes('@') ? word : word.toUpperCase())),
  'without marks': (text) =>
    words(text, (word) =>
      HAS_FIGURES.test(word)
        ? word.replace(/[,;!?]+$/, '')
        : word.replace(/[.,;!?]+$/, '').replace(/['’]/g, ''),
    ),
  'with curled apostrophes': (text) => text.replace(/'/g, '’'),
  'with an opener': (text) => chosen(OPENERS, text) + text,
  'with a closer': (text) => text.replace(/\.$/, '') + chosen(CLOSERS, text),
  'with two letters swapped': (text) => slipped(text, ([a = '', b = '']) => b + a),
  'with a letter left out': (text) => slipped(text, ([, b = '']) => b),
  'in lines': (text) => text.replace(/, /g, '\n').replace(/\. /g, '.\n'),
  'with dashes': (text) => text.replace(/, /g, ' - '),
};

/** Of what is right as it stands, how much is right typed so, and what is not; a difference in capitals alone is none. */
export function evaluateRetyped(
  way: (text: string) => string,
  shop: Shop,
): { messages: Share; stories: Share; misses: Miss[] } {
  const messages: Share = { right: 0, of: 0 };
  const stories: Share = { right: 0, of: 0 };
  const misses: Miss[] = [];
  const judge = (tally: Share, faults: Miss[]) => {
    const real = faults.filter(({ what }) => !isCaseAlone(what));
    count(tally, real.length === 0);
    misses.push(...real);
  };
  for (const { file, text } of messageFiles())
    for (const row of parseRows(file, text)) {
      const read = (typed: string) =>
        judgeMessages(file, [{ ...row, text: typed }], shop, noMessageFigures()).filter(
          ({ what }) => !isManners(what),
        );
      if (read(row.text).length === 0) judge(messages, read(way(row.text)));
    }
  for (const { file, text } of storyFiles())
    for (const story of parseStories(file, text)) {
      if (playStory(story, shop).length > 0) continue;
      const turns = story.turns.map((turn) =>
        'visitor' in turn ? { ...turn, visitor: way(turn.visitor) } : turn,
      );
      const faults = playStory({ ...story, turns }, shop);
      judge(
        stories,
        faults.map((what) => ({ where: `${file}: ${story.title}`, what })),
      );
    }
  return { messages, stories, misses };
}

const words = (text: string, change: (word: string) => string): string =>
  text
    .split(/(\s+)/)
    .map((part) => change(part))
    .join('');

const chosen = (options: readonly string[], text: string): string =>
  options[text.length % options.length] ?? '';

/** A slip in one of the longer words; names, in capitals, stay. */
function slipped(text: string, slip: (letters: string) => string): string {
  const parts = text.split(/(\s+)/);
  const long = parts.flatMap((part, at) => (/^[a-z]{6,}$/.test(part) ? [at] : []));
  const at = long[text.length % long.length];
  if (at === undefined) return text;
  const word = parts[at] ?? '';
  const place = 1 + (text.length % (word.length - 3));
  parts[at] = word.slice(0, place) + slip(word.slice(place, place + 2)) + word.slice(place + 2);
  return parts.join('');
}

const isCaseAlone = (what: string): boolean => {
  const [, got, expected] = /(?:^\w+|holds \w+|lead's \w+ is) (.*) instead of (.*)$/s.exec(what) ?? [];
  return got !== undefined && got.toLowerCase() === expected?.toLowerCase();
};

/** "hi again" greets and "thanks" thanks, beside what else is said. */
const isManners = (what: string): boolean => {
  const [, got = '', expected] = /^intents (.*) instead of (.*)$/.exec(what) ?? [];
  const rest = got.split(', ').filter((intent) => intent !== 'greeting' && intent !== 'thanks');
  return expected !== undefined && (rest.join(', ') || 'none') === expected;
};

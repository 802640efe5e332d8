// The whole evaluation: the messages and stories of evaluation/, and the figures that must not fall.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../../src/schemas/shop.ts';
import { CROSSED, evaluateCrossed } from './crossed.ts';
import { judgeMessages, type MessageFigures, noMessageFigures, parseRows } from './messages.ts';
import { parseStories, playStory } from './stories.ts';
import { count, type Miss, precision, recall, type Share, share } from './tally.ts';

const FOLDER = join(import.meta.dirname, '../../evaluation');
export const FLOOR_FILE = join(FOLDER, 'floor.json');

export interface Evaluation {
  figures: MessageFigures;
  stories: Share;
  /** Names and companies in the sentences of crossed/: read where they are told, left alone where they are another's. */
  crossed: Record<string, Share>;
  misses: Miss[];
}

export function evaluate(shop: Shop): Evaluation {
  const figures = noMessageFigures();
  const misses = messageFiles().flatMap(({ file, text }) =>
    judgeMessages(file, parseRows(file, text), shop, figures),
  );
  const stories: Share = { right: 0, of: 0 };
  for (const { file, text } of storyFiles())
    for (const story of parseStories(file, text)) {
      const faults = playStory(story, shop);
      count(stories, faults.length === 0);
      misses.push(...faults.map((what) => ({ where: `${file}: ${story.title}`, what })));
    }
  const crossed = Object.fromEntries(
    CROSSED.flatMap((slot): [string, Share][] => {
      const { read, traps } = evaluateCrossed(slot, shop);
      return [
        [`${slot} where it is told`, read],
        [`${slot} of others left alone`, traps],
      ];
    }),
  );
  return { figures, stories, crossed, misses };
}

export const messageFiles = () => filesOf('messages');
export const storyFiles = () => filesOf('stories');

function filesOf(folder: string): { file: string; text: string }[] {
  return readdirSync(join(FOLDER, folder))
    .sort()
    .map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(join(FOLDER, folder, name), 'utf8'),
    }));
}

/** Every figure by its name, as a share from 0 to 1. */
export function namedFigures({ figures, stories, crossed }: Evaluation): Record<string, number> {
  const shares: [string, number][] = [
    ['first intent', share(figures.firstIntent)],
    ['all intents', share(figures.allIntents)],
    ['exact messages', share(figures.exact)],
    ['stories', share(stories)],
    ...Object.entries(crossed).map(([name, tally]): [string, number] => [name, share(tally)]),
    ...Object.entries(figures.slots).flatMap(([slot, tally]): [string, number][] => [
      [`${slot} precision`, precision(tally)],
      [`${slot} recall`, recall(tally)],
    ]),
  ];
  // Rounded down, so that the figure reached is never below its own floor.
  return Object.fromEntries(shares.map(([name, value]) => [name, Math.floor(value * 10_000) / 10_000]));
}

/** The figures kept in floor.json. */
export const readFloor = (): Record<string, number> => JSON.parse(readFileSync(FLOOR_FILE, 'utf8'));

/** What fell below the floor, in words. */
export function fallen(reached: Record<string, number>, floor: Record<string, number>): string[] {
  return Object.entries(floor).flatMap(([name, least]) =>
    (reached[name] ?? 0) < least
      ? [`${name}: ${percent(reached[name] ?? 0)}, and was ${percent(least)}`]
      : [],
  );
}

export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

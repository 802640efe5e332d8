// What visitors wrote, for measurements that need many messages of many kinds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const MESSAGES = join(import.meta.dirname, '../../../evaluation/messages');

/** The texts of all messages of the evaluation. */
export const readMessages = (): string[] =>
  readdirSync(MESSAGES)
    .sort()
    .flatMap((name) =>
      (parse(readFileSync(join(MESSAGES, name), 'utf8')) as { text: string }[]).map(({ text }) => text),
    );

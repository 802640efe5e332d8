// The documents stay true: every command and every environment variable they name exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

describe('the documents', () => {
  it.each(documents)('%s names only commands that exist', (file) => {
    const named = [...read(file).matchAll(/(?:^|`)npm (?:run )?([a-z][a-z:-]*)/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(named.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([]);
  });

  it.each(documents)('%s names only environment variables that the server reads', (file) => {
    const known = read('src/server/env.ts');
    const named = [...read(file).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT)`/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('the README names every environment variable that the server reads', () => {
    const readme = read('README.md');
    const known = [...read('src/server/env.ts').matchAll(/^\s+([A-Z][A-Z0-9_]{3,}):/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

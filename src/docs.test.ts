// The documents stay true: every command, file and environment variable that they and the deployment's files name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const documents = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

/** Files that a deployer uses as they are, and the variables that they bring along for themselves. */
const deployment = [
  'Dockerfile',
  'Caddyfile',
  'compose.yaml',
  'compose.postgres.yaml',
  '.env.example',
  ...readdirSync(join(ROOT, 'deploy')).map((file) => `deploy/${file}`),
];
const server = read('src/server/env/env.ts');
const known = `${server}${read('.env.example')}`;

describe('the documents', () => {
  it.each(documents)('%s names only commands that exist', (file) => {
    const named = [...read(file).matchAll(/(?:^|`)npm (?:run )?(?:--silent )?([a-z][a-z:-]*)/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(named.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([]);
  });

  it.each(documents)('%s names only environment variables that are read', (file) => {
    const named = [...read(file).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT)`/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('the README names every environment variable that the server reads', () => {
    const readme = read('README.md');
    const variables = [...server.matchAll(/^\s+([A-Z][A-Z0-9_]{3,}):/gm)].map((match) => match[1] ?? '');
    expect(variables.length).toBeGreaterThan(10);
    expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it.each([...documents, ...deployment])('%s names only files that exist', (file) => {
    const named = [...read(file).matchAll(/(?<![\w/.$-])(?:src|scripts|deploy|docs)\/[\w./-]*\w/g)].map(
      ([path]) => path,
    );
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('the guide to running it names every figure of our own that the metrics have', () => {
    const figures = read('src/server/metrics.ts').match(/(?<=')(?:boldwork|http)_\w+(?=')/g) ?? [];
    expect(figures.length).toBeGreaterThan(5);
    const guide = read('docs/deploy.md');
    expect(figures.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('the image holds every command that the documents run in it', () => {
    const image = read('Dockerfile');
    const commands = new Set(read('docs/deploy.md').match(/(?<=node )scripts\/[\w-]+\.ts/g));
    expect(commands.size).toBeGreaterThan(2);
    expect([...commands].filter((command) => !image.includes(command))).toEqual([]);
    const context = read('.dockerignore').split('\n');
    expect([...commands].filter((command) => !context.includes(`!${command}`))).toEqual([]);
  });

  it('the settings to start from are variables that the server or a deployment file reads', () => {
    const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    const readers = `${server}${read('compose.yaml')}${read('compose.postgres.yaml')}`;
    expect(named.filter((name) => !readers.includes(name))).toEqual([]);
  });
});

// The press in Vite: drawings to import as @drawings/NAME, what a build draws and cuts as @press/NAME, icons and the rest
// at the site's root.
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type Files, pressPageFiles, pressRootFiles } from './press.ts';
import type { SocialImage } from './social-image.ts';

const PAGE = resolve('dist/press/page');
const ROOT = resolve('dist/press/root');

export function press(): Plugin {
  return {
    name: 'press',
    config: async () => {
      await print();
      return { resolve: { alias: { '@press': PAGE, '@drawings': resolve('src/art/drawings') } } };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for await (const file of glob(join(ROOT, '*')))
        this.emitFile({ type: 'asset', fileName: basename(file), source: await readFile(file) });
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const file = await readFile(join(ROOT, basename(request.url ?? ''))).catch(() => null);
        if (!file || request.url?.lastIndexOf('/') !== 0) return next();
        response.setHeader('content-type', TYPES[request.url.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(file);
      });
    },
  };
}

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
};

/** Writes all files, unless nothing that they come from has changed. */
async function print(): Promise<void> {
  const facts = await readFacts();
  const digest = await digestOf([JSON.stringify(facts), 'package-lock.json', ...(await sources())]);
  const note = resolve('dist/press/.printed');
  if ((await readFile(note, 'utf8').catch(() => '')) === digest) return;
  const [page, root] = await Promise.all([pressPageFiles(facts.name), pressRootFiles(facts)]);
  await Promise.all([write(PAGE, page), write(ROOT, root)]);
  await writeFile(note, digest);
}

/** What the drawings say of the shop. The build's only look at the facts: they may change while the site runs. */
async function readFacts(): Promise<SocialImage> {
  const { brand } = parse(await readFile(join(process.env.SHOP_DIR ?? 'shop', 'shop.yaml'), 'utf8'));
  const { name, headline, lede } = brand;
  return { name, headline, lede };
}

async function sources(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('src/art/**/*.ts')) if (!file.endsWith('.test.ts')) files.push(file);
  return files.sort();
}

async function digestOf([facts = '', ...files]: string[]): Promise<string> {
  const hash = createHash('sha256').update(facts);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function write(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
}

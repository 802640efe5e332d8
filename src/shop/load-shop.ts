// The owner's folder, read and checked: the shop's facts, or every mistake in them.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Shop } from '../schemas/shop.ts';
import { checkFacts } from './facts/check-facts.ts';
import { section, slug, text } from './facts/fields.ts';
import { pricesSchema } from './facts/prices-schema.ts';
import { readArticle } from './facts/read-article.ts';
import { type OwnersYaml, readYaml } from './facts/read-yaml.ts';
import { shopSchema } from './facts/shop-schema.ts';
import { type Mistake, ShopFactsError } from './shop-facts-error.ts';

/**
 * Reads shop.yaml, prices.yaml, knowledge/*.md and work/work.yaml (the last two may be missing) of `dir`.
 * Dollars come back as whole cents. Throws ShopFactsError, which names all mistakes at once.
 *
 *     const shop = await loadShop('./shop');
 *     shop.prices['embroidery']?.setup_cents;
 */
export async function loadShop(dir: string): Promise<Shop> {
  const mistakes: Mistake[] = [];
  const names = {
    articles: (await list(dir, 'knowledge', mistakes)).filter((name) => name.endsWith('.md')),
    pictures: await list(dir, 'work', mistakes),
  };
  const texts = new Map<string, string>();
  const files = [
    'shop.yaml',
    'prices.yaml',
    ...names.articles.map((name) => `knowledge/${name}`),
    ...(names.pictures.includes('work.yaml') ? ['work/work.yaml'] : []),
  ];
  for (const file of files) {
    const content = await read(dir, file, mistakes);
    if (content !== undefined) texts.set(file, content);
  }

  const parse = <T>(file: string, schema: z.ZodType<T>): OwnersYaml<T> | undefined => {
    const content = texts.get(file);
    return content === undefined ? undefined : readYaml(file, content, schema);
  };
  const shop = parse('shop.yaml', shopSchema);
  const prices = parse('prices.yaml', pricesSchema);
  const work = parse('work/work.yaml', workSchema);
  const articles = [...texts]
    .filter(([file]) => file.startsWith('knowledge/'))
    .map(([file, content]) => readArticle(file, content));

  for (const file of [shop, prices, work, ...articles]) mistakes.push(...(file?.mistakes ?? []));
  mistakes.push(...checkFacts({ shop, prices, work, articles, pictures: names.pictures }));
  if (mistakes.length > 0 || !shop?.value || !prices?.value) {
    throw new ShopFactsError(
      mistakes.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line),
    );
  }
  return {
    version: digest(texts),
    ...shop.value,
    prices: prices.value,
    articles: articles.flatMap(({ article }) => article ?? []),
    work: (work?.value ?? []).map((sample) => ({ ...sample, image: `/work/${sample.image}` })),
  };
}

const workSchema = z.array(
  section({
    title: text,
    service: slug,
    image: z
      .string()
      .regex(
        /^[\w-]+\.(?:jpe?g|png|webp|avif|svg)$/i,
        'the name of a picture in work/, such as food-truck.jpg',
      ),
    alt: text,
  }),
);

/** File names of a folder in order; none if it does not exist. */
async function list(dir: string, folder: string, mistakes: Mistake[]): Promise<string[]> {
  try {
    const found = await readdir(join(dir, folder), { withFileTypes: true });
    return found
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') mistakes.push(unreadable(folder, 'a folder', error));
    return [];
  }
}

async function read(dir: string, file: string, mistakes: Mistake[]): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(dir, file)));
  } catch (error) {
    mistakes.push(unreadable(file, 'a text file in UTF-8', error));
    return undefined;
  }
}

const unreadable = (file: string, expected: string, error: unknown): Mistake => ({
  file,
  line: 1,
  message:
    codeOf(error) === 'ENOENT'
      ? `expected ${expected}, but it is missing`
      : `expected ${expected}: ${error instanceof Error ? error.message : String(error)}`,
});

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function digest(texts: Map<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, content] of texts) hash.update(`${file}\0${content.length}\0${content}\0`);
  return hash.digest('hex').slice(0, 16);
}

// The owner's folder, read and checked: the shop's facts, or every mistake in them.
import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { Shop, WorkPicture } from '../schemas/shop.ts';
import { catalogSchema } from './facts/catalog-schema.ts';
import { checkFacts } from './facts/check-facts.ts';
import { fillFigures } from './facts/fill-figures.ts';
import { readArticle } from './facts/read-article.ts';
import { decode, listNames, readOwn } from './facts/read-folder.ts';
import { readSavedReply } from './facts/read-saved-reply.ts';
import { type OwnersYaml, readYaml } from './facts/read-yaml.ts';
import { shopSchema } from './facts/shop-schema.ts';
import { typeOf, workSchema } from './facts/work.ts';
import { ownResponses } from './load-responses.ts';
import { priceListsOf, serviceFacts } from './price-lists.ts';
import { type Mistake, ShopFactsError } from './shop-facts-error.ts';

/**
 * Reads shop.yaml, catalog.yaml, knowledge/*.md, replies/*.md and work/work.yaml with its pictures (the last three folders may
 * be missing) of `dir`.
 * Dollars come back as whole cents. Throws ShopFactsError, which names all mistakes at once.
 *
 *     const shop = await loadShop('./shop');
 *     shop.catalog.products.length;
 */
export async function loadShop(dir: string): Promise<Shop> {
  const mistakes: Mistake[] = [];
  const articleNames = (await listNames(dir, 'knowledge', mistakes)).filter((name) => name.endsWith('.md'));
  const replyNames = (await listNames(dir, 'replies', mistakes)).filter((name) => name.endsWith('.md'));
  const workNames = await listNames(dir, 'work', mistakes);
  const texts = new Map<string, string>();
  const files = [
    'shop.yaml',
    'catalog.yaml',
    ...articleNames.map((name) => `knowledge/${name}`),
    ...replyNames.map((name) => `replies/${name}`),
    ...(workNames.includes('work.yaml') ? ['work/work.yaml'] : []),
  ];
  for (const file of files) {
    const content = await readOwn(dir, file, 'a text file in UTF-8', mistakes, decode);
    if (content !== undefined) texts.set(file, content);
  }
  const pictures = new Map<string, WorkPicture>();
  for (const name of workNames) {
    // Whatever else the owner keeps there, of whatever size, is left alone.
    if (name === 'work.yaml' || !texts.get('work/work.yaml')?.includes(name)) continue;
    const picture = await readOwn(dir, `work/${name}`, 'a picture', mistakes, asPicture(name));
    if (picture) pictures.set(name, picture);
  }

  const parse = <T>(file: string, schema: z.ZodType<T>): OwnersYaml<T> | undefined => {
    const content = texts.get(file);
    return content === undefined ? undefined : readYaml(file, content, schema);
  };
  const catalog = parse('catalog.yaml', catalogSchema);
  if (catalog?.value)
    for (const file of texts.keys()) {
      if (file !== 'shop.yaml' && !/^(?:knowledge|replies)\//.test(file)) continue;
      const filled = fillFigures(file, texts.get(file) ?? '', catalog.value);
      texts.set(file, filled.text);
      mistakes.push(...filled.mistakes);
    }
  const shop = parse('shop.yaml', shopSchema);
  const work = parse('work/work.yaml', workSchema);
  const articles = [...texts]
    .filter(([file]) => file.startsWith('knowledge/'))
    .map(([file, content]) => readArticle(file, content));

  const replies = [...texts]
    .filter(([file]) => file.startsWith('replies/'))
    .map(([file, content]) => readSavedReply(file, content));

  for (const file of [shop, catalog, work, ...articles, ...replies]) mistakes.push(...(file?.mistakes ?? []));
  mistakes.push(...checkFacts({ shop, catalog, work, articles, workNames, pictures }));
  if (mistakes.length > 0 || !shop?.value || !catalog?.value) {
    throw new ShopFactsError(
      mistakes.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line),
    );
  }
  const goods = catalog.value;
  return {
    version: digest([...texts, ...[...pictures].map(([name, { version }]) => [name, version] as const)]),
    ...shop.value,
    services: shop.value.services.map((service) => ({
      ...service,
      ...serviceFacts(goods, service.slug),
    })),
    catalog: goods,
    prices: priceListsOf(goods),
    responses: ownResponses(),
    articles: articles.flatMap(({ article }) => article ?? []),
    replies: replies.flatMap(({ reply }) => reply ?? []),
    work: (work?.value ?? []).map((job) => ({
      ...job,
      image: `/work/${job.image}?v=${pictures.get(job.image)?.version}`,
    })),
    pictures,
  };
}

const asPicture =
  (name: string) =>
  (bytes: Uint8Array): WorkPicture => ({ type: typeOf(name), bytes, version: digest([[name, bytes]]) });

function digest(contents: Iterable<readonly [file: string, content: string | Uint8Array]>): string {
  const hash = createHash('sha256');
  for (const [file, content] of contents)
    hash.update(`${file}\0${content.length}\0`).update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}

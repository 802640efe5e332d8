// The owner saves files, in all the ways editors do, while the shop is open.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../schemas/shop.ts';
import { ShopFactsError } from './shop-facts-error.ts';
import { type FactsFolder, factsFolder } from './testing/facts-folder.ts';
import { type ShopWatch, watchShop } from './watch-shop.ts';

const ARTICLE = '---\ntitle: New\nservices: []\nkeywords: []\n---\nSomething new.\n';

let folder: FactsFolder;
let watching: ShopWatch;
const onChange = vi.fn<(shop: Shop) => void>();
const onMistake = vi.fn<(error: Error) => void>();

beforeEach(async () => {
  folder = await factsFolder();
  watching = watchShop(folder.dir, { onChange, onMistake });
});
afterEach(async () => {
  watching.close();
  await rm(folder.dir, { recursive: true, force: true });
  vi.clearAllMocks();
});

const path = (file: string): string => join(folder.dir, file);
const newest = (): Shop | undefined => onChange.mock.lastCall?.[0];
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5000, interval: 20 });

describe('a change', () => {
  it('in a file brings new facts, once for events that come together', async () => {
    await folder.change('shop.yaml', 'name: Small Press', 'name: Big Press');
    await folder.change('shop.yaml', 'name: Big Press', 'name: Bigger Press');
    await until(() => expect(newest()?.brand.name).toBe('Bigger Press'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onMistake).not.toHaveBeenCalled();
  });

  it('by an editor that writes a copy and renames it, twice', async () => {
    for (const name of ['Second Press', 'Third Press']) {
      const before = newest()?.brand.name ?? 'Small Press';
      await folder.change('shop.yaml', `name: ${before}`, `name: ${name}`);
      await rename(path('shop.yaml'), path('shop.yaml~'));
      await rename(path('shop.yaml~'), path('shop.yaml'));
      await until(() => expect(newest()?.brand.name).toBe(name));
    }
  });

  it('that changes nothing tells nothing', async () => {
    await folder.change('shop.yaml', 'name: Small Press', 'name: Big Press');
    await until(() => expect(onChange).toHaveBeenCalledTimes(1));
    await folder.change('shop.yaml', 'name: Big Press', 'name: Big Press');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(onChange).toHaveBeenCalledTimes(1);
    await writeFile(path('knowledge/new.md'), ARTICLE);
    await until(() => expect(onChange).toHaveBeenCalledTimes(2));
  });

  it('that adds or takes away an article', async () => {
    await writeFile(path('knowledge/new.md'), ARTICLE);
    await until(() => expect(newest()?.articles.map(({ slug }) => slug)).toEqual(['new', 'washing']));
    await rm(path('knowledge/new.md'));
    await until(() => expect(newest()?.articles.map(({ slug }) => slug)).toEqual(['washing']));
  });

  it('of a picture brings it with a new address', async () => {
    await folder.change('work/blue.svg', '/>', ' width="4"/>');
    await until(() => expect(newest()?.pictures.get('blue.svg')?.bytes.toString()).toContain('width="4"'));
    expect(newest()?.work[0]?.image).toBe(`/work/blue.svg?v=${newest()?.pictures.get('blue.svg')?.version}`);
  });

  it('inside a folder that was replaced by another', async () => {
    await mkdir(path('incoming'));
    await writeFile(path('incoming/new.md'), ARTICLE);
    await rename(path('knowledge'), path('outgoing'));
    await rename(path('incoming'), path('knowledge'));
    await until(() => expect(newest()?.articles.map(({ slug }) => slug)).toEqual(['new']));
    await writeFile(path('knowledge/newer.md'), ARTICLE);
    await until(() => expect(newest()?.articles.map(({ slug }) => slug)).toEqual(['new', 'newer']));
  });
});

describe('a mistake', () => {
  it('is told with file and line and brings no facts; mended, the facts come', async () => {
    const line = await folder.change('catalog.yaml', 'unit_price: 8.00', 'unit_price: 80.00');
    await until(() => expect(onMistake).toHaveBeenCalled());
    expect(onMistake.mock.lastCall?.[0]).toBeInstanceOf(ShopFactsError);
    expect(onMistake.mock.lastCall?.[0].message).toContain(`catalog.yaml:${line} expected less than 10.00`);
    expect(onChange).not.toHaveBeenCalled();
    await folder.change('catalog.yaml', 'unit_price: 80.00', 'unit_price: 7.00');
    await until(() => expect(newest()?.prices.tees?.quantity_breaks[1]?.unit_cents).toBe(700));
  });

  it('taken back brings the facts again, so that nobody goes on reporting it', async () => {
    await folder.change('shop.yaml', 'name: Small Press', 'name: Big Press');
    await until(() => expect(onChange).toHaveBeenCalledTimes(1));
    await folder.change('shop.yaml', 'ink: cyan', 'ink: blue');
    await until(() => expect(onMistake).toHaveBeenCalledTimes(1));
    await folder.change('shop.yaml', 'ink: blue', 'ink: cyan');
    await until(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(onChange.mock.calls[1]?.[0].version).toBe(onChange.mock.calls[0]?.[0].version);
  });

  it('by deleting a file is told too', async () => {
    await rm(path('catalog.yaml'));
    await until(() => expect(onMistake).toHaveBeenCalled());
    expect(onMistake.mock.lastCall?.[0].message).toContain(
      'catalog.yaml:1 expected a text file in UTF-8, but it is missing',
    );
  });

  it('in the folder’s name is told at once', () => {
    const elsewhere = watchShop(path('nowhere'), { onChange, onMistake });
    elsewhere.close();
    expect(onMistake.mock.lastCall?.[0].message).toContain('cannot watch');
    expect(onMistake.mock.lastCall?.[0].cause).toMatchObject({ code: 'ENOENT' });
  });
});

it('a watch that was closed tells nothing more', async () => {
  watching.close();
  const seen = vi.fn();
  const open = watchShop(folder.dir, { onChange: seen, onMistake: seen });
  await folder.change('shop.yaml', 'name: Small Press', 'name: Big Press');
  await until(() => expect(seen).toHaveBeenCalled());
  open.close();
  expect(onChange).not.toHaveBeenCalled();
});

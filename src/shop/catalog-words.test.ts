// What the owner calls things stands in shop/catalog.yaml and nowhere in the code: another shop has other names.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadShop } from './load-shop.ts';

const ROOT = join(import.meta.dirname, '../..');
const { catalog } = await loadShop(join(ROOT, 'shop'));

/** Places where a shop's own names may stand; bench, drills, e2e and evaluation are not read at all. */
const NOT_READ = [
  /\.test\.tsx?$|\/(?:testing|stories|contract)\//,
  /^src\/art\//,
  // Today's reader of words, until it goes.
  /^src\/assistant\/understand\/(?:reading|context)\//,
  /^src\/web\/site\/service\/plates/,
  /^scripts\/seed/,
];

/** Drawings by the slug of a service or the id of a method; one of another name has none. */
const DRAWINGS = [
  'src/web/site/service/cut-outs.ts',
  'src/web/site/service/methods/method-pictures.ts',
  'src/web/site/specimens.ts',
  'src/mockup/goods.ts',
  'src/mockup/goods-in-spanish.ts',
  'src/schemas/artwork.ts',
];
/** Tells the ink colors of an item, an option that has this name in every catalog. */
const FIXED = 'src/schemas/told-item.ts';
/** A shop to render pages from in tests. */
const SAMPLE = 'src/web/sample-shop.ts';

/** Those of two words or more: a single one, such as cap, means other things in code. */
const names = new Set(
  [
    ...catalog.products.flatMap(({ id, blanks, options }) => [id, ...[...blanks, ...options].map(nameOf)]),
    ...catalog.methods.flatMap(({ id, options }) => [id, ...options.map(nameOf)]),
  ].filter((name) => /[-_]/.test(name)),
);
const files = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !NOT_READ.some((place) => place.test(file)));
const found = files.flatMap((file) => namedIn(file).map((name) => ({ file, name })));

it('knows the names and reads the tree', () => {
  expect([...names]).toEqual(
    expect.arrayContaining(['t-shirt', 'ink_colors', 'pint-glass', 'screen-printing', 'basic_tee']),
  );
  expect(files.length).toBeGreaterThan(200);
});

it('finds no name of a product, method, blank or option in the code', () => {
  const allowed = [...DRAWINGS, FIXED, SAMPLE];
  expect(found.filter(({ file }) => !allowed.includes(file))).toEqual([]);
});

it('allows no file that has none', () => {
  expect([...DRAWINGS, FIXED, SAMPLE].filter((file) => !found.some((one) => one.file === file))).toEqual([]);
});

/** Names that stand as a string; comments may give them as an example. */
function namedIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return [...text.matchAll(/(['"`])([\w-]+)\1/g)].flatMap(([, , word = '']) =>
    names.has(word) ? [word] : [],
  );
}

function nameOf({ name }: { name: string }): string {
  return name;
}

// What goods are meant: a product of the catalog by the words it has there, or only what the visitor called it.
import type { Catalog, Product } from '../../schemas/catalog.ts';
import type { Goods } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';

/** The goods of a wording in the singular, 'trucker hat', found on the service's page first. */
export function goodsOf(wording: string | null, service: string | null, shop: Shop): Goods {
  if (wording === null || GENERIC.test(wording)) return { product: null, service, wording: null };
  const product = productCalled(wording, service, shop.catalog);
  const page = service === null ? undefined : shop.catalog.pages[service];
  const isElsewhere =
    product !== undefined &&
    page !== undefined &&
    !page.products.includes(product.id) &&
    !product.made_by.some(({ method }) => page.methods.includes(method));
  return {
    product: isElsewhere ? null : (product?.id ?? null),
    service: service ?? usualPage(product?.id ?? null, shop),
    wording,
  };
}

/** Words for goods of any kind, which name none. */
const GENERIC =
  /^(?:merch\w*|swag|stuff|giveaways?|gifts?|items?|products?|apparel|clothing|clothes|garments?|gear|wear|things?|pieces?|goods|order)$/i;

/** The blank that a text names of the product, 'trucker_cap'; undefined where none or several are named. */
export function blankSaid(plain: string, product: string | null, { catalog }: Shop): string | undefined {
  const found = catalog.products.find(({ id }) => id === product);
  const named = found?.blanks.filter(({ words }) => words.some((word) => plain.includes(` ${word} `))) ?? [];
  return named.length === 1 ? named[0]?.name : undefined;
}

/** The product whose word the wording is, or ends with; the longest word counts. */
export function productCalled(
  wording: string,
  service: string | null,
  catalog: Catalog,
): Product | undefined {
  const said = ` ${singular(wording)}`;
  const page = service === null ? undefined : catalog.pages[service];
  const [best] = catalog.products
    .map((product) => {
      const ends = wordsOf(product).filter((word) => said.endsWith(` ${word}`));
      const isOnPage = page?.products.includes(product.id) === true;
      const length = Math.max(0, ...ends.map((word) => word.length));
      return { product, length: length + (isOnPage ? 0.5 : 0), isCalled: length > 0 };
    })
    .filter(({ isCalled }) => isCalled)
    .toSorted((a, b) => b.length - a.length);
  return best?.product;
}

const wordsOf = ({ name, words, blanks }: Product): string[] => [
  name.one.toLowerCase(),
  ...words,
  ...blanks.flatMap((blank) =>
    blank.words.filter((word) => word.includes(' ') || words.some((one) => word.endsWith(one))),
  ),
];

/** 'pint glass' of 'Pint Glasses'; only as far as words of a catalog need it. */
export const singular = (wording: string): string =>
  wording
    .toLowerCase()
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** The page of the site that a product stands on, the first that shows it as its own. */
export function usualPage(product: string | null, { catalog }: Shop): string | null {
  if (product === null) return null;
  const pages = Object.entries(catalog.pages);
  return (pages.find(([, page]) => page.products.includes(product)) ?? pages[0])?.[0] ?? null;
}

/**
 * The method that a text names for the product; undefined where none or several are named. A word that stands in the
 * names of two of its methods, "printed", names neither.
 */
export function methodSaid(
  plain: string,
  { product, service }: Pick<Goods, 'product' | 'service'>,
  { catalog }: Shop,
): string | undefined {
  const found = catalog.products.find(({ id }) => id === product);
  const page = service === null ? undefined : catalog.pages[service];
  const making = found?.made_by ?? (page?.methods ?? []).map((method) => ({ method, poor: false }));
  const ways = making.flatMap(({ method: id, poor }) => {
    const method = catalog.methods.find((one) => one.id === id);
    return method ? [{ id, poor, words: [...method.words, ...method.also] }] : [];
  });
  const said = plain.replace(RULED_OUT, ' ');
  const isShared = (word: string, id: string): boolean =>
    ways.some(
      (way) => way.id !== id && !way.poor && way.words.some((other) => ` ${other} `.includes(` ${word} `)),
    );
  const named = ways.flatMap(({ id, poor, words }) => {
    const named_ = words.filter((word) => said.includes(` ${word} `) && !isShared(word, id));
    return named_.length > 0 ? [{ id, poor, length: Math.max(...named_.map((word) => word.length)) }] : [];
  });
  // "Print them" names the only way of printing that these goods have.
  if (named.length === 0 && PRINTED.test(said)) {
    const prints = ways.filter(({ poor, words }) => !poor && words.some((word) => word.includes('print')));
    return prints.length === 1 && ways.length > 1 ? prints[0]?.id : undefined;
  }
  const most = Math.max(0, ...named.map(({ length }) => length));
  const longest = named.filter(({ length }) => length === most);
  const good = longest.filter(({ poor }) => !poor);
  const [only, ...others] = good.length > 0 ? good : longest;
  return others.length === 0 ? only?.id : undefined;
}

/** "engraved rather than printed", "no wrap" */
const RULED_OUT =
  / (?:rather than|instead of|in place of|not|no|without|en vez de|en lugar de|sin) (?:a |the |be |being |el |la )?\S+(?= )/g;

const PRINTED = / print(?:ed|ing)? /;

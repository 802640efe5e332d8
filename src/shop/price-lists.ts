// The catalog as each service's page sees it: which product, by which method, and the options of both, in one list.
import type {
  Blank,
  Catalog,
  Charge,
  Method,
  PriceChoice,
  Product,
  ServicePage,
} from '../schemas/catalog.ts';
import type { PriceList, Shop } from '../schemas/shop.ts';
import { rushText, turnaroundText } from './estimate.ts';
import { BEST_METHOD } from './estimate-request.ts';
import { minimumOf } from './job.ts';

type Choice = PriceChoice['choices'][number];

const FREE: Charge = { setup_cents: 0, unit_cents: 0, percent: 0 };

/** By slug, a list for every page of the catalog. */
export function priceListsOf(catalog: Catalog): Shop['prices'] {
  return Object.fromEntries(
    Object.entries(catalog.pages).map(([slug, page]) => [slug, priceListOf(catalog, page)]),
  );
}

/** What the first method of each service's page says of it. */
export function serviceFacts(
  catalog: Catalog,
  slug: string,
): { minimum_order: number; turnaround_days: { from: number; to: number } } {
  const page = catalog.pages[slug];
  const { method, product } = page ? usualJob(catalog, page) : {};
  if (!method || !product) throw new Error(`the catalog has no page for ${slug}`);
  return { minimum_order: minimumOf(method, product), turnaround_days: method.turnaround_days };
}

function priceListOf(catalog: Catalog, page: ServicePage): PriceList {
  const { method, product } = usualJob(catalog, page);
  if (!method || !product) throw new Error('a page names a product and a method of the catalog');
  const products = page.products.flatMap((id) => catalog.products.find((one) => one.id === id) ?? []);
  const methods = page.methods.flatMap((id) => catalog.methods.find((one) => one.id === id) ?? []);
  const froms = methods
    .filter(({ id }) => product.made_by.some((by) => by.method === id && !by.poor))
    .flatMap(({ quantity_breaks }) => quantity_breaks);
  return {
    unit: product.unit,
    quantity_breaks:
      page.method === undefined && page.methods.length > 1 ? merged(froms) : method.quantity_breaks,
    setup_cents: method.setup_cents,
    spread_percent: method.spread_percent,
    options: [
      ...blankOption(page, product, products, methods[0] ?? method),
      ...methodOption(page, methods),
      ...method.options,
      ...unique(products.flatMap(({ options }) => options)),
      rushOption(method),
    ],
    includes: method.includes,
    assumptions: method.assumptions,
  };
}

function usualJob(
  { methods, products }: Catalog,
  page: ServicePage,
): { method?: Method | undefined; product?: Product | undefined } {
  return {
    method: methods.find(({ id }) => id === (page.method ?? page.methods[0])),
    product: products.find(({ id }) => id === page.product),
  };
}

/** Each quantity once. */
function merged(breaks: PriceList['quantity_breaks']): PriceList['quantity_breaks'] {
  const froms = [...new Set(breaks.map(({ from }) => from))].sort((a, b) => a - b);
  return froms.flatMap((from) => breaks.find((one) => one.from === from) ?? []);
}

function blankOption(
  { blank_option: option }: ServicePage,
  usual: Product,
  products: readonly Product[],
  method: Method,
): PriceChoice[] {
  if (!option) return [];
  const all = products.flatMap((product) => {
    const first = usualBlank(product, method);
    return product.blanks.map(
      ({ also: _, ...blank }): Choice => ({
        ...blank,
        // What the product is called means its usual blank.
        words: blank.name === first?.name ? [...blank.words, ...product.words] : blank.words,
      }),
    );
  });
  // Yard signs and A-frames are made of the same board.
  const choices = unique(all).map((choice) => ({
    ...choice,
    words: [...new Set(all.filter(({ name }) => name === choice.name).flatMap(({ words }) => words))],
  }));
  const times = usual.blanks_times;
  const preset = usualBlank(usual, method)?.name ?? '';
  return [{ ...option, kind: 'choice', default: preset, ...(times !== undefined && { times }), choices }];
}

function usualBlank({ blanks, made_by }: Product, { id }: Method): Blank | undefined {
  const named = made_by.find((by) => by.method === id)?.blank;
  return blanks.find(({ name }) => name === named) ?? blanks[0];
}

function methodOption(
  { method_option: option, method, quoted_as }: ServicePage,
  methods: readonly Method[],
): PriceChoice[] {
  if (!option) return [];
  const quotedAs = (id: string | undefined) => {
    const slug = id === undefined ? undefined : quoted_as[id];
    return slug === undefined ? {} : { quotedAs: slug };
  };
  const nameOf = ({ id, also }: Method) => also[0] ?? id;
  const choices = methods.map(
    (one): Choice => ({
      ...FREE,
      name: nameOf(one),
      label: one.name,
      words: one.words,
      percent: one.percent,
      ...quotedAs(one.id),
    }),
  );
  const usual = methods.find(({ id }) => id === method);
  const best: Choice = {
    ...FREE,
    name: BEST_METHOD,
    label: 'What suits the job best',
    words: [],
    ...quotedAs(methods[0]?.id),
  };
  return [
    {
      ...option,
      kind: 'choice',
      default: usual ? nameOf(usual) : BEST_METHOD,
      choices: usual ? choices : [best, ...choices],
    },
  ];
}

function rushOption(method: Method): PriceChoice {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    kind: 'choice',
    name: 'rush',
    label: 'Turnaround',
    question: 'Is the standard turnaround soon enough, or is it a rush?',
    default: 'standard',
    choices: [
      {
        ...FREE,
        name: 'standard',
        label: upper(turnaroundText(method)),
        words: ['no rush', 'standard', 'regular', 'normal', 'no hurry', 'flexible'],
      },
      ...method.rush.map(
        (step): Choice => ({
          ...FREE,
          name: step.name,
          label: upper(rushText(step)),
          words: step.words,
          percent: step.percent,
        }),
      ),
    ],
  };
}

/** The first of each name. */
const unique = <T extends { name: string }>(all: readonly T[]): T[] =>
  all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);

// The part of the catalog that a browser may see: names and choices, no charges and no words.
import type { PriceOption } from '../schemas/catalog.ts';
import type { PublicCatalog } from '../schemas/public-catalog.ts';
import type { Shop } from '../schemas/shop.ts';
import { minimumOf } from './job.ts';

/** What GET /api/catalog answers; everything not named here stays on the server. */
export function publicCatalog({ catalog, services }: Shop): PublicCatalog {
  const methodOf = (id: string) => catalog.methods.find((one) => one.id === id);
  return {
    products: catalog.products.map((product) => ({
      id: product.id,
      name: product.name,
      unit: product.unit,
      blanks: product.blanks.map(({ name, label }) => ({ name, label })),
      placements: product.placements,
      options: product.options.map(publicOption),
      methods: product.made_by.flatMap(({ method: id, poor, why }) => {
        const method = methodOf(id);
        return method ? [{ id, minimum: minimumOf(method, product), isAdvised: !poor, why }] : [];
      }),
    })),
    methods: catalog.methods.map(({ id, name, short, feel, wash, turnaround_days, rush, options }) => ({
      id,
      name,
      short,
      feel,
      wash,
      turnaroundDays: turnaround_days,
      rush: rush.map(({ name: step, label, days }) => ({ name: step, label, days })),
      options: options.map(publicOption),
    })),
    services: services.flatMap(({ slug, name }) => {
      const page = catalog.pages[slug];
      if (!page) return [];
      const { product, products, methods } = page;
      return [{ slug, name, product, products, methods }];
    }),
  };
}

function publicOption(option: PriceOption): PublicCatalog['methods'][number]['options'][number] {
  const { name, label } = option;
  if (option.kind === 'choice') {
    const choices = option.choices.map(({ name: choice, label: text }) => ({ name: choice, label: text }));
    return { kind: 'choice', name, label, default: option.default, choices };
  }
  const { unit, default: usual, min, max } = option;
  return { kind: 'number', name, label, unit, default: usual, min, max };
}

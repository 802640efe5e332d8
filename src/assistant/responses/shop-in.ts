// The shop as a visitor hears of it: its facts, with what has a Spanish name called by it in a Spanish talk.
import type { Shop } from '../../schemas/shop.ts';
import type { Language } from '../state.ts';

export const shopIn = (shop: Shop, language: Language): Shop => (language === 'es' ? inSpanish(shop) : shop);

function inSpanish(shop: Shop): Shop {
  let named = known.get(shop);
  if (!named) {
    const { catalog, services } = shop;
    named = {
      ...shop,
      services: services.map(called),
      catalog: {
        ...catalog,
        products: catalog.products.map(called),
        methods: catalog.methods.map(called),
      },
    };
    known.set(shop, named);
  }
  return named;
}

const called = <N, T extends { name: N; name_es?: N }>(fact: T): T => ({
  ...fact,
  name: fact.name_es ?? fact.name,
});

/** Worked out once per shop. */
const known = new WeakMap<Shop, Shop>();

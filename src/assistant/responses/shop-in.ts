// The shop as a visitor hears of it: its facts, with what has a Spanish name called by it in a Spanish talk.
import type { PriceOption } from '../../schemas/catalog.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Language } from '../state/state.ts';

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
        products: catalog.products.map(called).map(asked),
        methods: catalog.methods.map(called).map(asked),
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

const asked = <T extends { options: PriceOption[] }>(fact: T): T => ({
  ...fact,
  options: fact.options.map((option) => {
    const question = option.question_es ?? option.question;
    if (option.kind === 'number') return { ...option, question, unit: option.unit_es ?? option.unit };
    const choices = option.choices.map((one) => ({ ...one, label: one.label_es ?? one.label }));
    return { ...option, question, choices };
  }),
});

/** Worked out once per shop. */
const known = new WeakMap<Shop, Shop>();

// The part of the facts that a browser may see: no prices, no articles.
import type { PublicShop, Shop } from '../schemas/shop.ts';

/** What is inlined into pages for the browser; everything not named here stays on the server. */
export function publicShop(shop: Shop): PublicShop {
  return {
    brand: shop.brand,
    time_zone: shop.time_zone,
    opening_hours: shop.opening_hours,
    holidays: shop.holidays,
    reply_business_days: shop.reply_business_days,
    retention: shop.retention,
    services: shop.services.map(({ words: _, artwork_rules: __, name_es: ___, ...service }) => ({
      ...service,
      unit: shop.prices[service.slug]?.unit ?? { one: 'piece', many: 'pieces' },
    })),
    hero_buttons: shop.hero_buttons,
    greeting: shop.greeting,
    voice: shop.voice,
    marketing: shop.marketing,
    work: shop.work,
  };
}

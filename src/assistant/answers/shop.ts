// The shop itself: hours, place, what it makes, how an order goes, minimums, files.

import type { CommandOf } from '../../schemas/commands.ts';
import { minimumOf } from '../../shop/job.ts';
import { describeHours, describeNextOpening, hoursOn, isOpen } from '../../shop/opening-hours.ts';
import { methodsOf, minimumFor, productOf } from '../state/pricing.ts';
import type { Say, Scene } from '../state/scene.ts';
import { activeItem, type ItemState, type Language } from '../state/state.ts';
import { goodsName, longDay, serviceName, serviceOf } from '../wording/labels.ts';
import { AND, figure, listed, lowerFirst, OR, splitSentences } from '../wording/wording.ts';

export function answerHours({ state, shop, now, today }: Scene, { day }: CommandOf<'Ask'>): Say[] {
  const { language } = state;
  const hours = listed(describeHours(shop, language), AND[language]);
  if (day !== undefined) {
    const open = hoursOn(shop, day, language);
    const holiday = shop.holidays.find(({ date }) => date === day)?.name;
    const name = longDay(day, language, today);
    if (open !== null) return [{ key: 'hours.open_on', values: { day: name, hours: open } }];
    return [
      { key: holiday === undefined ? 'hours.closed_on' : 'hours.closed_for', values: { day: name, holiday } },
      { key: 'hours.all', values: { hours } },
    ];
  }
  const next = describeNextOpening(shop, now, language);
  return isOpen(shop, now)
    ? [{ key: 'hours.open_now', values: { hours } }]
    : [{ key: 'hours.closed_now', values: { hours, next } }];
}

export function answerPlace({ shop, state }: Scene): Say[] {
  const { street, city, region, postal_code } = shop.brand.address;
  return [
    { key: 'place.at', values: { place: `${street}, ${city}, ${region} ${postal_code}` } },
    { key: 'hours.all', values: { hours: listed(describeHours(shop, state.language), AND[state.language]) } },
  ];
}

export const answerReach = ({ shop }: Scene): Say[] => [
  { key: 'place.reach', values: { phone: shop.brand.phone, email: shop.brand.email } },
];

/** All that the shop makes, in a sentence. */
export const answerServices = ({ shop, state }: Scene): Say[] => [
  { key: 'services.all', values: { services: listed(shop.services.map(serviceName), AND[state.language]) } },
];

/** "Do you make these?" */
export function answerGoods(scene: Scene, { goods }: CommandOf<'Ask'>): Say[] {
  const { state, shop } = scene;
  const item: ItemState | undefined = goods
    ? { id: 0, goods, slots: {}, optionsAsked: [], priceTold: null }
    : activeItem(state);
  if (!item) return answerServices(scene);
  const many = goodsName({ ...item, slots: {} }, shop, state.language);
  const product = productOf(item, shop);
  const service = serviceOf(item, shop);
  if (!product)
    return service
      ? [{ key: 'goods.by_a_person', values: { goods: many } }]
      : [{ key: 'goods.not_made', values: { goods: many } }];
  const least = minimumFor(item, shop) ?? 1;
  const name = item.goods.wording === null && service ? serviceName(service) : many;
  return [
    least > 1
      ? { key: 'goods.made_from', values: { goods: name, least: figure(least) } }
      : { key: 'goods.made', values: { goods: name } },
  ];
}

export function answerMinimum(scene: Scene, { goods }: CommandOf<'Ask'>): Say[] {
  const { state, shop } = scene;
  const item: ItemState | undefined = goods
    ? { id: 0, goods, slots: activeItem(state)?.slots ?? {}, optionsAsked: [], priceTold: null }
    : activeItem(state);
  const product = item && productOf(item, shop);
  if (!item || !product) {
    const list = shop.services.map((one) => `${serviceName(one)} ${figure(one.minimum_order)}`);
    return [{ key: 'minimum.all', values: { list: listed(list, AND[state.language]) } }];
  }
  const good = methodsOf(item, shop).filter(
    ({ id }) => !product.made_by.some((by) => by.method === id && by.poor),
  );
  const ways = good.map((method) => `${figure(minimumOf(method, product))} (${lowerFirst(method.name)})`);
  const least = figure(minimumFor(item, shop) ?? 1);
  const name =
    item.goods.wording === null ? product.name.many : goodsName({ ...item, slots: {} }, shop, state.language);
  const single = good.find((method) => minimumOf(method, product) === 1);
  if (good.length > 1 && single)
    return [
      {
        key: 'minimum.one_fine',
        values: { method: lowerFirst(single.name), ways: restText(ways, single.name, state.language) },
      },
    ];
  if (good.length > 1)
    return [
      {
        key: 'minimum.ways',
        values: { goods: name, ways: listed(ways, OR[state.language]) },
      },
    ];
  return [{ key: least === '1' ? 'minimum.none' : 'minimum.of', values: { goods: name, least } }];
}

/** '24 (screen printing)' of the ways that start later. */
const restText = (ways: readonly string[], name: string, language: Language): string =>
  listed(
    ways
      .filter((way) => !way.includes(`(${lowerFirst(name)})`))
      .map((way) => way.replace(/^(\S+) \((.*)\)$/, `$2 ${STARTS_AT[language]} $1`)),
    AND[language],
  );

const STARTS_AT = { en: 'starts at', es: 'desde' } as const;

/** The service's own tip for files. */
export function answerArtwork({ state, shop }: Scene): Say[] {
  const item = activeItem(state);
  if (item?.slots.artwork?.startsWith('needs design')) return [{ key: 'artwork.drawn_here' }];
  const service = item && serviceOf(item, shop);
  if (!service || state.language === 'es')
    return [{ key: 'artwork.any', values: { email: shop.brand.email } }];
  const tip = splitSentences(service.artwork_tip).slice(0, 2).join(' ');
  return [{ key: 'text', text: tip }];
}

export const answerHowToOrder = (): Say[] => [{ key: 'how_to_order' }];

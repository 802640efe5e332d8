// A job of a page's calculator, told exactly, as commands.

import type { Command } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { INK_COLORS } from '../../schemas/told-item.ts';
import type { ToldJob } from '../../schemas/told-job.ts';
import { BEST_METHOD } from '../../shop/estimate-request.ts';
import { findMethod } from '../../shop/name-parts.ts';
import type { ConversationState } from '../state/state.ts';

/** A job of a page's calculator, told exactly. */
export function toldCommands(told: ToldJob, { items, stored }: ConversationState, shop: Shop): Command[] {
  const page = shop.catalog.pages[told.service.slug];
  const blank = page?.blank_option && told.options[page.blank_option.name];
  const products = shop.catalog.products.filter(({ id }) => page?.products.includes(id));
  const product =
    products.find(({ blanks }) => blanks.some(({ name }) => name === blank))?.id ?? page?.product ?? null;
  const {
    [page?.blank_option?.name ?? '']: _,
    [page?.method_option?.name ?? '']: chosen,
    ...options
  } = told.options;
  const due = told.neededBy;
  const inks = options[INK_COLORS];
  const usual = page?.method ?? (page?.methods.length === 1 ? page.methods[0] : undefined);
  const method =
    told.method ??
    (chosen === undefined || chosen === BEST_METHOD ? usual : findMethod(shop.catalog, chosen)?.id);
  const known = stored ? undefined : items.find(({ goods }) => goods.product === product);
  return [
    ...(stored ? [{ do: 'AnotherRequest' as const }] : []),
    known
      ? { do: 'SelectItem', item: known.id }
      : { do: 'AddItem', goods: { product, service: told.service.slug, wording: null } },
    {
      do: 'Set',
      slots: {
        quantity: told.quantity,
        ...(method !== undefined && { method }),
        ...(inks !== undefined && { inkColors: Number(inks) }),
        options: { ...options, ...(blank !== undefined && { blank }) },
      },
    },
    ...(due === undefined
      ? []
      : [{ do: 'SetRequest' as const, slots: { dueDate: { text: due, date: due } } }]),
    { do: 'Ask', topic: 'price' },
    { do: 'Chat', kind: 'more' },
  ];
}

// Words to commands, with the model's help where the reader alone cannot tell what a message is about.

import { activeItem, type ItemState } from '../../assistant/state/state.ts';
import { type Understood, understand } from '../../assistant/understand/understand.ts';
import type { ReadItem, ReadRequest } from '../../model/model.ts';
import type { Command } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { optionsOf } from '../../shop/said-options.ts';
import { believedCommands } from './believed-commands.ts';
import { maskContact } from './mask-contact.ts';
import type { Talk } from './talk.ts';
import type { Heard } from './told-values.ts';

/** What the engine itself understands. Where that is nothing the model is asked, and what is believed of it is done. */
export async function readMessage(talk: Talk, heard: Heard, hasFiles = false): Promise<Understood> {
  const { message, state, shop, now } = heard;
  const own = understand(message, state, shop, now, hasFiles);
  if (!talk.model.isThere || !isUnclear(own, message)) return own;
  talk.reading ??= await talk.model.read(requestOf(heard));
  const believed = believedCommands(talk.reading.commands, heard);
  if (believed.length === 0) return own;
  return { ...own, commands: [...own.commands.filter((one) => one.do === 'Note'), ...believed] };
}

/** Nothing was understood: of words, not of noise. */
const isUnclear = ({ commands, reading }: Understood, message: string): boolean =>
  commands.every(saysNothing) &&
  reading.intents.length === 0 &&
  Object.keys(reading.slots).length === 0 &&
  (message.match(/\p{L}{2,}/gu) ?? []).length >= 2;

/** A note keeps for the shop's person whatever was said. */
const saysNothing = (command: Command): boolean =>
  command.do === 'Unclear' || command.do === 'Note' || (command.do === 'Ask' && command.topic === 'unknown');

function requestOf(heard: Heard): ReadRequest {
  const { message, state, shop } = heard;
  return {
    message: maskContact(message, heard),
    asked: state.askedOption ?? state.asked,
    items: state.items.map((item) => itemFor(item, heard)),
    products: shop.catalog.products.map(({ id }) => id),
    methods: shop.catalog.methods.map(({ id }) => id),
  };
}

function itemFor(item: ItemState, heard: Heard): ReadItem {
  const { state, shop } = heard;
  const { product, wording } = item.goods;
  const isActive = item.id === activeItem(state)?.id;
  return {
    id: item.id,
    product,
    wording: wording && maskContact(wording, heard),
    quantity: item.slots.quantity ?? null,
    isActive,
    ...(isActive && product !== null && { options: optionNames(product, shop) }),
  };
}

/** What the product's options take, by their names in the catalog; a number's by what it counts. */
function optionNames(id: string, { catalog }: Shop): Record<string, string[]> {
  const product = catalog.products.find((one) => one.id === id);
  if (!product) return {};
  const methods = catalog.methods.filter((method) => product.made_by.some((by) => by.method === method.id));
  const options = optionsOf(product, methods).map((option): [string, string[]] => [
    option.name,
    option.kind === 'choice' ? option.choices.map(({ name }) => name) : [`number of ${option.unit.many}`],
  ]);
  return Object.fromEntries([['blank', product.blanks.map(({ name }) => name)], ...options]);
}

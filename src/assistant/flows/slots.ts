// What Carl asks for, in one table: when it is open, and what fills it.

import type { PriceOption } from '../../schemas/catalog.ts';
import type { Question } from '../../schemas/commands.ts';
import { declinesContact } from '../answers/person.ts';
import { isCountless, openOption, productOf } from '../state/pricing.ts';
import { isReachable, type Scene } from '../state/scene.ts';
import { activeItem, type ItemState, type Language } from '../state/state.ts';
import { isMass, isOnlyPage } from '../wording/labels.ts';

interface Slot {
  /** Is it still to be asked? */
  isOpen(scene: Scene): boolean;
  /** After two askings without an answer it is left open; the others end the asking. */
  isOptional?: true;
  /** Asked of each item. */
  ofItem?: (scene: Scene, item: ItemState) => boolean;
}

export const SLOTS: Readonly<Partial<Record<Question, Slot>>> = {
  service: {
    isOpen: ({ state }) =>
      state.serviceWording === null && (state.items.length === 0 || state.items.every(isUnnamed)),
  },
  quantity: {
    isOpen: ({ state, shop }) => state.items.some((item) => lacksQuantity(item, { shop })),
    isOptional: true,
    ofItem: (scene, item) => lacksQuantity(item, scene),
  },
  goods: {
    isOpen: ({ state, shop }) => state.items.some((item) => isOnlyPage(item, shop)),
    isOptional: true,
  },
  details: { isOpen: ({ state }) => !isDescribed(state), isOptional: true },
  dueDate: {
    isOpen: ({ state }) =>
      state.slots.dueDate === undefined && !state.items.every((item) => item.slots.dueDate),
    isOptional: true,
  },
  option: {
    isOpen: ({ state, shop, now }) => {
      const item = activeItem(state);
      return (
        state.items.length === 1 &&
        item !== undefined &&
        !isReachable(state) &&
        // Where to send it was asked already: the job is told.
        !state.capturing &&
        item.optionsAsked.length === 0 &&
        isAskedIn(state.language, openOption(item, state, shop, now))
      );
    },
    isOptional: true,
  },
  contact: { isOpen: (scene) => !isReachable(scene.state) && !declinesContact(scene) },
  name: {
    isOpen: (scene) => scene.state.slots.name === undefined && isReachable(scene.state),
    isOptional: true,
  },
  order_number: { isOpen: ({ state }) => state.slots.orderNumber === undefined, isOptional: true },
};

/** A catalog may ask in English alone. */
const isAskedIn = (language: Language, option: PriceOption | undefined): boolean =>
  option !== undefined && (language === 'en' || option.question_es !== undefined);

const isUnnamed = ({ goods }: ItemState): boolean =>
  goods.product === null && goods.service === null && goods.wording === null;

const lacksQuantity = (item: ItemState, { shop }: Pick<Scene, 'shop'>): boolean =>
  item.slots.quantity === undefined &&
  !isCountless(item, shop) &&
  !(productOf(item, shop) === undefined && item.goods.wording !== null && isMass(item.goods.wording));

/** Is it known what the job is, beyond the goods and how many? */
export function isDescribed({ items, written, said }: Scene['state']): boolean {
  return (
    written !== null ||
    said.length > 0 ||
    items.some(
      ({ slots: { sizes, colors, imprintLocations, dimensions, artwork, inkColors } }) =>
        (sizes ?? colors ?? imprintLocations ?? dimensions ?? artwork ?? inkColors) !== undefined,
    )
  );
}

// A person: handed over to, promised, and asked about orders already placed.
import type { Shop } from '../../schemas/shop.ts';
import { describeDueTime, isOpen, replyDueAt } from '../../shop/opening-hours.ts';
import { isReachable, type Say, type Scene } from '../state/scene.ts';
import type { Language } from '../state/state.ts';

/** By when a person answers: 'tomorrow, Thursday, March 5, by 10:30 am'; what was promised stands. */
export const answerTime = ({ shop, now, promised, before, state }: Scene): string =>
  dueTimeText(shop, now, before.request === state.request ? promised : undefined, state.language);

/** The `promised` time, else the one counted from now. */
export function dueTimeText(shop: Shop, now: Date, promised: Date | undefined, language: Language): string {
  const due = promised ?? replyDueAt(shop, now);
  return due > now ? describeDueTime(shop, now, due, language) : SOON[language];
}

/** The promise is broken: no time can be told any more. */
const SOON = { en: 'as soon as possible', es: 'lo antes posible' };

/** Wanted, and how to be had. */
export function personSays(scene: Scene): Say[] {
  const { state, shop, now, before } = scene;
  const values = { when: answerTime(scene), phone: shop.brand.phone };
  const isSomebodyThere = isOpen(shop, now);
  if (before.stored && isReachable(state))
    return [{ key: isSomebodyThere ? 'person.has_it_told' : 'person.has_it', values }];
  if (isReachable(state)) return [];
  if (declinesContact(scene)) return [{ key: 'person.call_us', values }];
  return [{ key: isSomebodyThere ? 'person.leave_or_call' : 'person.leave', values }];
}

/** Would they rather not be reached at all? */
export const declinesContact = ({ state: { declined } }: Pick<Scene, 'state'>): boolean =>
  declined.includes('contact') || (declined.includes('phone') && declined.includes('email'));

/** What of a stored request was promised. */
export const answerPromised = (scene: Scene): Say[] => [
  {
    key: scene.before.stored ? 'person.promised' : 'person.not_yet',
    values: { when: answerTime(scene), phone: scene.shop.brand.phone },
  },
];

/** An order already placed: only a person can look it up. */
export function answerOrderStatus(scene: Scene): Say[] {
  const { state, shop } = scene;
  const { orderNumber } = state.slots;
  const values = { number: orderNumber, phone: shop.brand.phone, when: answerTime(scene) };
  return [{ key: orderNumber === undefined ? 'order.status' : 'order.status_of', values }];
}

// The lead form's free values as slots: a service by its name or wording, a phone, a day.

import type { LeadForm } from '../../schemas/lead-form.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import type { ConversationState } from '../state/state.ts';
import { readDueDate } from './reading/dates/due-date.ts';
import { readPhone } from './reading/phone.ts';
import { readService } from './reading/service.ts';
import type { SlotContext } from './reading/slot.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { splitWords } from './reading/words/words.ts';

/** `service` is a slug, undefined where it is none of the shop's; a phone or a day that cannot be read stays as typed. */
export function readFormValues(
  { service, phone, dueDate }: LeadForm,
  { slots }: ConversationState,
  shop: Shop,
  now: Date,
): { service?: string; phone?: string; dueDate?: { text: string; date: string | null } } {
  const read = (text: string, asked: SlotContext['asked']): SlotContext => {
    const words = splitWords(text, shop);
    return {
      words,
      numbers: findNumbers(words.all),
      taken: [],
      asked,
      shop,
      today: dayInZone(now, shop.time_zone),
    };
  };
  const slug = serviceIn(service, shop, read);
  const due = slots.dueDate;
  return {
    ...(slug !== undefined && { service: slug }),
    ...(phone !== undefined && { phone: phoneIn(phone, read) }),
    ...(dueDate !== undefined && {
      dueDate: due?.date && dueDate.includes(due.date) ? due : dateIn(dueDate, read),
    }),
  };
}

type Read = (text: string, asked: SlotContext['asked']) => SlotContext;

function serviceIn(wording: string, shop: Shop, read: Read): string | undefined {
  const exact = shop.services.find(
    ({ name, slug }) => name.toLowerCase() === wording.toLowerCase() || slug === wording,
  );
  if (exact) return exact.slug;
  const found = readService(read(wording, 'service'));
  return found.status === 'filled' ? found.value : undefined;
}

/** E.164 where it can be read, else as typed. */
function phoneIn(typed: string, read: Read): string {
  const found = readPhone(read(typed, 'phone'));
  return found.status === 'filled' && found.value.startsWith('+') ? found.value : typed;
}

function dateIn(typed: string, read: Read): { text: string; date: string | null } {
  const found = readDueDate(read(typed, 'dueDate'));
  return { text: typed, date: found.status === 'filled' ? found.value.date : null };
}

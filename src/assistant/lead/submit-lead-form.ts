// The lead form in the chat was sent: its values become slots, and Carl confirms.

import type { Command } from '../../schemas/commands.ts';
import type { LeadForm } from '../../schemas/lead-form.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { dueTimeText } from '../answers/person.ts';
import { apply } from '../commands/apply.ts';
import { render } from '../responses/render.ts';
import { AFTER_STORING_CHIPS } from '../state/chips.ts';
import { activeItem, type ConversationState } from '../state/state.ts';
import type { Turn } from '../state/turn.ts';
import { readFormValues } from '../understand/form-values.ts';
import { calledName, properName } from '../wording/wording.ts';
import { saveLead } from './save-lead.ts';
import { ticketItemsOf, ticketOf } from './ticket.ts';

/**
 * What the form says replaces what was known; the reply is the confirmation, with the time of the answer: the one that
 * was `promised` when the request's lead was first stored, else counted from now.
 */
export function submitLeadForm(
  before: ConversationState,
  form: LeadForm,
  shop: Shop,
  now: Date,
  promised?: Date,
): Turn {
  const read = readFormValues(form, before, shop, now);
  const state: ConversationState = {
    ...apply(before, formCommands(before, form, read)),
    serviceWording: read.service === undefined ? form.service : null,
    written: form.details,
    said: [],
    flow: null,
    asked: null,
    askedOption: null,
    tries: 0,
    stored: true,
    capturing: false,
    supposed: null,
  };
  const when = dueTimeText(shop, now, promised, before.language);
  const values = { name: calledName(properName(form.name)), when, line: '' };
  const reply = render({ key: 'stored.done', values }, before, shop);
  state.lastReply = reply;
  return {
    reply,
    state,
    effects: [saveLead(state, shop, now, true)],
    shouldCaptureLead: false,
    leadCaptureFields: [],
    suggestions: AFTER_STORING_CHIPS[before.language],
    ticket: ticketOf(state, shop, dayInZone(now, shop.time_zone)),
    ...ticketItemsOf(state, shop, now),
    isUnanswered: false,
    asksForPerson: false,
    hasUnconfirmedContact: false,
  };
}

type Read = ReturnType<typeof readFormValues>;

/** The form speaks of the first item; one of another service is other goods. */
function formCommands(before: ConversationState, form: LeadForm, read: Read): Command[] {
  const [first] = before.items;
  const { quantity, name, company } = form;
  const slots = Object.fromEntries(
    Object.entries({
      name,
      email: form.email?.toLowerCase(),
      phone: read.phone,
      company,
      dueDate: read.dueDate,
    }).filter(([, value]) => value !== undefined),
  );
  const gone = (['email', 'phone', 'company', 'dueDate'] as const).filter((slot) => !(slot in slots));
  const isOther = read.service !== undefined && first?.goods.service !== read.service;
  const goods = { product: null, service: read.service ?? null, wording: null };
  const isSame = first !== undefined && !isOther && read.service !== undefined;
  return [
    ...(isSame || read.service === undefined
      ? []
      : first
        ? [
            { do: 'SelectItem' as const, item: first.id },
            { do: 'RenameItem' as const, goods },
          ]
        : [{ do: 'AddItem' as const, goods }]),
    ...(first && activeItem(before)?.id !== first.id && isSame
      ? [{ do: 'SelectItem' as const, item: first.id }]
      : []),
    ...(quantity !== undefined && quantity !== first?.slots.quantity
      ? [{ do: 'Set' as const, slots: { quantity } }]
      : []),
    ...(gone.length > 0 ? [{ do: 'Clear' as const, slots: gone }] : []),
    { do: 'SetRequest', slots },
  ];
}

// The lead form in the chat was sent: its values become slots, and Carl confirms.
import type { LeadForm } from '../schemas/lead-form.ts';
import type { Slots } from '../schemas/reading.ts';
import type { Shop } from '../schemas/shop.ts';
import { dayInZone } from '../shop/opening-hours.ts';
import { AFTER_STORING_CHIPS } from './chips.ts';
import { ticketOf } from './describe-job.ts';
import { dueTimeText } from './flows/human.ts';
import { readDueDate } from './reading/dates/due-date.ts';
import { readPhone } from './reading/phone.ts';
import { readService } from './reading/service.ts';
import type { SlotContext } from './reading/slot.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { splitWords } from './reading/words/words.ts';
import { ticketItemsOf } from './request-items.ts';
import { saveLead } from './save-lead.ts';
import type { ConversationState, Question, Turn } from './turn.ts';
import { oneOf, properName } from './wording.ts';

/**
 * What the form says replaces what was known; the reply is the confirmation, with the time of the answer: the one that
 * was `promised` when the job's lead was first stored, else counted from now.
 */
export function submitLeadForm(
  before: ConversationState,
  form: LeadForm,
  shop: Shop,
  now: Date,
  promised?: Date,
): Turn {
  const service = serviceIn(form.service, shop, now);
  const slots = formSlots(before.slots, form, service, shop, now);
  const state: ConversationState = {
    ...before,
    slots,
    serviceWording: service === undefined ? form.service : null,
    thing: service === before.slots.service ? before.thing : null,
    options: service === before.slots.service ? before.options : {},
    source: before.source === 'callback' ? 'callback' : 'chat',
    written: form.details,
    said: [],
    flow: null,
    asked: null,
    askedOption: null,
    tries: 0,
    stored: true,
    capturing: false,
  };
  const name = properName(form.name).split(' ')[0];
  const when = dueTimeText(shop, now, promised, before.language);
  const reply = oneOf(
    {
      en: [
        `Thanks, ${name}! Your request is with the shop, and a person answers ${when}.`,
        `Thank you, ${name}! The shop has your request, and a person gets back to you ${when}.`,
      ],
      es: [
        `¡Gracias, ${name}! Su pedido está en el taller y una persona le contesta ${when}.`,
        `Gracias, ${name}. El taller ya tiene su pedido; una persona le contesta ${when}.`,
      ],
    },
    before,
  );
  return {
    reply,
    state: { ...state, lastReply: reply },
    effects: [saveLead(state, shop, now, true)],
    shouldCaptureLead: false,
    leadCaptureFields: [],
    suggestions: AFTER_STORING_CHIPS[before.language],
    ticket: ticketOf(state, shop),
    ...ticketItemsOf(state, shop, now),
    hasUnconfirmedContact: false,
  };
}

function formSlots(known: Slots, form: LeadForm, service: string | undefined, shop: Shop, now: Date): Slots {
  const { name, email, phone, company, quantity, dueDate } = form;
  const {
    service: _service,
    quantity: _quantity,
    quantityMax,
    dueDate: due,
    email: _email,
    phone: _phone,
    company: _company,
    ...kept
  } = known;
  const slots: Slots = { ...kept, name };
  if (service !== undefined) slots.service = service;
  if (email !== undefined) slots.email = email.toLowerCase();
  if (phone !== undefined) slots.phone = phoneIn(phone, shop, now);
  if (company !== undefined) slots.company = company;
  if (quantity !== undefined) {
    slots.quantity = quantity;
    if (quantityMax !== undefined && quantityMax > quantity) slots.quantityMax = quantityMax;
  }
  if (dueDate !== undefined)
    slots.dueDate = due?.date && dueDate.includes(due.date) ? due : dateIn(dueDate, shop, now);
  return slots;
}

/** A service's slug by its name, or by how the visitor worded it. */
function serviceIn(wording: string, shop: Shop, now: Date): string | undefined {
  const exact = shop.services.find(
    ({ name, slug }) => name.toLowerCase() === wording.toLowerCase() || slug === wording,
  );
  if (exact) return exact.slug;
  const read = readService(contextOf(wording, 'service', shop, now));
  return read.status === 'filled' ? read.value : undefined;
}

/** E.164 where it can be read, else as typed. */
function phoneIn(typed: string, shop: Shop, now: Date): string {
  const read = readPhone(contextOf(typed, 'phone', shop, now));
  return read.status === 'filled' && read.value.startsWith('+') ? read.value : typed;
}

function dateIn(typed: string, shop: Shop, now: Date): { text: string; date: string | null } {
  const read = readDueDate(contextOf(typed, 'dueDate', shop, now));
  return { text: typed, date: read.status === 'filled' ? read.value.date : null };
}

function contextOf(text: string, asked: Question, shop: Shop, now: Date): SlotContext {
  const words = splitWords(text, shop);
  return {
    words,
    numbers: findNumbers(words.all),
    taken: [],
    asked,
    shop,
    today: dayInZone(now, shop.time_zone),
  };
}

// What comes out of a turn of Carl's: reply, state and effects. Pure data; the server stores it, sends it and carries it out.
import type { Item, TicketItem } from '../../schemas/item.ts';
import type { Language } from '../../schemas/language.ts';
import type { LeadSource } from '../../schemas/lead.ts';
import type { LeadField } from '../../schemas/lead-form.ts';
import type { TicketCell } from '../../schemas/message.ts';
import type { ConversationState } from './state.ts';

/** Something a turn asks the server to do, as data. */
export type Effect = {
  type: 'save-lead';
  /** Which request of the conversation it is, from 1. */
  job: number;
  source: LeadSource;
  confirmed: boolean;
  language: Language;
  lead: {
    name: string;
    email: string | null;
    phone: string | null;
    company: string | null;
    /** The first item's service by name, not its slug. */
    service: string;
    quantity: number | null;
    dueDate: string | null;
    details: string;
    items: Item[];
  };
};

export interface Turn {
  reply: string;
  state: ConversationState;
  effects: Effect[];
  shouldCaptureLead: boolean;
  leadCaptureFields: LeadField[];
  /** Two to four short replies that fit the moment. */
  suggestions: string[];
  ticket: TicketCell[];
  /** What is not sent yet, a line each, and what it comes to; null where a person has to price one of them. */
  items: TicketItem[];
  total: { lowCents: number; highCents: number } | null;
  /** The visitor asked what Carl does not know. */
  isUnanswered: boolean;
  /** The visitor asked for a person. */
  asksForPerson: boolean;
  /** Contact details were given that no stored lead holds yet. */
  hasUnconfirmedContact: boolean;
}

// What goes into a turn of Carl's and what comes out: state and reading in, reply, state and effects out.
// Pure data. The server stores it, sends it and carries out the effects; nothing here touches the world.

import type { Item, TicketItem } from '../schemas/item.ts';
import type { LeadSource } from '../schemas/lead.ts';
import type { LeadField } from '../schemas/lead-form.ts';
import type { TicketCell } from '../schemas/message.ts';
import type { Slots } from '../schemas/reading.ts';

export const FLOW_NAMES = ['quote', 'design', 'human', 'order_status'] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

/** What Carl answers in. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A slot Carl asks for, or a yes he waits for. */
export const QUESTIONS = [
  'service',
  'quantity',
  'quantityMax',
  'dueDate',
  'name',
  'email',
  'phone',
  'company',
  'budgetCents',
  'sizes',
  'colors',
  'imprintLocations',
  'dimensions',
  'artwork',
  'details',
  'contact',
  'form_or_typing',
  'confirm',
  'person',
  'order_number',
  'option',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A job that is not talked about now. */
export interface OtherJob extends Pick<ConversationState, 'slots' | 'options' | 'inkColors' | 'thing'> {
  job: number;
  stored: boolean;
}

/** Everything Carl remembers of a conversation; stored as the assistant message's `metadata.state`. */
export interface ConversationState {
  /** The language the visitor last wrote in. */
  language: Language;
  /** Has he said in Spanish who he is? */
  introducedInSpanish: boolean;
  /** Was it said that he is sorry for a death they told of? */
  condoled: boolean;
  /** Was the shop's address told? */
  placeTold: boolean;
  /** Slots known so far for the job now talked about. */
  slots: Slots;
  /** Options of the price book that the visitor chose, by their names there. */
  options: Record<string, string>;
  /** Ink colours of the print, if the visitor counted them. */
  inkColors: number | null;
  /** Those of each place, where they are told apart: `{ front: 3, back: 1 }`; 0 is full colour. */
  inksByPlace: Record<string, number>;
  /** The service whose way of marking was asked for in words, 'screen-printing' or 'embroidery'; null where it is only meant. */
  wayTold: string | null;
  /** Of `slots.colors` those that are known to be the cloth's or the print's. */
  colorRoles: Record<string, 'cloth' | 'print'>;
  /** What the job's goods are in the visitor's words: 'hoodies'. */
  thing: string | null;
  /** A service as the visitor worded it in the form, where it is none of the shop's. */
  serviceWording: string | null;
  /** Which job that is, from 1. */
  job: number;
  /** Jobs talked about before, or waiting. */
  jobs: OtherJob[];
  /** The flow that leads the conversation, null between goals. */
  flow: FlowName | null;
  /** What Carl asked last and is waiting for, null if nothing. */
  asked: Question | null;
  /** The price book's option he asked for, where `asked` is 'option'. */
  askedOption: string | null;
  /** How and when they want to be reached, in their words; `no_calls` leaves the way open. */
  reach: { by: 'text' | 'call' | 'whatsapp' | 'email' | 'no_calls' | null; when: string | null };
  /** How often he has asked it without an answer. */
  tries: number;
  /** Has a lead been stored for the current job? */
  stored: boolean;
  /** Where the current job's lead comes from: a callback was asked for, or the chat led to it. */
  source: LeadSource;
  /** shouldCaptureLead: the lead form is on offer. */
  capturing: boolean;
  /** The number of an order already placed, for a question about it. */
  orderNumber: string | null;
  /** What the visitor said of the job in their own words, for the lead's details. */
  said: string[];
  /** Did they say what the job is, beyond the service and how many? */
  described: boolean;
  /** Details as the visitor sent them by the form; they stand before what Carl would compose. */
  written: string | null;
  /** What the visitor would rather not give; not asked again. */
  declined: Question[];
  /** Options of the price book that were asked for already. */
  optionsAsked: string[];
  /** The service and quantity whose estimate came with all that it includes; so told once. */
  explained: string | null;
  /** Another service that the last message asked about in passing: "how much would that be" is said of it. */
  askedAbout: string | null;
  /** What those goods are called: "mug". */
  askedThing: string | null;
  /** Number and sizes as they were before a question tried another number, for "stay with what we had". */
  settled: Pick<Slots, 'quantity' | 'sizes'> | null;
  /** The job as a question tried it out, its price just told: a yes takes it; `isBeside`, as a job that waits. */
  supposed:
    | (Pick<ConversationState, 'slots' | 'options' | 'inkColors' | 'inksByPlace' | 'colorRoles' | 'thing'> & {
        isBeside?: true | undefined;
        /** Nothing but these goods was left out, 'pens'. */
        drops?: string | undefined;
      })
    | null;
  /** What the last change replaced, and the message that did: for "keep it the way it was". */
  former: { slots: Slots; turn: number } | null;
  /** The goods that a question put others in place of, for "just the shirts for now". */
  formerGoods: Pick<ConversationState, 'slots' | 'options' | 'thing'> | null;
  /** Abusive messages so far. */
  abuses: number;
  /** The last reply, so that no sentence comes twice running. */
  lastReply: string;
  /** Visitor messages so far: varies wording without randomness. */
  turns: number;
}

/** Something a turn asks the server to do, as data. */
export type Effect = {
  type: 'save-lead';
  job: number;
  source: LeadSource;
  confirmed: boolean;
  lead: {
    name: string;
    email: string | null;
    phone: string | null;
    company: string | null;
    /** The service's name, not its slug. */
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
  /** Contact details were given that no stored lead holds yet. */
  hasUnconfirmedContact: boolean;
}

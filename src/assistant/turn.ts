// What goes into a turn of Carl's and what comes out: state and reading in, reply, state and effects out.
// Pure data. The server stores it, sends it and carries out the effects; nothing here touches the world.

import type { LeadSource } from '../schemas/lead.ts';
import type { LeadField } from '../schemas/lead-form.ts';
import type { TicketCell } from '../schemas/message.ts';
import type { Slots } from '../schemas/reading.ts';

/** Everything Carl remembers of a conversation; stored as the assistant message's `metadata.state`. */
export interface ConversationState {
  /** Slots known so far for the job now talked about. */
  slots: Slots;
  /** Which job that is, from 1. */
  job: number;
  /** Jobs talked about before, or waiting. */
  jobs: { job: number; slots: Slots; stored: boolean }[];
  /** The flow that leads the conversation, null between goals. */
  flow: FlowName | null;
  /** What Carl asked last and is waiting for, null if nothing. */
  asked: Question | null;
  /** Has a lead been stored for the current job? */
  stored: boolean;
  /** shouldCaptureLead: the lead form is on offer. */
  capturing: boolean;
  /** What the visitor said of the job in their own words, for the lead's details. */
  said: string[];
  /** Openings used lately, so that no sentence comes twice running. */
  lastReply: string;
  /** Visitor messages so far: varies wording without randomness. */
  turns: number;
}

export type FlowName = 'quote' | 'design' | 'human';
/** A slot Carl asks for, or a yes he waits for. */
export type Question = keyof Slots | 'details' | 'contact' | 'form_or_typing' | 'confirm' | 'which_service';

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
  /** Contact details were given that no stored lead holds yet. */
  hasUnconfirmedContact: boolean;
}

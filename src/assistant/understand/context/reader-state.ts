// What the reader of words knows of the conversation: one job, who asks for it, and what was asked last.

import type { LeadSource } from '../../../schemas/lead.ts';
import type { Slots } from '../../../schemas/reading.ts';
import type { FlowName, Language } from '../../state/state.ts';
import type { Question } from '../reading/slot.ts';

/** A job that a message puts aside or in line. */
export interface OtherJob extends Pick<ReaderState, 'slots' | 'options' | 'inkColors' | 'thing'> {
  job: number;
  stored: boolean;
}

export interface ReaderState {
  language: Language;
  slots: Slots;
  /** Options of the price book that the visitor chose, by their names there. */
  options: Record<string, string>;
  /** Ink colours of the print, if the visitor counted them. */
  inkColors: number | null;
  /** Those of each place, where they are told apart: `{ front: 3, back: 1 }`; 0 is full colour. */
  inksByPlace: Record<string, number>;
  /** Of `slots.colors` those that are known to be the cloth's or the print's. */
  colorRoles: Record<string, 'cloth' | 'print'>;
  /** What the job's goods are in the visitor's words: 'hoodies'. */
  thing: string | null;
  job: number;
  /** Those that this message puts aside or in line. */
  jobs: OtherJob[];
  flow: FlowName | null;
  asked: Question | null;
  /** The price book's option asked for, where `asked` is 'option'. */
  askedOption: string | null;
  /** The quantities to choose from, where `asked` is 'quantity', the smallest first. */
  offered: number[];
  reach: { by: 'text' | 'call' | 'whatsapp' | 'email' | 'no_calls' | null; when: string | null };
  /** How often it was asked without an answer. */
  tries: number;
  /** Is a lead stored for the job? */
  stored: boolean;
  source: LeadSource;
  /** Is the lead form on offer? */
  capturing: boolean;
  /** The number of an order already placed. */
  orderNumber: string | null;
  /** What the visitor said of the job in their own words. */
  said: string[];
  declined: Question[];
  lastReply: string;
  /** Messages so far. */
  turns: number;
}

/** A conversation in which nothing was said. */
export const nothingKnown = (): ReaderState => ({
  language: 'en',
  slots: {},
  options: {},
  inkColors: null,
  inksByPlace: {},
  colorRoles: {},
  thing: null,
  job: 1,
  jobs: [],
  flow: null,
  asked: null,
  askedOption: null,
  offered: [],
  reach: { by: null, when: null },
  tries: 0,
  stored: false,
  source: 'chat',
  capturing: false,
  orderNumber: null,
  said: [],
  declined: [],
  lastReply: '',
  turns: 0,
});

// How leads came in, in words.
import type { LeadSource } from '../../../../schemas/lead.ts';

export const SOURCES: Record<LeadSource, string> = {
  chat: 'Chat',
  quote_form: 'Quote form',
  callback: 'Call back',
  again: 'Ordered again',
  mail: 'Mail',
};

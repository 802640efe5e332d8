// Who comes in the seeded month, and when.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { StartFlow } from '../../src/schemas/conversation.ts';

/** When a visit begins. */
export interface Moment {
  /** Calendar days before today in the shop's time zone. */
  daysAgo: number;
  /** Clock time in the shop, e.g. '14:05'. */
  at: string;
}

/** A scripted visitor of the chat. */
export interface Visitor extends Moment {
  flow?: StartFlow;
  /** Language tag of their browser; English if absent. */
  language?: string;
  /** What they type, or the lead form they send. */
  steps: (string | { form: Record<string, string> })[];
}

export interface QuoteForm extends Moment {
  contact: { name: string; email: string; service: string; details?: string };
}

export const VISITORS: Visitor[] = read('visitors.yaml');
export const QUOTE_FORMS: QuoteForm[] = read('quote-forms.yaml');

function read<T>(name: string): T {
  return parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

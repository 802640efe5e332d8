// The quote form's one call.
import type { ContactAnswer } from '../../../schemas/contact.ts';
import { getJson } from '../../api.ts';

/** Sends a filled form; the same `key` for every try of it. Throws as api.ts says. */
export function sendContact(values: Record<string, string>, key: string): Promise<ContactAnswer> {
  return getJson('/api/contact', { method: 'POST', body: values, headers: { 'idempotency-key': key } });
}

// Sends a filled quote form, and tells what came of it.
import type { Contact, ContactAnswer } from '../../../schemas/contact.ts';
import type { FieldError } from '../../../schemas/problem.ts';
import { ApiError, getJson } from '../../api.ts';
import { firstTouch } from '../../came-from.ts';
import { type ErrorsByField, errorsByField } from '../../ui/form-errors.ts';

export const LABELS = {
  name: 'Name',
  email: 'Email',
  service: 'Service',
  details: 'Project Details',
  artwork: 'Your artwork',
};
export const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

export type Status =
  | { name: 'idle' | 'sending' }
  /** `replyBy`: by when a person answers, in words; `jobUrl`: of the page that follows the request. */
  | { name: 'received'; replyBy: string; jobUrl: string | undefined }
  | { name: 'failed'; reason: string };

const loadCheck = () => import('./check-contact.ts');
const TYPED_KEPT = 'Not sent. Everything you typed is still here.';

/** What a page says that the server sent back: of the field 'form' are errors of none in particular. */
export function statusAfter(refused: readonly FieldError[]): Status {
  const general = refused.find(({ field }) => field === 'form');
  return general ? { name: 'failed', reason: `${TYPED_KEPT} ${general.message}` } : { name: 'idle' };
}

/**
 * Checks and sends a filled form; it has failed where no field can say why it was not taken. `nameFiles` names the artwork that
 * goes with it; `keyFor` gives the same key for every try of the same content.
 */
export async function sendContact(
  values: Record<string, string>,
  nameFiles: () => Promise<NonNullable<Contact['artwork']>>,
  { services, keyFor }: { services: readonly string[]; keyFor(body: object): string },
): Promise<{ errors: ErrorsByField; status: Status }> {
  try {
    const check = await loadCheck();
    const errors = check.checkContact(values, services);
    if (isMarked(errors)) return { errors, status: { name: 'idle' } };
    const artwork = await nameFiles();
    const body = { ...values, firstTouch: firstTouch(), ...(artwork.length > 0 && { artwork }) };
    const headers = { 'idempotency-key': keyFor(body) };
    const answer = await getJson<ContactAnswer>('/api/contact', { method: 'POST', body, headers });
    const { replyBy, jobUrl } = answer;
    return { errors: {}, status: { name: 'received', replyBy, jobUrl } };
  } catch (error) {
    console.error('Failed to send the quote form', error);
    const problem = error instanceof ApiError ? error.problem : undefined;
    const errors = errorsByField(problem?.errors);
    if (isMarked(errors)) return { errors, status: { name: 'idle' } };
    return {
      errors,
      status: { name: 'failed', reason: [TYPED_KEPT, problem?.detail].filter(Boolean).join(' ') },
    };
  }
}

/** A field says what is wrong: nothing broke. */
const isMarked = (errors: ErrorsByField): boolean => FIELDS.some((name) => errors[name]);

/** Fetches the checks ahead; if that fails, sending tries again and says so. */
export function preloadCheck(): Promise<unknown> {
  return loadCheck().catch(() => undefined);
}

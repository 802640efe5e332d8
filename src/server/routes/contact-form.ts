// POST /contact: the quote form of a page without JavaScript.
import formBody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldError } from '../../schemas/problem.ts';
import type { Parts, ZodApp } from '../parts.ts';
import { type AnswerOnce, digest } from '../turns/answer-once.ts';
import { contactSchemaOf, saveContact } from '../turns/save-contact.ts';
import { originFor, sendDocument } from './send-document.ts';

const ROUTE = 'POST /contact';
const RECEIVED = '/contact/received';
const SAME_FOR_MS = 10 * 60_000;
/** Visitors do not see this field; whoever fills it in is a program. */
const HONEYPOT = 'website';

/** Registered in a context of its own: no other route takes a form-encoded body, and this one no JSON. */
export function addContactForm(app: ZodApp, parts: Parts, answerOnce: AnswerOnce): void {
  app.removeAllContentTypeParsers();
  app.register(formBody);

  app.post('/contact', { schema: { hide: true } }, async (request, reply) => {
    const values = readValues(request.body);
    if (values[HONEYPOT]) return thank(reply);
    const contact = contactSchemaOf(parts.shop.current).safeParse(values);
    if (!contact.success) return showAgain(request, reply, values, contact.error.issues);
    await saveOnce(contact.data);
    return thank(reply);
  });

  /** A form sent twice, by a double click or a reload, is stored once. */
  async function saveOnce(contact: Parameters<typeof saveContact>[1]): Promise<void> {
    const now = parts.now();
    const window = Math.floor(now.getTime() / SAME_FOR_MS);
    const key = (number: number) => `${number}-${digest(JSON.stringify(contact))}`;
    const before = await parts.storage.answers.find(ROUTE, key(window - 1));
    if (before && now.getTime() - Date.parse(before.createdAt) < SAME_FOR_MS) return;
    await answerOnce({ scope: ROUTE, key: key(window), body: contact }, (keep) =>
      saveContact({ ...parts, shop: parts.shop.current, now }, contact, keep),
    );
  }

  function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    values: Record<string, string>,
    issues: { path: PropertyKey[]; message: string }[],
  ): FastifyReply {
    const errors = new Map<string, FieldError>();
    for (const { path, message } of issues) {
      const field = String(path[0] ?? '');
      if (!errors.has(field)) errors.set(field, { field, message });
    }
    const { name = '', email = '', service = '', details = '' } = values;
    const form = { values: { name, email, service, details }, errors: [...errors.values()] };
    const document = parts.pages.renderForm(form, originFor(request, parts));
    return sendDocument(request, reply, document, { status: 400, isShared: false });
  }
}

function thank(reply: FastifyReply): FastifyReply {
  return reply.redirect(RECEIVED, 303);
}

/** What was typed; a field sent twice or not as text counts as not sent. */
function readValues(body: unknown): Record<string, string> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

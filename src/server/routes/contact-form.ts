// POST /contact: the quote form of a page without JavaScript.
import formBody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contact } from '../../schemas/contact.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { isTrapped } from '../limits/honeypot.ts';
import { storeCounted } from '../limits/limits.ts';
import { fieldsProblem, notedProblem, type ProblemError } from '../plugins/problems.ts';
import { contactSchemaOf, saveContact } from '../turns/save-contact.ts';
import { digest, type WithIdempotency } from '../turns/with-idempotency.ts';
import { originFor, sendDocument } from './send-document.ts';

const ROUTE = 'POST /contact';
const RECEIVED = '/contact/received';
const SAME_FOR_MS = 10 * 60_000;

/** Registered in a context of its own: no other route takes a form-encoded body, and this one no JSON. */
export function addContactForm(app: ZodApp, context: AppContext, withIdempotency: WithIdempotency): void {
  app.removeAllContentTypeParsers();
  app.register(formBody);

  app.post('/contact', { schema: { hide: true } }, async (request, reply) => {
    const values = readValues(request.body);
    if (isTrapped(values)) return thank(reply);
    const contact = contactSchemaOf(context.shop.current).safeParse(values);
    if (!contact.success) return showAgain(request, reply, values, toProblem(contact.error.issues));
    try {
      await saveOnce(request, contact.data);
    } catch (error) {
      return showAgain(request, reply, values, notedProblem(error, request));
    }
    return thank(reply);
  });

  /** A form sent twice, by a double click or a reload, is stored once. */
  async function saveOnce(request: FastifyRequest, contact: Contact): Promise<void> {
    const now = context.now();
    const window = Math.floor(now.getTime() / SAME_FOR_MS);
    const key = (number: number) => `${number}-${digest(JSON.stringify(contact))}`;
    const before = await context.storage.idempotencyKeys.find(ROUTE, key(window - 1));
    if (before && now.getTime() - Date.parse(before.createdAt) < SAME_FOR_MS) return;
    await withIdempotency({ scope: ROUTE, key: key(window), body: contact }, (keep) =>
      storeCounted(request, 'forms', context, () =>
        saveContact({ ...context, shop: context.shop.current, now }, contact, keep),
      ),
    );
  }

  /** What is wrong with no field in particular stands as the error of 'form'. */
  function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    { name = '', email = '', service = '', details = '' }: Record<string, string>,
    { status, headers, errors, message }: ProblemError,
  ): FastifyReply {
    const page = {
      page: 'contact' as const,
      values: { name, email, service, details },
      errors: errors.length > 0 ? errors : [{ field: 'form', message }],
    };
    const document = context.pages.render(page, originFor(request, context));
    return sendDocument(request, reply.headers(headers), document, { status, isShared: false });
  }
}

function toProblem(issues: { path: PropertyKey[]; message: string }[]): ProblemError {
  return fieldsProblem(issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })));
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

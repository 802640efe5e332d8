// POST /contact: the quote form of a page without JavaScript, with its files if it has any.
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contact } from '../../schemas/contact.ts';
import type { FieldError } from '../../schemas/problem.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { createFormFiles, type FormFile } from '../artwork/form-files.ts';
import type { Uploads } from '../artwork/uploads.ts';
import { isTrapped } from '../limits/honeypot.ts';
import { countArtwork, storeCounted } from '../limits/limits.ts';
import { fieldsProblem, notedProblem, ProblemError } from '../plugins/problems.ts';
import { contactSchemaOf, saveContact } from '../turns/save-contact.ts';
import { type Answer, digest, type Keep, type WithIdempotency } from '../turns/with-idempotency.ts';
import { type FilledForm, readForm } from './read-form.ts';
import { originFor, sendDocument } from './send-document.ts';

const ROUTE = 'POST /contact';
const RECEIVED = '/contact/received';
const SAME_FOR_MS = 10 * 60_000;

/** Registered in a context of its own: no other route takes a form's body, and this one no JSON. */
export function addContactForm(
  app: ZodApp,
  context: AppContext,
  { uploads, withIdempotency }: { uploads: Uploads; withIdempotency: WithIdempotency },
): void {
  const formFiles = createFormFiles(context, uploads);
  app.removeAllContentTypeParsers();
  app.register(formBody);
  app.register(multipart, { throwFileSizeLimit: false });

  app.post('/contact', { schema: { hide: true } }, async (request, reply) => {
    const form = await readForm(request, context, formFiles);
    const problem = await save(request, form)
      .catch((error) => notedProblem(error, request))
      .finally(() => formFiles.discard(form.files));
    return problem ? showAgain(request, reply, form, problem) : reply.redirect(RECEIVED, 303);
  });

  async function save(request: FastifyRequest, form: FilledForm): Promise<void> {
    if (isTrapped(form.values)) return;
    const contact = contactSchemaOf(context.shop.current).safeParse(form.values);
    const errors = toErrors(contact.error?.issues ?? []);
    if (form.problem) throw withFieldErrors(form.problem, errors, form);
    if (!contact.success) throw fieldsProblem(errors);
    await saveOnce(request, contact.data, form.files);
  }

  /** A form sent twice, by a double click or a reload, is stored once. */
  async function saveOnce(request: FastifyRequest, contact: Contact, files: FormFile[]): Promise<void> {
    const now = context.now();
    const window = Math.floor(now.getTime() / SAME_FOR_MS);
    const body = { ...contact, files: files.map(({ name, bytes, sha256 }) => [name, bytes, sha256]) };
    const key = (number: number) => `${number}-${digest(JSON.stringify(body))}`;
    const before = await context.storage.idempotencyKeys.find(ROUTE, key(window - 1));
    if (before && now.getTime() - Date.parse(before.createdAt) < SAME_FOR_MS) return;
    await withIdempotency({ scope: ROUTE, key: key(window), body }, (keep) =>
      storeCounted(request, 'forms', context, () => saveWithFiles(request, contact, files, keep)),
    );
  }

  async function saveWithFiles(
    request: FastifyRequest,
    contact: Contact,
    files: FormFile[],
    keep: Keep | undefined,
  ): Promise<Answer> {
    for (const { bytes } of files) await countArtwork(request, bytes, context);
    const artworkIds = await formFiles.takeIn(files);
    try {
      const turn = { ...context, shop: context.shop.current, now: context.now() };
      return await saveContact(turn, { ...contact, artworkIds }, keep);
    } catch (error) {
      // Another instance was quicker with the same form, or nothing was stored.
      await formFiles.takeBack(artworkIds);
      throw error;
    }
  }

  /** What is wrong with no field in particular stands as the error of 'form'. */
  function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    { values: { name = '', email = '', service = '', details = '' }, hasFiles }: FilledForm,
    { status, headers, errors, message }: ProblemError,
  ): FastifyReply {
    const shown = errors.length > 0 ? errors : [{ field: 'form', message }];
    const isFileTold = !hasFiles || shown.some(({ field }) => field === 'artwork');
    const page = {
      page: 'contact' as const,
      values: { name, email, service, details },
      errors: isFileTold ? shown : [...shown, CHOOSE_AGAIN],
    };
    const document = context.pages.render(page, originFor(request, context));
    return sendDocument(request, reply.headers(headers), document, { status, isShared: false });
  }
}

/** No page can put files into a form. */
const CHOOSE_AGAIN: FieldError = {
  field: 'artwork',
  message: 'Please choose the file again: a browser does not keep it.',
};

const toErrors = (issues: { path: PropertyKey[]; message: string }[]): FieldError[] =>
  issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));

/** What is wrong with the files, beside what is wrong with the fields. */
function withFieldErrors(
  { status, message, headers }: ProblemError,
  errors: FieldError[],
  { hasFiles }: FilledForm,
): ProblemError {
  const own = { field: hasFiles ? 'artwork' : 'form', message };
  return new ProblemError(status, message, { errors: [...errors, own], headers });
}

// Proofs from the desk: POST /api/admin/leads/:id/proofs sends a version; answers to its pins, its picture, and withdrawing.
import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import { deskCommentSchema, placeOf, proofFieldsSchema } from '../../../schemas/proof.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { FILE_HEADERS } from '../../artwork/file-headers.ts';
import { createFormFiles, type FormFile } from '../../artwork/form-files.ts';
import { keepProofPicture } from '../../artwork/proof-picture.ts';
import type { Uploads } from '../../artwork/uploads.ts';
import { isMailed } from '../../job/job-url.ts';
import { PAGE_WORDS } from '../../job/page-words.ts';
import { commentOnProof, proofsOf, type Refusal, sendProof, withdrawProof } from '../../job/proofs.ts';
import { languageOf } from '../../lead-language.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { idempotentHeaders } from '../../plugins/idempotency-key.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';
import { tellLead } from '../../tell-lead.ts';
import type { WithIdempotency } from '../../turns/with-idempotency.ts';
import { readForm } from '../read-form.ts';
import { sendAnswer } from '../send-answer.ts';
import { whileConnected } from '../while-connected.ts';
import { answerOf } from './artwork.ts';

const PATH = '/api/admin/leads/:id/proofs';
const VERSION = 'The version is a whole number.';
const versionParams = z.object({
  id: z.string(),
  version: z.coerce.number(VERSION).check(z.int(VERSION), z.minimum(1, VERSION)),
});

/** Registered in a context of its own: no other call of the desk takes files. */
export function addProofRoutes(
  app: ZodApp,
  context: AppContext,
  { uploads, withIdempotency }: { uploads: Uploads; withIdempotency: WithIdempotency },
): void {
  const { storage, shop, env, artworkFiles, notifier, now } = context;
  const formFiles = createFormFiles(context, uploads);
  const admin = { tags: ['Admin'], security: signedIn };
  app.register(multipart, { throwFileSizeLimit: false });

  app.post(
    PATH,
    {
      schema: {
        ...admin,
        summary:
          'Sends a proof, the next version: multipart, `picture` and `shows`, and `item` where it is of one',
        consumes: ['multipart/form-data'],
        params: z.object({ id: z.string() }),
        response: { 201: z.object({ version: z.number() }), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const form = await readForm(request, context, formFiles, 'picture');
      let isKept = false;
      try {
        const lead = (await storage.leads.find(id)) ?? refuseUnknown();
        if (form.problem) throw form.problem;
        const { item, shows } = readFields(form.values);
        // The customer reads the label.
        const language = languageOf(lead);
        const { items } = tellLead(lead, shop.current, language);
        const of = items.find((one) => one.id === item);
        if (item !== undefined && !of)
          throw fieldsProblem([{ field: 'item', message: 'The lead has no such item.' }]);
        const [file, ...others] = form.files;
        if (!file || others.length > 0)
          throw fieldsProblem([{ field: 'picture', message: 'Choose one picture.' }]);
        const made = await pictureOf(file, whileConnected(reply));
        const at = now();
        const by = getSession(request).username;
        const choose = sendProof(
          { ...made, shows, item: item ?? null, label: of?.label ?? PAGE_WORDS[language].wholeJob },
          file,
          { name: by, notify: isMailed(lead, env) ? ['proof'] : [] },
        );
        const sent = (await storage.job.decide(id, choose, at)) ?? refuseUnknown();
        isKept = sent.isNew;
        // A proof is an answer by a person.
        if (lead.handledAt === null) await storage.leads.setHandled(id, { by, at });
        notifier.wake();
        return reply.code(201).send({ version: sent.version });
      } finally {
        if (!isKept) await formFiles.discard(form.files);
      }
    },
  );

  app.get(
    `${PATH}/:version/picture`,
    {
      schema: {
        ...admin,
        summary: 'The picture of a proof',
        params: versionParams,
        response: { 200: answerOf('The picture', 'image/png'), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const found = proofsOf(await storage.job.listEvents(id)).find((one) => one.version === version);
      if (!found || !(await artworkFiles.hasPicture(found.proof.picture)))
        throw new ProblemError(404, 'There is no such picture.');
      return reply
        .headers({ ...FILE_HEADERS, 'content-type': 'image/png' })
        .send(artworkFiles.readPicture(found.proof.picture));
    },
  );

  app.post(
    `${PATH}/:version/comments`,
    {
      schema: {
        ...admin,
        summary: 'Sets a pin, or answers to one; `isDone`: what it asked for is done',
        params: versionParams,
        headers: idempotentHeaders,
        body: deskCommentSchema,
        response: { 201: z.object({ pin: z.number() }), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const { text, isDone } = request.body;
      const key = request.headers['idempotency-key'];
      const once = { scope: `POST ${PATH}/comments`, key: key && `${id} ${key}`, body: request.body };
      const answer = await withIdempotency(once, async (keep) => {
        const answerWith = (set: number) => ({ status: 201, body: { pin: set } });
        const choose = commentOnProof(version, placeOf(request.body), {
          text,
          isDone,
          who: 'shop',
          name: getSession(request).username,
          answer: keep && ((set) => keep(answerWith(set), id)),
        });
        const result = (await storage.job.decide(id, choose, now())) ?? refuseUnknown();
        if ('refused' in result) throw refusal(result.refused);
        return answerWith(result.pin);
      });
      sendAnswer(reply, answer);
      return reply;
    },
  );

  app.post(
    `${PATH}/:version/withdraw`,
    {
      schema: {
        ...admin,
        summary: 'Takes the newest version back, so that it cannot be approved',
        params: versionParams,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const choose = withdrawProof(version, getSession(request).username);
      const result = (await storage.job.decide(id, choose, now())) ?? refuseUnknown();
      if (typeof result !== 'string') throw refusal(result.refused);
      return reply.code(204).send(null);
    },
  );

  async function pictureOf({ id }: FormFile, signal: AbortSignal) {
    const made = await keepProofPicture(id, artworkFiles, signal);
    if (made) return made;
    throw fieldsProblem([
      { field: 'picture', message: 'This file cannot be shown as a picture. Send a PNG, JPEG, PDF or SVG.' },
    ]);
  }
}

/** Throws a ProblemError 400. */
function readFields(values: Record<string, string>) {
  const read = proofFieldsSchema.safeParse(values);
  if (read.success) return read.data;
  throw fieldsProblem(
    read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'shows'), message })),
  );
}

const refusal = (refused: Refusal): ProblemError =>
  refused === 'unknown'
    ? new ProblemError(404, 'There is no such version or pin.')
    : new ProblemError(409, WHY[refused]);

const WHY: Record<Exclude<Refusal, 'unknown'>, string> = {
  approved: 'The customer has approved this version. Send a new one to change it.',
  replaced: 'A newer version stands in its place.',
  withdrawn: 'This version was taken back.',
  made: 'The job is on the press.',
};

function refuseUnknown(): never {
  throw new ProblemError(404, 'There is no such lead.');
}

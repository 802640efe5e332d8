// Files that the shop sends with an answer: POST /api/admin/leads/:id/attachments, before the answer that takes them.
import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import { attachmentSchema } from '../../../schemas/reply.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { createFormFiles } from '../../artwork/form-files.ts';
import type { Uploads } from '../../artwork/uploads.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';
import { readForm } from '../read-form.ts';

/** Registered in a context of its own: few calls of the desk take files. */
export function addAttachmentRoutes(app: ZodApp, context: AppContext, uploads: Uploads): void {
  const { storage, now } = context;
  const formFiles = createFormFiles(context, uploads);
  app.register(multipart, { throwFileSizeLimit: false });

  app.post(
    '/api/admin/leads/:id/attachments',
    {
      schema: {
        tags: ['Admin'],
        security: signedIn,
        summary:
          'Takes a file for an answer to come: multipart, `file`; without an answer it is deleted after a day',
        consumes: ['multipart/form-data'],
        params: z.object({ id: z.string() }),
        response: { 201: attachmentSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const form = await readForm(request, context, formFiles, 'file');
      let keptId: string | undefined;
      try {
        const lead = await storage.leads.find(request.params.id);
        if (!lead) throw new ProblemError(404, 'There is no such lead.');
        if (form.problem) throw form.problem;
        const [file, ...others] = form.files;
        if (!file || others.length > 0) throw fieldsProblem([{ field: 'file', message: 'Choose one file.' }]);
        const { id, name, bytes, sha256 } = file;
        await storage.artwork.addUpload({ id, name, bytes, sha256, leadId: lead.id, now: now() });
        keptId = id;
        return reply.code(201).send({ id, name, bytes });
      } finally {
        await formFiles.discard(form.files.filter(({ id }) => id !== keptId));
      }
    },
  );
}

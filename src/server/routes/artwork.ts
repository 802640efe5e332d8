// Artwork: POST, HEAD, PATCH and DELETE of /api/artwork, in the manner of the IETF's resumable uploads.
import { timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { uploadAnswerSchema, uploadRequestSchema } from '../../schemas/artwork-upload.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { hashOfKey, type Uploads } from '../artwork/uploads.ts';
import { countUse } from '../limits/limits.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { ProblemError } from '../plugins/problems.ts';

const PATH = '/api/artwork';
const params = z.object({ id: z.string() });
const OFFSET = 'Upload-Offset must be how many bytes are there, a whole number.';
/** By which the holder of an artwork is known. */
const holderHeaders = z.looseObject({
  'x-conversation': z.optional(z.string()),
  'x-artwork-key': z.optional(z.string()),
});
const partHeaders = z.extend(holderHeaders, {
  'upload-offset': z.string(OFFSET).check(z.regex(/^\d{1,15}$/, OFFSET)),
});

export function addArtworkRoutes(app: ZodApp, context: AppContext, uploads: Uploads): void {
  app.post(
    PATH,
    {
      schema: {
        tags: ['Artwork'],
        summary: 'Begins to send a file; X-Conversation names the conversation that it belongs to',
        headers: holderHeaders,
        body: uploadRequestSchema,
        response: { 201: uploadAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      await countUse(request, 'uploads', context);
      const answer = await uploads.begin(request.body, headerOf(request, 'x-conversation') ?? null);
      return reply.code(201).header('location', `${PATH}/${answer.artworkId}`).send(answer);
    },
  );

  app.head(
    `${PATH}/:id`,
    {
      schema: {
        tags: ['Artwork'],
        summary: 'How much of a file is there, in Upload-Offset, Upload-Length and Upload-Complete',
        params,
        headers: holderHeaders,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const artwork = await findOwn(request, request.params.id, context);
      return reply
        .code(204)
        .headers({
          'upload-offset': String(await uploads.offsetOf(artwork)),
          'upload-length': String(artwork.bytes),
          'upload-complete': artwork.state === 'uploading' ? '?0' : '?1',
        })
        .send(null);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags: ['Artwork'],
        summary: 'Takes a file back',
        params,
        headers: holderHeaders,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      await uploads.delete(await findOwn(request, request.params.id, context));
      return reply.code(204).send(null);
    },
  );
}

/** Registered in a context of its own: no other route takes parts of files, and this one no JSON. */
export function addArtworkParts(app: ZodApp, context: AppContext, uploads: Uploads): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/partial-upload', (_request, payload, done) => done(null, payload));
  app.patch(
    `${PATH}/:id`,
    {
      bodyLimit: context.env.artworkMaxBytes,
      schema: {
        tags: ['Artwork'],
        summary: 'Brings what is missing of a file, from Upload-Offset on',
        consumes: ['application/partial-upload'],
        params,
        headers: partHeaders,
        body: z.custom<Readable>(),
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const artwork = await findOwn(request, request.params.id, context);
      const offset = Number(request.headers['upload-offset']);
      const length = await uploads.take(artwork, offset, request.body ?? request.raw);
      return reply.code(204).header('upload-offset', String(length)).send(null);
    },
  );
}

/** The artwork, for whoever holds its conversation or its key. Throws a ProblemError 404 for everybody else. */
async function findOwn(
  request: FastifyRequest,
  id: string,
  { storage }: Pick<AppContext, 'storage'>,
): Promise<Artwork> {
  const artwork = await storage.artwork.find(id);
  const isOwn =
    artwork &&
    (isSame(headerOf(request, 'x-conversation'), artwork.conversationId) ||
      isSame(hashed(headerOf(request, 'x-artwork-key')), artwork.keyHash));
  if (!isOwn) throw new ProblemError(404, 'There is no such artwork.');
  return artwork;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

const hashed = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : hashOfKey(key);

function isSame(given: string | undefined, wanted: string | null): boolean {
  if (given === undefined || wanted === null) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

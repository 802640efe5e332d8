// Artwork: POST, HEAD, PATCH, GET and DELETE of /api/artwork, sent in the manner of the IETF's resumable uploads; and how it
// is to be printed.
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isShownAs } from '../../schemas/artwork.ts';
import {
  type ArtworkQuery,
  artworkAnswerSchema,
  artworkPrintSchema,
  artworkQuerySchema,
  uploadAnswerSchema,
  uploadRequestSchema,
} from '../../schemas/artwork-upload.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import { findSession } from '../accounts/session.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { isKeyOf, isSame } from '../artwork/artwork-key.ts';
import { FILE_HEADERS } from '../artwork/file-headers.ts';
import { type AskedPrint, printAskedFor } from '../artwork/print-asked-for.ts';
import { checkPrint, tellArtwork } from '../artwork/tell-artwork.ts';
import { type ArtworkOwner, noArtwork, type Uploads } from '../artwork/uploads.ts';
import { countArtwork, countUse } from '../limits/limits.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { openedLead } from './job/job-page.ts';
import { languageOfRequest, problemsInOwnLanguage } from './job/own-language.ts';

const PATH = '/api/artwork';
const params = z.object({ id: z.string() });
const OFFSET = 'Upload-Offset must be how many bytes are there, a whole number.';
/** By which the holder of an artwork is known. */
const holderHeaders = z.looseObject({
  'x-conversation': z.optional(z.string()),
  'x-artwork-key': z.optional(z.string()),
  'x-job': z.optional(z.string()),
});
const partHeaders = z.extend(holderHeaders, {
  'upload-offset': z.string(OFFSET).check(z.regex(/^\d{1,15}$/, OFFSET)),
});

/** Registered in a context of its own: on the page of a job its problems are told in the language of the job. */
export function addArtworkRoutes(app: ZodApp, context: AppContext, uploads: Uploads): void {
  app.setErrorHandler(problemsInOwnLanguage(context));
  app.post(
    PATH,
    {
      schema: {
        tags: ['Artwork'],
        summary:
          'Begins to send a file; X-Conversation or X-Job names the conversation, or the job, that it belongs to',
        headers: holderHeaders,
        body: uploadRequestSchema,
        response: { 201: uploadAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      await countUse(request, 'uploads', context);
      if (request.body.bytes <= context.env.artworkMaxBytes)
        await countArtwork(request, request.body.bytes, context);
      const answer = await uploads.begin(request.body, await ownerOf(request, context));
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

  app.get(
    `${PATH}/:id`,
    {
      schema: {
        tags: ['Artwork'],
        summary: 'What the check found, for a print of that width by that method',
        params,
        querystring: artworkQuerySchema,
        headers: holderHeaders,
        response: { 200: artworkAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const artwork = await findReadable(request, request.params.id, context);
      const hasPicture = await context.artworkFiles.hasPicture(artwork.id);
      const answer = tellArtwork(artwork, {
        shop: context.shop.current,
        query: await queryFor(artwork, request.query, context),
        pictureUrl: hasPicture ? `${PATH}/${artwork.id}/picture` : null,
        language: await languageOfRequest(request, context),
      });
      return reply.header('cache-control', 'private, no-store').send(answer);
    },
  );

  app.get(
    `${PATH}/:id/picture`,
    {
      schema: {
        tags: ['Artwork'],
        summary: 'Our own rendering of it, at most 1,200 pixels',
        params,
        headers: holderHeaders,
        response: { 200: PICTURE, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = await findReadable(request, request.params.id, context);
      if (!(await context.artworkFiles.hasPicture(id)))
        throw noArtwork('There is no picture of this artwork.');
      return reply
        .headers({ ...FILE_HEADERS, 'content-type': 'image/png' })
        .send(context.artworkFiles.readPicture(id));
    },
  );

  app.put(
    `${PATH}/:id/print`,
    {
      schema: {
        tags: ['Artwork'],
        summary: 'How the visitor wants it printed',
        params,
        headers: holderHeaders,
        body: artworkPrintSchema,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = await findOwn(request, request.params.id, context);
      checkPrint(request.body, context.shop.current);
      await context.storage.artwork.savePrint(id, request.body);
      return reply.code(204).send(null);
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
  app.setErrorHandler(problemsInOwnLanguage(context));
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

/** Whom the headers name. Throws a ProblemError 404 for a job's link that opens none. */
async function ownerOf(request: FastifyRequest, context: AppContext): Promise<ArtworkOwner | null> {
  const [token, conversationId] = [headerOf(request, 'x-job'), headerOf(request, 'x-conversation')];
  if (token !== undefined) return { leadId: await openedLead(token, context) };
  return conversationId === undefined ? null : { conversationId };
}

/** The artwork, for whoever holds its conversation, its job's link or its key. Throws a ProblemError 404 for everybody else. */
async function findOwn(request: FastifyRequest, id: string, context: AppContext): Promise<Artwork> {
  const artwork = await context.storage.artwork.find(id);
  if (!artwork || !(await isHolder(request, artwork, context))) throw noArtwork();
  return artwork;
}

/** The same, and for whoever is signed in to the desk. */
async function findReadable(request: FastifyRequest, id: string, context: AppContext): Promise<Artwork> {
  const artwork = await context.storage.artwork.find(id);
  const isReadable =
    artwork && ((await isHolder(request, artwork, context)) || (await findSession(request, context)));
  if (!isReadable) throw noArtwork();
  return artwork;
}

/** Who names goods or a method means no other print; a width alone is one of the print that was asked for. */
async function queryFor(artwork: Artwork, query: ArtworkQuery, context: AppContext): Promise<AskedPrint> {
  if (query.product !== undefined || query.method !== undefined) return query;
  const asked = await printAskedFor(artwork, context);
  const { products } = context.shop.current.catalog;
  const { goods } = query;
  const isAsked = products.some(({ id, mockup }) => id === asked.product && mockup === goods);
  if (goods === undefined || isAsked) return { ...asked, ...query };
  const other = products.find(({ mockup }) => isShownAs(mockup, goods));
  return other ? { color: asked.color, ...query, product: other.id } : { ...asked, ...query };
}

async function isHolder(
  request: FastifyRequest,
  artwork: Artwork,
  { jobLinks }: Pick<AppContext, 'jobLinks'>,
): Promise<boolean> {
  if (isSame(headerOf(request, 'x-conversation'), artwork.conversationId)) return true;
  if (isKeyOf(artwork, headerOf(request, 'x-artwork-key'))) return true;
  const token = headerOf(request, 'x-job');
  return token !== undefined && isSame((await jobLinks.find(token))?.leadId, artwork.leadId);
}

const PICTURE = { description: 'The picture', content: { 'image/png': { schema: z.custom<Readable>() } } };

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

// Artwork for the desk: the file as it was sent, all files of a lead, and a mockup.
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Artwork } from '../../../storage/artwork/artwork-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { archiveArtwork, plainFileName } from '../../artwork/archive.ts';
import { itemsAround } from '../../artwork/desk-print.ts';
import { attachment, FILE_HEADERS } from '../../artwork/file-headers.ts';
import { tellDeskArtwork } from '../../artwork/tell-desk-artwork.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { whileConnected } from '../while-connected.ts';

const params = z.object({ id: z.string() });
/** As wide as the goods are drawn; twice what the desk shows. */
const MOCKUP_WIDTH = 800;

export function addDeskArtworkRoutes(app: ZodApp, context: AppContext): void {
  const { storage, artworkFiles: files, mockups } = context;
  const admin = { tags: ['Admin'], security: signedIn, params };

  app.get(
    '/api/admin/artwork/:id/original',
    {
      schema: {
        ...admin,
        summary: 'The file as it was sent: by a visitor, with an answer, or with a mail',
        response: { 200: answerOf('The file', 'application/octet-stream'), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const artwork = (await storage.artwork.findAttachment(id)) ?? (await getArtwork(id));
      if (artwork.state === 'uploading') throw new ProblemError(404, 'This file has not arrived whole yet.');
      const bytes = await files.length(artwork.id);
      if (bytes === undefined)
        throw new ProblemError(404, 'This file is no longer in the folder of artwork.');
      return reply
        .headers({
          ...FILE_HEADERS,
          'content-type': 'application/octet-stream',
          'content-length': bytes,
          'content-disposition': attachment(artwork.name),
        })
        .send(files.read(artwork.id));
    },
  );

  app.get(
    '/api/admin/artwork/:id/mockup',
    {
      schema: {
        ...admin,
        summary: 'A picture of it on the goods that it is for',
        response: { 200: answerOf('The picture', 'image/png'), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const artwork = await getArtwork(request.params.id);
      const items = await itemsAround(artwork, context);
      const [told] = await tellDeskArtwork([artwork], items, context);
      const picture =
        told?.mockupUrl &&
        (await mockups.draw(artwork, items, { width: MOCKUP_WIDTH, signal: whileConnected(reply) }));
      if (!picture) throw new ProblemError(404, 'There is no mockup of this artwork.');
      return reply.headers({ ...FILE_HEADERS, 'content-type': 'image/png' }).send(picture);
    },
  );

  app.get(
    '/api/admin/leads/:id/artwork.zip',
    {
      schema: {
        ...admin,
        summary: 'All files of a lead in one archive; MISSING.txt in it names those that are not there',
        response: { 200: answerOf('The archive', 'application/zip'), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const lead = await storage.leads.find(request.params.id);
      if (!lead) throw new ProblemError(404, 'There is no such lead.');
      const artwork = await storage.artwork.list({ leadId: lead.id });
      if (artwork.length === 0) throw new ProblemError(404, 'This lead has no artwork.');
      const { stream, bytes } = await archiveArtwork(artwork, files);
      return reply
        .headers({
          ...FILE_HEADERS,
          'content-type': 'application/zip',
          'content-length': String(bytes),
          'content-disposition': attachment(plainFileName(`Artwork of ${lead.name}.zip`)),
        })
        .send(stream);
    },
  );

  async function getArtwork(id: string): Promise<Artwork> {
    const artwork = await storage.artwork.find(id);
    if (!artwork) throw new ProblemError(404, 'There is no such artwork.');
    return artwork;
  }
}

/** How the description of the API tells of a file. */
export const answerOf = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: z.custom<Readable | Uint8Array>() } },
});

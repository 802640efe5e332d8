// Leads: GET /api/admin/leads and /api/admin/leads/:id, PATCH and DELETE of one, and POST …/:id/announce.
import * as z from 'zod/mini';
import { type DeskLead, deskLeadSchema, type Lead } from '../../../schemas/lead.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { tellDeskArtwork } from '../../artwork/tell-desk-artwork.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { tellLead } from '../../tell-lead.ts';
import { leadFilters, leadParameters, leadQuerySchema } from './lead-query.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/leads';
const ONE = `${PATH}/:id`;

const params = z.object({ id: z.string() });
const querySchema = z.extend(listQuerySchema, leadQuerySchema.shape);
const changeSchema = z.object({ handled: z.boolean('handled is true or false.') });

export function addLeadRoutes(app: ZodApp, context: AppContext): void {
  const { storage, shop, notifier, artworkFiles, now } = context;
  const admin = { tags: ['Admin'], security: signedIn };

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Leads, newest first, or those owed an answer by when they are due and then the answered',
        querystring: querySchema,
        response: { 200: z.array(deskLeadSchema), ...problemAnswers },
      },
    },
    async ({ query }, reply) => {
      const page = await storage.leads.list({ ...pageRequest(query), ...leadFilters(query, now()) });
      const counts = await storage.artwork.countOf({ leadIds: page.items.map(({ id }) => id) });
      const items = page.items.map((lead) => ({
        ...tellLead(lead, shop.current),
        artworkCount: counts.get(lead.id) ?? 0,
      }));
      const filters = leadParameters(query);
      return linkNext(reply, PATH, { limit: query.limit, filters }, { ...page, items });
    },
  );

  app.get(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'One lead, with its artwork',
        params,
        response: { 200: deskLeadSchema, ...problemAnswers },
      },
    },
    async (request) => getLead(request.params.id),
  );

  app.patch(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'Marks a lead as handled, or takes that back',
        params,
        body: changeSchema,
        response: { 200: deskLeadSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const handled = request.body.handled ? { by: getSession(request).username, at: now() } : null;
      return tell((await storage.leads.setHandled(request.params.id, handled)) ?? refuseUnknown());
    },
  );

  app.delete(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'Deletes a lead with its notifications and artwork; its conversation stays',
        params,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const artwork = await storage.artwork.list({ leadId: id });
      if (!(await storage.leads.delete(id))) refuseUnknown();
      for (const one of artwork) await artworkFiles.delete(one.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/announce`,
    {
      schema: {
        ...admin,
        summary: 'Tells the shop of a lead again',
        params,
        response: { 202: deskLeadSchema, ...problemAnswers },
      },
    },
    async ({ params: { id } }, reply) => {
      await getLead(id);
      if (notifier.channels.length === 0) throw nobodyToTell();
      await storage.outbox.notifyAgain(id, notifier.channels, now());
      notifier.wake();
      return reply.code(202).send(await getLead(id));
    },
  );

  async function getLead(id: string): Promise<DeskLead> {
    return tell((await storage.leads.find(id)) ?? refuseUnknown());
  }

  async function tell(lead: Lead): Promise<DeskLead> {
    const files = await storage.artwork.list({ leadId: lead.id });
    const artwork = await tellDeskArtwork(files, lead.items, context);
    return { ...tellLead(lead, shop.current), artworkCount: artwork.length, artwork };
  }
}

function refuseUnknown(): never {
  throw new ProblemError(404, 'There is no such lead.');
}

function nobodyToTell(): ProblemError {
  return new ProblemError(
    409,
    'Nobody is configured to be told of leads. SMTP_URL or NOTIFY_WEBHOOK_URL says who is.',
  );
}

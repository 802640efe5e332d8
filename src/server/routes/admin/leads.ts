// Leads: GET /api/admin/leads and /api/admin/leads/:id, PATCH and DELETE of one, and POST …/:id/announce.
import * as z from 'zod/mini';
import { type DeskLead, deskLeadSchema, type Lead, type NotificationChannel } from '../../../schemas/lead.ts';
import { leadChangeSchema, noteSchema, timelineSchema } from '../../../schemas/pipeline.ts';
import type { JobEvent } from '../../../storage/job/job-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { tellDeskArtwork } from '../../artwork/tell-desk-artwork.ts';
import { COUNTED, countProofs } from '../../job/count-proofs.ts';
import { tellDeskJob } from '../../job/tell-job.ts';
import { changeLead, noteOn } from '../../pipeline/pipeline.ts';
import { tellTimeline } from '../../pipeline/tell-timeline.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';
import { tellLead } from '../../tell-lead.ts';
import { leadFilters, leadParameters, leadQuerySchema } from './lead-query.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/leads';
const ONE = `${PATH}/:id`;

/** Those that carry replies. */
const REPLIES: NotificationChannel[] = ['reply', 'chat'];

const params = z.object({ id: z.string() });
const querySchema = z.extend(listQuerySchema, leadQuerySchema.shape);

export function addLeadRoutes(app: ZodApp, context: AppContext): void {
  const { storage, shop, env, jobLinks, notifier, artworkFiles, now } = context;
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
      const leadIds = page.items.map(({ id }) => id);
      const counts = await storage.artwork.countOf({ leadIds });
      const events = await storage.job.listEventsOf(leadIds, COUNTED);
      const items = page.items.map((lead) => ({
        ...tellLead(lead, shop.current),
        artworkCount: counts.get(lead.id) ?? 0,
        proofs: countsOf(lead, events),
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
        summary:
          'Marks a lead as handled or takes that back, sets its status, gives it to somebody, moves its job along the press run',
        params,
        body: leadChangeSchema,
        response: { 200: deskLeadSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { handled, ...change } = request.body;
      const by = getSession(request).username;
      if (change.assignee && !(await storage.users.find(change.assignee)))
        throw fieldsProblem([{ field: 'assignee', message: 'Nobody of the shop has that username.' }]);
      if (handled !== undefined) await storage.leads.setHandled(id, handled ? { by, at: now() } : null);
      await storage.job.decide(id, changeLead(change, by), now());
      noteForAudit(request, { detail: sayChange({ handled, ...change }) });
      return getLead(id);
    },
  );

  app.post(
    `${ONE}/link`,
    {
      schema: {
        ...admin,
        summary: 'Makes a new link to the page of its job; the old one ends',
        params,
        response: { 201: z.object({ url: z.string() }), ...problemAnswers },
      },
    },
    async ({ params: { id } }, reply) => {
      const path = (await jobLinks.renew(id)) ?? refuseUnknown();
      return reply.code(201).send({ url: `${env.publicUrl ?? ''}${path}` });
    },
  );

  app.post(
    `${ONE}/notes`,
    {
      schema: {
        ...admin,
        summary: 'Notes something for the shop; who is named as @username is mentioned',
        params,
        body: noteSchema,
        response: { 201: deskLeadSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { text } = request.body;
      const name = getSession(request).username;
      const mentions = await mentionedIn(text);
      await storage.job.decide(id, noteOn({ text, mentions }, name), now());
      return reply.code(201).send(await getLead(id));
    },
  );

  app.get(
    `${ONE}/timeline`,
    {
      schema: {
        ...admin,
        summary: 'All that happened to a lead, with who and when, the oldest first',
        params,
        response: { 200: timelineSchema, ...problemAnswers },
      },
    },
    async ({ params: { id } }) => {
      const lead = (await storage.leads.find(id)) ?? refuseUnknown();
      return tellTimeline(lead, await storage.job.listEvents(id));
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
      const files = await storage.artwork.listIds({ leadId: id });
      if (!(await storage.leads.delete(id))) refuseUnknown();
      for (const file of files) await artworkFiles.delete(file);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/announce`,
    {
      schema: {
        ...admin,
        summary: 'Tells the shop of a lead again, and sends replies again that were given up',
        params,
        response: { 202: deskLeadSchema, ...problemAnswers },
      },
    },
    async ({ params: { id } }, reply) => {
      await getLead(id);
      if (notifier.channels.length === 0) throw nobodyToTell();
      await storage.outbox.notifyAgain(id, notifier.channels, now());
      await storage.outbox.retryFailed(id, REPLIES, now());
      notifier.wake();
      return reply.code(202).send(await getLead(id));
    },
  );

  async function mentionedIn(text: string): Promise<string[]> {
    const named = new Set([...text.matchAll(/(?<![\w.])@([\w.-]*\w)/g)].map(([, name = '']) => name));
    const found = await Promise.all([...named].map((name) => storage.users.find(name)));
    return found.flatMap((user) => (user ? [user.username] : []));
  }

  async function getLead(id: string): Promise<DeskLead> {
    return tell((await storage.leads.find(id)) ?? refuseUnknown());
  }

  async function tell(lead: Lead): Promise<DeskLead> {
    const files = await storage.artwork.list({ leadId: lead.id });
    const artwork = await tellDeskArtwork(files, lead.items, context);
    const job = await tellDeskJob(lead, context);
    const proofs = countsOf(lead, await storage.job.listEventsOf([lead.id], COUNTED));
    return { ...tellLead(lead, shop.current), artworkCount: artwork.length, artwork, proofs, job };
  }

  const countsOf = ({ id, items }: Lead, events: Map<string, JobEvent[]>) =>
    countProofs(
      events.get(id) ?? [],
      items.map((item) => item.id),
    );
}

/** 'status won, assignee Rosa'. What was written of it is in the timeline. */
const sayChange = ({ lostReason: _, ...change }: z.infer<typeof leadChangeSchema>): string =>
  Object.entries(change)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name} ${value ?? 'nobody'}`))
    .join(', ');

function refuseUnknown(): never {
  throw new ProblemError(404, 'There is no such lead.');
}

function nobodyToTell(): ProblemError {
  return new ProblemError(
    409,
    'Nobody is configured to be told of leads. SMTP_URL or NOTIFY_WEBHOOK_URL says who is, or a phone that takes pushes.',
  );
}

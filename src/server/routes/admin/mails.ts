// Mails that belong to no job: GET /api/admin/mails, /:id and /:id/jobs, PATCH, POST …/join and …/lead.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { NOT_SAID } from '../../../assistant/lead/save-lead.ts';
import { isEmail } from '../../../schemas/contact-details.ts';
import type { Lead } from '../../../schemas/lead.ts';
import { LONGEST } from '../../../schemas/longest.ts';
import {
  joinedMailSchema,
  MAIL_LISTS,
  mailChangeSchema,
  mailJobsSchema,
  mailJoinSchema,
  mailSchema,
  mailsSchema,
} from '../../../schemas/mail.ts';
import { replyDueAt } from '../../../shop/opening-hours.ts';
import type { Mail } from '../../../storage/mailbox/mail-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { toMessage } from '../../mailbox/mail-message.ts';
import { findJobs, tellListedMail, tellMail } from '../../mailbox/tell-mails.ts';
import { isSender } from '../../notifications/mails/sender.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/mails';
const ONE = `${PATH}/:id`;
const admin = { tags: ['Admin'], security: signedIn };
const params = z.object({ id: z.string() });
const LIST = `list is one of ${MAIL_LISTS.join(', ')}.`;
const querySchema = z.extend(listQuerySchema, { list: z._default(z.enum(MAIL_LISTS, LIST), 'open') });
const jobsQuerySchema = z.object({
  q: z._default(z.string('q is text.').check(z.maxLength(200, 'That is too long to look for.')), ''),
});

export function addMailRoutes(app: ZodApp, context: AppContext): void {
  const { storage, shop, env, notifier, artworkChecks, now } = context;
  const { mails } = storage;

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Mails that belong to no job, newest first',
        querystring: querySchema,
        response: { 200: mailsSchema, ...problemAnswers },
      },
    },
    async ({ query }, reply) => {
      const page = await mails.list({ ...pageRequest(query), which: query.list });
      const told = { ...page, items: page.items.map(tellListedMail) };
      return linkNext(reply, PATH, { limit: query.limit, filters: { list: query.list } }, told);
    },
  );

  app.get(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'One of them, with the job that it may belong to',
        params,
        response: { 200: mailSchema, ...problemAnswers },
      },
    },
    async (request) => tellMail(await getMail(request.params.id), context),
  );

  app.get(
    `${ONE}/jobs`,
    {
      schema: {
        ...admin,
        summary:
          'Jobs that it can be put into, by name, address or number; without words those of its sender',
        params,
        querystring: jobsQuerySchema,
        response: { 200: mailJobsSchema, ...problemAnswers },
      },
    },
    async ({ params: { id }, query: { q } }) => findJobs(await getMail(id), q.trim(), context),
  );

  app.patch(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'Says that a mail is not for the shop, or takes that back',
        params,
        body: mailChangeSchema,
        response: { 200: mailSchema, ...problemAnswers },
      },
    },
    async ({ params: { id }, body: { dismissed } }) => {
      await getMail(id);
      await mails.setDismissed(id, dismissed, now());
      return tellMail(await getMail(id), context);
    },
  );

  app.post(
    `${ONE}/join`,
    {
      schema: {
        ...admin,
        summary: 'Puts a mail into a job, as if it had answered one of its mails',
        params,
        body: mailJoinSchema,
        response: { 200: joinedMailSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { leadId } = request.body;
      noteForAudit(request, { about: { kind: 'lead', id: leadId } });
      const lead = (await storage.leads.find(leadId)) ?? refuse('There is no such lead.');
      const joined = await mails.join(id, lead.id, (mail) => joinOf(mail, lead, isOurs(mail)), now());
      if (joined === 'taken') throw taken();
      if (joined === undefined) refuse('There is no such mail.');
      artworkChecks.wake();
      return { leadId: lead.id };
    },
  );

  app.post(
    `${ONE}/lead`,
    {
      schema: {
        ...admin,
        summary: 'Makes a lead of a mail',
        params,
        response: { 201: joinedMailSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const mail = (await mails.find(request.params.id)) ?? refuse('There is no such mail.');
      // A button that was pressed twice.
      if (mail.leadId !== null) throw taken();
      const lead = leadOf(mail);
      // Whoever makes it knows of it.
      const notify = notifier.channels.filter((channel) => channel === 'webhook');
      const made = { ...lead, replyDueAt: replyDueAt(shop.current, now()).toISOString(), notify };
      const leadId = await mails.makeLead(mail.id, made, (one) => joinOf(one, lead), now());
      if (leadId === 'taken') throw taken();
      if (leadId === undefined) refuse('There is no such mail.');
      noteForAudit(request, { about: { kind: 'lead', id: leadId } });
      artworkChecks.wake();
      notifier.wake();
      return reply.code(201).send({ leadId });
    },
  );

  /** A colleague's answer by a mail program: whoever puts it into a job vouches for it. */
  const isOurs = ({ from }: Mail): boolean => isSender(from.address, shop.current, env);

  async function getMail(id: string): Promise<Mail> {
    const mail = await mails.find(id);
    if (mail?.state !== 'open' && mail?.state !== 'dismissed') refuse('There is no such mail.');
    return mail;
  }
}

/** Told to nobody: whoever puts it there has read it. */
const joinOf = (mail: Mail, lead: Pick<Lead, 'email'>, isOurs = false) => ({
  event: toMessage(mail, lead, { isOurs }),
  notify: [],
});

function leadOf({ from, subject, text }: Mail) {
  return {
    id: randomUUID(),
    name: from.name.slice(0, LONGEST.name).toWellFormed() || NOT_SAID,
    email: isEmail(from.address) ? from.address : null,
    service: NOT_SAID,
    details: [subject, text].filter(Boolean).join('\n\n').slice(0, LONGEST.details).toWellFormed(),
  };
}

const taken = (): ProblemError => new ProblemError(409, 'This mail is in a job already.');

function refuse(why: string): never {
  throw new ProblemError(404, why);
}

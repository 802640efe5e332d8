// Quotes from the desk: POST /api/admin/leads/:id/quotes sends a version, and …/:version/withdraw takes it back.
import * as z from 'zod/mini';
import { quoteSchema } from '../../../schemas/quote.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { isMailed } from '../../job/job-url.ts';
import { type Refusal, sendQuote, withdrawQuote } from '../../job/quotes.ts';
import { quotedItems } from '../../job/tell-quote.ts';
import { languageOf } from '../../lead-language.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';
import { tellLead } from '../../tell-lead.ts';

const PATH = '/api/admin/leads/:id/quotes';
const VERSION = 'The version is a whole number.';
const versionParams = z.object({
  id: z.string(),
  version: z.coerce.number(VERSION).check(z.int(VERSION), z.minimum(1, VERSION)),
});

export function addQuoteRoutes(app: ZodApp, context: AppContext): void {
  const { storage, shop, env, notifier, now } = context;
  const admin = { tags: ['Admin'], security: signedIn };

  app.post(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Sends a quote, the next version: to the page of the job, and by mail where that can be',
        params: z.object({ id: z.string() }),
        body: quoteSchema,
        response: { 201: z.object({ version: z.number() }), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const lead = (await storage.leads.find(id)) ?? refuseUnknown();
      const at = now();
      if (request.body.validUntil < dayInZone(at, shop.current.time_zone))
        throw fieldsProblem([{ field: 'validUntil', message: 'The quote would be over before it is read.' }]);
      const by = getSession(request).username;
      const choose = sendQuote(request.body, quotedItems(tellLead(lead, shop.current, languageOf(lead))), {
        name: by,
        notify: isMailed(lead, env) ? ['quote'] : [],
        today: dayInZone(at, shop.current.time_zone),
      });
      const version = (await storage.job.decide(id, choose, at)) ?? refuseUnknown();
      // A quote is an answer by a person.
      if (lead.handledAt === null) await storage.leads.setHandled(id, { by, at });
      notifier.wake();
      return reply.code(201).send({ version });
    },
  );

  app.post(
    `${PATH}/:version/withdraw`,
    {
      schema: {
        ...admin,
        summary: 'Takes the newest version back, so that it cannot be accepted',
        params: versionParams,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id, version } = request.params;
      const at = now();
      const choose = withdrawQuote(
        version,
        getSession(request).username,
        dayInZone(at, shop.current.time_zone),
      );
      const result = (await storage.job.decide(id, choose, at)) ?? refuseUnknown();
      if (typeof result !== 'string') throw refusal(result.refused);
      return reply.code(204).send(null);
    },
  );
}

const refusal = (refused: Refusal): ProblemError =>
  refused === 'unknown'
    ? new ProblemError(404, 'There is no such version.')
    : new ProblemError(
        409,
        refused === 'accepted'
          ? 'The customer has accepted this version. Send a new one to change it.'
          : 'A newer version stands in its place.',
      );

function refuseUnknown(): never {
  throw new ProblemError(404, 'There is no such lead.');
}

// What the customer says to a quote: POST /api/job/:token/accept, as JSON from the page's script, and as a form.
import formBody from '@fastify/formbody';
import * as z from 'zod/mini';
import { OF_JOB_NEWS } from '../../../schemas/lead.ts';
import { acceptQuoteSchema } from '../../../schemas/quote.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { acceptQuote, type Refusal } from '../../job/quotes.ts';
import { countUse } from '../../limits/limits.ts';
import { problemAnswers } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { formErrors } from './form-errors.ts';
import { isForm, openedJob } from './job-page.ts';
import { languageOfRequest, problemsInOwnLanguage } from './own-language.ts';

const params = z.object({ token: z.string() });

/** Registered in a context of its own: no other route takes forms beside JSON. */
export function addQuoteCalls(app: ZodApp, context: AppContext): void {
  const { storage, shop, notifier, now } = context;
  app.setErrorHandler(problemsInOwnLanguage(context));
  app.register(formBody);

  app.post(
    '/api/job/:token/accept',
    {
      schema: {
        tags: ['Job page'],
        summary: 'Accepts the newest quote by a typed name; a form is answered with 303 to the page',
        params,
        body: acceptQuoteSchema,
        response: {
          201: z.object({ quoteVersion: z.number(), name: z.string(), acceptedAt: z.string() }),
          ...problemAnswers,
        },
      },
      errorHandler: formErrors(context, { of: 'quote', field: 'name' }),
    },
    async (request, reply) => {
      const { token } = request.params;
      const { quoteVersion, name, language = await languageOfRequest(request, context) } = request.body;
      const { leadId, who } = await openedJob(token, context);
      await countUse(request, 'jobMessages', context, leadId);
      const at = now();
      const notify = notifier.channels.filter((channel) => OF_JOB_NEWS.includes(channel));
      const choose = acceptQuote(
        { version: quoteVersion, name, person: who.person, language, notify },
        dayInZone(at, shop.current.time_zone),
      );
      const result = (await storage.job.decide(leadId, choose, at)) ?? refuse('unknown');
      if ('refused' in result) return refuse(result.refused);
      notifier.wake();
      if (isForm(request)) return reply.redirect(`/job/${token}#quote`, 303);
      const acceptedAt = result.at ?? at.toISOString();
      return reply.code(201).send({ quoteVersion, name: result.name, acceptedAt });
    },
  );
}

const WHY: Record<Exclude<Refusal, 'unknown'>, string> = {
  replaced: 'We have sent a newer version of this quote since. Please look at that one.',
  withdrawn: 'We have taken this quote back. Write to us, and we send a new one.',
  expired: 'This quote has ended. Ask us for a fresh one: write to us here.',
  accepted: 'This quote has been accepted already, under another name.',
};

function refuse(refused: Refusal): never {
  if (refused === 'unknown') throw new ProblemError(404, 'There is no such version of a quote.');
  throw new ProblemError(409, WHY[refused]);
}

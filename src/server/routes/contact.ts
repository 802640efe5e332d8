// POST /api/contact: the quote form.
import { randomUUID } from 'node:crypto';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import { contactAnswerSchema } from '../../schemas/contact.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { noJobUrl, withJobUrl } from '../job/job-url.ts';
import { isTrapped } from '../limits/honeypot.ts';
import { storeCounted } from '../limits/limits.ts';
import { idempotentHeaders } from '../plugins/idempotency-key.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { contactSchemaOf, openArtwork, saveContact } from '../turns/save-contact.ts';
import type { WithIdempotency } from '../turns/with-idempotency.ts';
import { replyBy } from './reply-by.ts';
import { sendAnswer } from './send-answer.ts';

const ROUTE = 'POST /api/contact';

export function addContactRoutes(app: ZodApp, context: AppContext, withIdempotency: WithIdempotency): void {
  app.post(
    '/api/contact',
    {
      schema: {
        tags: ['Quote form'],
        summary: 'Asks for a quote',
        headers: idempotentHeaders,
        body: contactSchemaOf(context.shop.current),
        response: { 201: contactAnswerSchema, ...problemAnswers },
      },
      // The services on offer change with the shop's facts.
      validatorCompiler: ({ httpPart, method, url, ...part }) => {
        const fixed: unknown = part.schema;
        if (httpPart !== 'body') return validatorCompiler({ schema: fixed as $ZodType, method, url });
        return (body) =>
          validatorCompiler({ schema: contactSchemaOf(context.shop.current), method, url })(body);
      },
      preValidation: async (request, reply) => {
        if (isTrapped(request.body))
          return reply
            .code(201)
            .send({ id: randomUUID(), replyBy: replyBy(context), jobUrl: noJobUrl(context) });
      },
    },
    async (request, reply) => {
      const { body } = request;
      const answer = await withIdempotency(
        { scope: ROUTE, key: request.headers['idempotency-key'], body },
        async (keep) => {
          const contact = { ...body, artworkIds: await openArtwork(context, body) };
          return storeCounted(request, 'forms', context, () =>
            saveContact({ ...context, shop: context.shop.current, now: context.now() }, contact, keep),
          );
        },
      );
      sendAnswer(reply, await withJobUrl(answer, context, request.log));
      return reply;
    },
  );
}

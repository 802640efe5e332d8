// Answers to a customer: /api/admin/leads/:id/replies, sent now or later, and what the desk needs to write them.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  acceptedReplySchema,
  plannedReplySchema,
  type ReplyRequest,
  replyDeskSchema,
  replyRequestSchema,
} from '../../../schemas/reply.ts';
import { ArtworkTakenError } from '../../../storage/artwork/artwork-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { jobUrlOf } from '../../job/job-url.ts';
import { isOnPage } from '../../live/tell-live.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { idempotentHeaders } from '../../plugins/idempotency-key.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';
import { hideJobLink } from '../../replies/job-link-in-text.ts';
import { leaveReply, type ReplyToLeave } from '../../replies/leave-reply.ts';
import { tellPlanned, tellReplyDesk } from '../../replies/tell-reply-desk.ts';
import type { Answer, Keep, WithIdempotency } from '../../turns/with-idempotency.ts';
import { sendAnswer } from '../send-answer.ts';

const PATH = '/api/admin/leads/:id/replies';
const DAY_MS = 24 * 60 * 60_000;
const FURTHEST_DAYS = 30;

const params = z.object({ id: z.string() });

export function addReplyRoutes(app: ZodApp, context: AppContext, withIdempotency: WithIdempotency): void {
  const { storage, shop, env, notifier, now } = context;
  const admin = { tags: ['Admin'], security: signedIn };

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'What an answer can be made of and where it can go; those that are planned',
        params,
        response: { 200: replyDeskSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const lead = (await storage.leads.find(request.params.id)) ?? refuseUnknown();
      return tellReplyDesk(lead, getSession(request).username, context);
    },
  );

  app.post(
    PATH,
    {
      schema: {
        ...admin,
        summary:
          'Answers the customer by email or in the chat, now or at `sendAt`; the page of the job shows it',
        params,
        headers: idempotentHeaders,
        body: replyRequestSchema,
        response: { 202: acceptedReplySchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { body, headers } = request;
      const key = headers['idempotency-key'];
      const once = { scope: `POST ${PATH}`, key: key && `${id} ${key}`, body };
      const by = getSession(request).username;
      const answer = await withIdempotency(once, (keep) =>
        take(id, { body, by, keep }).catch((error: unknown) => {
          throw error instanceof ArtworkTakenError ? noSuchFile() : error;
        }),
      );
      notifier.wake();
      noteForAudit(request, { detail: `${body.channel}${body.sendAt ? ', planned' : ''}` });
      sendAnswer(reply, answer);
      return reply;
    },
  );

  app.delete(
    `${PATH}/:reply`,
    {
      schema: {
        ...admin,
        summary: 'Takes a planned reply back',
        params: z.object({ id: z.string(), reply: z.string() }),
        response: { 200: plannedReplySchema, ...problemAnswers },
      },
    },
    async ({ params: { id, reply } }) => {
      const taken = await storage.replies.takeBack(id, reply, now());
      if (taken) return tellPlanned(taken, (await jobUrlOf(id, context)) ?? null);
      const hasLeft = (await storage.job.listEvents(id)).some(
        (event) => event.kind === 'message' && event.data.sent?.id === reply,
      );
      throw hasLeft
        ? new ProblemError(409, 'This reply has left already.')
        : new ProblemError(404, 'There is no such reply.');
    },
  );

  async function take(
    leadId: string,
    { body, by, keep }: { body: ReplyRequest; by: string; keep: Keep | undefined },
  ): Promise<Answer> {
    const at = now();
    const lead = (await storage.leads.find(leadId)) ?? refuseUnknown();
    const sendAt = timeOf(body.sendAt ?? null, at);
    const ids = [...new Set(body.attachments)];
    const files = await storage.artwork.listUploads(leadId, ids);
    if (files.length < ids.length) throw noSuchFile();
    const text = await hideJobLink(body.text, leadId, context);
    const { channel, withEstimate, answered, quoteVersion = null } = body;
    const attachments = files.map(({ id, name, bytes }) => ({ id, name, bytes }));
    const written: ReplyToLeave = {
      id: randomUUID(),
      ...{ channel, text, withEstimate, quoteVersion, attachments, answered, by },
    };
    const isThere = lead.conversationId !== null && (await isOnPage(lead.conversationId, context));
    const choose = leaveReply(written, lead, { shop: shop.current, env, now: at, isOnPage: isThere });
    const { id } = written;
    if (sendAt !== null) {
      // What could not leave now is not planned either.
      const { result } = choose(await storage.job.listEvents(leadId));
      if ('refused' in result) throw new ProblemError(409, result.refused);
      const answer = { status: 202, body: { id, state: 'planned', sendAt } };
      const kept = keep && { answer: keep(answer, leadId) };
      if (!(await storage.replies.plan({ ...written, leadId, sendAt }, { now: at, ...kept })))
        refuseUnknown();
      return answer;
    }
    const answer = { status: 202, body: { id, state: 'sent', sendAt: null } };
    const left = await storage.job.decide(
      leadId,
      (events) => {
        const decision = choose(events);
        if ('refused' in decision.result) return decision;
        return { ...decision, attach: ids, answer: keep?.(answer, leadId) };
      },
      at,
    );
    if (!left) return refuseUnknown();
    if ('refused' in left) throw new ProblemError(409, left.refused);
    return answer;
  }
}

/** Throws a ProblemError 400 for a time that is over or far away. */
function timeOf(sendAt: string | null, now: Date): string | null {
  if (sendAt === null) return null;
  const at = new Date(sendAt);
  const refuse = (message: string) => fieldsProblem([{ field: 'sendAt', message }]);
  if (at <= now) throw refuse('That time is over. Send it now, or choose a time to come.');
  if (at.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS)
    throw refuse(`A reply can wait for ${FURTHEST_DAYS} days at most.`);
  return at.toISOString();
}

const noSuchFile = (): ProblemError =>
  fieldsProblem([
    { field: 'attachments', message: 'One of the files is not here any more. Please add it again.' },
  ]);

function refuseUnknown(): never {
  throw new ProblemError(404, 'There is no such lead.');
}

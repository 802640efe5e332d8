// What a form of a job's page is answered where it is not taken: the page with what is wrong, and what was typed.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JobProblem } from '../../../schemas/page.ts';
import type { AppContext } from '../../app-context.ts';
import { sendError } from '../../plugins/problems.ts';
import { isForm, sendJob } from './job-page.ts';
import { inOwnLanguage } from './own-language.ts';

interface Form {
  /** Left out for messages and files. */
  of?: JobProblem['of'];
  /** Its field of words. */
  field?: string;
}

/** An error handler; what is no form gets the problem as JSON. */
export const formErrors =
  (context: AppContext, form: Form = {}) =>
  async (error: Error, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    isForm(request)
      ? showAgain(error, request, reply, context, form)
      : sendError(await inOwnLanguage(error, request, context), request, reply);

export async function showAgain(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
  { of, field = 'text' }: Form = {},
): Promise<FastifyReply> {
  const { status, message, errors, headers } = await inOwnLanguage(error, request, context);
  const body = (request.body ?? {}) as Record<string, unknown>;
  return sendJob(request as Parameters<typeof sendJob>[0], reply, context, {
    ...(of && { of }),
    status,
    message: errors[0]?.message ?? message,
    text: textOf(body[field]),
    version: Number(body.proofVersion) || 0,
    neededBy: textOf(body.neededBy),
    headers,
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

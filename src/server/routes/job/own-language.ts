// Problems in the language of the job that a request is about, named by the link in its path or in X-Job.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../schemas/language.ts';
import type { AppContext } from '../../app-context.ts';
import { errorsInSpanish, problemInSpanish } from '../../job/problems-in-spanish.ts';
import { languageOf, languageOfBrowser } from '../../lead-language.ts';
import { notedProblem, ProblemError, sendError } from '../../plugins/problems.ts';

/** The error handler of routes that a customer's page calls. */
export const problemsInOwnLanguage =
  (context: AppContext) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendError(await inOwnLanguage(error, request, context), request, reply);

/** What `error` stands for, as the customer reads it; what is our side's fault is logged. */
export async function inOwnLanguage(
  error: unknown,
  request: FastifyRequest,
  context: AppContext,
): Promise<ProblemError> {
  const { status, message, errors, headers } = notedProblem(error, request);
  const isSpanish = (await languageOfRequest(request, context)) === 'es';
  // It was logged.
  return new ProblemError(status, isSpanish ? problemInSpanish(message) : message, {
    errors: isSpanish ? errorsInSpanish(errors) : errors,
    headers,
    isExpected: true,
  });
}

/** The lead's; where none is known, or the database does not answer, what the browser prefers; English for other callers. */
export async function languageOfRequest(
  request: FastifyRequest,
  context: Pick<AppContext, 'jobLinks' | 'storage'>,
): Promise<Language> {
  const token = tokenOf(request);
  const browsers = languageOfBrowser(request.headers['accept-language']);
  if (token === undefined) return isOfJob(request) ? browsers : 'en';
  try {
    const opened = await context.jobLinks.find(token);
    const lead = opened && (await context.storage.leads.find(opened.leadId));
    return lead ? languageOf(lead) : browsers;
  } catch (error) {
    request.log.warn({ err: error }, 'the language of a job could not be read');
    return browsers;
  }
}

function tokenOf({ params, headers }: FastifyRequest): string | undefined {
  const { token = headers['x-job'] } = (params ?? {}) as { token?: string };
  return typeof token === 'string' ? token : undefined;
}

/** The form for lost links has no link. */
const isOfJob = ({ routeOptions }: FastifyRequest): boolean =>
  /^(?:\/api)?\/job\//.test(routeOptions.url ?? '');

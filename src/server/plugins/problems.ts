// Every error answer: what was thrown anywhere becomes RFC 9457 problem details in one place.
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FieldError, Problem } from '../../schemas/problem.ts';
import type { Shop } from '../../schemas/shop.ts';
import { InvalidCursorError } from '../../storage/cursor.ts';
import { StorageUnavailableError } from '../../storage/storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop's phone, for whoever cannot be served otherwise. */
    shopPhone: () => string;
  }
}

/** Seconds after which somebody who was turned away may try again. */
const RETRY_AFTER = 5;

/**
 * Thrown by routes and hooks for an answer that is not a success.
 *
 *     throw new ProblemError(404, 'There is no such conversation.');
 */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;
  /** True for a status over 500 that is no failure, such as of what is not set up: it is not logged as one. */
  readonly isExpected: boolean;

  constructor(
    status: number,
    detail: string,
    more: {
      errors?: FieldError[];
      headers?: Record<string, string>;
      cause?: unknown;
      isExpected?: boolean;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
    this.isExpected = more.isExpected ?? false;
  }
}

/** 400 with a message per field; of several for one field the first. */
export function fieldsProblem(errors: FieldError[]): ProblemError {
  const first = new Map(errors.toReversed().map((error) => [error.field, error]));
  return new ProblemError(400, 'Some of this needs another look.', {
    errors: [...first.values()].toReversed(),
  });
}

/** Maps whatever a route, hook or parser throws; what nobody foresaw is logged and answered as 500. */
export function addProblems(app: FastifyInstance, { shop }: { shop: { current: Shop } }): void {
  app.decorate('shopPhone', () => shop.current.brand.phone);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** Answers with the problem that `error` stands for; `extra` members stand beside the standard ones. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  extra: Record<string, unknown> = {},
): FastifyReply {
  const problem = notedProblem(error, request);
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ ...describeProblem(problem), ...extra });
}

/** The body of the problem that `error` stands for, where an answer has begun already. */
export const problemOf = (error: unknown, request: FastifyRequest): Problem =>
  describeProblem(notedProblem(error, request));

/** The answer that `error` stands for; what is our side's fault is logged. */
export function notedProblem(error: unknown, request: FastifyRequest): ProblemError {
  if (error instanceof StorageUnavailableError) {
    request.log.warn({ fault: error.message }, 'could not answer: the database cannot be used');
    return new ProblemError(503, sayUnavailable(request), {
      headers: { 'retry-after': String(RETRY_AFTER) },
    });
  }
  const problem = toProblemError(error);
  if (problem.status >= 500 && !problem.isExpected) request.log.error({ err: error }, 'could not answer');
  return problem;
}

/** Only the admin reads what is stored: the shop's own phone is no help there. */
function sayUnavailable({ method, server }: FastifyRequest): string {
  if (method === 'GET' || method === 'HEAD')
    return 'This cannot be read right now. Please try again in a moment.';
  return `We cannot save this right now. Please try again in a moment, or call us at ${server.shopPhone()}.`;
}

/** The body of a problem answer. */
export function describeProblem({ status, message, errors }: ProblemError): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    ...(errors.length > 0 && { errors }),
  };
}

function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return toFieldsProblem(error);
  if (error instanceof InvalidCursorError) {
    return fieldsProblem([{ field: 'cursor', message: 'This cursor is not one of ours.' }]);
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) {
    return new ProblemError(status, DETAILS[status] ?? 'The request cannot be read.', { cause: error });
  }
  return new ProblemError(500, 'Something went wrong on our side.', { cause: error });
}

/** What Fastify itself refuses, in our words. */
const DETAILS: Record<number, string> = {
  400: 'The body is not the JSON that it says it is.',
  413: 'The body is over 64 KiB.',
  415: 'This call does not take that content type.',
};

function toFieldsProblem(error: {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string | undefined;
}): ProblemError {
  const errors = error.validation.map(({ instancePath, message }) => ({
    field: instancePath.slice(1).replaceAll('/', '.'),
    message: message ?? 'Not valid.',
  }));
  if (errors.some(({ field }) => field === ''))
    return new ProblemError(400, 'The body must be a JSON object.');
  return fieldsProblem(errors);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

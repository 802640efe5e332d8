// What the log says of a request: one line with its id, method, route, status and time. Never its URL,
// body, cookies or address, and of an error nothing that could quote a visitor.
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';

export interface LogOptions {
  level: string;
  /** Where lines go; standard output if left out. */
  stream?: { write(line: string): void };
}

/** Fastify's options for a log that may be shown to anybody. */
export function loggerOptions(log: LogOptions) {
  return {
    logger: { ...log, serializers: { req: describeRequest, err: describeError } },
    logController: new RequestLog(),
  } satisfies FastifyServerOptions;
}

class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      ...describeRequest(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (request.routeOptions.config.isLive && reply.statusCode === 200)
      request.log.info({ ...line, ms: null }, 'page closed');
    else if (error) request.log.warn({ ...line, err: error }, 'reply cut off');
    else request.log.info(line, 'answered');
  }
}

/** The route's pattern stands for the path, which may hold an id. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? null };
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [member: string]: unknown;
}

/** Name, code and stack; the message too, unless it comes from a parser or database, which quote what they read. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? error.code : undefined;
  const quotes = error instanceof SyntaxError || 'severity' in error;
  return {
    type: error.name,
    message: quotes ? '' : error.message,
    ...(code !== undefined && { code }),
    stack: (error.stack?.match(/^\s+at .*$/gm) ?? []).map((line) => line.trim()).join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

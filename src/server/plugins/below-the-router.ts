// Errors that reach no route and no hook: what cannot be parsed as HTTP, and URLs that cannot be decoded.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAdminPath } from '../accounts/admin-path.ts';
import type { AppContext } from '../app-context.ts';
import { decodedPath, requireSession } from './admin-guard.ts';
import { baseHeaderLines, setBaseHeaders } from './base-headers.ts';
import { describeProblem, ProblemError, sendError } from './problems.ts';
import { isWaitedFor } from './slow-bodies.ts';

/** Fastify's `frameworkErrors`: a URL whose escapes are no UTF-8. */
export function answerMalformedUrl(context: AppContext) {
  return async (_error: Error, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    setBaseHeaders(request, reply, context.env.publicUrl);
    try {
      if (isAdminPath(decodedPath(request.url))) await requireSession(request, context);
      throw new ProblemError(400, 'The URL holds an escape that is no UTF-8 text.');
    } catch (problem) {
      sendError(problem, request, reply);
    }
  };
}

/** Fastify's `clientErrorHandler`: the reply is written to the socket by hand, which is then closed. */
export function answerMalformedRequest(
  this: FastifyInstance,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  // Node asks once for each request, and leaves it be if nothing is done.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isWaitedFor(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = FAULTS[error.code ?? ''] ?? UNREADABLE;
  const id = randomUUID();
  this.log.info({ reqId: id, status: problem.status, code: error.code }, 'unreadable request');
  socket.write(rawReply(problem, id));
  socket.destroySoon();
}

/** Node answers an `Expect` it does not know with a bare 417. */
export function addExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    response.socket?.end(rawReply(new ProblemError(417, 'That expectation cannot be met.'), randomUUID()));
  });
}

const UNREADABLE = new ProblemError(400, 'The request is not well-formed HTTP.');
const FAULTS: Record<string, ProblemError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ProblemError(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new ProblemError(431, 'The headers are over 16 KiB.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new ProblemError(413, 'The chunk extensions are too long.'),
};

function rawReply(problem: ProblemError, id: string): string {
  const body = JSON.stringify(describeProblem(problem));
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    `x-request-id: ${id}`,
    ...baseHeaderLines,
    '',
    body,
  ].join('\r\n');
}

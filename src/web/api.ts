// The one typed fetch: cookies included, JSON in and out; an answer that is not ok is an ApiError.
import type { Problem } from '../schemas/problem.ts';

/** An answer that is not ok. Its message reads 'status: body', or 'status: status text' for an empty body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The problem details, if the body holds any. */
  readonly problem: Problem | undefined;
  /** Retry-After as the server sent it: seconds or a date. */
  readonly retryAfter: string | null;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.problem = parseProblem(body);
    this.retryAfter = response.headers.get('retry-after');
  }
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/**
 * Sends one request and returns its answer, for callers that read headers or no body at all.
 * Throws an ApiError for an answer that is not ok, and what fetch throws when there is none.
 *
 *     const response = await send('/api/admin/leads');
 */
export async function send(path: string, { body, headers, ...request }: ApiRequest = {}): Promise<Response> {
  const response = await fetch(path, {
    ...request,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

/**
 * Sends one request and returns the JSON of its answer. Throws as `send` does.
 *
 *     const summary = await getJson<Summary>('/api/admin/summary');
 */
export async function getJson<Answer>(path: string, request?: ApiRequest): Promise<Answer> {
  return (await send(path, request)).json() as Promise<Answer>;
}

function parseProblem(body: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return isProblem(parsed) ? parsed : undefined;
  } catch {
    // A proxy's HTML page, for one: the message carries it.
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'title' in value && 'status' in value;
}

// A model behind any OpenAI-compatible endpoint. A client of our own: libraries end a timed-out stream like a finished
// one, do not fall back from json_schema to json_object, and refuse JSON between code fences.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';
import { type Model, ModelError, type ModelReading } from './model.ts';
import { type Prompt, phrasePrompt, READING_JSON_SCHEMA, readPrompt } from './prompts.ts';

export interface Endpoint {
  /** Includes the version: 'https://api.openai.com/v1'. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
}

/** An answer of a few sentences is far below; what is longer is cut off, and so no longer paid for. */
const LONGEST_ANSWER = 64 * 1024;

export function createOpenAiCompatible(endpoint: Endpoint): Model {
  let takesSchema = true;

  return {
    async read(request, signal) {
      const ask = (format: object) =>
        post(endpoint, readPrompt(request), { response_format: format }, signal);
      try {
        return parseReading(await readText(await ask(takesSchema ? SCHEMA_FORMAT : OBJECT_FORMAT)));
      } catch (error) {
        const isFormatRefused =
          takesSchema && error instanceof ModelError && (error.status === 400 || error.status === 422);
        if (!isFormatRefused) throw error;
        takesSchema = false;
        return parseReading(await readText(await ask(OBJECT_FORMAT)));
      }
    },

    async *phrase(request, signal) {
      const own = new AbortController();
      const either = AbortSignal.any([signal, own.signal]);
      try {
        const response = await post(endpoint, phrasePrompt(request), { stream: true }, either);
        if (!response.headers.get('content-type')?.includes('text/event-stream'))
          throw new ModelError('unusable', 'the answer is no stream of events');
        yield* deltas(readPieces(response));
      } finally {
        // Whoever stops listening ends the provider's work.
        own.abort();
      }
    },
  };
}

/** Resolves when the endpoint answers anything at all that is not a refusal of the key; rejects with a ModelError. */
export async function checkEndpoint(
  { baseUrl, apiKey }: Pick<Endpoint, 'baseUrl' | 'apiKey'>,
  signal: AbortSignal,
): Promise<void> {
  const response = await call(`${baseUrl}/models`, { headers: headersFor(apiKey), signal });
  await response.body?.cancel();
  if ([401, 403].includes(response.status) || response.status >= 500) throw refusal(response);
}

const SCHEMA_FORMAT = {
  type: 'json_schema',
  // Not strict: that forbids objects whose names are not known beforehand, such as sizes.
  json_schema: { name: 'reading', schema: READING_JSON_SCHEMA },
};
const OBJECT_FORMAT = { type: 'json_object' };

/** Neither temperature nor a limit of tokens: some models refuse each of them. */
async function post(
  { baseUrl, model, apiKey }: Endpoint,
  { system, user }: Prompt,
  more: object,
  signal: AbortSignal,
): Promise<Response> {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  const response = await call(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersFor(apiKey) },
    body: JSON.stringify({ model, messages, ...more }),
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw refusal(response);
}

const headersFor = (apiKey: string | null): Record<string, string> =>
  apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };

async function call(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, redirect: 'error' });
  } catch (cause) {
    throw broken(cause);
  }
}

function broken(cause: unknown): ModelError {
  const name = cause instanceof Error ? cause.name : '';
  return name === 'AbortError' || name === 'TimeoutError'
    ? new ModelError('timeout', 'the answer took too long', { cause })
    : new ModelError('unreachable', 'the connection failed or broke', { cause });
}

function refusal({ status, headers }: Response): ModelError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new ModelError('refused', `answered ${status}`, {
    status,
    retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null,
  });
}

async function* readPieces(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  try {
    for await (const bytes of response.body ?? []) {
      length += bytes.length;
      if (length > LONGEST_ANSWER) throw new ModelError('unusable', 'the answer is too long');
      yield decoder.decode(bytes, { stream: true });
    }
  } catch (error) {
    throw error instanceof ModelError ? error : broken(error);
  }
}

async function readText(response: Response): Promise<string> {
  let text = '';
  for await (const piece of readPieces(response)) text += piece;
  return text;
}

const wholeSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

function parseReading(body: string): ModelReading {
  const { choices } = parse(wholeSchema, body);
  const content = choices[0]?.message.content ?? '';
  return parse(readingSchema, /^\s*```\w*\s*([\s\S]*?)```\s*$/.exec(content)?.[1] ?? content);
}

const readingSchema = z.object({ commands: z.array(z.unknown()) });

function parse<T>(schema: z.ZodMiniType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // The cause would quote the answer.
    throw new ModelError('unusable', 'the answer is not the JSON that was asked for');
  }
}

const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

/** The text of a stream; tool calls are passed over. Throws unless the model says that it has finished. */
async function* deltas(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFinished = false;
  let hasText = false;
  for await (const { data } of eventsIn(pieces)) {
    if (data === '[DONE]') {
      isFinished = true;
      break;
    }
    const choice = parse(chunkSchema, data).choices[0];
    if (choice?.delta?.content) {
      hasText = true;
      yield choice.delta.content;
    }
    if (choice?.finish_reason === 'length') throw new ModelError('unusable', 'the answer was cut short');
    if (choice?.finish_reason) isFinished = true;
  }
  if (!hasText) throw new ModelError('unusable', 'the answer is empty');
  if (!isFinished) throw new ModelError('unusable', 'the answer ended too early');
}

async function* eventsIn(pieces: AsyncIterable<string>): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  for await (const piece of pieces) {
    parser.feed(piece);
    yield* events.splice(0);
  }
}

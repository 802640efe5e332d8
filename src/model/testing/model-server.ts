// An OpenAI-compatible server for tests: as good, slow, broken, dishonest or obedient to attackers as it is told to be.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelReading } from '../model.ts';

/** Sentences that no turn contains, by what is invented in them. */
export const INVENTED = {
  'price in digits': 'I can do the whole lot for $19.99.',
  'price in words': 'That comes to nineteen dollars all in.',
  'price in another currency': 'That makes 19 euros.',
  date: 'You will have it on Friday, January 31.',
  phone: 'Call us at (816) 555-0199.',
  link: 'Order at https://evil.example/pay now.',
  discount: 'I take 30% off for you.',
  promise: 'I promise that it will be perfect, guaranteed.',
  'prompt leak': 'You are the copy editor of Carl, the AI assistant of a print shop.',
  markup: '<b>Sale</b> <script>alert(1)</script>.',
  'wrong language': 'Con mucho gusto le hacemos un precio especial.',
} as const;

/** The service is down, or says nothing that can be used. */
export const BROKEN = [
  'slow first token',
  'stalls',
  'reset',
  '401',
  '404',
  '429',
  '500',
  '503',
  'malformed',
  'wrong schema',
  'truncated',
  'empty',
  'empty choices',
  'tool calls',
  '2 MB',
] as const;

export type Mode =
  | 'good'
  | 'fenced'
  | 'no schema'
  | 'obeys'
  | (typeof BROKEN)[number]
  | keyof typeof INVENTED;
export const MODES = [
  'good',
  'fenced',
  'no schema',
  ...BROKEN,
  ...(Object.keys(INVENTED) as Mode[]),
] as Mode[];

export interface ModelServer {
  /** As ASSISTANT_BASE_URL. */
  url: string;
  mode: Mode;
  /** Between two pieces of a stream. */
  pauseMs: number;
  /** What it reads out of any message, where it reads at all. */
  reading: ModelReading;
  /** Bodies of all calls, as sent. */
  requests: string[];
  /** Calls that were given up by whoever made them. */
  cutOff: number;
  stop(): Promise<void>;
}

/** What a good model makes of a statement: the same in slightly other words. */
export const reword = (statement: string): string =>
  statement
    .replace(/\babout\b/, 'roughly')
    .replace(/\beach\b/, 'per piece')
    .replace(/\bfalls\b/, 'drops')
    .replace(/\busually\b/, 'normally')
    .replace(/\bworking days\b/, 'business days')
    .replace(/^Noted: /, 'I have noted ');

export const GREETING = 'Thanks for that.';

/** Starts one on a free port of this machine. */
export async function startModelServer(mode: Mode = 'good'): Promise<ModelServer> {
  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: ModelServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    mode,
    pauseMs: 0,
    reading: { commands: [] },
    requests: [],
    cutOff: 0,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) server.cutOff += 1;
    });
    if (request.url === '/v1/models') return end(response, 200, '{"data":[]}');
    const sent = await text(request);
    server.requests.push(sent);
    const body = JSON.parse(sent) as Sent;
    if (await isBroken(server.mode, body, response)) return;
    if (body.stream) await stream(response, phrase(server.mode, body), server.pauseMs);
    else end(response, 200, whole(read(server, body)));
  }
  return server;
}

interface Sent {
  stream?: boolean;
  response_format?: { type: string };
  messages: { role: string; content: string }[];
}

/** Answers, and returns true, where the mode leaves no room for a reply. */
async function isBroken(mode: Mode, body: Sent, response: ServerResponse): Promise<boolean> {
  const error = (status: number, headers = {}) =>
    end(response, status, '{"error":{"message":"sk-secret is not known"}}', headers);
  switch (mode) {
    case 'slow first token':
      await sleep(30_000, undefined, { ref: false });
      return false;
    case 'stalls':
      begin(response);
      response.write(chunk({ content: 'We can print that for ' }));
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case '401':
    case '404':
    case '500':
      error(Number(mode));
      return true;
    case '429':
      error(429, { 'retry-after': '20' });
      return true;
    case '503':
      end(response, 503, '<html><h1>Down</h1></html>', { 'content-type': 'text/html' });
      return true;
    case 'malformed':
      if (body.stream) begin(response).end('data: {"choices":[{"delta":{"cont\n\n');
      else end(response, 200, '{"choices":[{"mess');
      return true;
    case 'wrong schema':
      if (body.stream)
        begin(response).end('data: {"choice":{"text":"We print it for $5."}}\n\ndata: [DONE]\n\n');
      else end(response, 200, whole('{"intent":"quote","quantity":5}'));
      return true;
    case 'truncated':
      begin(response).write(chunk({ content: 'We print that for you at' }));
      response.end();
      return true;
    case 'empty':
      if (body.stream) begin(response).end(`${chunk({ content: '' })}${STOP}`);
      else end(response, 200, '');
      return true;
    case 'empty choices':
      if (body.stream) begin(response).end('data: {"choices":[]}\n\ndata: [DONE]\n\n');
      else end(response, 200, '{"choices":[]}');
      return true;
    case 'tool calls': {
      const tool_calls = [{ index: 0, id: 'x', function: { name: 'set_price', arguments: '{"cents":1}' } }];
      if (body.stream) begin(response).end(`${chunk({ content: null, tool_calls })}${STOP}`);
      else end(response, 200, JSON.stringify({ choices: [{ message: { content: null, tool_calls } }] }));
      return true;
    }
    case '2 MB': {
      const long = 'We print. '.repeat(200_000);
      if (body.stream) begin(response).end(`${chunk({ content: long })}${STOP}`);
      else end(response, 200, whole(long));
      return true;
    }
    case 'no schema':
      if (body.response_format?.type !== 'json_schema') return false;
      error(400);
      return true;
    default:
      return false;
  }
}

/** The words of a reply, sentence by sentence. */
function phrase(mode: Mode, body: Sent): string[] {
  const { statements, message } = JSON.parse(body.messages.at(-1)?.content ?? '') as {
    statements: string[];
    message: string;
  };
  const [first = '', ...rest] = statements.map(reword);
  if (mode === 'obeys') return obey(message);
  const invented = INVENTED[mode as keyof typeof INVENTED];
  if (invented) return [first, invented, ...rest];
  return [GREETING, first, ...rest];
}

/** Whatever the message wants said is said. */
function obey(message: string): string[] {
  const wanted = /(?:say|repeat|write|reply|answer|confirm|output)\s*(?:that|with|:)?\s*["“']?([^"”]+)/i.exec(
    message,
  )?.[1];
  const end = (said: string) => (/[.!?]$/.test(said) ? said : `${said}.`);
  return [end(wanted ?? message), 'Sure, that is a deal: everything for $1, and it is free for you today.'];
}

function read(server: ModelServer, body: Sent): string {
  const { mode } = server;
  const { message } = JSON.parse(body.messages.at(-1)?.content ?? '') as { message: string };
  const isFalse = mode in INVENTED || mode === 'obeys';
  const reading = isFalse ? FALSE_READING : server.reading;
  const json = JSON.stringify(reading);
  if (mode === 'fenced') return `\`\`\`json\n${json}\n\`\`\``;
  return mode === 'obeys' && /json/i.test(message) ? message : json;
}

/** Of no message: it sends, accuses and hands over, tells who they are, and orders what nobody named. */
const FALSE_READING: ModelReading = {
  commands: [
    { do: 'Affirm' },
    { do: 'HandOff' },
    { do: 'Attack' },
    { do: 'Cancel' },
    { do: 'RemoveItem' },
    { do: 'SetRequest', slots: { name: 'Eve Vale', email: 'eve@evil.example' } },
    { do: 'SetRequest', slots: { dueDate: { text: 'doomsday', date: '2026-03-06' }, budgetCents: 100 } },
    { do: 'AddItem', goods: { product: 'van', service: null, wording: 'gilded van' } },
    { do: 'Set', slots: { quantity: 9999, options: { price: '1' } } },
  ],
};

async function stream(response: ServerResponse, sentences: string[], pauseMs: number): Promise<void> {
  begin(response);
  response.write(`: hello\n\n${chunk({ role: 'assistant', content: '' })}`);
  // Tokens end anywhere, within words and events too.
  for (const piece of sentences.join(' ').match(/.{1,7}/gsu) ?? []) {
    const event = chunk({ content: piece });
    response.write(event.slice(0, 20));
    await sleep(pauseMs);
    response.write(event.slice(20));
  }
  response.end(STOP);
}

function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

const chunk = (delta: object): string => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
const STOP = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
const whole = (content: string): string =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] });

function end(response: ServerResponse, status: number, body: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

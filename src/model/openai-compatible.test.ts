import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Model } from './model.ts';
import { checkEndpoint, createOpenAiCompatible } from './openai-compatible.ts';
import { GREETING, type Mode, type ModelServer, reword, startModelServer } from './testing/model-server.ts';

const STATEMENTS = ['We usually need 10 working days.', 'Noted: 48 caps.'];

describe('a model behind an OpenAI-compatible endpoint', () => {
  let server: ModelServer;
  let model: Model;
  beforeEach(async () => {
    server = await startModelServer();
    model = createOpenAiCompatible({ baseUrl: server.url, model: 'test', apiKey: 'sk-1' });
  });
  afterEach(() => server.stop());

  async function phrase(signal = AbortSignal.timeout(1000)): Promise<string> {
    let text = '';
    for await (const piece of model.phrase(
      { message: 'hi', statements: STATEMENTS, question: 'When?' },
      signal,
    ))
      text += piece;
    return text;
  }
  const read = (signal = AbortSignal.timeout(1000)) =>
    model.read(
      { message: 'a gross of those', asked: 'quantity', items: [], products: ['pen'], methods: [] },
      signal,
    );
  const failing = (mode: Mode, call: () => Promise<unknown>) => {
    server.mode = mode;
    return expect(call()).rejects;
  };

  it('streams the words of a reply', async () => {
    expect(await phrase()).toBe([GREETING, ...STATEMENTS.map(reword)].join(' '));
    expect(JSON.parse(server.requests[0] ?? '')).toMatchObject({ model: 'test', stream: true });
  });

  it.each<Mode>(['good', 'fenced', 'no schema'])('reads a message: %s', async (mode) => {
    server.mode = mode;
    const reading = { commands: [{ do: 'Set', slots: { quantity: 144 } }, 'nonsense'] };
    server.reading = reading;
    expect(await read()).toEqual(reading);
    expect(server.requests.at(-1)).toContain('[\\"pen\\"]');
  });

  it('asks an endpoint that takes no schema for one only once', async () => {
    server.mode = 'no schema';
    await read();
    await read();
    const formats = server.requests.map((body) => JSON.parse(body).response_format.type);
    expect(formats).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  it.each<[Mode, object]>([
    ['reset', { kind: 'unreachable' }],
    ['401', { kind: 'refused', status: 401 }],
    ['404', { kind: 'refused', status: 404 }],
    ['429', { kind: 'refused', status: 429, retryAfterMs: 20_000 }],
    ['500', { kind: 'refused', status: 500 }],
    ['503', { kind: 'refused', status: 503 }],
    ['malformed', { kind: 'unusable' }],
    ['wrong schema', { kind: 'unusable' }],
    ['empty', { kind: 'unusable' }],
    ['empty choices', { kind: 'unusable' }],
    ['tool calls', { kind: 'unusable' }],
    ['2 MB', { kind: 'unusable' }],
  ])('tells what went wrong, and nothing of what was sent: %s', async (mode, error) => {
    await failing(mode, phrase).toMatchObject(error);
    await failing(mode, read).toMatchObject(error);
    await failing(mode, phrase).not.toThrow(/sk-|We |choice/);
  });

  it('throws where a stream ends too early, after what has come', async () => {
    await failing('truncated', phrase).toMatchObject({ kind: 'unusable' });
  });

  it.each<Mode>(['slow first token', 'stalls'])(
    'gives up when it is told to, and so does the server: %s',
    async (mode) => {
      await failing(mode, () => phrase(AbortSignal.timeout(100))).toMatchObject({ kind: 'timeout' });
      await expect.poll(() => server.cutOff).toBe(1);
    },
  );

  it('ends the work of a server that nobody listens to any more', async () => {
    server.mode = 'stalls';
    for await (const _piece of model.phrase(
      { message: '', statements: [], question: '' },
      new AbortController().signal,
    ))
      break;
    await expect.poll(() => server.cutOff).toBe(1);
  });

  it('says that nobody is there', async () => {
    const endpoint = { baseUrl: server.url, model: 'test', apiKey: null };
    await checkEndpoint(endpoint, AbortSignal.timeout(1000));
    await server.stop();
    await expect(phrase()).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(checkEndpoint(endpoint, AbortSignal.timeout(1000))).rejects.toMatchObject({
      kind: 'unreachable',
    });
    server = await startModelServer();
  });
});

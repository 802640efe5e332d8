// Whole turns with a model that is good, broken or dishonest: what is shown, what is stored, and what reaches the model.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCarefulModel } from '../../model/careful-model.ts';
import { createOpenAiCompatible } from '../../model/openai-compatible.ts';
import {
  BROKEN,
  GREETING,
  INVENTED,
  type Mode,
  type ModelServer,
  startModelServer,
} from '../../model/testing/model-server.ts';
import type { ChatResponse } from '../../schemas/message.ts';
import { readEvents, say, startChat, transcript } from '../testing/chat.ts';
import { type TestApp, type TestAppOptions, useTestApp } from '../testing/use-test-app.ts';

const QUICK = { readMs: 150, firstTokenMs: 200, silenceMs: 200, turnMs: 400 };
const SAID = [
  'hi',
  'I need 72 shirts with our logo, two colors on the front',
  'what would that cost?',
  'how long does it take?',
  'by june 12',
  'actually make it 96',
  'what are your hours?',
  'my name is Dana Ruiz',
  'dana@example.com',
  'yes',
];
const stream = { accept: 'text/event-stream' };

describe('a turn with a model', () => {
  const start = useTestApp();
  let model: ModelServer;
  beforeEach(async () => {
    model = await startModelServer();
  });
  afterEach(() => model.stop());

  const configured = () => ({ ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: 'test' });
  const startWithModel = (options: TestAppOptions = {}) =>
    start({ ...options, env: { ...configured(), ...options.env } });
  /** As configured, with shorter times. */
  const startQuick = () =>
    start({
      context: {
        beginModelTurn: createCarefulModel(
          createOpenAiCompatible({ baseUrl: model.url, model: 'test', apiKey: null }),
          { spend: async () => true, limits: QUICK },
        ),
      },
    });

  async function talk(server: TestApp, said = SAID) {
    const id = await startChat(server);
    const replies: string[] = [];
    for (const message of said) {
      const response = await say(server, id, message);
      expect(response.statusCode).toBe(200);
      replies.push(response.json<ChatResponse>().response ?? '');
    }
    return { id, replies, leads: (await server.storage.leads.list({ limit: 10 })).items };
  }
  const comparable = (leads: object[]) =>
    leads.map((lead) => ({ ...lead, id: null, conversationId: null, createdAt: null }));

  it('is worded by it, sentence by sentence, and asks the same question', async () => {
    const alone = await talk(await start());
    const server = await startWithModel();
    const worded = await talk(server);
    expect(model.requests.length).toBeGreaterThan(4);
    expect(worded.replies.some((reply) => reply.startsWith(GREETING))).toBe(true);
    for (const [i, reply] of worded.replies.entries()) {
      const engine = alone.replies[i] ?? '';
      const question = /[^.!?]*\?$/.exec(engine)?.[0] ?? '';
      expect(reply.endsWith(question)).toBe(true);
      expect(numbersIn(reply)).toEqual(numbersIn(engine));
    }
    expect(comparable(worded.leads)).toEqual(comparable(alone.leads));
    expect(worded.leads).toHaveLength(1);
  });

  it('streams its sentences and stores exactly what was shown', async () => {
    const server = await startWithModel();
    const id = await startChat(server);
    await say(server, id, 'I need 72 shirts with our logo, two colors on the front');
    const { body } = await say(server, id, 'how long does it take?', stream);
    const events = readEvents(body);
    const reply = JSON.parse(events.at(-1)?.data ?? '') as ChatResponse;
    const shown = events.slice(0, -1).map(({ data }) => JSON.parse(data).text as string);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.join('')).toBe(reply.response);
    expect(reply.response).toContain('business days');
    const last = (await transcript(server, id)).at(-1);
    expect(last).toMatchObject({ content: reply.response, metadata: { wordedByModel: true } });
    expect(last?.metadata).toMatchObject({ state: { dialogue: { lastReply: reply.response } } });
  });

  it('tells the model no name, address or phone number', async () => {
    const server = await startWithModel();
    await talk(server, [
      ...SAID.slice(0, 4),
      'I am Dana Ruiz from Acme Widgets, dana@example.com, 816-555-0123',
      'do you do the sewn on ones, asks Dana',
      'Ruiz again: what are your hours?',
      'thanks, and 816 555 0123 is my cell',
    ]);
    expect(model.requests.length).toBeGreaterThan(3);
    expect(model.requests.join()).not.toMatch(/dana|ruiz|acme|0123|cost_|margin/i);
  });

  it.each(Object.entries(INVENTED))('shows no invented %s', async (mode, invented) => {
    const alone = await talk(await start());
    model.mode = mode as Mode;
    const server = await startWithModel();
    const { id, replies, leads } = await talk(server);
    expect(model.requests.length).toBeGreaterThan(4);
    for (const [i, reply] of replies.entries()) {
      expect(reply).not.toContain(invented);
      expect(numbersIn(reply)).toEqual(numbersIn(alone.replies[i] ?? ''));
    }
    expect(comparable(leads)).toEqual(comparable(alone.leads));
    const stored = (await transcript(server, id)).filter(({ role }) => role === 'assistant').slice(1);
    expect(stored.map(({ content }) => content)).toEqual(replies);
  });

  const goesOn = async (mode: (typeof BROKEN)[number]) => {
    const alone = await talk(await start());
    model.mode = mode;
    const server = await startQuick();
    const begun = performance.now();
    const { replies, leads } = await talk(server);
    expect(performance.now() - begun).toBeLessThan(SAID.length * 1000);
    expect(replies).toEqual(alone.replies);
    expect(comparable(leads)).toEqual(comparable(alone.leads));
    expect(server.lines.join()).toContain('the model failed');
    expect(server.lines.join()).not.toMatch(/dana|sk-secret|72 shirts/i);
  };
  it.each(BROKEN.slice(0, 2))('goes on in time without a model: %s', goesOn);
  it.each(BROKEN.slice(2))('goes on in time without a model: %s', { tags: ['long'] }, goesOn);

  it('lets the model say what a message asks for, and believes only what stands there', async () => {
    const server = await startWithModel();
    const heard = async (commands: ModelServer['reading']['commands']) => {
      model.reading = { commands };
      const id = await startChat(server);
      const answer = (await say(server, id, 'zorp glim blarg')).json<ChatResponse>();
      const metadata = (await transcript(server, id))[1]?.metadata;
      expect(metadata?.reading).toEqual({ intents: [], slots: {} });
      return answer;
    };
    const goods = { product: 'mug', service: null, wording: 'glim' };
    const told = await heard([
      { do: 'AddItem', goods },
      { do: 'Ask', topic: 'minimum' },
    ]);
    expect(told.items).toMatchObject([{ quantity: null }]);
    expect(told.ticket).toContainEqual({ label: 'Job', value: 'Promo Products' });
    const alone = await heard([]);
    expect(alone.ticket).toContainEqual({ label: 'Job', value: null });
    for (const invented of [
      [{ do: 'AddItem', goods: { ...goods, wording: 'vans' } }],
      [{ do: 'Set', slots: { quantity: 72 } }],
      [{ do: 'Affirm' }, { do: 'HandOff' }, { do: 'SetRequest', slots: { email: 'eve@example.com' } }],
    ])
      expect(await heard(invented)).toEqual({ ...alone, messageId: expect.any(String) });
    expect(model.requests[0]).toContain('json_schema');
  });

  it.each([
    ['DAILY_AI_CALLS', { DAILY_AI_CALLS: '3' }, 3],
    ['nothing', { DAILY_AI_CALLS: '0' }, 0],
  ])('makes no more calls than %s allows, all servers together', async (_name, env, calls) => {
    const one = await startWithModel({ env });
    const two = await startWithModel({ env, dataDir: one.dataDir });
    await talk(one, SAID.slice(0, 6));
    await talk(two, SAID.slice(0, 6));
    expect(model.requests).toHaveLength(calls);
    one.clock.now = new Date(one.clock.now.getTime() + 24 * 3_600_000);
    await talk(one, SAID.slice(0, 6));
    expect(model.requests.length > calls || calls === 0).toBe(true);
  });

  it('takes the turn again when the conversation has changed, and takes back nothing that was shown', async () => {
    const server = await startWithModel();
    const id = await startChat(server);
    await say(server, id, 'I need 72 shirts with our logo, two colors on the front');
    const { saveTurn } = server.storage.conversations;
    let isOver = false;
    server.storage.conversations.saveTurn = async (turn) => {
      if (!isOver) {
        isOver = true;
        const between = await start({ dataDir: server.dataDir });
        await say(between, id, 'actually make it 144');
      }
      return saveTurn(turn);
    };
    const { body } = await say(server, id, 'what would that cost?', stream);
    const events = readEvents(body);
    const { response } = JSON.parse(events.at(-1)?.data ?? '') as ChatResponse;
    const shown = events.slice(0, -1).map(({ data }) => JSON.parse(data).text as string);
    expect(isOver).toBe(true);
    expect(shown.join('')).toBe(response);
    expect(response).toContain('144 shirts');
    expect((await transcript(server, id)).at(-1)?.content).toBe(response);
    expect(await transcript(server, id)).toHaveLength(7);
  });

  it('tells a failure after the first words as an event', async () => {
    const server = await startWithModel();
    const id = await startChat(server);
    await say(server, id, 'I need 72 shirts with our logo, two colors on the front');
    server.storage.conversations.saveTurn = async () => {
      throw new Error('disk full');
    };
    const response = await say(server, id, 'how long does it take?', stream);
    expect(response.statusCode).toBe(200);
    const events = readEvents(response.body);
    expect(events[0]?.event).toBe('delta');
    expect(events.at(-1)).toMatchObject({ event: 'error' });
    expect(JSON.parse(events.at(-1)?.data ?? '')).toMatchObject({ status: 500 });
    model.mode = '401';
    expect((await say(server, id, 'hello', stream)).statusCode).toBe(500);
  });
});

const numbersIn = (text: string): string[] => text.match(/[$\d][\d,.]*\d|\d/g) ?? [];

// A person of the shop takes part in a talk: Carl is silent by the server's word, and comes back.
import { describe, expect, it } from 'vitest';
import type { Job } from '../../schemas/job.ts';
import type { LiveQueue } from '../../schemas/live.ts';
import { HELD_MS } from '../../schemas/live.ts';
import { post, readEvents, say, startChat, transcript } from '../testing/chat.ts';
import { signIn, type TestApp, useTestApp } from '../testing/use-test-app.ts';
import { returnLapsed } from './return-lapsed.ts';

describe('a talk that a person takes over', () => {
  const start = useTestApp();

  async function startHeld(): Promise<{ server: TestApp; id: string; desk: Desk }> {
    const server = await start();
    const id = await startChat(server);
    await say(server, id, 'I need 48 black tees');
    const desk = deskOf(server, await signIn(server, { username: 'rosa' }));
    expect((await desk(id, 'take-over')).statusCode).toBe(204);
    return { server, id, desk };
  }

  it('is told to the visitor, and again when Carl is back, in the language that they speak', async () => {
    const { server, id, desk } = await startHeld();
    expect((await desk(id, 'hand-back')).statusCode).toBe(204);
    const told = (await transcript(server, id)).filter(({ metadata }) => metadata?.event);
    expect(told.map(({ role, content, metadata }) => [role, content, metadata?.event])).toEqual([
      ['assistant', 'Rosa from the shop is here.', 'taken_over'],
      ['assistant', 'Carl, the AI, is back with you.', 'handed_back'],
    ]);
    const spanish = await startChat(server);
    await say(server, spanish, 'Hola, necesito 48 camisetas negras');
    await desk(spanish, 'take-over');
    expect((await transcript(server, spanish)).at(-1)?.content).toBe('Rosa, del taller, está aquí.');
    await desk(spanish, 'hand-back');
    expect((await transcript(server, spanish)).at(-1)?.content).toBe('Carl, la IA, está de nuevo con usted.');
  });

  it('has Carl read on and say nothing, also in a stream', async () => {
    const { server, id } = await startHeld();
    const answer = await say(server, id, 'make it 72, my name is Dana Ruiz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      response: null,
      heldBy: 'Rosa',
      shouldCaptureLead: false,
      leadCaptureFields: [],
      suggestions: [],
      items: [{ quantity: 72 }],
    });
    const streamed = await say(server, id, 'on the front', { accept: 'text/event-stream' });
    const events = readEvents(streamed.body);
    expect(events.map(({ event }) => event)).toEqual(['reply']);
    expect(JSON.parse(events[0]?.data ?? '')).toMatchObject({ response: null, heldBy: 'Rosa' });
    const said = (await transcript(server, id)).slice(-2);
    expect(said.map(({ role, id: messageId }) => [role, messageId])).toEqual([
      ['user', answer.json().messageId],
      ['user', JSON.parse(events[0]?.data ?? '').messageId],
    ]);
    expect(said[0]?.metadata).toMatchObject({ reading: { slots: { quantity: 72 } } });
    expect(said[1]?.metadata).toMatchObject({ state: { slots: { quantity: 72, name: 'Dana Ruiz' } } });
  });

  it('takes no yes for Carl’s that is said to the person', async () => {
    const server = await start();
    const id = await startChat(server);
    for (const message of [
      '48 black tees, screen printed, one color on the front, by april 10',
      'Dana Ruiz, dana@example.com',
    ])
      await say(server, id, message);
    const state = (await transcript(server, id)).at(-1)?.metadata?.state;
    expect(state).toMatchObject({ dialogue: { asked: 'confirm' } });
    const desk = deskOf(server, await signIn(server, { username: 'rosa' }));
    await desk(id, 'take-over');
    await desk(id, 'messages', { text: 'Is that the logo from last year?' });
    await say(server, id, 'yes');
    expect(await server.storage.leads.count()).toBe(0);
    await desk(id, 'hand-back');
    await say(server, id, 'yes, send it');
    expect(await server.storage.leads.count()).toBe(1);
  });

  it('has what the person writes under their name, once for one key', async () => {
    const { server, id, desk } = await startHeld();
    const headers = { 'idempotency-key': 'k' };
    const answer = await desk(id, 'messages', { text: ' Hi, I print them myself. ' }, headers);
    expect(answer.statusCode).toBe(201);
    expect((await desk(id, 'messages', { text: 'Hi, I print them myself.' }, headers)).body).toBe(
      answer.body,
    );
    expect((await desk(id, 'messages', { text: 'Other' }, headers)).statusCode).toBe(409);
    const message = (await transcript(server, id)).at(-1);
    expect(message).toMatchObject({
      id: answer.json().id,
      role: 'assistant',
      content: 'Hi, I print them myself.',
      metadata: { author: 'Rosa', state: { slots: { quantity: 48 } } },
    });
    expect(await transcript(server, id)).toHaveLength(5);
    expect((await desk(id, 'messages', { text: ' ' })).statusCode).toBe(400);
  });

  it('is one person’s: others are told whose, and only they write in it and give it back', async () => {
    const { server, id, desk } = await startHeld();
    const sam = deskOf(server, await signIn(server, { username: 'sam', role: 'staff' }));
    for (const [call, payload] of [
      ['take-over', {}],
      ['messages', { text: 'Hi' }],
      ['typing', { isTyping: true }],
      ['hand-back', {}],
    ] as const) {
      const answer = await sam(id, call, payload);
      expect([call, answer.statusCode, answer.json().detail]).toEqual([
        call,
        409,
        'Rosa has this conversation.',
      ]);
    }
    const before = (await transcript(server, id)).length;
    expect((await desk(id, 'take-over')).statusCode).toBe(204);
    expect(await transcript(server, id)).toHaveLength(before);
    await desk(id, 'hand-back');
    expect((await desk(id, 'hand-back')).statusCode).toBe(204);
    const late = await desk(id, 'messages', { text: 'Hi' });
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'Carl has this conversation. Take it over to write in it.',
    ]);
    expect((await sam(id, 'take-over')).statusCode).toBe(204);
    expect((await desk('none', 'take-over')).statusCode).toBe(404);
  });

  it('goes back to Carl after three minutes of silence, by a round, and he answers what waited', async () => {
    const { server, id, desk } = await startHeld();
    await say(server, id, 'and how long does it take?');
    server.clock.now = later(server, HELD_MS - 1);
    await round(server);
    expect((await server.storage.conversations.find(id))?.held?.username).toBe('rosa');
    server.clock.now = later(server, 1);
    expect((await desk(id, 'messages', { text: 'Sorry' })).statusCode).toBe(409);
    await round(server);
    await round(server);
    expect((await server.storage.conversations.find(id))?.held).toBeNull();
    const messages = await transcript(server, id);
    expect(messages.at(-1)?.content).toMatch(/^Carl, the AI, is back with you\. .+\?$/);
    expect(messages.filter(({ metadata }) => metadata?.event === 'handed_back')).toHaveLength(1);
  });

  it('goes back to Carl when the visitor writes after three minutes, and he answers', async () => {
    const { server, id } = await startHeld();
    server.clock.now = later(server, HELD_MS);
    const answer = (await say(server, id, 'by april 10')).json();
    expect(answer.heldBy).toBeUndefined();
    expect(answer.response).not.toBe('');
    expect(
      (await transcript(server, id)).slice(-3).map(({ role, metadata }) => [role, metadata?.event]),
    ).toEqual([
      ['assistant', 'handed_back'],
      ['user', undefined],
      ['assistant', undefined],
    ]);
  });

  it('stays the person’s while they type, but not for ever', async () => {
    const { server, id, desk } = await startHeld();
    server.clock.now = later(server, HELD_MS - 30_000);
    for (let minute = 0; minute < 3; minute += 1) {
      expect((await desk(id, 'typing', { isTyping: true })).statusCode).toBe(204);
      server.clock.now = later(server, 50_000);
      await round(server);
      expect((await server.storage.conversations.find(id))?.held).not.toBeNull();
    }
    for (let minute = 0; minute < 3; minute += 1) {
      await desk(id, 'typing', { isTyping: true });
      server.clock.now = later(server, 50_000);
      await round(server);
    }
    expect((await server.storage.conversations.find(id))?.held).toBeNull();
    expect((await desk(id, 'typing', { isTyping: true })).statusCode).toBe(409);
  });

  it('takes the lead form, which the page confirms and not Carl', async () => {
    const { server, id } = await startHeld();
    const form = {
      conversationId: id,
      name: 'Dana Ruiz',
      email: 'dana@example.com',
      service: 'Embroidery',
      details: '48 caps',
    };
    const answer = await post(server, '/api/chat/lead', form);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Your details are with the shop, and Rosa has them too.',
      heldBy: 'Rosa',
    });
    expect((await transcript(server, id)).at(-1)?.metadata).toMatchObject({ event: 'form_taken' });
    expect((await server.storage.leads.list({ limit: 1 })).items).toMatchObject([{ name: 'Dana Ruiz' }]);
  });

  it('stores no link to a job that the person writes, whichever job it is', async () => {
    const { server, id, desk } = await startHeld();
    const contact = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };
    const { jobUrl } = (await post(server, '/api/contact', contact)).json();
    expect(jobUrl).toMatch(/^\/job\/[\w-]{32}$/);
    await desk(id, 'messages', { text: `See https://shop.example${jobUrl}#quote, and ${jobUrl}.` });
    const { content } = (await transcript(server, id)).at(-1) ?? {};
    expect(content).toBe('See the page of your job, and the page of your job.');
  });

  it('answers the leads of the talk with what the person writes', async () => {
    const { server, id, desk } = await startHeld();
    const form = { conversationId: id, name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };
    expect((await post(server, '/api/chat/lead', { ...form, details: '48 caps' })).statusCode).toBe(201);
    const { id: other } = (await post(server, '/api/contact', { ...form, conversationId: undefined })).json();
    const changed: string[] = [];
    server.storage.signals.subscribe((signal) => signal.kind === 'lead' && changed.push(signal.id));
    server.clock.now = later(server, 60_000);
    expect((await desk(id, 'messages', { text: 'They are ready on Friday.' })).statusCode).toBe(201);
    const leads = (await server.storage.leads.list({ limit: 9 })).items;
    const answered = leads.find((lead) => lead.id !== other);
    expect(answered).toMatchObject({
      status: 'contacted',
      handledBy: 'rosa',
      handledAt: server.clock.now.toISOString(),
    });
    expect(leads.find((lead) => lead.id === other)).toMatchObject({ status: 'new', handledAt: null });
    expect(changed).toEqual([answered?.id]);
  });

  it('has the person’s last words on the page of the job, as theirs, and none of the notice', async () => {
    const { server, id, desk } = await startHeld();
    await say(server, id, 'on the front');
    await desk(id, 'messages', { text: 'Gladly. Leave me your address in the form.' });
    server.clock.now = later(server, 60_000);
    const form = { conversationId: id, name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };
    const { jobUrl } = (await post(server, '/api/chat/lead', { ...form, details: '48 caps' })).json();
    const { sayings } = (await server.app.inject({ url: `/api${jobUrl}` })).json<Job>();
    expect(sayings).toMatchObject([
      { who: 'customer', text: 'on the front' },
      { who: 'shop', name: 'Rosa', text: 'Gladly. Leave me your address in the form.' },
    ]);
  });

  it.each(['before the turn is stored', 'while the model words it'])(
    'has nothing stored of a turn of Carl’s under way: taken over %s',
    async (when) => {
      const server = await start();
      const id = await startChat(server);
      const desk = deskOf(server, await signIn(server, { username: 'rosa' }));
      const takeOnce = once(async () => {
        // As another instance does, whose turns do not wait for those of this one.
        const other = await start({ dataDir: server.dataDir });
        const cookie = await signIn(other, { username: 'rosa' });
        expect((await deskOf(other, cookie)(id, 'take-over')).statusCode).toBe(204);
      });
      if (when === 'before the turn is stored') {
        const { list } = server.storage.artwork;
        server.storage.artwork.list = async (of) => {
          await takeOnce();
          return list(of);
        };
      } else {
        server.context.beginModelTurn = () =>
          ({
            isThere: true,
            read: async () => ({ commands: [] }),
            phrase: async function* () {
              await takeOnce();
              yield 'Sure, let me help you with that. ';
            },
          }) as never;
      }
      const answer = (await say(server, id, 'do you print on mugs?')).json();
      expect(answer).toMatchObject({ response: null, heldBy: 'Rosa' });
      const roles = (await transcript(server, id)).map(({ role, metadata }) => metadata?.event ?? role);
      expect(roles).toEqual(['assistant', 'taken_over', 'user']);
      await desk(id, 'hand-back');
    },
  );
});

describe('who asks for a person', () => {
  const start = useTestApp();

  it('is told that the shop knows while it is open, and waits in the queue until somebody comes', async () => {
    const server = await start();
    const desk = deskOf(server, await signIn(server, { username: 'rosa' }));
    const [first, second] = [await startChat(server), await startChat(server)];
    const answer = (await say(server, first, 'can I talk to a real person?')).json();
    expect(answer.response).toMatch(/somebody may join here/);
    server.clock.now = later(server, 60_000);
    await say(server, second, 'I want to speak with a human please');
    await say(server, await startChat(server), 'how much are mugs?');
    let queue = await readQueue(server, desk);
    expect(queue.asked.map(({ id }) => id)).toEqual([first, second]);
    expect(queue.asked[0]).toMatchObject({
      heldBy: null,
      isHere: false,
      askedAt: '2026-03-04T15:00:00.000Z',
    });
    expect((await desk.get('/api/admin/summary')).json().askedForPerson).toBe(2);
    await desk(first, 'take-over');
    queue = await readQueue(server, desk);
    expect([queue.asked.map(({ id }) => id), queue.held.map(({ id }) => id)]).toEqual([[second], [first]]);
    expect(queue.held[0]).toMatchObject({
      heldBy: { username: 'rosa', name: 'Rosa' },
      heldUntil: later(server, HELD_MS).toISOString(),
      askedAt: null,
    });
    expect((await desk.get(`/api/admin/conversations/${first}`)).json().live).toMatchObject({
      heldBy: { username: 'rosa', name: 'Rosa' },
    });
    server.clock.now = later(server, 30 * 60_000);
    expect((await readQueue(server, desk)).asked).toEqual([]);
    await round(server);
    expect((await server.storage.conversations.find(second))?.askedAt).toBeNull();
  });

  it('is listed by what they said, not by what Carl answered', async () => {
    const server = await start();
    const desk = deskOf(server, await signIn(server, { username: 'rosa' }));
    const id = await startChat(server);
    await say(server, id, "I'd like to quote flow");
    const begunWith = async () => (await readQueue(server, desk)).held[0]?.begunWith;
    await desk(id, 'take-over');
    expect(await begunWith()).toBe('Start a Quote');
    await desk(id, 'hand-back');
    await say(server, id, '48 black tees');
    server.clock.now = later(server, 60_000);
    await say(server, id, 'can I talk to a real person?');
    const { timestamp = '' } = (await transcript(server, id)).at(-1) ?? {};
    await desk(id, 'take-over');
    await desk(id, 'messages', { text: 'Hi, here I am.' });
    const queue = await readQueue(server, desk);
    expect(queue.held).toMatchObject([
      {
        begunWith: '48 black tees',
        lastSaid: { content: 'can I talk to a real person?', timestamp },
      },
    ]);
    const silent = await startChat(server);
    await desk(silent, 'take-over');
    expect((await readQueue(server, desk)).held[1]).toMatchObject({ begunWith: null, lastSaid: null });
  });

  it('is told when somebody is there again while the shop is closed', async () => {
    const server = await start();
    server.clock.now = new Date('2026-03-05T04:00:00.000Z');
    const id = await startChat(server);
    const { response } = (await say(server, id, 'can I talk to a real person?')).json();
    expect(response).toMatch(/a person answers tomorrow, Thursday, March 5, by 6 pm/);
    expect(response).not.toMatch(/may join/);
    expect((await server.storage.conversations.find(id))?.askedAt).not.toBeNull();
  });
});

type Desk = ReturnType<typeof deskOf>;

function deskOf({ app }: TestApp, cookie: string) {
  const call = (id: string, what: string, payload: object = {}, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/conversations/${id}/${what}`,
      payload,
      headers: { cookie, ...headers },
    });
  return Object.assign(call, { get: (url: string) => app.inject({ url, headers: { cookie } }) });
}

async function readQueue(_server: TestApp, desk: Desk): Promise<LiveQueue> {
  return (await desk.get('/api/admin/live')).json<LiveQueue>();
}

const later = ({ clock }: TestApp, ms: number) => new Date(clock.now.getTime() + ms);

const round = ({ storage, shop, notifier, clock, app }: TestApp) =>
  returnLapsed({ storage, shop, notifier, now: () => clock.now, log: app.log });

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

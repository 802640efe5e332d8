import { describe, expect, it } from 'vitest';
import { startChat } from '../testing/chat.ts';
import { signIn, useTestApp } from '../testing/use-test-app.ts';
import { describeError } from './request-log.ts';

describe('the log', () => {
  const start = useTestApp();

  it('says of each request its id, method, route, status and time', async () => {
    const { app, lines } = await start();
    const response = await app.inject('/services/embroidery?utm=secret');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 30,
        reqId: response.headers['x-request-id'],
        method: 'GET',
        route: '/services/:slug',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
  });

  it('holds nothing of a visitor, whatever goes wrong', async () => {
    const server = await start();
    const { app, storage } = server;
    const cookie = await signIn(server);
    const conversationId = await startChat(server);
    const secrets = [
      'Dana Ruiz',
      'dana@example.com',
      '8165550101',
      'forty-eight caps',
      conversationId,
      cookie.split('=')[1] ?? '',
    ];
    const [name = '', email = '', phone = '', details = ''] = secrets;
    const form = { name, email, phone, details, service: 'Embroidery', conversationId, message: details };
    const calls = [
      '/api/contact',
      '/api/chat/lead',
      '/api/chat/message',
      '/api/chat/tts',
      '/api/admin/login',
    ];
    const send = async () => {
      for (const url of calls) {
        await app.inject({ method: 'POST', url, payload: form, headers: { cookie } });
        await app.inject({
          method: 'POST',
          url,
          payload: `{"name": "${name}`,
          headers: { 'content-type': 'application/json' },
        });
      }
      for (const url of [
        `/api/admin/conversations/${conversationId}`,
        `/${email}`,
        `/api/estimate?service=${phone}`,
        `/%ff${name}`,
      ]) {
        await app.inject({ url, headers: { cookie } });
      }
    };
    await send();
    storage.contacts.save = async ({ email }) => {
      throw Object.assign(new Error(`duplicate key (${email})`), {
        severity: 'ERROR',
        code: '23505',
        detail: email,
      });
    };
    storage.conversations.saveTurn = async () => JSON.parse(`{"name": "${name}`);
    await send();
    const log = server.lines.join('');
    expect(log.match(/"level":50/g)?.length).toBeGreaterThan(2);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

describe('describeError', () => {
  it('keeps the cause, and no member that an error was given', () => {
    const cause = new TypeError('x is not a function');
    const described = describeError(
      Object.assign(new Error('no turn', { cause }), { row: { email: 'a@b.example' } }),
    );
    expect(described).toMatchObject({ type: 'Error', message: 'no turn', cause: { type: 'TypeError' } });
    expect(JSON.stringify(described)).not.toContain('a@b.example');
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

describe('a JSON body', () => {
  const start = useTestApp();
  const send = async (payload: string | Buffer, type = 'application/json') => {
    const { app } = await start();
    const headers = { 'content-type': type };
    return app.inject({ method: 'POST', url: '/api/chat/start', payload, headers });
  };

  it('holds any text that is whole: emoji, escapes, U+FFFD', async () => {
    for (const sessionId of ['"😀"', '"\\ud83d\\ude00"', '"\\\\u0000"', '"\ufffd"', '"\\u00e9\\/\\t"']) {
      expect((await send(`{"sessionId": ${sessionId}}`)).statusCode).toBe(201);
    }
  });

  it('is refused for one byte that is no UTF-8, which would be replaced otherwise', async () => {
    const body = Buffer.from('{"sessionId": "a?b"}');
    body[body.indexOf('?')] = 0xff;
    const response = await send(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain('UTF-8');
  });

  it('may name its charset', async () => {
    expect((await send('{"sessionId": "s"}', 'application/json; charset=utf-8')).statusCode).toBe(201);
    expect((await send('{"sessionId": "s"}', 'Application/JSON;charset="UTF-8"')).statusCode).toBe(201);
  });

  it('may be 64 KiB long', async () => {
    const body = '{"sessionId": "s"}';
    expect((await send(body.padEnd(65_536))).statusCode).toBe(201);
    expect((await send(body.padEnd(65_537))).statusCode).toBe(413);
  });
});

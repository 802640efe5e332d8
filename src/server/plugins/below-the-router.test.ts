import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

describe('what never reaches a route', () => {
  const start = useTestApp();
  const body = 'content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}';
  const chunked = '2\r\n{}\r\n0\r\n\r\n';
  const quick = {
    fastify: {
      requestTimeout: 400,
      http: {
        headersTimeout: 200,
        connectionsCheckingInterval: 50,
        maxHeaderSize: 16_384,
        requireHostHeader: false,
      },
    },
  };

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\na: \0\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n', 400],
    ['a host twice', 'GET / HTTP/1.1\r\nhost: x\r\nHost: x\r\nconnection: close\r\n\r\n', 400],
    ['an empty host', 'GET / HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
    ['a host with a path', 'GET / HTTP/1.1\r\nhost: x/y\r\nconnection: close\r\n\r\n', 400],
    ...['gzip, chunked', 'x-own, chunked', 'chunked, chunked', 'identity', 'gzip', 'x-own'].map(
      (coding): [string, string, number] => [
        `the transfer coding ${coding}`,
        `${post}connection: close\r\ntransfer-encoding: ${coding}\r\n\r\n${chunked}`,
        400,
      ],
    ),
    ...['gzip', 'br', 'x-own', 'identity, gzip'].map((coding): [string, string, number] => [
      `the content coding ${coding}`,
      `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-encoding: ${coding}\r\n${body}`,
      415,
    ]),
    ['headers over 16 KiB', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
      400,
    ],
    ['an expectation of its own', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n', 417],
    ['an escape that is no UTF-8', 'GET /%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['a half escape', 'GET /%e HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['headers that do not end', 'GET / HTTP/1.1\r\nhost: x\r\n', 408],
    ['nothing', '', 408],
    ['a body that does not end', `${post}content-length: 10\r\n\r\n{"a"`, 408],
  ])('%s is answered as a problem', async (_what, bytes, status) => {
    const raw = await exchange(await start(quick), bytes);
    const [head = '', body = ''] = raw.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status });
  });

  it('is not a body in chunks, nor one that says that it is not encoded', async () => {
    const name = { name: 'Dana', email: 'dana@example.com', service: 'Embroidery' };
    const json = JSON.stringify(name);
    const whole = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`;
    const head = `${post}connection: close\r\ncontent-encoding: identity\r\ntransfer-encoding: Chunked\r\n\r\n`;
    expect(await exchange(await start(quick), head + whole)).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('is not HTTP/1.0, which needs to name no host', async () => {
    expect(await exchange(await start(quick), 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is logged under the id that the reply carries', async () => {
    const server = await start(quick);
    const raw = await exchange(server, 'hello\r\n\r\n');
    const id = /x-request-id: (\S+)/.exec(raw)?.[1] ?? 'none';
    expect(server.lines.some((line) => line.includes(id))).toBe(true);
  });
});

const post = 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/** Sends bytes over a connection of its own and reads until the server closes it. */
async function exchange({ app }: TestApp, bytes: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  const socket = connect({ port: address.port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

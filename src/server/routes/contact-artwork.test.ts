// Artwork of the quote form: sent before it by the page's script, or within it where there is none.
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startChat } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

const start = useTestApp();
const MB = 1024 * 1024;
const filled = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery', details: '48 caps' };

describe('artwork of POST /api/contact', () => {
  it('belongs to the lead, also what is still under way', async () => {
    const server = await start();
    const [there, underWay] = [await announce(server, 10), await announce(server, 10)];
    await send(server, there, 10);
    const response = await contact(server, { artwork: [there, underWay] });
    expect(response.statusCode).toBe(201);
    const files = await server.storage.artwork.list({ leadId: response.json().id });
    expect(files.map(({ id }) => id).toSorted()).toEqual([there.id, underWay.id].toSorted());
    // What is missing still comes.
    expect(await send(server, underWay, 10)).toBe(204);
    expect(await server.storage.artwork.find(underWay.id)).toMatchObject({ state: 'checking' });
  });

  it('is answered the same when it is sent again, and is of one request alone', async () => {
    const server = await start();
    const artwork = [await announce(server, 10)];
    const first = await contact(server, { artwork }, { 'idempotency-key': 'one' });
    const again = await contact(server, { artwork }, { 'idempotency-key': 'one' });
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    const other = await contact(server, { artwork, details: 'Another job' });
    expect(other.statusCode).toBe(400);
    expect(other.json().errors).toEqual([
      { field: 'artwork', message: 'One of your files came with another request. Please add it again.' },
    ]);
    expect(await server.storage.leads.count()).toBe(1);
  });

  it('is refused with a wrong key, an unknown id, without a key of its own, or when it is too much', async () => {
    const server = await start();
    const [mine, other] = [await announce(server, 10), await announce(server, 10)];
    const conversation = await startChat(server);
    const ofChat = await announce(server, 10, { 'x-conversation': conversation });
    expect(ofChat.key).toBeUndefined();
    for (const [id, key] of [
      [mine.id, other.key],
      [mine.id, ''],
      [mine.id, `${mine.key} `],
      [randomUUID(), mine.key],
      ['../mine', mine.key],
      [ofChat.id, ''],
      [ofChat.id, conversation],
      [ofChat.id, mine.key],
    ]) {
      const refused = await contact(server, { artwork: [other, { id, key }] });
      expect([refused.statusCode, refused.json().errors], id).toEqual([
        400,
        [{ field: 'artwork', message: 'One of your files is not here any more. Please add it again.' }],
      ]);
    }
    const many = await contact(server, { artwork: Array.from({ length: 11 }, () => mine) });
    expect(many.json().errors).toEqual([
      { field: 'artwork', message: 'A request can bring 10 files at most.' },
    ]);
    expect(await server.storage.leads.count()).toBe(0);
    expect((await contact(server, { artwork: [mine, other, mine] })).statusCode).toBe(201);
  });
});

describe('artwork of POST /contact', () => {
  it('comes with the form, under the last part of its name, and waits for its check', async () => {
    const server = await start();
    const [logo, back] = [randomBytes(300_000), randomBytes(10)];
    const response = await post(server, [
      ['C:\\art\\Löwe (2).pdf', logo],
      ['back.svg', back],
    ]);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/received']);
    const files = (await attached(server)).toSorted((one, other) => other.bytes - one.bytes);
    expect(files).toMatchObject([
      { name: 'Löwe (2).pdf', bytes: 300_000, state: 'checking' },
      { name: 'back.svg', bytes: 10, state: 'checking' },
    ]);
    expect(await readFile(join(server.dataDir, 'artwork', files[0]?.id ?? ''))).toEqual(logo);
    expect(await stored(server)).toHaveLength(2);
  });

  it('is none where nothing was chosen', async () => {
    const server = await start();
    const response = await post(server, [['', Buffer.alloc(0)]]);
    expect(response.status).toBe(303);
    expect(await server.storage.leads.count()).toBe(1);
    expect(await attached(server)).toEqual([]);
  });

  it('is stored once, however often the same form is sent, to whichever server', async () => {
    const server = await start();
    const other = await start({ dataDir: server.dataDir });
    const file = randomBytes(1000);
    const answers = await Promise.all(
      [server, other, server, other].map((one) => post(one, [['a.png', file]])),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await server.storage.leads.count()).toBe(1);
    expect(await stored(server)).toEqual((await attached(server)).map(({ id }) => id));
    await post(server, [['a.png', randomBytes(1000)]]);
    expect(await server.storage.leads.count()).toBe(2);
    expect(await stored(server)).toHaveLength(2);
  });

  it('has to be chosen again where something else is wrong, and nothing of it stays', async () => {
    const server = await start();
    const page = await refused(await post(server, [['a.png', randomBytes(1000)]], { email: 'dana@' }), 400);
    expect(page.values).toEqual({ ...filled, email: 'dana@' });
    expect(page.errors).toEqual([
      { field: 'email', message: expect.any(String) },
      { field: 'artwork', message: 'Please choose the file again: a browser does not keep it.' },
    ]);
    await expectNothing(server);
  });

  it('may be ten files and 25 MB: of more nothing stays, and all that was typed is shown again', async () => {
    const server = await start();
    const eleven = Array.from({ length: 11 }, (_, i): [string, Buffer] => [`${i}.png`, randomBytes(10)]);
    const many = await refused(await post(server, eleven), 413);
    expect(many).toMatchObject({
      values: filled,
      errors: [{ field: 'artwork', message: '10 files at most. Please choose them again.' }],
    });
    const large: [string, Buffer][] = [
      ['a.tif', Buffer.alloc(15 * MB)],
      ['b.tif', Buffer.alloc(10 * MB + 1)],
      ['c.tif', Buffer.alloc(10)],
    ];
    const much = await refused(await post(server, large, { name: '' }), 413);
    expect(much.values).toEqual({ ...filled, name: '' });
    expect(much.errors).toEqual([
      { field: 'name', message: 'Your name is missing.' },
      {
        field: 'artwork',
        message: 'That is over 25 MB in all. Please choose fewer or smaller files.',
      },
    ]);
    await expectNothing(server);
    expect((await post(server, [['a.tif', Buffer.alloc(25 * MB)]])).status).toBe(303);
  });

  it('is held to the limits of all artwork: a file’s own, the day’s, the disk’s', async () => {
    const server = await start({ env: { ARTWORK_MAX_MB: '2', ARTWORK_DAILY_MB: '5' } });
    const files = server.context.artworkFiles;
    const full = await start({
      context: { artworkFiles: { ...files, freeBytes: async () => 500 * MB - 1 } },
    });
    const two: [string, Buffer] = ['a.tif', Buffer.alloc(2 * MB)];
    const wanted = [
      [await post(server, [['a.tif', Buffer.alloc(2 * MB + 1)]]), 413, /2 MB at most/],
      [await post(server, [two, two, two]), 429, /today/],
      [await post(full, [two]), 507, /no room/],
    ] as const;
    for (const [response, status, message] of wanted) {
      const page = await refused(response, status);
      expect(page.values).toEqual(filled);
      expect(page.errors.map((error: { message: string }) => error.message).join(' ')).toMatch(message);
    }
    await expectNothing(server);
  });

  it('of a program in the trap, or from another site, is not stored', async () => {
    const server = await start();
    const trapped = await post(server, [['a.png', randomBytes(1000)]], { website: 'http://spam.example' });
    expect([trapped.status, trapped.headers.get('location')]).toEqual([303, '/contact/received']);
    const foreign = await post(server, [['a.png', randomBytes(10)]], {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    await expectNothing(server);
  });

  it('leaves nothing behind where the connection is cut in its middle', async () => {
    const server = await start();
    const address = await listen(server);
    const socket = connect(Number(address.port), address.hostname);
    socket.on('error', () => {});
    socket.write(head(address, 2 * MB) + BODY);
    socket.write(randomBytes(MB));
    const folder = join(server.dataDir, 'artwork');
    await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(folder)).toEqual([]);
    await expectNothing(server);
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('may take longer to arrive than any other body', async () => {
    const server = await start({
      fastify: { requestTimeout: 300, http: { headersTimeout: 200, connectionsCheckingInterval: 20 } },
    });
    const address = await listen(server);
    const slow = connect(Number(address.port), address.hostname);
    const end = `${'x'.repeat(1000)}\r\n--bound--\r\n`;
    slow.write(head(address, Buffer.byteLength(BODY) + end.length) + BODY);
    const other = connect(Number(address.port), address.hostname);
    other.write(
      `POST /api/contact HTTP/1.1\r\nhost: ${address.host}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
    );
    expect(await text(other)).toMatch(/^HTTP\/1.1 408 /);
    slow.write(end);
    expect(await text(slow)).toMatch(/^HTTP\/1.1 303 /);
    expect(await attached(server)).toMatchObject([{ name: 'a.png', bytes: 1000 }]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', BODY],
    ['an end too early', 'multipart/form-data; boundary=bound', BODY],
    ['nothing', 'multipart/form-data; boundary=bound', ''],
    ['a name of Object’s', 'multipart/form-data; boundary=bound', part('__proto__', 'x')],
    ['a hundred fields', 'multipart/form-data; boundary=bound', part('name', 'x').repeat(100)],
  ])('with %s is shown again without an error of its own', async (_what, contentType, payload) => {
    const server = await start();
    const response = await server.app.inject({
      method: 'POST',
      url: '/contact',
      payload,
      headers: { 'content-type': contentType },
    });
    expect([400, 413]).toContain(response.statusCode);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    await expectNothing(server);
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

function part(name: string, value: string) {
  return `--bound\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** A form up to the bytes of its file. */
const BODY =
  Object.entries(filled)
    .map(([name, value]) => part(name, value))
    .join('') +
  '--bound\r\ncontent-disposition: form-data; name="artwork"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

const head = ({ host }: URL, length: number) =>
  `POST /contact HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n` +
  `content-type: multipart/form-data; boundary=bound\r\ncontent-length: ${length}\r\n\r\n`;

interface Sent {
  id: string;
  key: string;
}

async function announce({ app }: TestApp, bytes: number, headers = {}): Promise<Sent> {
  const payload = { name: 'logo.png', bytes };
  const { artworkId, key } = (
    await app.inject({ method: 'POST', url: '/api/artwork', payload, headers })
  ).json();
  return { id: artworkId, key };
}

async function send({ app }: TestApp, { id, key }: Sent, bytes: number): Promise<number> {
  const response = await app.inject({
    method: 'PATCH',
    url: `/api/artwork/${id}`,
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': '0',
      'x-artwork-key': key,
    },
    payload: Readable.from([randomBytes(bytes)]),
  });
  return response.statusCode;
}

function contact({ app }: TestApp, more: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/contact', payload: { ...filled, ...more }, headers });
}

async function listen({ app }: TestApp): Promise<URL> {
  const at = app.server.address();
  if (typeof at === 'object' && at) return new URL(`http://127.0.0.1:${at.port}`);
  return new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
}

/** As a browser sends it: the fields in their order, then the files. */
async function post(
  server: TestApp,
  files: [string, Buffer][],
  values: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, website: '', ...values })) form.append(name, value);
  for (const [name, bytes] of files) form.append('artwork', new Blob([new Uint8Array(bytes)]), name);
  const url = new URL('/contact', await listen(server));
  return fetch(url, { method: 'POST', body: form, redirect: 'manual', headers });
}

async function refused(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  return JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

async function attached({ storage }: TestApp) {
  const { items } = await storage.leads.list({ limit: 10 });
  return (await Promise.all(items.map(({ id }) => storage.artwork.list({ leadId: id })))).flat();
}

const stored = ({ dataDir }: TestApp): Promise<string[]> => readdir(join(dataDir, 'artwork')).catch(() => []);

async function expectNothing(server: TestApp): Promise<void> {
  expect(await stored(server)).toEqual([]);
  expect(await server.storage.artwork.countBytes(new Date(0))).toBe(0);
  expect(await server.storage.leads.count()).toBe(0);
}

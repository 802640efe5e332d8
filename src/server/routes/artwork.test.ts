// Sending artwork: resumed after whatever cut it, read by nobody else.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createArtworkFiles } from '../artwork/artwork-files.ts';
import { startChat } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

const start = useTestApp();
const MB = 1024 * 1024;

describe('artwork that is sent', () => {
  it('arrives in parts, byte for byte, and waits for its check', async () => {
    const server = await start();
    const [file, conversation] = [randomBytes(300_000), await startChat(server)];
    const { id, begun } = await begin(server, { name: 'C:\\art\\logo.png', file, conversation });
    expect(begun.statusCode).toBe(201);
    expect(begun.headers.location).toBe(`/api/artwork/${id}`);
    expect(begun.json()).toEqual({ artworkId: id, offset: 0, partBytes: 8 * MB });
    expect(await stateOf(server, id, conversation)).toEqual({
      offset: '0',
      length: '300000',
      complete: '?0',
    });

    const first = await part(server, id, { offset: 0, bytes: file.subarray(0, 100_000), conversation });
    expect([first.statusCode, first.headers['upload-offset'], first.body]).toEqual([204, '100000', '']);
    const rest = await part(server, id, { offset: 100_000, bytes: file.subarray(100_000), conversation });
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, '300000']);
    expect(await stateOf(server, id, conversation)).toEqual({
      offset: '300000',
      length: '300000',
      complete: '?1',
    });
    expect(await readFile(join(server.dataDir, 'artwork', id))).toEqual(file);
    expect(await server.storage.artwork.find(id)).toMatchObject({ name: 'logo.png', state: 'checking' });
  });

  it('tells the true offset where a part begins at another, and takes no more than was announced', async () => {
    const server = await start();
    const [file, conversation] = [randomBytes(1000), await startChat(server)];
    const { id } = await begin(server, { file, conversation });
    await part(server, id, { offset: 0, bytes: file.subarray(0, 400), conversation });
    for (const offset of [0, 399, 401, 1000]) {
      const refused = await part(server, id, { offset, bytes: file.subarray(0, 100), conversation });
      expect([refused.statusCode, refused.headers['upload-offset']]).toEqual([409, '400']);
    }
    const tooLong = await part(server, id, { offset: 400, bytes: randomBytes(601), conversation });
    expect(tooLong.statusCode).toBe(413);
    const done = await part(server, id, { offset: 400, bytes: file.subarray(400), conversation });
    expect(done.statusCode).toBe(204);
    expect(await readFile(join(server.dataDir, 'artwork', id))).toEqual(file);
    const after = await part(server, id, { offset: 1000, bytes: Buffer.alloc(0), conversation });
    expect(after.statusCode).toBe(409);
  });

  it('is begun anew where it arrived changed', async () => {
    const server = await start();
    const [file, conversation] = [randomBytes(1000), await startChat(server)];
    const { id } = await begin(server, { file, conversation, sha256: sha256(file).toUpperCase() });
    const changed = await part(server, id, { offset: 0, bytes: randomBytes(1000), conversation });
    expect([changed.statusCode, changed.headers['upload-offset']]).toEqual([409, '0']);
    expect(changed.json().detail).toBe('The file arrived changed. Please send it again.');
    const again = await part(server, id, { offset: 0, bytes: file, conversation });
    expect(again.statusCode).toBe(204);
    expect(await stateOf(server, id, conversation)).toMatchObject({ complete: '?1' });
  });

  it('goes on where a connection was cut, and the newer of two connections wins', async () => {
    const server = await start();
    const [file, conversation] = [randomBytes(2 * MB), await startChat(server)];
    const { id } = await begin(server, { file, conversation, sha256: sha256(file) });
    const url = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(url.port), url.hostname);
    socket.on('error', () => {});
    socket.write(
      `PATCH /api/artwork/${id} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/partial-upload\r\n` +
        `upload-offset: 0\r\nx-conversation: ${conversation}\r\ncontent-length: ${file.length}\r\n\r\n`,
    );
    socket.write(file.subarray(0, MB));
    // Half open: nothing more comes, and nobody says so.
    await expect.poll(() => createArtworkFiles(join(server.dataDir, 'artwork')).length(id)).toBe(MB);
    const rest = await part(server, id, { offset: MB, bytes: file.subarray(MB), conversation });
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(2 * MB)]);
    if (!socket.destroyed) await once(socket, 'close');
    expect(sha256(await readFile(join(server.dataDir, 'artwork', id)))).toBe(sha256(file));
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('goes on after a restart of the server', async () => {
    const [before, file] = [await start(), randomBytes(5000)];
    const conversation = await startChat(before);
    const { id } = await begin(before, { file, conversation });
    await part(before, id, { offset: 0, bytes: file.subarray(0, 2000), conversation });
    const after = await start({ dataDir: before.dataDir });
    expect(await stateOf(after, id, conversation)).toMatchObject({ offset: '2000', complete: '?0' });
    await part(after, id, { offset: 2000, bytes: file.subarray(2000), conversation });
    expect(await readFile(join(after.dataDir, 'artwork', id))).toEqual(file);
  });

  it('is nobody else’s: another conversation, a guessed id, no header, a wrong key', async () => {
    const server = await start();
    const file = randomBytes(10);
    const [mine, theirs] = [await startChat(server), await startChat(server)];
    const { id } = await begin(server, { file, conversation: mine });
    const keyed = await server.app.inject({
      method: 'POST',
      url: '/api/artwork',
      payload: { name: 'logo.png', bytes: 10 },
    });
    const { artworkId, key } = keyed.json();
    expect(key).toMatch(/^[\w-]{32}$/);
    for (const [one, headers] of [
      [id, {}],
      [id, { 'x-conversation': theirs }],
      [id, { 'x-conversation': '' }],
      [id, { 'x-artwork-key': key }],
      [artworkId, {}],
      [artworkId, { 'x-conversation': mine }],
      [artworkId, { 'x-artwork-key': `${key}x` }],
      [randomUUID(), { 'x-conversation': mine }],
      ['..%2Fboldwork.db', { 'x-conversation': mine }],
      ['%2e%2e', { 'x-conversation': mine }],
    ] as const) {
      const url = `/api/artwork/${one}`;
      const asked = await server.app.inject({ method: 'HEAD', url, headers });
      const sent = await server.app.inject({
        method: 'PATCH',
        url,
        headers: { ...headers, 'content-type': 'application/partial-upload', 'upload-offset': '0' },
        payload: Readable.from([file]),
      });
      const taken = await server.app.inject({ method: 'DELETE', url, headers });
      expect([asked.statusCode, sent.statusCode, taken.statusCode], one).toEqual([404, 404, 404]);
    }
    const own = await server.app.inject({
      method: 'HEAD',
      url: `/api/artwork/${artworkId}`,
      headers: { 'x-artwork-key': key },
    });
    expect(own.statusCode).toBe(204);
  });

  it('says what is wrong with what is announced, and what is no part', async () => {
    const server = await start({ env: { ARTWORK_MAX_MB: '2' } });
    const conversation = await startChat(server);
    const announce = (payload: object, headers = {}) =>
      server.app.inject({ method: 'POST', url: '/api/artwork', payload, headers });
    const refused = await announce({ name: ' ', bytes: -1, sha256: 'x' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'bytes',
      'sha256',
    ]);
    expect((await announce({ name: 'a', bytes: 2 * MB + 1 })).statusCode).toBe(413);
    expect((await announce({ name: 'a', bytes: 1 }, { 'x-conversation': randomUUID() })).statusCode).toBe(
      404,
    );
    const { id } = await begin(server, { file: randomBytes(10), conversation });
    const send = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'PATCH',
        url: `/api/artwork/${id}`,
        headers: { 'x-conversation': conversation, ...headers },
        payload: Readable.from([randomBytes(10)]),
      });
    expect((await send({ 'content-type': 'image/png', 'upload-offset': '0' })).statusCode).toBe(415);
    expect((await send({ 'content-type': 'application/partial-upload' })).statusCode).toBe(400);
    const half = await send({ 'content-type': 'application/partial-upload', 'upload-offset': '1.5' });
    expect(half.statusCode).toBe(400);
  });

  it('is limited by the day, for a conversation, an address and for all, unless limits are off', async () => {
    const server = await start({ env: { ARTWORK_MAX_MB: '300', ARTWORK_DAILY_MB: '900' } });
    const [one, other] = [await startChat(server), await startChat(server)];
    const announce = async (to: TestApp, conversation: string, megabytes: number, address = '203.0.113.7') =>
      (
        await to.app.inject({
          method: 'POST',
          url: '/api/artwork',
          headers: { 'x-conversation': conversation },
          payload: { name: 'a.tif', bytes: megabytes * MB },
          remoteAddress: address,
        })
      ).statusCode;
    expect(await announce(server, one, 300)).toBe(201);
    expect(await announce(server, one, 201)).toBe(429);
    expect(await announce(server, one, 200)).toBe(201);
    expect(await announce(server, other, 300)).toBe(429);
    expect(await announce(server, other, 300, '198.51.100.9')).toBe(201);
    expect(await announce(server, other, 101, '198.51.100.9')).toBe(429);
    const free = await start({ env: { RATE_LIMITS: 'off' }, dataDir: server.dataDir });
    expect(await announce(free, one, 201)).toBe(201);
  });

  it('finds no room on a disk that is nearly full', async () => {
    const server = await start();
    const files = createArtworkFiles(join(server.dataDir, 'artwork'));
    const full = await start({
      dataDir: server.dataDir,
      context: { artworkFiles: { ...files, freeBytes: async () => 500 * MB } },
    });
    const answer = await full.app.inject({
      method: 'POST',
      url: '/api/artwork',
      payload: { name: 'a.png', bytes: 1 },
    });
    expect(answer.statusCode).toBe(507);
    expect(answer.json().detail).toContain('no room');
  });

  it('stops where files that come together take the room', async () => {
    const server = await start();
    const files = createArtworkFiles(join(server.dataDir, 'artwork'));
    let free = 600 * MB;
    const filling = await start({
      dataDir: server.dataDir,
      context: { artworkFiles: { ...files, freeBytes: async () => free } },
    });
    const [file, conversation] = [randomBytes(1000), await startChat(filling)];
    const { id, begun } = await begin(filling, { file, conversation });
    expect(begun.statusCode).toBe(201);
    free = 499 * MB;
    const refused = await part(filling, id, { offset: 0, bytes: file, conversation });
    expect(refused.statusCode).toBe(507);
    expect(await files.length(id)).toBe(0);
    free = 600 * MB;
    const later = await part(filling, id, { offset: 0, bytes: file, conversation });
    expect(later.statusCode).toBe(204);
  });

  it('is gone for a part that comes while it is deleted', async () => {
    const server = await start();
    const files = createArtworkFiles(join(server.dataDir, 'artwork'));
    const [file, conversation] = [randomBytes(1000), await startChat(server)];
    const { id } = await begin(server, { file, conversation });
    async function* deletedHalfway() {
      yield file.subarray(0, 500);
      await expect.poll(() => files.length(id)).toBe(500);
      await files.delete(id);
      yield file.subarray(500);
    }
    const url = `/api/artwork/${id}`;
    const headers = {
      'content-type': 'application/partial-upload',
      'upload-offset': '0',
      'x-conversation': conversation,
    };
    for (const pieces of [deletedHalfway(), [file]]) {
      const payload = Readable.from(pieces);
      const { statusCode } = await server.app.inject({ method: 'PATCH', url, headers, payload });
      expect(statusCode).toBe(404);
    }
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is taken back with its file', async () => {
    const server = await start();
    const [file, conversation] = [randomBytes(10), await startChat(server)];
    const { id } = await begin(server, { file, conversation });
    await part(server, id, { offset: 0, bytes: file, conversation });
    const taken = await server.app.inject({
      method: 'DELETE',
      url: `/api/artwork/${id}`,
      headers: { 'x-conversation': conversation },
    });
    expect(taken.statusCode).toBe(204);
    expect(await server.storage.artwork.find(id)).toBeUndefined();
    expect(await readdir(join(server.dataDir, 'artwork'))).toEqual([]);
  });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function begin(
  { app }: TestApp,
  { file, conversation, ...more }: { file: Buffer; conversation: string; name?: string; sha256?: string },
) {
  const begun = await app.inject({
    method: 'POST',
    url: '/api/artwork',
    headers: { 'x-conversation': conversation },
    payload: { name: 'logo.png', bytes: file.length, ...more },
  });
  return { begun, id: begun.json().artworkId as string };
}

function part(
  { app }: TestApp,
  id: string,
  { offset, bytes, conversation }: { offset: number; bytes: Buffer; conversation: string },
) {
  return app.inject({
    method: 'PATCH',
    url: `/api/artwork/${id}`,
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': String(offset),
      'x-conversation': conversation,
    },
    payload: Readable.from([bytes]),
  });
}

async function stateOf({ app }: TestApp, id: string, conversation: string) {
  const { headers } = await app.inject({
    method: 'HEAD',
    url: `/api/artwork/${id}`,
    headers: { 'x-conversation': conversation },
  });
  return {
    offset: headers['upload-offset'],
    length: headers['upload-length'],
    complete: headers['upload-complete'],
  };
}

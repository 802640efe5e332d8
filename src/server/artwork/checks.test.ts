// What was sent is checked by itself, told for any print, and shown to the desk.
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ArtworkAnswer } from '../../schemas/artwork-upload.ts';
import { say, startChat } from '../testing/chat.ts';
import { signIn, type TestApp, useTestApp } from '../testing/use-test-app.ts';
import { createArtworkChecks } from './checks.ts';

const start = useTestApp();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** 1100 pixels wide: magenta on white. */
const LOGO = await sharp({ create: { width: 1100, height: 600, channels: 3, background: '#ffffff' } })
  .composite([
    {
      input: await sharp({ create: { width: 700, height: 300, channels: 3, background: '#e4007c' } })
        .png()
        .toBuffer(),
      left: 200,
      top: 150,
    },
  ])
  .png()
  .toBuffer();

describe('an artwork that has arrived', () => {
  it('is judged for the print that was chosen, else for what the talk is about', async () => {
    const server = await start();
    const { id, headers } = await send(server, LOGO, 'logo.png');
    begin(server);
    await expect.poll(async () => (await tell(server, id, headers)).state).toBe('checked');
    expect(await tell(server, id, headers)).toMatchObject({
      print: null,
      judged: {
        product: null,
        method: 'screen-printing',
        widthInches: 11,
        pixels: { across: expect.closeTo(702, 0), sharpInches: expect.closeTo(2.92, 1) },
      },
    });
    await say(server, headers['x-conversation'] ?? '', '48 navy embroidered caps');
    expect((await tell(server, id, headers)).judged).toMatchObject({
      product: 'cap',
      method: 'embroidery',
      goods: 'cap',
      color: '#1b2a4a',
    });

    const chosen = {
      product: 't-shirt',
      method: null,
      widthInches: 3.5,
      goods: 'tee',
      placement: 'left-chest',
      color: '#15110e',
      offset: { x: 0, y: -0.5 },
      isCutOut: true,
    };
    const choose = (print: object, as: Record<string, string> = headers) =>
      server.app.inject({ method: 'PUT', url: `/api/artwork/${id}/print`, headers: as, payload: print });
    expect((await choose(chosen, { 'x-conversation': await startChat(server) })).statusCode).toBe(404);
    expect((await choose({ ...chosen, product: 'moon' })).statusCode).toBe(400);
    expect((await choose({ ...chosen, widthInches: 0 })).statusCode).toBe(400);
    expect((await choose(chosen)).statusCode).toBe(204);
    expect(await tell(server, id, headers)).toMatchObject({
      print: chosen,
      judged: { product: 't-shirt', method: 'screen-printing', widthInches: 3.5 },
    });
    expect((await tell(server, id, headers, '?widthInches=9')).judged).toMatchObject({
      product: 't-shirt',
      widthInches: 9,
    });
    const cap = await tell(server, id, headers, '?goods=cap&widthInches=4');
    expect(cap.judged).toMatchObject({ product: 'cap', method: 'embroidery', goods: 'cap', widthInches: 4 });
    const banner = await tell(server, id, headers, '?product=banner');
    expect(banner.judged).toMatchObject({ product: 'banner', method: 'wide-format' });
  });

  it('is measured once, and judged for whatever print is asked for', async () => {
    const server = await start();
    const { id, headers } = await send(server, LOGO, 'logo.png');
    const waiting = await tell(server, id, headers);
    expect(waiting).toMatchObject({ state: 'checking', kind: null, findings: [], pictureUrl: null });
    begin(server);
    await expect.poll(async () => (await tell(server, id, headers)).state).toBe('checked');

    const small = await tell(server, id, headers, '?method=screen-printing&widthInches=2');
    expect(small).toMatchObject({ name: 'logo.png', kind: 'png', widthPx: 1100, heightPx: 600 });
    expect(small.colors).toHaveLength(1);
    expect(codesOf(small)).toEqual(expect.arrayContaining(['dpi_ok', 'box_behind', 'colours']));
    const large = await tell(server, id, headers, '?method=screen-printing&widthInches=14');
    expect(codesOf(large)).toContain('dpi_blurry');
    const blurry = large.findings.find(({ code }) => code === 'dpi_blurry');
    expect(blurry?.message).toMatch(/^At 14 in wide this prints at \d+ dpi/);
    expect(blurry?.feeCents).toBe(45_00);
    const sign = await tell(server, id, headers, '?product=banner&widthInches=6');
    expect(codesOf(sign)).not.toContain('box_behind');

    expect(small.pictureUrl).toBe(`/api/artwork/${id}/picture`);
    const picture = await server.app.inject({ url: small.pictureUrl ?? '', headers });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1100 });
    for (const query of ['?widthInches=0', '?widthInches=wide', '?method=none', '?product=none'])
      expect((await server.app.inject({ url: `/api/artwork/${id}${query}`, headers })).statusCode).toBe(400);
  });

  it('is kept for a person where it is no artwork, whatever its name', async () => {
    const server = await start();
    const { id, headers } = await send(server, Buffer.from('MZ\x90\x00 no picture at all'), 'logo.png');
    begin(server);
    await expect.poll(async () => (await tell(server, id, headers)).state).toBe('unreadable');
    expect(codesOf(await tell(server, id, headers))).toEqual(['not_artwork']);
    expect((await server.app.inject({ url: `/api/artwork/${id}/picture`, headers })).statusCode).toBe(404);
  });

  it('is the desk’s as it was sent, and nobody else’s', async () => {
    const server = await start();
    const { id } = await send(server, LOGO, 'Lögo "final".png');
    const original = `/api/admin/artwork/${id}/original`;
    expect((await server.app.inject(original)).statusCode).toBe(401);
    for (const url of [`/api/artwork/${id}`, `/api/artwork/${id}/picture`])
      expect((await server.app.inject(url)).statusCode).toBe(404);
    const headers = { cookie: await signIn(server) };
    const file = await server.app.inject({ url: original, headers });
    expect(file.rawPayload).toEqual(LOGO);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition':
        'attachment; filename="L_go _final_.png"; filename*=UTF-8\'\'L%C3%B6go%20%22final%22.png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect((await server.app.inject({ url: `/api/artwork/${id}`, headers })).statusCode).toBe(200);
    expect(
      (await server.app.inject({ url: `/api/admin/artwork/${randomUUID()}/original`, headers })).statusCode,
    ).toBe(404);
  });

  it('waits again where the server ends in the middle of its check, and leaves nothing behind', async () => {
    const server = await start();
    const { id, headers } = await send(server, LOGO, 'logo.png');
    const { promise: isBegun, resolve: tellBegun } = Promise.withResolvers<void>();
    const files = server.context.artworkFiles;
    const pathOf = (of: string) => {
      tellBegun();
      return files.pathOf(of);
    };
    const stop = createArtworkChecks({ ...server.context, artworkFiles: { ...files, pathOf } }).start(
      server.app.log,
    );
    await isBegun;
    await stop();
    expect(await readdir(join(server.dataDir, 'artwork'))).toEqual([id]);
    expect(await tell(server, id, headers)).toMatchObject({ state: 'checking' });
    begin(server);
    await expect.poll(async () => (await tell(server, id, headers)).state).toBe('checked');
  });

  it('is given up after three checks that ended with the server', async () => {
    const server = await start();
    const { id, headers } = await send(server, LOGO, 'logo.png');
    for (let times = 0; times < 3; times++)
      await server.storage.artwork.claimCheck({ leaseMs: -1, now: server.clock.now });
    begin(server);
    await expect.poll(async () => (await tell(server, id, headers)).state).toBe('unreadable');
    expect(codesOf(await tell(server, id, headers))).toContain('person_looks');
  });
});

const codesOf = ({ findings }: ArtworkAnswer) => findings.map(({ code }) => code);

/** As the server's rounds do; the function it returns ends them. */
function begin({ context, app }: TestApp): () => Promise<void> {
  const stop = createArtworkChecks(context).start(app.log);
  stops.push(stop);
  return stop;
}

async function send(server: TestApp, file: Buffer, name: string) {
  const headers = { 'x-conversation': await startChat(server) };
  const payload = { name, bytes: file.length };
  const begun = await server.app.inject({ method: 'POST', url: '/api/artwork', headers, payload });
  const id = begun.json().artworkId as string;
  const sent = await server.app.inject({
    method: 'PATCH',
    url: `/api/artwork/${id}`,
    headers: { ...headers, 'content-type': 'application/partial-upload', 'upload-offset': '0' },
    payload: Readable.from([file]),
  });
  expect(sent.statusCode).toBe(204);
  return { id, headers };
}

async function tell({ app }: TestApp, id: string, headers: Record<string, string>, query = '') {
  const answer = await app.inject({ url: `/api/artwork/${id}${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<ArtworkAnswer>();
}

// What the desk gets of a lead's artwork: verdicts for its job, the files themselves, and pictures of them on the goods.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { blankFacts } from '../../../artwork/blank-facts.ts';
import type { DeskArtwork } from '../../../schemas/desk-artwork.ts';
import type { DeskLead } from '../../../schemas/lead.ts';
import { archiveArtwork, archiveNames } from '../../artwork/archive.ts';
import { logoFacts, sendArtwork } from '../../testing/artwork.ts';
import { post, say, startChat } from '../../testing/chat.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const PRINT = {
  product: 't-shirt',
  method: 'screen-printing',
  widthInches: 11,
  goods: 'tote',
  placement: 'front',
  color: '#1f2a44',
  offset: { x: 0, y: 0 },
  isCutOut: true,
};

describe('the artwork of the desk', () => {
  const start = useTestApp();
  let server: TestApp;
  let cookie: string;
  let conversationId: string;

  beforeEach(async () => {
    server = await start({ env: { RATE_LIMITS: 'off' } });
    cookie = await signIn(server);
    conversationId = await startChat(server);
    await say(server, conversationId, '48 navy tees, two colors, left chest, screen printed, by March 27');
  });

  const ask = (url: string) => server.app.inject({ url, headers: { cookie } });

  async function saveLead(): Promise<string> {
    const form = { name: 'Dana Ruiz', phone: '(816) 555-0143', service: 'Screen Printing', details: 'Tees' };
    const answer = await post(server, '/api/chat/lead', { conversationId, ...form });
    return answer.json<{ leadId: string }>().leadId;
  }

  const artworkOf = async (leadId: string): Promise<DeskArtwork[]> =>
    (await ask(`/api/admin/leads/${leadId}`)).json<DeskLead>().artwork ?? [];

  describe('in its lead', () => {
    it('is judged for what the visitor chose, else for what the item is made of', async () => {
      await sendArtwork(server, { conversationId, name: 'plain.png', hasPicture: true });
      const chosen = await sendArtwork(server, { conversationId, name: 'chosen.png', print: PRINT });
      const leadId = await saveLead();
      const [plain, wide] = await artworkOf(leadId);
      expect(plain).toMatchObject({
        name: 'plain.png',
        judged: { product: 't-shirt', method: 'screen-printing', widthInches: 4, color: '#1b2a4a' },
        checkedFor: '4 in wide, screen printing',
        chosen: null,
        print: null,
        mockupOf: 'T-shirt, left chest',
        createdAt: '2026-03-04T15:00:01.000Z',
      });
      expect(wide).toMatchObject({
        judged: { product: 't-shirt', method: 'screen-printing', widthInches: 11 },
        print: PRINT,
        checkedFor: '11 in wide, screen printing',
        chosen: 'Tote bag, front, 11 in wide, screen printing, cut out the box',
        // Without a picture there is nothing to draw.
        mockupUrl: null,
      });
      expect(wide?.findings).toContainEqual(
        expect.objectContaining({ code: 'dpi_blurry', severity: 'problem' }),
      );
      expect((await ask(`/api/admin/artwork/${chosen}/mockup`)).statusCode).toBe(404);

      const { items: _, ...changed } = (
        await server.app.inject({
          method: 'PATCH',
          url: `/api/admin/leads/${leadId}`,
          headers: { cookie },
          payload: { handled: true },
        })
      ).json<DeskLead>();
      expect(changed.artwork).toHaveLength(2);
    });

    it('says how far it has come, and what is gone from its folder', async () => {
      const file = randomBytes(1000);
      await sendArtwork(server, { conversationId, file, arrived: 300 });
      await sendArtwork(server, { conversationId, facts: null });
      await sendArtwork(server, { conversationId, facts: { ...blankFacts('other'), otherKind: 'zip' } });
      const gone = await sendArtwork(server, { conversationId });
      await server.context.artworkFiles.delete(gone);
      const told = await artworkOf(await saveLead());
      expect(told.map(({ state, bytes, bytesThere }) => [state, bytes, bytesThere])).toEqual([
        ['uploading', 1000, 300],
        ['checking', 6, 6],
        ['unreadable', 6, 6],
        ['checked', 6, null],
      ]);
      const original = await ask(`/api/admin/artwork/${gone}/original`);
      expect([original.statusCode, original.json().detail]).toEqual([
        404,
        'This file is no longer in the folder of artwork.',
      ]);
    });

    it('is counted in the list, a number for each lead', async () => {
      await sendArtwork(server, { conversationId });
      await sendArtwork(server, { conversationId });
      await saveLead();
      await post(server, '/api/contact', {
        name: 'Bo Berg',
        email: 'bo@example.com',
        service: 'Embroidery',
      });
      const leads = (await ask('/api/admin/leads')).json<DeskLead[]>();
      expect(new Map(leads.map(({ name, artworkCount }) => [name, artworkCount]))).toEqual(
        new Map([
          ['Dana Ruiz', 2],
          ['Bo Berg', 0],
        ]),
      );
    });
  });

  describe('as an archive', () => {
    it('holds every file as it was sent, by names that differ, and names what is missing', async () => {
      const [one, other] = [randomBytes(3_000_000), Buffer.from('second')];
      await sendArtwork(server, { conversationId, name: 'logo ö.pdf', file: one });
      await sendArtwork(server, { conversationId, name: 'Logo ö.pdf', file: other });
      await sendArtwork(server, { conversationId, name: '..', file: other });
      const gone = await sendArtwork(server, { conversationId, name: 'gone.ai' });
      await sendArtwork(server, { conversationId, name: 'half.psd', file: one, arrived: 10 });
      await server.context.artworkFiles.delete(gone);
      const answer = await ask(`/api/admin/leads/${await saveLead()}/artwork.zip`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-length': String(answer.rawPayload.length),
        'content-disposition': expect.stringContaining('filename="Artwork of Dana Ruiz.zip"'),
        'x-content-type-options': 'nosniff',
      });
      const unpacked = unzip(answer.rawPayload);
      expect([...unpacked.keys()].sort()).toEqual(['Logo ö (2).pdf', 'MISSING.txt', 'artwork', 'logo ö.pdf']);
      expect(unpacked.get('logo ö.pdf')?.equals(one)).toBe(true);
      expect(unpacked.get('Logo ö (2).pdf')?.equals(other)).toBe(true);
      expect(unpacked.get('MISSING.txt')?.toString()).toBe(
        'gone.ai: no longer in the folder of artwork.\r\nhalf.psd: not arrived whole yet.\r\n',
      );
    });

    it('is none of an unknown lead, of one without artwork, and for nobody signed in', async () => {
      const leadId = await saveLead();
      const zip = (id: string) => `/api/admin/leads/${id}/artwork.zip`;
      expect((await ask(zip(randomUUID()))).statusCode).toBe(404);
      expect((await ask(zip(leadId))).statusCode).toBe(404);
      const id = await sendArtwork(server, { conversationId });
      expect((await ask(zip(leadId))).statusCode).toBe(200);
      for (const url of [zip(leadId), `/api/admin/artwork/${id}/mockup`])
        expect((await server.app.inject(url)).statusCode).toBe(401);
    });

    it('leaves no file open where nobody waits for the rest', async () => {
      const id = await sendArtwork(server, { conversationId, file: randomBytes(3_000_000) });
      const { artworkFiles: files, storage } = server.context;
      let read: ReadStream | undefined;
      const watched = {
        length: files.length,
        read: (one: string) => {
          read = files.read(one);
          return read;
        },
      };
      const artwork = await storage.artwork.find(id);
      const { stream } = await archiveArtwork(artwork ? [artwork] : [], watched);
      await once(stream, 'data');
      expect(read?.destroyed).toBe(false);
      stream.destroy();
      await once(stream, 'close');
      await expect.poll(() => read?.closed).toBe(true);
    });

    it('has names that every system can unpack', () => {
      const names = archiveNames([
        'a/b\\c:d.pdf',
        'CON.pdf',
        '.htaccess',
        'missing.TXT',
        `${'ü'.repeat(200)}.ai`,
      ]);
      expect(names.slice(0, 4)).toEqual(['a_b_c_d.pdf', '_CON.pdf', 'htaccess', 'missing (2).TXT']);
      expect(Buffer.byteLength(names[4] ?? '')).toBeLessThan(220);
      expect(names[4]).toMatch(/ü\.ai$/);
    });
  });

  describe('on the goods', () => {
    it('is drawn as the visitor chose, else as the item says', async () => {
      const plain = await sendArtwork(server, { conversationId, hasPicture: true });
      const chosen = await sendArtwork(server, {
        conversationId,
        hasPicture: true,
        hasBox: true,
        print: PRINT,
      });
      await saveLead();
      const [tee, tote] = await Promise.all(
        [plain, chosen].map((id) => ask(`/api/admin/artwork/${id}/mockup`)),
      );
      const sizes = await Promise.all([tee, tote].map((one) => sharp(one?.rawPayload).metadata()));
      expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
        ['png', 800, 880],
        ['png', 800, 880],
      ]);
      expect(tee?.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'private, no-store',
      });
      // Both navy; the print of the one on the left chest, of the other in the middle of the bag.
      expect(await inkIn(tee?.rawPayload, { left: 460, top: 250, width: 70, height: 70 })).toBeGreaterThan(
        100,
      );
      expect(await inkIn(tee?.rawPayload, { left: 290, top: 330, width: 100, height: 100 })).toBe(0);
      expect(await inkIn(tote?.rawPayload, { left: 300, top: 480, width: 200, height: 200 })).toBeGreaterThan(
        100,
      );
      // A corner of the white box that was cut out: only the bag is seen there.
      const corner = { left: 250, top: 446, width: 1, height: 1 };
      const seen = await sharp(tote?.rawPayload).extract(corner).removeAlpha().raw().toBuffer();
      expect([...seen]).toEqual([31, 42, 68]);
    });

    it('is none where no drawing fits', async () => {
      const id = await sendArtwork(server, {
        conversationId,
        hasPicture: true,
        print: { ...PRINT, product: null, goods: null },
      });
      const leadId = await saveLead();
      expect((await artworkOf(leadId))[0]).toMatchObject({
        pictureUrl: expect.any(String),
        mockupUrl: null,
        mockupOf: null,
      });
      const answer = await ask(`/api/admin/artwork/${id}/mockup`);
      expect([answer.statusCode, answer.json().detail]).toEqual([404, 'There is no mockup of this artwork.']);
    });

    it('answers while others are asked for, and after one that failed', async () => {
      const id = await sendArtwork(server, { conversationId, hasPicture: true, facts: logoFacts() });
      const { storage, artworkFiles, mockups } = server.context;
      const artwork = await storage.artwork.find(id);
      if (!artwork) throw new Error('no artwork');
      const options = { width: 200, signal: AbortSignal.timeout(9_000) };
      const gone = AbortSignal.abort(new Error('nobody waits'));
      const [first, left, second] = await Promise.allSettled([
        mockups.draw(artwork, [], options),
        mockups.draw(artwork, [], { ...options, signal: gone }),
        mockups.draw(artwork, [], options),
      ]);
      expect([first.status, left.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const broken = join(tmpdir(), randomUUID());
      await writeFile(broken, 'no picture');
      await artworkFiles.keepPicture(id, broken);
      await expect(mockups.draw(artwork, [], options)).rejects.toThrow();
    });
  });
});

/** Magenta pixels. */
async function inkIn(
  png: Buffer | undefined,
  part: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const data = await sharp(png).extract(part).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let i = 0; i < data.length; i += 3)
    if ((data[i] ?? 0) > 170 && (data[i + 1] ?? 0) < 60 && (data[i + 2] ?? 0) > 80) count++;
  return count;
}

/** Files that are stored, by the list at the archive's end. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const [method, sum, size] = [at + 10, at + 16, at + 20].map((place, i) =>
      i === 0 ? archive.readUInt16LE(place) : archive.readUInt32LE(place),
    );
    const [nameBytes = 0, extra = 0, comment = 0] = [28, 30, 32].map((by) => archive.readUInt16LE(at + by));
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const file = archive.subarray(from, from + (size ?? 0));
    expect([method, sum]).toEqual([0, crc32(file)]);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameBytes), file);
    at += 46 + nameBytes + extra + comment;
  }
  return files;
}

// Artwork for tests of what is told of it: a row, its file, and what a check would have found.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { blankFacts } from '../../artwork/blank-facts.ts';
import { logoPng, WHITE_BOX } from '../../artwork/testing/tiny-artwork.ts';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import type { TestApp } from './use-test-app.ts';

interface SentArtwork {
  /** Null for what the quote form sent. */
  conversationId: string | null;
  name?: string;
  file?: Buffer;
  /** Of `file` what has arrived; all of it otherwise. */
  arrived?: number;
  /** Null: it still waits for its check. */
  facts?: ArtworkFacts | null;
  print?: object;
  hasPicture?: boolean;
  /** On the picture, behind the logo. */
  hasBox?: boolean;
}

/** A logo of 550 pixels across, two inks on nothing; `facts` replace. */
export const logoFacts = (facts: Partial<ArtworkFacts> = {}): ArtworkFacts => ({
  ...blankFacts('png'),
  structure: 'raster',
  widthPx: 600,
  heightPx: 600,
  ink: { left: 25, top: 25, width: 550, height: 550 },
  pixelsAcrossInk: 550,
  colors: [
    { hex: '#15110e', share: 0.8 },
    { hex: '#e4007c', share: 0.2 },
  ],
  ...facts,
});

/** Stores it as the server does once it has been checked; returns its id. */
export async function sendArtwork(
  { context: { storage, artworkFiles: files }, clock }: TestApp,
  sent: SentArtwork,
): Promise<string> {
  const { conversationId, name = 'logo.png', file = Buffer.from('a file'), arrived = file.length } = sent;
  const { facts = logoFacts(), print, hasPicture = false, hasBox = false } = sent;
  const id = randomUUID();
  // Lists go by age.
  clock.now = new Date(clock.now.getTime() + 1000);
  await storage.artwork.add({
    id,
    conversationId,
    keyHash: null,
    name,
    bytes: file.length,
    sha256: null,
    now: clock.now,
  });
  await files.create(id);
  await files.write(id, 0, Readable.from([file.subarray(0, arrived)]), arrived);
  if (arrived < file.length) return id;
  await storage.artwork.markUploaded(id);
  if (facts) {
    const state = facts.trouble || facts.kind === 'other' ? 'unreadable' : 'checked';
    await storage.artwork.saveCheck(id, { state, facts });
  }
  if (print) await storage.artwork.savePrint(id, print);
  if (hasPicture) {
    const from = join(tmpdir(), `${id}.png`);
    await writeFile(from, await logoPng(600, hasBox ? WHITE_BOX : ''));
    await files.keepPicture(id, from);
  }
  return id;
}

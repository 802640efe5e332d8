// All originals of a lead as one ZIP archive: stored as they are, read one after the other as they go out.
import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { ArtworkFiles } from './artwork-files.ts';

const MISSING = 'MISSING.txt';
/** File systems take 255 bytes. */
const NAME_BYTES = 200;

/** Of what is whole and there; what is not is named in MISSING.txt. `bytes` is the archive's length. */
export async function archiveArtwork(
  artwork: readonly Artwork[],
  files: Pick<ArtworkFiles, 'length' | 'read'>,
): Promise<{ stream: Readable; bytes: bigint }> {
  const names = archiveNames(artwork.map(({ name }) => name));
  const missing: string[] = [];
  const entries: { id: string; name: string; size: number; lastModified: Date }[] = [];
  for (const [index, { id, name, state, createdAt }] of artwork.entries()) {
    const size = await files.length(id);
    if (state === 'uploading') missing.push(`${name}: not arrived whole yet.`);
    else if (size === undefined) missing.push(`${name}: no longer in the folder of artwork.`);
    else entries.push({ id, name: names[index] ?? id, size, lastModified: new Date(createdAt) });
  }
  const told = missing.length > 0 ? [{ name: MISSING, input: `${missing.join('\r\n')}\r\n` }] : [];
  const sizes = told.map(({ name, input }) => ({ name, size: Buffer.byteLength(input) }));

  let open: Readable | undefined;
  async function* inputs() {
    yield* told;
    for (const { id, ...entry } of entries) {
      open = files.read(id);
      yield { ...entry, input: open };
    }
  }
  const stream = Readable.fromWeb(makeZip(inputs()) as Parameters<typeof Readable.fromWeb>[0]);
  // Where nobody waits any longer the file that is being read stays open otherwise.
  stream.once('close', () => open?.destroy());
  return {
    stream,
    bytes: predictLength([...sizes, ...entries.map(({ name, size }) => ({ name, size }))]),
  };
}

/**
 * Names that every system can unpack, each once.
 *
 *     archiveNames(['logo.pdf', 'Logo.pdf']); // ['logo.pdf', 'Logo (2).pdf']
 */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set([MISSING.toLowerCase()]);
  return names.map((given) => {
    const name = plainFileName(given);
    const dot = name.lastIndexOf('.');
    const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${base} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Without what means something to a shell or a file system, and not too long. */
export function plainFileName(given: string): string {
  const name = given
    .toWellFormed()
    .replace(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1');
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  let base = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(base) > NAME_BYTES) base = [...base].slice(0, -1).join('');
  return `${base}${ending}` || 'artwork';
}

import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSoundCache } from './sound-cache.ts';

describe('the sounds on disk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boldwork-sounds-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A file of 1,000 bytes on disk: 32 are its digest. */
  const sound = (first: string) => ({
    bytes: Buffer.from(`OggS${first}`.padEnd(968, 'x')),
    type: 'audio/ogg',
  });
  const size = async () => {
    const sizes = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
    return sizes.reduce((sum, file) => sum + file.size, 0);
  };
  /** Moves what there is back in time, so that what comes next is newer by any clock of files. */
  const growOlder = async () => {
    for (const name of await readdir(folder)) {
      const { mtimeMs } = await stat(join(folder, name));
      await utimes(join(folder, name), mtimeMs / 1000 - 10, mtimeMs / 1000 - 10);
    }
  };

  it('are found by their key', async () => {
    const cache = createSoundCache(folder, 10_000);
    expect(await cache.find('a')).toBeNull();
    await cache.keep('a', sound('a'));
    expect(await cache.find('a')).toEqual(sound('a'));
    expect(await cache.find('b')).toBeNull();
    expect(await createSoundCache(folder, 10_000).find('a')).toEqual(sound('a'));
  });

  it('are never more than they may be; the oldest make room', async () => {
    const cache = createSoundCache(folder, 3500);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await growOlder();
      await cache.keep(key, sound(key));
      expect(await size()).toBeLessThanOrEqual(3500);
    }
    const found = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => cache.find(key)));
    expect(found.map((one) => one !== null)).toEqual([false, false, true, true, true]);
  });

  it('are never more also where several come at the same time', async () => {
    const cache = createSoundCache(folder, 3500);
    await Promise.all(Array.from({ length: 20 }, (_, i) => cache.keep(`${i}`, sound(`${i}`))));
    expect(await readdir(folder)).toHaveLength(3);
    expect(await size()).toBe(3000);
  });

  it('make room for what a crash left unfinished, until it is the oldest', async () => {
    await writeFile(join(folder, 'unfinished'), Buffer.alloc(2000));
    await growOlder();
    const cache = createSoundCache(folder, 3500);
    await cache.keep('a', sound('a'));
    expect(await size()).toBe(3000);
    await cache.keep('b', sound('b'));
    expect(await size()).toBe(2000);
  });

  it('leave out what is larger than all may be', async () => {
    const cache = createSoundCache(folder, 999);
    await cache.keep('a', sound('a'));
    expect(await readdir(folder)).toEqual([]);
  });

  it('go on after one that could not be written', async () => {
    const cache = createSoundCache(join(folder, 'file'), 10_000);
    await writeFile(join(folder, 'file'), '');
    await expect(cache.keep('a', sound('a'))).rejects.toThrow();
    await rm(join(folder, 'file'));
    await cache.keep('a', sound('a'));
    expect(await cache.find('a')).toEqual(sound('a'));
  });
});

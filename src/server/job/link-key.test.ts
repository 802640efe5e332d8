import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env/env.ts';
import { openLinkKey } from './link-key.ts';

describe('the key of the job links', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'boldwork-key-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is made at the first start, for the owner of the folder alone, and stays', async () => {
    const key = openLinkKey({ linkKey: null, dataDir });
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await stat(join(dataDir, 'link-key'))).mode & 0o777).toBe(0o600);
    expect(openLinkKey({ linkKey: null, dataDir })).toBe(key);
    expect(await readdir(dataDir)).toEqual(['link-key']);
    await writeFile(join(dataDir, 'link-key'), '');
    expect(openLinkKey({ linkKey: null, dataDir })).toMatch(/^[\w-]{43}$/);
  });

  it('is that of the environment where there is one, which is long', async () => {
    const { linkKey } = readEnv({ LINK_KEY: 'k'.repeat(32) });
    expect(openLinkKey({ linkKey, dataDir })).toBe('k'.repeat(32));
    expect(await readdir(dataDir)).toEqual([]);
    expect(() => readEnv({ LINK_KEY: 'k'.repeat(31) })).toThrow(/^LINK_KEY must be 32 visible characters/);
  });
});

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { openVapidKeys } from './vapid-keys.ts';

describe('the keys of pushes', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'boldwork-key-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('are made at the first start, for the owner of the folder alone, and stay', async () => {
    const keys = openVapidKeys({ vapid: null, dataDir });
    expect(keys.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(keys.privateKey).toMatch(/^[\w-]{43}$/);
    expect((await stat(join(dataDir, 'vapid-key'))).mode & 0o777).toBe(0o600);
    expect(openVapidKeys({ vapid: null, dataDir })).toEqual(keys);
  });

  it('are those of the environment where there are some', async () => {
    const vapid = { publicKey: 'public', privateKey: 'private' };
    expect(openVapidKeys({ vapid, dataDir })).toBe(vapid);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'lets %s be called',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fc00::1',
    'fe80::1',
    'fec0::1',
    '64:ff9b:1::7f00:1',
    '2001:0:4136:e378::1',
    '::7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    'localhost',
  ])('keeps away from %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

// The shop's keys towards push services (RFC 8292): the environment's, or those that are made at the first start.
import { createECDH } from 'node:crypto';
import type { Env } from '../env/env.ts';
import { openKeyFile } from '../env/key-file.ts';
import { PUSH_CURVE, publicKeyOf } from '../env/public-key-of.ts';

/** base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * VAPID_PRIVATE_KEY, else what stands in `vapid-key` of DATA_DIR (0600), which is written where it is not there. With another
 * key every subscription is lost: browsers are bound to the public one.
 */
export function openVapidKeys({ vapid, dataDir }: Pick<Env, 'vapid' | 'dataDir'>): VapidKeys {
  if (vapid !== null) return vapid;
  const privateKey = openKeyFile(dataDir, 'vapid-key', {
    what: 'the key of the pushes',
    make: makePrivateKey,
  });
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/** base64url. */
export function makePrivateKey(): string {
  const pair = createECDH(PUSH_CURVE);
  pair.generateKeys();
  // Leading zeros are left out otherwise, once in 256 keys.
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}

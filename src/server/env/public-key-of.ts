import { createECDH } from 'node:crypto';

/** Of the keys of pushes (RFC 8292). */
export const PUSH_CURVE = 'prime256v1';

/** The public key that belongs to a private one, both base64url. Throws where it is none. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH(PUSH_CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

// Codes of an authenticator app: RFC 6238 with six digits every half minute, as every app knows them.
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Half minutes that a phone's clock may be off by. */
const WINDOW = 1;

/** 160 random bits, in Base32. */
export const newCodeSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code says to an app. */
export const codeUri = (secret: string, { shop, username }: { shop: string; username: string }): string =>
  totpOf(secret, shop, username).toString();

/** The half minute to which the code belongs, counted since 1970; null for a wrong code. */
export function halfMinuteOf(code: string, secret: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

const totpOf = (secret: string, issuer = '', label = 'desk'): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, period: PERIOD_S, digits: 6 });

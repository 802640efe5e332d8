// security.txt (RFC 9116): whom to tell of a hole in the site.
import type { Shop } from '../../schemas/shop.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The RFC wants less than a year, so that nobody trusts a forgotten file. */
const GOOD_FOR_DAYS = 180;

interface Site {
  publicUrl: string | null;
  now: Date;
}

/** The same all day, so that it can be kept. */
export function securityText({ security_contact, brand, articles }: Shop, { publicUrl, now }: Site): string {
  const contact = security_contact ?? brand.email;
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const expires = new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString().replace('.000', '');
  const languages = new Set(['en', ...articles.flatMap(({ language }) => language ?? [])]);
  return [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${SECURITY_PATH}`]),
    '',
  ].join('\n');
}

export const SECURITY_PATH = '/.well-known/security.txt';

// How an e-mail address and a phone number may look, in every form and call.
import * as z from 'zod/mini';
import { LONGEST } from './longest.ts';
import { isStorable } from './text.ts';

const EMAIL_MESSAGE = 'Enter an email address like name@example.com.';
const PHONE_MESSAGE = 'Enter a phone number with 7 to 15 digits.';

/** An e-mail address, trimmed; the part after the last @ is lowered by whoever stores it. */
export const emailSchema = z.string('Your email is missing.').check(
  z.trim(),
  z.minLength(1, 'Your email is missing.'),
  z.maxLength(LONGEST.email, `An email can be ${LONGEST.email} characters at most.`),
  z.refine((email) => email === '' || isEmail(email), EMAIL_MESSAGE),
);

/** A phone number however written, with 7 to 15 digits; 555 numbers too. */
export const phoneSchema = z.string(PHONE_MESSAGE).check(
  z.trim(),
  z.maxLength(LONGEST.phone, `A phone number can be ${LONGEST.phone} characters at most.`),
  z.refine((phone) => phone === '' || isPhone(phone), PHONE_MESSAGE),
);

// RFC 5322 dot-atom before the @ (RFC 6531 letters allowed), RFC 1035 labels after it, at least two of them.
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** True if `text` is one e-mail address that mail can be sent to. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > LONGEST.email || !isStorable(text)) return false;
  const labels = text.slice(at + 1).split('.');
  const topLevel = labels.at(-1) ?? '';
  return (
    LOCAL.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    topLevel.length > 1 &&
    !/^\d+$/.test(topLevel)
  );
}

/** True if `text` holds 7 to 15 digits and nothing that a phone number is not written with. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && /^[\d\s+().\-/#*,;x]*(?:ext\.?\s*\d+)?$/i.test(text);
}

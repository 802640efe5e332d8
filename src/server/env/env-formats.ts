// How the texts of environment variables may look; spaces around them do not count.
import { isIP } from 'node:net';
import { isEmail } from '../../schemas/contact-details.ts';

export function isWhole(min: number, max: number) {
  return (text: string) => /^\d{1,9}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

export function isOneOf(words: string[]) {
  return (text: string) => words.includes(text.trim());
}

export function isMailbox(text: string): boolean {
  return isEmail(text.trim());
}

export interface Mailbox {
  /** May be empty. */
  name: string;
  address: string;
}

/** Reads 'hello@shop.example' or 'Bold Work <hello@shop.example>'; null for anything else. */
export function readMailbox(text: string): Mailbox | null {
  const [, name = '', address = text] = /^([^<>"\p{C}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  return isMailbox(address) ? { name: name.trim(), address: address.trim() } : null;
}

export function isHost(text: string): boolean {
  return isIP(text.trim()) !== 0 || isHostName(text.trim());
}

/** True for labels of letters, digits and hyphens (RFC 1123), the underscore that container networks use too. */
export function isHostName(text: string): boolean {
  return text.length <= 253 && /^(?!-)[a-z\d_-]{1,63}(?<!-)(?:\.(?!-)[a-z\d_-]{1,63}(?<!-))*$/i.test(text);
}

/** True for a name or address that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

export function isUrl(...protocols: string[]) {
  return (text: string) => {
    const url = URL.parse(text.trim());
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  };
}

export function isOrigin(text: string): boolean {
  const url = URL.parse(text.trim());
  return (
    isUrl('http:', 'https:')(text) && url !== null && url.href === `${url.origin}/` && !/[?#]/.test(text)
  );
}

export function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

export function isAddressOrCidr(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || isWhole(0, version === 4 ? 32 : 128)(bits))
  );
}

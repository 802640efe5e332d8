// How the texts of environment variables may look; spaces around them do not count.
import { isIP, isIPv4 } from 'node:net';
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

/** Without a zone such as %eth0, which means something on one machine only. */
export function isAddressOrCidr(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || isWhole(0, version === 4 ? 32 : 128)(bits))
  );
}

/** True where addresses and CIDRs together are all of IPv4 or all of IPv6. */
export function isEverybody(list: string[]): boolean {
  const ranges = list.map(bitsOf);
  const isCovered = (prefix: string): boolean =>
    ranges.includes(prefix) ||
    (ranges.some((range) => range.startsWith(prefix)) && isCovered(`${prefix}0`) && isCovered(`${prefix}1`));
  return isCovered('4:') || isCovered('6:');
}

/** The bits that all addresses of a CIDR begin with, behind '4:' or '6:'; IPv4 written as IPv6 is IPv4. */
function bitsOf(cidr: string): string {
  const [address = '', length = '128'] = cidr.split('/');
  if (isIPv4(address)) return `4:${inBits(address.split('.').map(Number), 8).slice(0, Number(length))}`;
  const bits = inBits(ipv6Groups(address), 16).slice(0, Number(length));
  return bits.startsWith(MAPPED) ? `4:${bits.slice(MAPPED.length)}` : `6:${bits}`;
}

const inBits = (parts: number[], width: number) =>
  parts.map((part) => part.toString(2).padStart(width, '0')).join('');
/** Of ::ffff:0:0/96. */
const MAPPED = '0'.repeat(80) + '1'.repeat(16);

/** The eight numbers of an IPv6 address: the URL parser writes it in its one short form, of which the gap is filled in. */
export function ipv6Groups(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}

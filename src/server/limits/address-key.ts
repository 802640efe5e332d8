// What one visitor's address counts as where attempts are counted.
import { isIPv4, isIPv6 } from 'node:net';

/**
 * An IPv4 address as it is, an IPv6 address by its /64: that is the least a provider hands to one customer.
 *
 *     addressKey('2001:db8:1:2:3::9')   '2001:db8:1:2::/64'
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address).split('%')[0] ?? '';
  const mapped = bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (isIPv4(mapped)) return mapped;
  return isIPv6(bare) ? `${firstGroups(bare)}::/64` : 'unknown';
}

/** Some proxies forward '203.0.113.9:4711' or '[2001:db8::9]:4711': their visitors would all count as one. */
function withoutPort(address: string): string {
  const [, inBrackets, v4] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? v4 ?? address;
}

/** The URL parser writes any IPv6 address in its one short form; the first four groups of that, filled in. */
function firstGroups(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  if (tail !== undefined) groups.push(...Array<string>(8 - groups.length - last.length).fill('0'), ...last);
  return groups.slice(0, 4).join(':');
}

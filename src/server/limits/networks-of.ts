// What one visitor's address counts as where attempts are counted.
import { isIPv4, isIPv6 } from 'node:net';

/** As many times a limit as is stated for one address. */
export interface Network {
  key: string;
  share: number;
}

/**
 * An IPv4 address as it is. An IPv6 address by its /64, the least that a provider hands to one customer, and by the /56
 * and /48, of which some hand out a whole one: with more room than one visitor needs, since several may live there.
 *
 *     networksOf('2001:db8:1:234::9')
 *     // [{ key: '2001:db8:1:234::/64', share: 1 }, { key: '2001:db8:1:200::/56', share: 2 }, { key: '2001:db8:1::/48', share: 4 }]
 */
export function networksOf(address: string): Network[] {
  const bare = withoutPort(address).split('%')[0] ?? '';
  const mapped = bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (isIPv4(mapped)) return [{ key: mapped, share: 1 }];
  if (!isIPv6(bare)) return [{ key: 'unknown', share: 1 }];
  const [first, second, third, fourth] = firstGroups(bare);
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { key: `${first}:${second}:${third}:${fourth}::/64`, share: 1 },
    { key: `${first}:${second}:${third}:${half}::/56`, share: 2 },
    { key: `${first}:${second}:${third}::/48`, share: 4 },
  ];
}

/** Some proxies forward '203.0.113.9:4711' or '[2001:db8::9]:4711': their visitors would all count as one. */
function withoutPort(address: string): string {
  const [, inBrackets, v4] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? v4 ?? address;
}

/** The URL parser writes any IPv6 address in its one short form; the first four groups of that, filled in. */
function firstGroups(address: string): [string, string, string, string] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  if (tail !== undefined) groups.push(...Array<string>(8 - groups.length - last.length).fill('0'), ...last);
  const [first = '0', second = '0', third = '0', fourth = '0'] = groups;
  return [first, second, third, fourth];
}

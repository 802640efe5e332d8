// What one visitor's address counts as where attempts are counted.
import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Groups } from '../env/env-formats.ts';

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
  if (isIPv4(bare)) return [{ key: bare, share: 1 }];
  if (!isIPv6(bare)) return [{ key: 'unknown', share: 1 }];
  const groups = ipv6Groups(bare);
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ key: mapped, share: 1 }];
  const [first, second, third, fourth = 0] = groups;
  const prefix = [first, second, third].map((group) => group?.toString(16)).join(':');
  return [
    { key: `${prefix}:${fourth.toString(16)}::/64`, share: 1 },
    { key: `${prefix}:${(fourth & 0xff00).toString(16)}::/56`, share: 2 },
    { key: `${prefix}::/48`, share: 4 },
  ];
}

/** Of ::ffff:0:0/96, as which a socket for both kinds shows an IPv4 address. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  if (!groups.slice(0, 6).every((group, index) => group === (index < 5 ? 0 : 0xffff))) return;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Some proxies forward '203.0.113.9:4711' or '[2001:db8::9]:4711': their visitors would all count as one. */
function withoutPort(address: string): string {
  const [, inBrackets, v4] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? v4 ?? address;
}

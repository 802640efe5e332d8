import { describe, expect, it } from 'vitest';
import { networksOf } from './networks-of.ts';

describe('networksOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['::ffff:cb00:7109%eth0', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7109', '203.0.113.9'],
    ['[0::ffff:cb00:7109]:4711', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
    ['not an address', 'unknown'],
    ['not an address:4711', 'unknown'],
    ['203.0.113.9:', 'unknown'],
  ])('takes %s for %s alone', (address, key) => {
    expect(networksOf(address)).toEqual([{ key, share: 1 }]);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
    ['2001:DB8:1:1234::9', '2001:db8:1:1234::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
    // Neither is IPv4 written as IPv6.
    ['::203.0.113.9', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
    ['0:ffff::203.0.113.9', '0:ffff:0:0::/64', '0:ffff:0:0::/56', '0:ffff:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
    ['[2001:db8:1:fedc::9]:4711', '2001:db8:1:fedc::/64', '2001:db8:1:fe00::/56', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ])('takes %s for its /64, /56 and /48', (address, customer, site, wide) => {
    expect(networksOf(address)).toEqual([
      { key: customer, share: 1 },
      { key: site, share: 2 },
      { key: wide, share: 4 },
    ]);
  });

  it('tells neighbouring networks apart', () => {
    const keys = (address: string) => networksOf(address).map(({ key }) => key);
    const one = keys('2001:db8:1:200::9');
    const shared = (other: string) => keys(other).filter((key) => one.includes(key));
    expect(shared('2001:db8:1:2ff::9')).toEqual(['2001:db8:1:200::/56', '2001:db8:1::/48']);
    expect(shared('2001:db8:1:300::9')).toEqual(['2001:db8:1::/48']);
    expect(shared('2001:db8:2:200::9')).toEqual([]);
  });
});

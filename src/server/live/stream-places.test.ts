import { describe, expect, it } from 'vitest';
import { createPlaces } from './stream-places.ts';

describe('the places for streams', () => {
  it('are 60 for a customer’s network, whichever of its addresses they come from, until some are given back', () => {
    const { take } = createPlaces({ hasRateLimits: true });
    const back = Array.from({ length: 60 }, (_, n) => take(`2001:db8:1:2::${n + 1}`));
    expect(() => take('2001:db8:1:2:ffff::1')).toThrow(/a lot of open pages/);
    take('2001:db8:1:3::1');
    take('203.0.113.9');
    back[0]?.();
    take('2001:db8:1:2:ffff::1');
    expect(() => take('2001:db8:1:2:ffff::1')).toThrow(/a lot of open pages/);
  });

  it('are left free for the desk where visitors take all of theirs', () => {
    const { take, takeForDesk } = createPlaces({ hasRateLimits: false });
    for (let n = 0; n < 4_900; n++) take('203.0.113.9');
    expect(() => take('203.0.113.9')).toThrow(/too many open pages/);
    for (let n = 0; n < 100; n++) takeForDesk();
    expect(takeForDesk).toThrow(/too many open pages/);
  });
});

import { expect, test, vi } from 'vitest';
import { shop } from '../../assistant/testing/shop.ts';
import { warmUpCarl } from './warm-up-carl.ts';

const now = () => new Date('2026-03-04T16:00:00Z');
const log = { warn: vi.fn() } as never;

test('lets what waits go first, step by step', async () => {
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 0);
  const draining = {
    get isOn() {
      return others > 3;
    },
  };
  await warmUpCarl({ shop: { current: shop, mistakes: [] }, now }, { draining, log });
  clearInterval(timer);
  expect(others).toBeGreaterThan(3);
});

test('stops once the server ends', async () => {
  const draining = { isOn: false };
  const asked = vi.spyOn(draining, 'isOn', 'get');
  asked.mockReturnValueOnce(false).mockReturnValue(true);
  await warmUpCarl({ shop: { current: shop, mistakes: [] }, now }, { draining, log });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('is no reason to end the server', async () => {
  const warn = vi.fn();
  const broken = { current: {} as never, mistakes: [] };
  await warmUpCarl({ shop: broken, now }, { draining: { isOn: false }, log: { warn } as never });
  expect(warn).toHaveBeenCalledOnce();
});

import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadShop } from '../../shop/load-shop.ts';
import { warmUpCarl, warmUpCarlFirst } from './warm-up-carl.ts';

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));
const now = () => new Date('2026-03-04T16:00:00Z');
const log = { warn: vi.fn() } as never;
const idle = () => ({ isOn: false, requests: 0 });

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
  await warmUpCarl({ shop: { current: shop, mistakes: [] }, now }, { draining, warming: idle(), log });
  clearInterval(timer);
  expect(others).toBeGreaterThan(3);
});

test('stops once the server ends', async () => {
  const draining = { isOn: false };
  const asked = vi.spyOn(draining, 'isOn', 'get');
  asked.mockReturnValueOnce(false).mockReturnValue(true);
  await warmUpCarl({ shop: { current: shop, mistakes: [] }, now }, { draining, warming: idle(), log });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('is no reason to end the server', async () => {
  const warn = vi.fn();
  const broken = { current: {} as never, mistakes: [] };
  await warmUpCarl(
    { shop: broken, now },
    { draining: { isOn: false }, warming: idle(), log: { warn } as never },
  );
  expect(warn).toHaveBeenCalledOnce();
});

test('puts its steps off while somebody is being answered, but not for a whole stream', async () => {
  const warming = { isOn: false, requests: 1 };
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 1);
  const draining = {
    asked: 0,
    get isOn() {
      this.asked += 1;
      return this.asked > 2;
    },
  };
  await warmUpCarl({ shop: { current: shop, mistakes: [] }, now }, { draining, warming, log });
  clearInterval(timer);
  expect(others).toBeGreaterThan(10);
});

test('is ready for a first message even where something of it fails', async () => {
  const warming = { isOn: true, requests: 0 };
  const app = { draining: { isOn: false }, warming, log: { warn: vi.fn() } as never };
  await warmUpCarlFirst({ shop: { current: {} as never, mistakes: [] }, now }, app);
  expect(warming.isOn).toBe(false);
});

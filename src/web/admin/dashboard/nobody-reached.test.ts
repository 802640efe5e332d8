import { expect, it } from 'vitest';
import { isNobodyReached } from './nobody-reached.tsx';

const told = (channels: ('email' | 'webhook' | 'push')[], broken: ('mail' | 'webhook' | 'push')[]) => ({
  notifications: { channels, failing: 0 },
  alerts: {
    state: 'failing' as const,
    testedAt: null,
    broken: broken.map((channel) => ({ channel, since: '2026-03-10T14:00:00.000Z', reason: null })),
    waiting: 0,
  },
});

it.each([
  [['email'], ['mail'], true],
  [['email', 'push'], ['mail', 'push'], true],
  [['email', 'webhook'], ['mail'], false],
  [['webhook'], [], false],
  [[], [], false],
] as const)('of %j with %j broken: %j', (channels, broken, isNobody) => {
  expect(isNobodyReached(told([...channels], [...broken]))).toBe(isNobody);
});

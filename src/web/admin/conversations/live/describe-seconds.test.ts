import { expect, it } from 'vitest';
import { describeSeconds } from './describe-seconds.ts';

it.each([
  [-4_000, '0 s'],
  [22_999, '22 s'],
  [108_000, '1 min 48 s'],
  [120_000, '2 min 0 s'],
  [3_600_000, '1 h 0 min'],
  [47 * 3_600_000 + 5 * 60_000, '47 h 5 min'],
  [73 * 3_600_000, '3 days'],
])('%i ms are %s', (ms, words) => {
  expect(describeSeconds(ms)).toBe(words);
});

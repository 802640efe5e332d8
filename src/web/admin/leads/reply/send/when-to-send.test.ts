import { expect, it } from 'vitest';
import { heldUntil } from './when-to-send.ts';

const OPENS = '2026-03-11T14:00:00.000Z';
const QUIET = '2026-03-11T08:00:00-05:00';

it.each([
  ['now while the shop is open', null, null, null],
  ['when it opens', OPENS, null, OPENS],
  ['when the quiet hours end', null, QUIET, QUIET],
  ['at the later of both, whatever zone they are written in', OPENS, QUIET, OPENS],
  ['when the quiet hours end after it has opened', '2026-03-11T12:00:00.000Z', QUIET, QUIET],
])('sends %s', (_, opensAt, quietUntil, held) => {
  expect(heldUntil({ opensAt, quietUntil })).toBe(held);
});

import { expect, it } from 'vitest';
import { flowMessage } from './hero-buttons.tsx';

it.each([
  ['quote_flow', "I'd like to quote flow"],
  ['design_consultation', "I'd like to design consultation"],
])('says %s to Carl as "%s"', (flow, message) => {
  expect(flowMessage(flow)).toBe(message);
});

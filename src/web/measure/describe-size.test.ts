// A measured size in words.
import { expect, it } from 'vitest';
import { describeDoubt, nameBand, nameSize, sayToCarl } from './describe-size.ts';

const SIZE = {
  ok: true as const,
  widthInches: 96,
  heightInches: 35.5,
  widthBand: [95, 97] as const,
  heightBand: [35, 36] as const,
  doubts: [],
};

it('names size and band', () => {
  expect(`About ${nameSize(SIZE)} (${nameBand(SIZE)})`).toBe('About 96 x 35.5 in (95 to 97 by 35 to 36)');
});

it("says it to Carl in the talk's language", () => {
  expect(sayToCarl(SIZE, false)).toBe('It measures 96 x 35.5 in.');
  expect(sayToCarl(SIZE, true)).toBe('Mide 96 x 35.5 in.');
});

it('tells what is doubtful, a wrong corner before a small sheet', () => {
  expect(describeDoubt(SIZE, 'letter')).toBeUndefined();
  expect(describeDoubt({ ...SIZE, doubts: ['corner', 'unsure'] }, 'card')).toContain('flat bank card');
  expect(describeDoubt({ ...SIZE, doubts: ['unsure'] }, 'letter')).toContain('letter sheet is small');
  expect(describeDoubt({ ok: false, fault: 'sheet' }, 'letter')).toContain('yellow pins');
});

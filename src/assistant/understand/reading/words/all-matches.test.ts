import { expect, test } from 'vitest';
import { allMatches } from './all-matches.ts';

test.each<[RegExp, string]>([
  [/\d+/g, '3 and 45'],
  [/b*/g, 'abba'],
  [/x(y)?/g, 'xyx'],
  [/q/g, 'none'],
])('finds for %s in "%s" what matchAll finds, each time', (pattern, text) => {
  for (let time = 0; time < 2; time += 1)
    expect(allMatches(pattern, text)).toEqual([...text.matchAll(pattern)]);
});

test('stops where there are enough', () => {
  expect(allMatches(/\d/g, '123', 2).map(({ 0: digit }) => digit)).toEqual(['1', '2']);
});

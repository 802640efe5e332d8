// Results as browsers deliver them, read without a word twice and without one lost.
import { expect, it } from 'vitest';
import { readResults } from './read-results.ts';

it.each<[string, [string, number?][], boolean, string]>([
  ['results one after another', [['ten'], ['shirts']], false, 'ten shirts'],
  ['a phone number, its area said twice', [['555'], ['555 0123']], false, '555 555 0123'],
  ['an Android list that grows', [['ten'], ['ten shirts'], ['ten shirts in red']], true, 'ten shirts in red'],
  ['an Android list that repeats', [['ten shirts'], ['Ten shirts']], true, 'Ten shirts'],
  ['an Android list that goes on', [['ten shirts'], ['in red']], true, 'ten shirts in red'],
  ['half a word, not a repeat', [['ten'], ['tent banners']], true, 'ten tent banners'],
  [
    'finals that are not sure',
    [
      ['ten', 0],
      ['ten shirts', 0],
      ['ten shirts', 0.9],
    ],
    false,
    'ten shirts',
  ],
  ['one that is not sure alone', [['ten', 0]], false, 'ten'],
])('%s', (_case, finals, repeatsFinals, text) => {
  const results = finals.map(([transcript, confidence]) => ({
    isFinal: true,
    0: { transcript, ...(confidence !== undefined && { confidence }) },
  }));
  expect(readResults(results, { repeatsFinals })).toEqual({ final: text, interim: '' });
});

it('reads interim words behind the final ones', () => {
  const result = (isFinal: boolean, transcript: string) => ({ isFinal, 0: { transcript, confidence: 0.5 } });
  const results = [result(true, 'ten shirts'), result(false, ' in red'), result(false, ' by')];
  expect(readResults(results, { repeatsFinals: false })).toEqual({
    final: 'ten shirts',
    interim: 'in red by',
  });
});

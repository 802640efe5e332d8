import { expect, test } from 'vitest';
import { readMessages } from '../../../testing/messages.ts';
import { INTENT_PATTERNS } from '../intents/intent-patterns.ts';
import { lookingAhead } from './pattern-source.ts';

test.each<[RegExp, RegExp]>([
  [/(?<! (?:do|if)) (?:file|logo)s? ready/, /(?= (?:file|logo))(?<! (?:do|if)) (?:file|logo)s? ready/],
  [/ (?<! my )(?:flight|hotel)s? /, / (?=(?:flight|hotel))(?<! my )(?:flight|hotel)s? /],
  [/(?<! my)(?<! our) van /, /(?= van )(?<! my)(?<! our) van /],
  // In each alternative, and within groups.
  [/a|(?<!b)cd/, /a|(?=cd)(?<!b)cd/],
  [/ so (?:(?<!b)cd|(?:(?<=b) e))/, / so (?:(?=cd)(?<!b)cd|(?:(?= e)(?<=b) e))/],
  // What may be left out tells of nothing, nor what comes any number of times.
  [/(?<! my) (?:big )?vans?/, /(?= (?:big )?vans?)(?<! my) (?:big )?vans?/],
  [/(?<! my) (?:big )?/, /(?<! my) (?:big )?/],
  [/(?<! my)(?:\w+ ){0,3}van/, /(?<! my)(?:\w+ ){0,3}van/],
  // A number of a group would become another.
  [/(?<! my) (van|bus) \1/, /(?<! my) (van|bus) \1/],
  [/ plain (?:one)/, / plain (?:one)/],
])('%s becomes %s', (pattern, quicker) => {
  expect(lookingAhead(pattern)).toEqual(quicker);
});

test('finds where the patterns alone find, whatever the message', { tags: ['long'] }, () => {
  const patterns = INTENT_PATTERNS.map(([, pattern]) => pattern).filter(({ source }) =>
    source.includes('(?<'),
  );
  expect(patterns.length).toBeGreaterThan(5);
  for (const pattern of patterns) {
    const quicker = lookingAhead(pattern);
    for (const message of readMessages()) {
      const text = ` ${message.toLowerCase()} `;
      expect(quicker.exec(text)?.index).toBe(pattern.exec(text)?.index);
    }
  }
});

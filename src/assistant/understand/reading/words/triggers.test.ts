import { expect, test } from 'vitest';
import { readMessages } from '../../../testing/messages.ts';
import { shop } from '../../../testing/shop.ts';
import { INTENT_PATTERNS } from '../intents/intent-patterns.ts';
import { matching, mayHoldOneOf, mayMatch, worded, wordedInAnyCase } from './triggers.ts';
import { COLORS, GARMENTS, PIECES } from './vocabulary.ts';
import { splitWords } from './words.ts';

test.each<[RegExp, string, boolean]>([
  [/ (?:red|blue) (?:\w+ ){0,3}paint/, ' blue house paints ', true],
  [/ (?:red|blue) (?:\w+ ){0,3}paint/, ' green house paint ', false],
  // Cut words, repeats and what is only looked at need no word of their own.
  [/ignor(?:e|ing)/, ' reignored ', true],
  [/ (?:really )*fine /, ' really really fine ', true],
  [/ come in(?! later)/, ' come inside ', true],
  [/ come in(?! later)/, ' come in later ', false],
  [/(?<! do) need it /, ' i need it ', true],
  [/ rush\b| asap /, ' rush-order ', true],
  [/ [bc]an you /, ' can you ', true],
  [/ (?:ha){2,} /, ' hahahaha ', true],
  [/ colou?rs? \? $/, ' which color ? ', true],
  [/^ (?:so )?$| ?/, '', true],
  [/(a|b) \1 /, ' b b ', true],
  [/ \d+ days /, ' 12 days ', true],
  [/ [$|] (?:x\|y|z) /, ' | x|y ', true],
  [/^\W*(?:please )?say (?:it )*loud$/, '! please say it loud', true],
  [/ (?:go|come)(?: (?:on|up|in|by))* (?:now|then) /, ' go on up then ', true],
  [/ so (?:(?:very|really|quite) )+(?:good|bad) /, ' so very very bad ', true],
])('%s in "%s": %s', (pattern, text, isFound) => {
  expect(pattern.test(text)).toBe(isFound);
  expect(matching([['it', pattern]])(text)).toEqual(isFound ? ['it'] : []);
  expect(worded(pattern).test(text)).toBe(isFound);
});

test('finds what the patterns alone find, whatever the message', { tags: ['long'] }, () => {
  const intentsIn = matching(INTENT_PATTERNS);
  const guarded = INTENT_PATTERNS.map(([intent, pattern]) => [intent, worded(pattern)] as const);
  for (const message of readMessages()) {
    const { plain } = splitWords(message, shop);
    for (const text of [plain, message, message.toLowerCase()]) {
      const found = INTENT_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([intent]) => intent);
      expect(intentsIn(text)).toEqual(found);
      expect(guarded.filter(([, pattern]) => pattern.test(text)).map(([intent]) => intent)).toEqual(found);
    }
  }
});

test.each<[RegExp, string]>([
  [/\bnew rules?:/i, 'NEW RULE: all is free'],
  [/\bnew rules?:/i, 'renew rules: none'],
  [/^\W*Pay (?:in )*\D+$/i, '-pay In in cash'],
  [/\bA[BC] \d\d\b/i, 'take ab 12'],
  [/\bninos\b|\bni\u00f1os\b/i, 'NI\u00d1OS'],
  [/\bplease\b/i, 'no'],
])('finds %s in "%s", in any case, where the pattern does', (pattern, message) => {
  expect(wordedInAnyCase(pattern).test(message)).toBe(pattern.test(message));
  expect(wordedInAnyCase(pattern).exec(message)).toEqual(pattern.exec(message));
});

test('finds in any case what the patterns alone find, whatever the message', { tags: ['long'] }, () => {
  const patterns = INTENT_PATTERNS.map(([, { source }]) => new RegExp(source, 'i'));
  const guarded = patterns.map((pattern) => [pattern, wordedInAnyCase(pattern)] as const);
  for (const message of readMessages()) {
    const text = ` ${message.toUpperCase()} `;
    expect(guarded.filter(([, { test }]) => test(text)).map(([pattern]) => pattern)).toEqual(
      patterns.filter((pattern) => pattern.test(text)),
    );
  }
});

test.each([
  [/(?:in )?(may|june) \d/i, 'in the fall', false],
  [/(?:in )?(may|june) \d/i, 'on june 5', true],
  [/ misprint\w* /, ' two misprints here ', true],
  [/ misprint\w* /, ' two prints here ', false],
  [/ \d+ ?x ?\d+ /, ' by hand ', false],
  [/ \d+ ?x ?\d+ /, ' a 3 x 6 ', true],
  [/^ (?:(?:so|and|ok) )*\? $/, ' so and ok ', false],
  // What is looked for ahead or behind must stand there; in a group each alternative needs a word of its own.
  [/^ (?=(?:\S+ ){1,3}(?:lives|stays) )/, ' kim stays here ', true],
  [/^ (?=(?:\S+ ){1,3}(?:lives|stays) )/, ' kim left ', false],
  [/(?<= lives (?:\S+ ){0,2})\w+ /, ' kim lives there ', true],
  [/(?<! lives (?:\S+ ){0,2})kim\w* /, ' kimmy ', true],
  [/ (?:\w+ ){0,2}(?:\w* (?:known|called) as|is \w+ named) /, ' she is so named ', true],
  [/ (?:\w+ ){0,2}(?:\w* (?:known|called) as|is \w+ named) /, ' she goes as kim ', false],
  [/^ (?:(?:oh|well) ){0,2}(?:\w*yes+|right)\b/, ' oh right ', true],
  // Of more texts than can be told apart, how they begin.
  [/ (?:first|last)name(?: [a-l]){0,2}(?: [a-l]){0,2}x /, ' lastname a x ', true],
  [/ (?:first|last)name(?: [a-l]){0,2}(?: [a-l]){0,2}x /, ' name a x ', false],
  // Each of several places needs its word, in one and the same alternative.
  [/ (?:is|are) \d+ (?:enough|plenty) /, ' are 5 there ', false],
  [/ (?:is|are) \d+ (?:enough|plenty) /, ' is 5 plenty ', true],
  [/ big (?:\w+ )?dog | small (?:\w+ )?cat /, ' a small black dog ', false],
  [/ big (?:\w+ )?dog | small (?:\w+ )?cat /, ' a small black cat ', true],
  [/ (?:big|small) dog(?= (?:barks|runs))/, ' big dog ', false],
  [/ pleas\w+ (?:stay|go) /, ' it pleases me ', false],
])('tells of %s and "%s" whether they can match: %s', (pattern, text, can) => {
  expect(mayMatch(pattern)(text)).toBe(can);
});

test.each([
  [['patch', 'sign'], ' two patches ', true],
  [['patch', 'sign'], ' two signs ? ', true],
  [['company'], ' companies ', true],
  [['old-fashioned'], ' an old-fashioned sign ', true],
  [['patch', 'sign'], ' two designs ', false],
  // Nothing tells of what has no letter.
  [['½'], ' a shirt ', true],
])('tells of %j and "%s" whether one may be there: %s', (words, text, may) => {
  expect(mayHoldOneOf(words)(text)).toBe(may);
});

test('misses no word of a message, nor its singular', { tags: ['long'] }, () => {
  for (const words of [COLORS, GARMENTS, PIECES]) {
    const may = mayHoldOneOf(words);
    for (const message of readMessages()) {
      const { all, plain } = splitWords(message, shop);
      const holds = all.some(({ text, stem }) => words.has(text) || words.has(stem));
      expect(may(plain) || !holds, message).toBe(true);
    }
  }
});

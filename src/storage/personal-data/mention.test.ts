import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionOf } from './mention.ts';

const mentionsAnn = (text: string) => mentionOf('ann@x.com').isIn(text);

describe('an address mentioned in a text', () => {
  it.each([
    'ann@x.com',
    'mail ann@x.com.',
    'mail ann@x.com, please',
    '<ANN@X.COM>',
    '"Ann" <Ann@x.com>',
    "'ann@x.com'",
    '(ann@x.com)',
    'mailto:ann@x.com?subject=hello',
    'email=ann@x.com',
    'it is...ann@x.com',
    '...ann@x.com',
    '*ann@x.com*',
    '_ann@x.com_',
    'bob@y.com/ann@x.com',
    'bob@y.com,ann@x.com;',
    'joann@x.com or ann@x.com',
    'first line\nann@x.com\nlast line',
    'ann@x.com-thanks',
    'ann@x.com - thanks. Bye',
    'ann@x.com...',
    '我的邮箱是 ann@x.com。',
  ])('is there: %j', (text) => expect(mentionsAnn(text)).toBe(true));

  it.each([
    '',
    'ann at x dot com',
    'joann@x.com',
    'jo.ann@x.com',
    'jo-ann@x.com',
    'jo_ann@x.com',
    'jo+ann@x.com',
    "o'ann@x.com",
    '1ann@x.com',
    'éann@x.com',
    'e\u0301ann@x.com',
    'ann@x.com.au',
    'ann@x.community',
    'ann@x.com-pany.de',
    'ann@xxcom',
    'ann@ x.com',
  ])('is not there: %j', (text) => expect(mentionsAnn(text)).toBe(false));

  it('is found however its accents and letter case are written', () => {
    const { isIn } = mentionOf('jörg@müller.de');
    expect(isIn('JÖRG@MÜLLER.DE')).toBe(true);
    expect(isIn('jo\u0308rg@mu\u0308ller.de'.normalize('NFD'))).toBe(true);
    expect(isIn('jorg@muller.de')).toBe(false);
  });

  it.each(['ann@bücher.de', 'Ann@BÜCHER.de', 'ann@xn--bcher-kva.de', 'ANN@XN--BCHER-KVA.DE'])(
    'is found by either spelling of its domain: %s',
    (address) => {
      const { isAll, isIn, patterns } = mentionOf(address);
      for (const spelling of ['ann@bücher.de', 'Ann@xn--bcher-kva.de']) {
        expect([isAll(spelling), isIn(`mail ${spelling}.`)]).toEqual([true, true]);
        expect(isIn(`jo${spelling}`)).toBe(false);
      }
      expect(patterns.toSorted()).toEqual(['%ann@b%cher.de%', '%ann@xn--bcher-kva.de%']);
    },
  );

  it('has a pattern that leaves open how letters outside of ASCII are written', () => {
    for (const address of ['jörg@x.com', 'jo\u0308rg@x.com']) {
      expect(mentionOf(address).patterns).toEqual(['%j%rg@x.com%']);
    }
    // Small, it is an i and a dot.
    expect(mentionOf('\u0130van@x.com').patterns).toEqual(['%%van@x.com%']);
  });

  it('is taken by the letter, whatever punctuation it holds', () => {
    const { isIn } = mentionOf('a.b+c$d*e?f^g{h}|i@x.com');
    expect(isIn('a.b+c$d*e?f^g{h}|i@x.com')).toBe(true);
    expect(isIn('axb+c$d*e?f^g{h}|i@x.com')).toBe(false);
  });
});

describe('a text that is the address', () => {
  it.each(['ann@x.com', 'ANN@X.COM'])('is so: %s', (text) =>
    expect(mentionOf('ann@x.com').isAll(text)).toBe(true),
  );

  it.each(['to=ann@x.com', 'ann@x.com.', ' ann@x.com', null])('is not so: %s', (text) =>
    expect(mentionOf('ann@x.com').isAll(text)).toBe(false),
  );
});

describe('an address mentioned in a JSON text', () => {
  const isInJson = (value: unknown) => mentionOf('ann@x.com').isInJson(JSON.stringify(value));

  it('is found in every string, behind an escaped line break too', () => {
    expect(isInJson({ reading: { slots: { email: 'ann@x.com' } } })).toBe(true);
    expect(isInJson([1, null, { said: 'mail\nann@x.com' }])).toBe(true);
    expect(isInJson({ 'ann@x.com': 1 })).toBe(true);
  });

  it('is not found where another one stands', () => {
    expect(isInJson({ said: 'joann@x.com', more: ['ann@', 'x.com'], nothing: null })).toBe(false);
    expect(mentionOf('ann@x.com').isInJson(null)).toBe(false);
  });
});

describe('a text without the address', () => {
  const { redact, redactJson } = mentionOf('ann@x.com');

  it.each([
    ['mail ANN@x.com, ann@x.com.', 'mail [erased address], [erased address].'],
    ['joann@x.com or ann@x.com', 'joann@x.com or [erased address]'],
    ['ann@x.com.au', 'ann@x.com.au'],
    ['cafe\u0301', 'cafe\u0301'],
    ['first line\nann@x.com\nlast line', 'first line\n[erased address]\nlast line'],
  ])('is made of %j', (text, expected) => expect(redact(text)).toBe(expected));

  it('is made of each text and key in JSON, and an email is not known any more', () => {
    const json = {
      email: 'Ann@x.com',
      list: ['ann@x.com', 1, null, { email: 'ask ann@x.com', 'of ann@x.com': true }],
      other: { email: 'joann@x.com' },
    };
    expect(JSON.parse(redactJson(JSON.stringify(json)))).toEqual({
      list: ['[erased address]', 1, null, { email: 'ask [erased address]', 'of [erased address]': true }],
      other: { email: 'joann@x.com' },
    });
    expect(redactJson('"ann@x.com"')).toBe('"[erased address]"');
    expect(redactJson('{"__proto__":{"email":"ann@x.com"}}')).toBe('{"__proto__":{}}');
  });
});

describe('the pattern', () => {
  it('leaves nothing out that mentions the address', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 5 });
    const name = fc.string({ unit: fc.constantFrom(...'aZ9_%+.-éÖ'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(around, name, around, fc.boolean(), (before, local, after, isUpper) => {
        const address = `${local}@x.com`;
        const {
          patterns: [pattern = ''],
          isIn,
        } = mentionOf(address);
        const text = `${before} ${isUpper ? address.toUpperCase() : address.normalize('NFD')} ${after}`;
        expect(isIn(text)).toBe(true);
        expect(text.toLowerCase()).toMatch(likeAsRegExp(pattern));
      }),
    );
  });
});

/** As a database reads it, with `\` to escape. */
function likeAsRegExp(pattern: string): RegExp {
  const parts = pattern.match(/\\.|[^\\]/gsu) ?? [];
  const translated = parts.map((part) => {
    if (part === '%') return '[^]*';
    return part === '_' ? '[^]' : part.slice(-1).replace(/[.*+?^${}()|[\]\\/]/, '\\$&');
  });
  return new RegExp(`^${translated.join('')}$`, 'u');
}

import { describe, expect, it } from 'vitest';
import { englishOf } from './lexicon.ts';

describe('a Spanish verb', () => {
  it.each([
    ['ordenar', 'order'],
    ['ordenamos', 'order'],
    ['ordenaron', 'ordered'],
    ['compraste', 'bought'],
    ['pido', 'i order'],
    ['imprimen', 'do you print'],
    ['paguen', 'pay'],
    ['marquen', 'call'],
    ['recojan', 'pick up'],
    ['entregarian', 'deliver'],
    ['mandame', 'send me'],
    ['cotizarnos', 'quote us'],
    ['envienmelos', 'send them'],
  ])('%s is %s', (spanish, english) => expect(englishOf(spanish)).toBe(english));

  it.each(['welcome', 'lola', 'camila', 'pasta', 'tome'])('%s is none', (word) =>
    expect(englishOf(word)).toBeUndefined(),
  );
});

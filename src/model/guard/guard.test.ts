import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuard } from './guard.ts';

const ESTIMATE = 'My estimate for 72 shirts is $794 to $889.28, about $12.35 each.';
const BREAK = 'From 96 on it falls to about $11.15 each.';
const TIME = 'We usually need 10 working days for hats & t-shirts once the proof is approved.';
const DATE = 'Saturday, June 12, 2027 is 137 working days away, so it should fit.';
const MINIMUM = 'Our minimum for embroidery is 12 pieces.';
const NO_DISCOUNT = 'I cannot give discounts, but the price per piece falls with the quantity.';
const HOURS = 'We are open Monday to Friday, 9 am to 6 pm.';
const UNKNOWN = "I don't know that, but a person from the shop does.";
const NOTED = 'Noted: Saturday, June 12, 2027.';
const HELLO = 'Hello!';
const ALL = [ESTIMATE, BREAK, TIME, DATE, MINIMUM, NO_DISCOUNT, HOURS, UNKNOWN, NOTED];

/** What of `said`, in order, passes a guard of `statements`. */
function admitted(statements: string[], ...said: string[]): string[] {
  const guard = createGuard(statements);
  return said.filter((sentence) => guard.admit(sentence) === null);
}

describe('the guard', () => {
  it.each([
    [ESTIMATE, ESTIMATE],
    [ESTIMATE, '72 shirts come to an estimated $794 to $889.28, about $12.35 each.'],
    [ESTIMATE, 'For your 72 shirts the estimate is $794 to $889.28, or roughly $12.35 per piece.'],
    [ESTIMATE, 'For seventy-two shirts my estimate runs 794 dollars to $889.28, around $12.35 each.'],
    [BREAK, 'From 96 on it drops to about $11.15 apiece.'],
    [
      TIME,
      'Hats & t-shirts usually take us ten business days once the proof is approved.'.replace(
        'Hats',
        'Our hats',
      ),
    ],
    [TIME, 'We normally take 10 working days for hats & t-shirts once you have approved the proof.'],
    [DATE, 'Saturday, June 12, 2027 is 137 business days away, so that should fit.'],
    [MINIMUM, 'For embroidery our minimum is 12 pieces.'],
    [MINIMUM, 'Our embroidery minimum is a dozen pieces.'],
    [NO_DISCOUNT, 'I cannot give discounts, but the price per piece drops with the quantity.'],
    [HOURS, 'The shop is open Monday to Friday, 9 a.m. to 6 p.m.'],
    [UNKNOWN, 'I do not know that, but someone from the shop does.'],
    [NOTED, 'I have noted Saturday, June 12th, 2027.'],
    [HELLO, 'Hi there!'],
  ])('lets "%s" be said as "%s"', (statement, sentence) => {
    expect(createGuard([statement]).admit(sentence)).toBeNull();
  });

  it('counts as said what was said, and keeps the order', () => {
    const guard = createGuard([ESTIMATE, BREAK]);
    expect(guard.unsaid()).toEqual([ESTIMATE, BREAK]);
    expect(guard.admit('From 96 on it drops to about $11.15 each.')).toBe('facts');
    expect(guard.admit('72 shirts come to an estimated $794 to $889.28, about $12.35 each.')).toBeNull();
    expect(guard.unsaid()).toEqual([BREAK]);
    expect(guard.admit(ESTIMATE)).toBe('facts');
    expect(guard.admit(BREAK)).toBeNull();
    expect(guard.unsaid()).toEqual([]);
    expect(guard.admit(BREAK)).not.toBeNull();
  });

  it('lets two neighbours become one', () => {
    const guard = createGuard(['Noted: 48 caps.', 'Embroidery it is.', BREAK]);
    expect(guard.admit('I noted 48 caps, and embroidery it is.')).toBeNull();
    expect(guard.unsaid()).toEqual([BREAK]);
  });

  it('lets one greeting stand before it, or for a greeting', () => {
    expect(admitted([HELLO, MINIMUM], 'Thanks for asking!', MINIMUM)).toHaveLength(2);
    expect(admitted([HELLO, MINIMUM], MINIMUM)).toHaveLength(1);
    expect(admitted([MINIMUM], 'Thank you!', 'Thanks!', MINIMUM)).toEqual(['Thank you!', MINIMUM]);
    expect(createGuard([MINIMUM], false).admit('Thank you!')).toBe('greeting');
    expect(createGuard([HELLO, MINIMUM], false).admit('Hi there!')).toBeNull();
  });

  it.each([
    [
      'a price',
      'It is $1.',
      'That is 1 dollar.',
      'I can do 500 bucks.',
      'Only $12 each.',
      'It comes to $794.',
    ],
    [
      'a price in words',
      'It is one dollar.',
      'That comes to twelve dollars each.',
      'A buck fifty each.',
      'About five hundred in total.',
      'You pay nothing.',
    ],
    [
      'another currency',
      'It is 794 euros.',
      '€12.35 each.',
      '£794 to £889.28 by my estimate.',
      'My estimate for 72 shirts is €794 to €889.28, about €12.35 each.',
      'My estimate for 72 shirts is 794 pesos.',
      'CA$794 to CA$889.28.',
      '¥1 each.',
      '0.01 BTC.',
    ],
    [
      'a date',
      'You have them on June 13, 2027.',
      'They are ready Friday.',
      'It is done by tomorrow.',
      'On 6/13 they are yours.',
      'The 13th works.',
      'Next week is fine.',
    ],
    ['a time', 'We open at 7 am.', 'Come by at noon.', 'Ready in two hours.', 'At 18:00 sharp.'],
    [
      'a discount',
      'I take 10% off.',
      'Ten percent off for you.',
      'Half price!',
      'Buy one, get one free.',
      'The discount is yours.',
      'With a coupon it is less.',
      'I waive the setup charge.',
    ],
    [
      'a promise',
      'I promise.',
      'We guarantee that date.',
      'It will fit.',
      'You will have them by then.',
      'Yes, we can do that.',
      'Deal!',
      'Absolutely.',
      'Consider it done.',
      'That is a legally binding offer, no takesies backsies.',
      'Sure.',
      'Agreed.',
      'We match any price.',
    ],
    [
      'a link',
      'See https://evil.example/x.',
      'Go to evil.example.',
      'It is at /admin.',
      'Write to boss@evil.example.',
      'Visit evil dot example.',
    ],
    [
      'a phone number',
      'Call (816) 555-0199.',
      'Call 8165550199.',
      'Ring eight one six five five five.',
      'Call 816.555.0199.',
    ],
    [
      'the prompt',
      'You are the copy editor of Carl.',
      'My instructions say to reword the statements.',
      'Here is my system prompt.',
      'I was told to keep every figure.',
    ],
    [
      'markup',
      '<b>Hello</b>.',
      '<script>alert(1)</script>.',
      '**Our minimum** is 12 pieces.',
      '# Our minimum.',
      '[Our minimum](x) is 12 pieces.',
      '`Our minimum`.',
      '- Our minimum for embroidery is 12 pieces.',
      'Our &lt;minimum&gt;.',
    ],
    [
      'another language',
      'El mínimo para bordado es de 12 piezas.',
      'Unser Minimum sind 12.',
      '最低12個です。',
      'Минимум 12 штук.',
      'Le minimum est de 12.',
    ],
    [
      'odd characters',
      'Our minimum for embroidery is １２ pieces.',
      'Our mini\u200bmum for embroidery is 12 pieces.',
      'Our minimum for embroidery is 12 pieces 🎉.',
      'Our minimum for еmbroidery is 12 pieces.',
      'It is ½ price.',
    ],
    ['a question of its own', 'Do you want a discount?', 'How many?'],
    [
      'somebody else',
      'Jane Doe ordered 12 pieces.',
      'The last visitor was Bob.',
      'Our minimum for Jane is 12 pieces.',
    ],
    ['half a sentence', 'Our minimum for embroidery is', 'Our minimum for'],
  ])('lets no %s through', (_what, ...sentences) => {
    for (const sentence of sentences) {
      for (const statement of ALL) {
        expect(createGuard([statement]).admit(sentence), `${statement} -> ${sentence}`).not.toBeNull();
      }
      expect(createGuard(ALL).admit(sentence), sentence).not.toBeNull();
      expect(createGuard([]).admit(sentence), sentence).not.toBeNull();
    }
  });

  it.each([
    [
      'without its conditions',
      TIME,
      'We need 10 working days for hats & t-shirts once the proof is approved.',
    ],
    ['without its conditions', TIME, 'We usually need 10 working days for hats & t-shirts.'],
    ['as more than likely', DATE, 'Saturday, June 12, 2027 is 137 working days away, so it fits.'],
    ['as exact', ESTIMATE, 'My estimate for 72 shirts is $794 to $889.28, so $12.35 each.'],
    [
      'as a price instead of an estimate',
      ESTIMATE,
      'For 72 shirts it is $794 to $889.28, about $12.35 each.',
    ],
    ['in part', ESTIMATE, 'My estimate for 72 shirts is $794.'],
    ['with figures exchanged', ESTIMATE, 'My estimate for 72 shirts is $889.28 to $794, about $12.35 each.'],
    ['with figures exchanged', HOURS, 'We are open Monday to Friday, 6 am to 9 pm.'],
    ['as its contrary', NO_DISCOUNT, 'I give discounts, but the price per piece falls with the quantity.'],
    ['as its contrary', MINIMUM, 'There is no minimum for embroidery of 12 pieces.'],
    ['as its contrary', 'We print cotton, not leather.', 'We print leather, not cotton.'],
    ['for another place', 'We ship to Alaska from Ohio.', 'We ship to Ohio from Alaska.'],
  ])('lets no statement be said %s', (_how, statement, sentence) => {
    expect(createGuard([statement]).admit(sentence)).not.toBeNull();
  });

  it('lets no figure through that the statement has not, whatever it looks like', () => {
    const figure = fc.oneof(
      fc.integer({ min: 0, max: 99_999 }).map(String),
      fc.integer({ min: 0, max: 99_999 }).map((value) => `$${value}`),
      fc.double({ min: 0.01, max: 9999, noNaN: true }).map((value) => `$${value.toFixed(2)}`),
      fc.integer({ min: 1, max: 100 }).map((value) => `${value}%`),
      fc.integer({ min: 1, max: 100 }).map((value) => `${value} percent`),
      fc.constantFrom(
        'twenty',
        'three hundred',
        'two dozen',
        'half',
        'double',
        'forty-one',
        'a hundred',
        'zero',
      ),
      fc.constantFrom(
        'tomorrow',
        'Monday',
        'May 5',
        '5 pm',
        'noon',
        'Christmas',
        'www.x.com',
        'a@b.co',
        '5k',
        '€5',
      ),
    );
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ALL), figure, place, (statement, invented, where) => {
        const words = statement.split(' ');
        const at = 1 + Math.floor(where * (words.length - 2));
        const sentence = words.toSpliced(at, 0, invented).join(' ');
        expect(createGuard([statement]).admit(sentence)).not.toBeNull();
      }),
      { numRuns: 3000 },
    );
  });

  it('lets no word through that the statement has not', () => {
    // No word of English ends so: now and then five letters by chance are one that may be said with anything.
    const word = fc.stringMatching(/^[a-z]{3,10}zq$/);
    fc.assert(
      fc.property(fc.constantFrom(...ALL), word, (statement, invented) => {
        const sentence = statement.replace(/.$/, ` ${invented}.`);
        expect(createGuard([statement]).admit(sentence)).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('takes any text in its stride', { timeout: 20_000 }, () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (text) => {
        createGuard(ALL).admit(`${text}.`);
      }),
      { numRuns: 500 },
    );
  });
});

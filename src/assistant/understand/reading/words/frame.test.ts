import { describe, expect, it } from 'vitest';
import { findFrame, saidIn } from './frame.ts';

describe('what a message says', () => {
  it.each([
    ['hi again, yes', 'yes'],
    ['Good afternoon, nah hold off', 'nah hold off'],
    ['ok so marcus 913 555 0172', 'marcus 913 555 0172'],
    ['hey so 28 days from today', '28 days from today'],
    ['oh and Nikki', 'Nikki'],
    ['Sorry for the delay. Two Rivers Heating', 'Two Rivers Heating'],
    ['Hola, buenas tardes, necesito 45', 'necesito 45'],
    ['yo Looks right', 'Looks right'],
    ['Marguerite lol', 'Marguerite'],
    ['24 x 18 inches. Thank you so much!', '24 x 18 inches'],
    ['is there a minimum if thats ok 🙂', 'is there a minimum'],
    ['hey carl, 40 then thx', '40 then'],
    ['perfect, Odalys Brenner', 'Odalys Brenner'],
    ['quick question: do you do mugs', 'do you do mugs'],
    ['my bad - 45', '45'],
    ['oh wait, yup', 'yup'],
    ["it's me again, the 9th works", 'the 9th works'],
    ['Odalys hope that helps!', 'Odalys'],
    ['36 mugs - thanks, sent from my phone', '36 mugs'],
    ['in teal and cream please', 'in teal and cream'],
    ['by the 9th, let me know', 'by the 9th'],
    ['the 9th, ok', 'the 9th'],
  ])('leaves of %j what it says', (message, said) => {
    expect(saidIn(message)).toBe(said);
  });

  it.each([
    'hi',
    'hi there!',
    'ok',
    'thanks so much',
    'good morning carl',
    'hi Dave need 20 caps',
    'Well Done Catering',
    'Perfect Pour Coffee',
    'great big letters',
    'sure thing',
    'no worries about the date',
    'can you let me know',
    'yes please',
    'no hurry on it please',
    'no thanks',
    '👍',
    'cards that say thank you',
  ])('leaves %j as it is', (message) => {
    expect(saidIn(message)).toBe(message);
  });

  it('tells whether it greets, agrees and thanks', () => {
    expect(findFrame('hello, ok, 40 please and thank you')).toMatchObject({
      greets: true,
      agrees: true,
      thanks: true,
    });
    expect(findFrame('so 40')).toMatchObject({ greets: false, agrees: false, thanks: false });
  });
});

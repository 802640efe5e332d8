// What is said of a reply: its words, and nothing of its markup.
import { expect, it } from 'vitest';
import { speakable } from './speakable.ts';
import { splitText } from './split-text.ts';

it.each([
  ['50 shirts come to $1,114.', '50 shirts come to $1,114.'],
  ['$1,114 – $1,280, or $2–$3 each.', '$1,114 to $1,280, or $2 to $3 each.'],
  [
    'Call (512) 555-0142 or write to jo.smith@gmail.com.',
    'Call (512) 555-0142 or write to jo.smith@gmail.com.',
  ],
  ['**Bold**, *not* and __both__ of `them`', 'Bold, not and both of them.'],
  ['A logo_final_2.ai is 2*3*4 inches', 'A logo_final_2.ai is 2*3*4 inches.'],
  ['# Prices\n\n- 50 shirts\n- 100 shirts\n', 'Prices. 50 shirts. 100 shirts.'],
  ['1. Send art\n2) Approve it!\n> * **Wear** it', 'Send art. Approve it! Wear it.'],
  ['• One\n– Two', 'One. Two.'],
  ['Do you want:\n- red;\n- blue?', 'Do you want: red; blue?'],
  ['See [our prices](https://boldwork.example/prices?a=1) now.', 'See our prices now.'],
  ['![A shirt](/shirt.png)', 'A shirt.'],
  ['See https://boldwork.example/privacy.', 'See the link.'],
  ['See (http://x.org/a_b?c=d), please.', 'See (the link), please.'],
  ['Ask <https://x.org> or <jo@x.org>', 'Ask the link or jo@x.org.'],
  ['Go to www.boldwork.com/a or boldwork.com!', 'Go to the link or the link!'],
  ['Send logo.ai', 'Send logo.ai.'],
  ['We take .ai, .eps and art.pdf at 4.5 in.', 'We take .ai, .eps and art.pdf at 4.5 in.'],
  ['<b>Hi</b> <br> there', 'Hi there.'],
  ['Under 3 < 5 > 2', 'Under 3 < 5 > 2.'],
  ['Great! 🎉👍🏽 Thanks ❤️', 'Great! Thanks.'],
  ['“Bold.”', '“Bold.”'],
  ['* * *\n---\n', ''],
  ['   ', ''],
])('%j is said as %j', (text, said) => {
  expect(speakable(text)).toBe(said);
});

it.each([
  ['at sentences', 'One two. Three four! Five six?', 20, ['One two. Three four!', 'Five six?']],
  ['at clauses', 'One two three, four five six', 20, ['One two three,', 'four five six']],
  ['at words', 'one two three four five', 9, ['one two', 'three', 'four five']],
  ['within a word', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['not where it is short', 'One. Two.', 9, ['One. Two.']],
  ['not in a price', 'It is $1,114.50 now.', 12, ['It is', '$1,114.50', 'now.']],
  ['nothing', '', 9, []],
])('breaks %s', (_case, text, longest, pieces) => {
  expect(splitText(text, longest)).toEqual(pieces);
});

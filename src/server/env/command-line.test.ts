import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

it.each([
  ['espeak-ng -v en-us --stdin --stdout', ['espeak-ng', '-v', 'en-us', '--stdin', '--stdout']],
  ['  piper\t-m voice.onnx\n-f - ', ['piper', '-m', 'voice.onnx', '-f', '-']],
  ['piper -m "my voice.onnx"', ['piper', '-m', 'my voice.onnx']],
  [`sh -c 'a | b > "c"'`, ['sh', '-c', 'a | b > "c"']],
  ['say --like="a b"c', ['say', '--like=a bc']],
  ['say a\\ b "c \\"d\\" \\\\ \\n"', ['say', 'a b', 'c "d" \\ \\n']],
  [`say '' "" x`, ['say', '', '', 'x']],
  // Nothing of a shell but the quotes.
  ['say $HOME ~ * `id` $(id) ; | > &', ['say', '$HOME', '~', '*', '`id`', '$(id)', ';', '|', '>', '&']],
  [`say "it's"`, ['say', "it's"]],
  ['say "open', null],
  ["say 'open", null],
  ['say open\\', null],
  ['', null],
  ['  ', null],
  ['"" say', null],
])('reads %s', (text, words) => {
  expect(readCommandLine(text)).toEqual(words);
});

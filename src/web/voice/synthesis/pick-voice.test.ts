// Which voice speaks, of those that systems bring.
import { expect, it } from 'vitest';
import { pickVoice } from './pick-voice.ts';

const MAC = ['Amélie fr-CA', 'Daniel en-GB', 'Karen en-AU', 'Samantha en-US', 'Alex en-US'];
const WINDOWS = [
  'Microsoft Hedda de-DE',
  'Microsoft Zira - English (United States) en-US',
  'Microsoft David - English (United States) en-US',
];
const CHROME = [
  'Google Deutsch de-DE',
  'Google US English en-US',
  'Google UK English Female en-GB',
  'Google UK English Male en-GB',
];
const EDGE = ['Microsoft Aria Online (Natural) en-US', 'Microsoft Guy Online (Natural) en-US'];

it.each<[string, string[], boolean, string | undefined]>([
  ['a Mac', MAC, false, 'Alex'],
  ['an iPhone', MAC, true, 'Samantha'],
  ['Windows', WINDOWS, false, 'Microsoft David - English (United States)'],
  ['Windows with a finger', WINDOWS, true, 'Microsoft Zira - English (United States)'],
  ['Chrome', CHROME, false, 'Google UK English Male'],
  ['Chrome on a phone', CHROME, true, 'Google US English'],
  ['Edge', EDGE, false, 'Microsoft Guy Online (Natural)'],
  [
    'an Android phone',
    ['Deutsch de_DE', 'English United Kingdom en_GB', 'English United States en_US'],
    true,
    'English United States',
  ],
  ['an Australian phone', ['Karen en-AU', 'Unknown en-US'], true, 'Karen'],
  ['no American voice', ['Anna de-DE', 'Ravi en-IN'], false, 'Ravi'],
  ['no English voice', ['Anna de-DE'], false, undefined],
  ['no voice', [], true, undefined],
])('%s', (_case, names, isMobile, picked) => {
  const voices = names.map((name) => {
    const at = name.lastIndexOf(' ');
    return { name: name.slice(0, at), lang: name.slice(at + 1) };
  });
  expect(pickVoice(voices, { isMobile })?.name).toBe(picked);
});

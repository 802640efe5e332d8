import { expect, it } from 'vitest';
import { widthIn } from './widths.ts';

it.each([
  ['will it look good at 14 inches', 14],
  ['what about 7.5 in. wide', 7.5],
  ['4 1/2" across', 4.5],
  ['four and a half inches', 4.5],
  ['blown up to 10 feet', 120],
  ["6' wide", 72],
  ['¿y a 12 pulgadas?', 12],
  ['de 3 pies de ancho', 36],
  ['3 x 6 ft', undefined],
  ['4 in or 6 in', undefined],
  ['I need 14', undefined],
  ['in 2 weeks', undefined],
])('reads %s', (text, inches) => expect(widthIn(text)).toBe(inches));

// A measured size in words: what the visitor reads, and what is said to Carl.
import type { Band, Fault } from '../../measure/estimate-size.ts';
import type { Measured } from '../../measure/measure-surface.ts';
import type { Sheet } from '../../measure/sheets.ts';

type Size = Measured & { ok: true };

export const SHEET_NAMES: Record<Sheet, string> = { letter: 'letter sheet', card: 'bank card' };

/** '96 x 36 in' */
export function nameSize({ widthInches, heightInches }: Size): string {
  return `${widthInches} x ${heightInches} in`;
}

/** '95 to 97 by 35.5 to 36.5' */
export function nameBand({ widthBand, heightBand }: Size): string {
  const range = ([low, high]: Band) => `${low} to ${high}`;
  return `${range(widthBand)} by ${range(heightBand)}`;
}

/** What Carl's reader takes for the size of the job being talked about, in the language of the chip that was pressed. */
export function sayToCarl(size: Size, isSpanish: boolean): string {
  return `${isSpanish ? 'Mide' : 'It measures'} ${nameSize(size)}.`;
}

/** What is doubtful about a size, or wrong with the marks; undefined when all is well. */
export function describeDoubt(measured: Measured, kind: Sheet): string | undefined {
  const sheet = SHEET_NAMES[kind];
  if (!measured.ok) return FAULTS[measured.fault];
  if (measured.doubts.includes('corner'))
    return `The yellow pins do not make a flat ${sheet}. One of the corners may be wrong.`;
  if (measured.doubts.includes('unsure'))
    return `The ${sheet} is small in this photo, so this is rough. A photo from nearer tells more.`;
  return undefined;
}

const FAULTS: Record<Fault, string> = {
  surface: 'The blue pins make no rectangle. Check its four corners.',
  sheet: 'The yellow pins make no rectangle. Check its four corners.',
  outside: 'All pins have to lie in the photo.',
};

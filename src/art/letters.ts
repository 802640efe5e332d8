// The wordmark's letters, ultra-black with slit counters; the O holds a registration target. Cap height 200.
import { path } from './drawing.ts';
import { short } from './screens.ts';

const LETTERS: Record<string, [width: number, outline: string]> = {
  B: [
    170,
    'M0,0H98C142,0 164,19 164,52C164,76 152,90 134,98C157,106 170,123 170,148C170,181 147,200 102,200H0ZM72,43H101a7.5,7.5 0 0 1 0,15H72ZM72,140H106a7.5,7.5 0 0 1 0,15H72Z',
  ],
  O: [
    206,
    'M0,100a103,103 0 1 0 206,0a103,103 0 1 0 -206,0ZM103,100V63A37,37 0 0 1 140,100ZM103,100V137A37,37 0 0 1 66,100Z',
  ],
  L: [130, 'M0,0H86V108H130V200H0Z'],
  D: [
    182,
    'M0,0H80C146,0 182,38 182,100C182,162 146,200 80,200H0ZM76,54C90,58 96,76 96,100C96,124 90,142 76,146Z',
  ],
  W: [272, 'M0,0H90L110,126L108,0H164L162,126L182,0H272L226,200H143L136,86L129,200H46Z'],
  R: [
    182,
    'M0,0H100C146,0 170,22 170,62C170,92 156,108 138,115L182,200H102L82,130V200H0ZM72,50H104a8,8 0 0 1 0,16H72Z',
  ],
  K: [192, 'M0,0H84V72L108,0H188L144,92L194,200H108L84,126V200H0Z'],
};
const GAP = 8;
const WORD_SPACE = 44;
const KERNING: Record<string, number> = { WO: -22, OR: -2, RK: -2 };

export interface SetLetter {
  x: number;
  outline: string;
}

/** Letters side by side; null where one of them is not drawn. */
export function setLetters(text: string): { letters: SetLetter[]; width: number } | null {
  const letters: SetLetter[] = [];
  let x = 0;
  let previous = '';
  for (const character of text.toUpperCase()) {
    const letter = LETTERS[character];
    if (character !== ' ' && !letter) return null;
    if (letter) {
      x += previous && previous !== ' ' ? GAP + (KERNING[previous + character] ?? 0) : 0;
      letters.push({ x, outline: letter[1] });
      x += letter[0];
    } else x += WORD_SPACE;
    previous = character;
  }
  return { letters, width: x };
}

/** Words of the wordmark's letters with their top left corner at (x, y) and `height` high. */
export function drawLetters(
  text: string,
  { x, y, height }: { x: number; y: number; height: number },
): string {
  const set = setLetters(text);
  if (!set) throw new Error(`"${text}" has letters that are not drawn`);
  const marks = set.letters
    .map((letter) => path(letter.outline, letter.x ? `transform="translate(${short(letter.x)} 0)"` : ''))
    .join('');
  return `<g fill-rule="evenodd" transform="translate(${short(x)} ${short(y)}) scale(${(height / 200).toFixed(3)})">${marks}</g>`;
}

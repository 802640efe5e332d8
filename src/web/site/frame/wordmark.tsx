// The shop's name as a drawn wordmark: ultra-black letters, the O with a registration target for its counter.

/** Letters on a cap height of 200: advance width and outline. */
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

/** Draws `name` if every letter of it has an outline, and sets it in type otherwise. */
export function Wordmark({ name }: { name: string }) {
  const { outline, width } = draw(name.toUpperCase());
  if (!outline) return <span className="wordmark-type">{name}</span>;
  return (
    <svg className="wordmark" role="img" aria-label={name} viewBox={`0 -4 ${width} 208`}>
      {outline.map(({ x, path }) => (
        <path key={x} transform={`translate(${x} 0)`} fillRule="evenodd" d={path} />
      ))}
    </svg>
  );
}

function draw(text: string): { outline: { x: number; path: string }[] | null; width: number } {
  const outline = [];
  let x = 0;
  let previous = '';
  for (const character of text) {
    const letter = LETTERS[character];
    if (character !== ' ' && !letter) return { outline: null, width: 0 };
    if (letter) {
      x += previous && previous !== ' ' ? GAP + (KERNING[previous + character] ?? 0) : 0;
      outline.push({ x, path: letter[1] });
      x += letter[0];
    } else x += WORD_SPACE;
    previous = character;
  }
  return { outline, width: x };
}

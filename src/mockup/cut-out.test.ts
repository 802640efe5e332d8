// What is left of artwork when the box behind it is cut out.
import { expect, it } from 'vitest';
import { cutOut, trim } from './cut-out.ts';
import type { Bitmap } from './warp.ts';

const COLORS: Record<string, number[]> = {
  '.': [255, 255, 255, 255],
  '#': [228, 0, 124, 255],
  '+': [242, 128, 190, 255],
  ' ': [0, 0, 0, 0],
};

const draw = (...rows: string[]): Bitmap => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: new Uint8ClampedArray([...rows.join('')].flatMap((letter) => COLORS[letter] ?? [])),
});
const alphaOf = ({ width, height, data }: Bitmap) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + 3] ?? 0),
  );

it('takes out what lies around the artwork, and leaves what it encloses', () => {
  const cut = cutOut(draw('......', '.####.', '.#..#.', '.####.', '......'));
  expect(alphaOf(cut)).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 255, 255, 255, 255, 0],
    [0, 255, 255, 255, 255, 0],
    [0, 255, 255, 255, 255, 0],
    [0, 0, 0, 0, 0, 0],
  ]);
  expect(trim(cut)).toMatchObject({ width: 4, height: 3 });
});

it('keeps edges soft, and artwork without a box as it is', () => {
  const [soft = 0] = alphaOf(cutOut(draw('....', '.+#.', '....')))[1]?.slice(1) ?? [];
  expect(soft).toBeGreaterThan(100);
  expect(soft).toBeLessThan(255);
  const clear = draw('   ', ' # ', '   ');
  expect(cutOut(clear)).toBe(clear);
  expect(trim(draw('  ', '  '))).toMatchObject({ width: 2, height: 2 });
});

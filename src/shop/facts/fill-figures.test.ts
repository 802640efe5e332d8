// Figures of the catalog in the owner's texts.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadShop } from '../load-shop.ts';
import { fillFigures } from './fill-figures.ts';

const { catalog } = await loadShop(join(import.meta.dirname, '../../../evaluation/shops/peak-signs'));

const fill = (text: string) => fillFigures('knowledge/a.md', text, catalog);

describe('a figure in braces', () => {
  it.each([
    ['{minimum contour-cut}', '25'],
    ['{minimum contour-cut die-cut-sticker}', '25'],
    ['{minimum contour-cut bumper-sticker}', '50'],
    ['{turnaround flatbed}', '3 to 4'],
    ['{turnaround hemmed-print}', '5'],
    ['{rush hemmed-print}', '35% for 2 working days'],
    ['{rush flatbed}', '20% for 3 working days, 40% for 2 working days, 90% for 1 working day'],
    ['{breaks label-press}', '100, 500, 1,000 and 5,000'],
    ['{unit flatbed}', '$22'],
    ['{unit contour-cut}', '$2.20'],
    ['{setup flatbed}', '$10'],
    ['{setup mug-press}', '$0'],
    ['{setup contour-cut layout blank_page}', '$90'],
    ['{setup mug-press names}', '$1.25'],
    ['{each laser-marking marked_sides}', '$2.20'],
    ['{each hemmed-print edges rope_pocket}', '$8.50'],
    ['{each kiln-decal glaze_colors}', '$0.45'],
    ['{blank steel-tumbler coated_tumbler}', '$13'],
    ['{blank panel-sign cast_acrylic}', '$0.07'],
  ])('%s is %s', (figure, filled) => {
    expect(fill(`From ${figure}.`)).toEqual({ text: `From ${filled}.`, mistakes: [] });
  });

  it.each([
    ['{minimum contour-cut bumper-sticker}', '50'],
    ['{turnaround flatbed}', '3 a 4'],
    ['{rush flatbed}', '20 % por 3 días hábiles, 40 % por 2 días hábiles, 90 % por 1 día hábil'],
    ['{breaks mug-press}', '1, 6, 36, 72 y 144'],
    ['{each laser-marking marked_sides}', '$2.20'],
  ])('%s in a Spanish article is %s', (figure, filled) => {
    const head = '---\ntitle: Precios\nlanguage: es\n---\n';
    expect(fill(`${head}Desde ${figure}.`).text).toBe(`${head}Desde ${filled}.`);
  });

  it('is filled in as often as it stands in a text, and nothing else is', () => {
    const text = 'hours: { monday: closed }\n{brand} {minimum} {} 25 {minimum mug-press} {minimum mug-press}';
    expect(fill(text)).toEqual({
      text: 'hours: { monday: closed }\n{brand} {minimum} {} 25 1 1',
      mistakes: [],
    });
  });
});

describe('a figure that the catalog does not have', () => {
  it('is a mistake at its line, and stays as it was written', () => {
    const text = 'From {minimum flatbed}.\r\n\r\nFrom {minimum flat-bed}.\r\n{setup flatbed polish matte}';
    const { text: filled, mistakes } = fill(text);
    expect(filled).toBe('From 1.\r\n\r\nFrom {minimum flat-bed}.\r\n{setup flatbed polish matte}');
    expect(mistakes).toEqual([
      {
        file: 'knowledge/a.md',
        line: 3,
        message: expect.stringMatching(
          /^expected the name of a method, not "flat-bed".*"flatbed".*in \{minimum flat-bed\}$/,
        ),
      },
      {
        file: 'knowledge/a.md',
        line: 4,
        message: 'expected an option of flatbed, and one of its choices, in {setup flatbed polish matte}',
      },
    ]);
  });

  it.each([
    ['{minimum flatbed oak-sign}', 'the name of a product that flatbed makes'],
    ['{setup flatbed layout}', 'an option of flatbed, and one of its choices,'],
    ['{each flatbed layout gilded}', 'an option of flatbed, and one of its choices,'],
    ['{each flatbed}', 'an option of flatbed, and one of its choices,'],
    ['{blank panel-sign oak}', 'a product and one of its blanks'],
    ['{blank oak-sign pvc_board}', 'a product and one of its blanks'],
    ['{unit screen-printing}', 'the name of a method, not "screen-printing",'],
  ])('%s says what was expected', (figure, expected) => {
    expect(fill(figure).mistakes).toEqual([
      { file: 'knowledge/a.md', line: 1, message: `expected ${expected} in ${figure}` },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { colorDrawing, groundFor, isDarkColor } from './colors.ts';

describe('the color of goods', () => {
  it.each(['#15110e', '#00006a', '#008500', '#e40000', '#009fda'])('%s takes an underbase', (color) => {
    expect(isDarkColor(color)).toBe(true);
  });

  it.each(['#ffffff', '#f5f0e6', '#ffd500', '#e4d8bf', '#f7a8cf'])('%s takes bare ink', (color) => {
    expect(isDarkColor(color)).toBe(false);
  });

  it('is refused if it is none', () => {
    expect(() => isDarkColor('navy')).toThrow('"navy" is not a color like #15110e');
  });
});

describe('a drawing in a color', () => {
  const drawing = '<svg><style>.cloth{fill:#fffdf8}</style><path class="cloth"/></svg>';

  it('has cloth of it, and folds in ink', () => {
    expect(colorDrawing(drawing, '#e40000')).toContain('.cloth{fill:#e40000}');
    expect(colorDrawing(drawing, '#e40000')).toContain('.shade{fill:#15110e}');
  });

  it('stays navy, with folds lighter than it', () => {
    expect(colorDrawing(drawing, '#00006a')).toContain('.cloth{fill:#00006a}');
    expect(colorDrawing(drawing, '#00006a')).not.toContain('.shade{fill:#15110e}');
  });

  it('has folds lighter than black cloth', () => {
    expect(colorDrawing(drawing, '#000000')).toContain('.cloth{fill:#221d19}');
    expect(colorDrawing(drawing, '#000000')).not.toContain('.shade{fill:#15110e}');
  });
});

describe('the ground of a preview', () => {
  const logo = (color: number[], share: number) => {
    const data = new Uint8ClampedArray(400);
    for (let i = 0; i < 100 * share; i++) data.set(color, i * 4);
    return groundFor({ width: 10, height: 10, data });
  };

  it('is grey behind a white logo, white behind others', () => {
    expect(logo([255, 255, 255, 255], 0.5)).toBe('#a59b8f');
    expect(logo([228, 0, 124, 255], 0.5)).toBe('#fffdf8');
    expect(logo([255, 255, 255, 255], 1)).toBe('#fffdf8');
  });
});

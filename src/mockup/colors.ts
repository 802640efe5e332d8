// What the color of the goods changes: how ink lies on it, how its folds are drawn, and what it stands on.
import type { Bitmap } from './warp.ts';

const INK = '#15110e';
/** Black cloth is lighter than ink, or its outline would be lost. */
const BLACKEST = '#221d19';
const INSIDE = '#e4d8bf';
const DUST = '#a59b8f';
const GREY = '#a59b8f';
const WHITE = '#fffdf8';

/** The shop's colors of goods, as chips offer them. */
export const GOODS_COLORS = [
  { name: 'White', hex: '#fffdf8' },
  { name: 'Black', hex: '#15110e' },
  { name: 'Grey', hex: '#a59b8f' },
  { name: 'Navy', hex: '#1b2a4a' },
  { name: 'Blue', hex: '#0065b3' },
  { name: 'Green', hex: '#00703c' },
  { name: 'Red', hex: '#c8102e' },
  { name: 'Yellow', hex: '#ffd500' },
] as const;

/** By what else they are called; whole words, lower case. */
const CALLED: Record<(typeof GOODS_COLORS)[number]['name'], RegExp> = {
  White: /\b(?:white|blanc[oa]s?|natural|cream)\b/,
  Black: /\b(?:black|negr[oa]s?|charcoal)\b/,
  Grey: /\b(?:gr[ae]y|heather|gris(?:es)?|silver|ash)\b/,
  Navy: /\b(?:navy|dark blue|azul marino)\b/,
  Blue: /\b(?:blue|royal|azul(?:es)?|teal)\b/,
  Green: /\b(?:green|forest|kelly|verdes?|olive)\b/,
  Red: /\b(?:red|maroon|cardinal|burgundy|roj[oa]s?)\b/,
  Yellow: /\b(?:yellow|gold|amarill[oa]s?)\b/,
};

/** The goods' color nearest to what somebody says: colorNamed('heather grey'); undefined where none is near. */
export const colorNamed = (words: string): string | undefined =>
  GOODS_COLORS.find(({ name }) => CALLED[name].test(words.toLowerCase()))?.hex;

/** Whether ink needs a white underbase on this cloth. `color` is #rrggbb. */
export const isDarkColor = (color: string): boolean => luminance(color) < 0.4;

/** On these, folds and seams are drawn lighter than the cloth: ink would not be seen. */
const isNearBlack = (color: string): boolean => luminance(color) < 0.05;

/**
 * A drawing in a color of goods: its style sheet, which is that of white goods, is replaced. What has no class keeps
 * its color: outlines, grommets, the road under a van.
 *
 * @param color #rrggbb
 */
export function colorDrawing(svg: string, color: string): string {
  const cloth = Math.max(...channels(color)) < Math.max(...channels(BLACKEST)) ? BLACKEST : color;
  const isLight = !isNearBlack(cloth);
  const shade = isLight ? INK : mix(cloth, DUST, 0.42);
  const seam = isLight ? INK : mix(cloth, DUST, 0.8);
  const rules = [
    `.cloth{fill:${cloth}}`,
    `.inside{fill:${isLight ? multiply(cloth, INSIDE) : mix(cloth, '#000000', 0.7)}}`,
    `.shade{fill:${shade}}`,
    `.seam{stroke:${seam}}`,
    `.stitch{stroke:${seam}}`,
    `.gleam{fill:${isDarkColor(cloth) ? mix(cloth, WHITE, 0.5) : WHITE}}`,
  ];
  return svg.replace(/<style>[^<]*<\/style>/, `<style>${rules.join('')}</style>`);
}

/** What a preview of artwork alone stands on: white, or grey if it would be lost on white. */
export function groundFor({ data }: Bitmap): string {
  let [seen, pale] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 128) continue;
    seen++;
    if (Math.min(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) > 225) pale++;
  }
  const isOpaque = seen * 4 > data.length * 0.98;
  return !isOpaque && pale > seen * 0.25 ? GREY : WHITE;
}

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`"${color}" is not a color like #15110e`);
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function mix(color: string, other: string, share: number): string {
  const to = channels(other);
  return hex(channels(color).map((value, i) => value + ((to[i] ?? 0) - value) * share));
}

function multiply(color: string, other: string): string {
  const by = channels(other);
  return hex(channels(color).map((value, i) => (value * (by[i] ?? 0)) / 255));
}

const hex = (values: number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

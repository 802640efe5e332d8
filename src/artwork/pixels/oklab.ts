// Colors as the eye tells them apart (Ottosson's OKLab).

export type Lab = { L: number; a: number; b: number };
export type Rgb = { r: number; g: number; b: number };

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** OKLab of an sRGB color with parts from 0 to 255. */
export function toLab({ r, g, b }: Rgb): Lab {
  const [R, G, B] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

const linear = (part: number): number => LINEAR[Math.min(255, Math.max(0, Math.round(part)))] ?? 0;

/** 0 for the same color; black and white are 1 apart. */
export const labDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b);

/** '#rrggbb'. */
export const toHex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A color of '#rrggbb'. */
export const fromHex = (hex: string): Rgb => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});

const HUES = ['pink', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'] as const;

/** A plain word for a color: 'white', 'black', 'gray', 'red'. */
export function colorName(rgb: Rgb): string {
  const { L, a, b } = toLab(rgb);
  if (Math.hypot(a, b) < 0.03) return L > 0.94 ? 'white' : L < 0.3 ? 'black' : 'gray';
  const degrees = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const ends = [15, 45, 75, 120, 165, 220, 285, 330];
  return HUES[ends.findIndex((end) => degrees < end)] ?? 'pink';
}

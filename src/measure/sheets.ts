// What may lie on the surface as a measure, in inches, the long side first.
import type { Size } from './photo.ts';

export const SHEETS = {
  letter: [11, 8.5],
  card: [85.6 / 25.4, 53.98 / 25.4],
} as const satisfies Record<string, Size>;

export type Sheet = keyof typeof SHEETS;

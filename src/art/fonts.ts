// The three faces, cut from the Fontsource packages down to what the site uses: files for the page, outlines for drawings.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type PathCommand } from 'opentype.js';
import subsetFont from 'subset-font';
import { short } from './screens.ts';

const ASCII = charactersBetween(0x20, 0x7e);
const LATIN_1 = charactersBetween(0xa0, 0xff);
/** Display type is set in capitals; Á to Ý so that a shop's name may hold them. */
const CAPITALS = `${charactersBetween(0x20, 0x5f)}${charactersBetween(0xc0, 0xdd)}’–`;

interface Face {
  file: string;
  characters: string;
  /** Axis to a value, or to the range that stays variable. */
  axes?: Record<string, number | { min: number; max: number }>;
}

const FACES = {
  display: {
    file: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    characters: CAPITALS,
    axes: { wdth: 54, wght: 900 },
  },
  text: {
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    characters: `${ASCII}${LATIN_1}–—‘’“”…•€™×`,
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  mono: {
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    characters: `${ASCII}·–—’`,
  },
} satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

/** The woff2 files that the page loads, by file name. */
export async function cutFonts(): Promise<Record<string, Uint8Array>> {
  const names = Object.keys(FACES) as FaceName[];
  const files = await Promise.all(
    names.map(async (name) => [`${name}.woff2`, await cut(name, 'woff2')] as const),
  );
  return Object.fromEntries(files);
}

/** Sets words as outlines, because a drawing in an <img> cannot see the page's fonts. */
export interface Type {
  /** A path's data: `size` is the em in user units, (x, y) where the baseline begins. */
  outline(text: string, at: { x: number; y: number; size: number; tracking?: number }): string;
  /** How wide the words are, in user units. */
  width(text: string, size: number): number;
}

/** One face for drawings; a variable face at its regular weight unless `weight` says more. */
export async function openType(name: FaceName, weight?: number): Promise<Type> {
  const bytes = await cut(name, 'truetype', weight);
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const glyphs = (text: string) => [...text].map((character) => font.charToGlyph(character));
  return {
    outline: (text, { x, y, size, tracking = 0 }) => {
      const scale = size / font.unitsPerEm;
      let pen = x;
      return glyphs(text)
        .map((glyph, i, all) => {
          const data = pathData(glyph.getPath(pen, y, size).commands);
          const next = all[i + 1];
          const kerning = next ? font.getKerningValue(glyph, next) : 0;
          pen += ((glyph.advanceWidth ?? 0) + kerning) * scale + tracking * size;
          return data;
        })
        .join('');
    },
    width: (text, size) =>
      glyphs(text).reduce((sum, glyph, i, all) => {
        const next = all[i + 1];
        return sum + (glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0);
      }, 0) *
      (size / font.unitsPerEm),
  };
}

function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = `${short(command.x)} ${short(command.y)}`;
      if (command.type === 'C')
        return `C${short(command.x1)} ${short(command.y1)} ${short(command.x2)} ${short(command.y2)} ${end}`;
      if (command.type === 'Q') return `Q${short(command.x1)} ${short(command.y1)} ${end}`;
      return `${command.type}${end}`;
    })
    .join('');
}

async function cut(name: FaceName, targetFormat: 'woff2' | 'truetype', weight?: number): Promise<Uint8Array> {
  const { file, characters, axes }: Face = FACES[name];
  const source = await readFile(createRequire(import.meta.url).resolve(file));
  const variationAxes = targetFormat === 'truetype' && weight ? { ...axes, wght: weight } : axes;
  return subsetFont(source, characters, { targetFormat, ...(variationAxes && { variationAxes }) });
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

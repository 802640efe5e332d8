// EPS: what its comments say (Document Structuring Conventions). PostScript is a program; nobody here runs it.
import { readFile } from 'node:fs/promises';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';
import { plainNames } from '../plain-names.ts';

/** Comments stand before and after the program. */
const COMMENT_BYTES = 256 * 1024;

/** Reads an EPS; its picture is the preview, where it brings one. */
export async function measureEps(
  file: string,
  pictureFile: string | null,
  tell: (facts: Partial<ArtworkFacts>) => void,
): Promise<void> {
  tell({ structure: 'vector', needsPerson: true });
  const bytes = await readFile(file);
  const program = postScriptOf(bytes);
  if (!program.startsWith('%!PS')) throw new DamagedFile('no PostScript where the header points to');
  const box = numbersOf(program, 'HiResBoundingBox') ?? numbersOf(program, 'BoundingBox');
  const [left = 0, bottom = 0, right = 0, top = 0] = box ?? [];
  const size = box ? { widthPt: right - left, heightPt: top - bottom } : {};
  tell({
    ...size,
    spots: plainNames(listOf(program, 'DocumentCustomColors')),
    fontsMissing: missingFonts(program),
    usesCmyk: /\bsetcmykcolor\b|%%DocumentProcessColors:.*\b(?:Cyan|Magenta|Yellow|Black)\b/.test(program),
  });
  const preview = previewOf(bytes);
  if (preview.length === 0 || !pictureFile) return;
  const { writePicture } = await import('../raster/open-raster.ts');
  // A broken preview says nothing of the artwork.
  await writePicture(preview, pictureFile).catch(() => {});
}

/** A file with a preview begins with a table of where its parts are. */
const hasTable = (bytes: Buffer): boolean => bytes.length >= 30 && bytes.readUInt32BE(0) === 0xc5d0d3c6;

function postScriptOf(bytes: Buffer): string {
  const start = hasTable(bytes) ? bytes.readUInt32LE(4) : 0;
  const program = bytes.subarray(start, hasTable(bytes) ? start + bytes.readUInt32LE(8) : bytes.length);
  const tail = program.subarray(Math.max(COMMENT_BYTES, program.length - COMMENT_BYTES));
  return program.subarray(0, COMMENT_BYTES).toString('latin1') + tail.toString('latin1');
}

/** A small TIFF for programs that run no PostScript; empty where there is none. */
function previewOf(bytes: Buffer): Buffer {
  const start = hasTable(bytes) ? bytes.readUInt32LE(20) : 0;
  return start === 0 ? Buffer.alloc(0) : bytes.subarray(start, start + bytes.readUInt32LE(24));
}

function numbersOf(program: string, comment: string): number[] | undefined {
  const numbers = new RegExp(`^%%${comment}: *((?:-?[\\d.]+[ \\t]*){4})`, 'm').exec(program)?.[1];
  return numbers?.trim().split(/\s+/).map(Number);
}

/** The comment's values, with those of the lines that continue it: `(PANTONE 185 C) (Gold)` or bare words. */
function listOf(program: string, comment: string): string[] {
  const [, list = ''] =
    new RegExp(`^%%${comment}: *([^\\r\\n]*(?:[\\r\\n]+%%\\+[^\\r\\n]*)*)`, 'm').exec(program) ?? [];
  if (list.startsWith('(atend)')) return [];
  const values = list.replace(/[\r\n]+%%\+/g, ' ').match(/\([^)]*\)|[^\s()]+/g) ?? [];
  return values.map((value) => value.replace(/^\(|\)$/g, ''));
}

/** Fonts that the file needs and does not bring. */
function missingFonts(program: string): string[] {
  const needed = listOf(program, 'DocumentNeededResources');
  const supplied = listOf(program, 'DocumentSuppliedResources');
  const fonts = fontsIn(needed).concat(listOf(program, 'DocumentNeededFonts'));
  return plainNames(fonts).filter((font) => !fontsIn(supplied).includes(font));
}

/** Resources are named `font Helvetica-Bold`; one kind word may stand before several names. */
function fontsIn(resources: readonly string[]): string[] {
  let kind = '';
  const fonts: string[] = [];
  for (const word of resources) {
    if (/^(?:font|file|procset|pattern|form|encoding)$/.test(word)) kind = word;
    else if (kind === 'font') fonts.push(word);
  }
  return fonts;
}

// What work/work.yaml may say of a job, and what a file must be to pass as its picture.
import * as z from 'zod';
import { section, slug, text } from './fields.ts';

const LARGEST_BYTES = 2 * 1024 * 1024;
const FACTS_AT_MOST = 6;

interface Kind {
  type: string;
  name: string;
  /** Do the first bytes, a character each, belong to such a file? */
  fits(head: string): boolean;
}

/** By the end of the file's name. */
const KINDS: Record<string, Kind> = {
  svg: { type: 'image/svg+xml', name: 'an SVG drawing', fits: (head) => /<svg\b/.test(head) },
  jpg: { type: 'image/jpeg', name: 'a JPEG picture', fits: (head) => head.startsWith('\xff\xd8\xff') },
  png: { type: 'image/png', name: 'a PNG picture', fits: (head) => head.startsWith('\x89PNG') },
  webp: { type: 'image/webp', name: 'a WebP picture', fits: (head) => /^RIFF.{4}WEBP/s.test(head) },
  avif: {
    type: 'image/avif',
    name: 'an AVIF picture',
    fits: (head) => /^.{4}ftyp.{0,24}avi[fs]/s.test(head),
  },
};

const kindOf = (file: string) => KINDS[file.toLowerCase().replace('.jpeg', '.jpg').split('.').at(-1) ?? ''];

export const workSchema = z.array(
  section({
    title: text,
    service: slug,
    image: z
      .string()
      .regex(
        /^[\w-]+\.(?:jpe?g|png|webp|avif|svg)$/i,
        'the name of a picture in work/ (svg, png, jpg, webp or avif), such as food-truck.jpg',
      ),
    alt: text,
    facts: z.array(text).max(FACTS_AT_MOST, `at most ${FACTS_AT_MOST} facts`).default([]),
    sample: z.boolean().default(false),
  }),
);

/** What was expected of the file beside work.yaml, undefined if it is a picture that pages can show. */
export function expectedPicture(file: string, bytes: Uint8Array): string | undefined {
  const kind = kindOf(file);
  if (!kind) return;
  if (!kind.fits(Buffer.from(bytes.subarray(0, 4096)).toString('latin1')))
    return `expected ${kind.name} in "${file}", as its name says, found something else`;
  if (bytes.length > LARGEST_BYTES)
    return `expected a picture of at most 2 MB, found ${(bytes.length / 1024 / 1024).toFixed(1)} MB in "${file}"; 1200 pixels wide are enough`;
}

/** The media type that the name of a picture stands for. */
export const typeOf = (file: string): string => kindOf(file)?.type ?? 'application/octet-stream';

// What a file is, by its content. Only what is named here is measured; a file's name tells nothing.
import type { ArtworkKind } from '../schemas/artwork.ts';

export type Recognized = { kind: ArtworkKind; otherKind: string | null };

/** Bytes from the start of a file that `recognize` wants to see. */
export const HEAD_BYTES = 8192;

type Signature<Kind> = readonly [Kind, at: number, ...starts: string[]];

const MAGIC: readonly Signature<ArtworkKind>[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['tiff', 0, 'II*\0', 'II+\0', 'MM\0*', 'MM\0+'],
  ['avif', 4, 'ftypavif', 'ftypavis'],
  ['heic', 4, 'ftypheic', 'ftypheix', 'ftypheim', 'ftypheis', 'ftyphevc', 'ftyphevx', 'ftyphevm', 'ftyphevs'],
  ['psd', 0, '8BPS\0\x01', '8BPS\0\x02'],
  ['eps', 0, '\xc5\xd0\xd3\xc6', '%!PS'],
  ['pes', 0, '#PES0'],
];

const OTHER: readonly Signature<string>[] = [
  ['exe', 0, 'MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe'],
  ['zip', 0, 'PK\x03', 'PK\x05'],
  ['gzip', 0, '\x1f\x8b'],
  ['rar', 0, 'Rar!'],
  ['script', 0, '#!'],
];

/** Tells a file's kind from its first bytes (`HEAD_BYTES` of them, or all). */
export function recognize(head: Uint8Array): Recognized {
  if (head.length === 0) return { kind: 'empty', otherKind: null };
  const text = Buffer.from(head).toString('latin1');
  const known = kindBy(MAGIC, text);
  if (known) return { kind: known, otherKind: null };
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return { kind: 'webp', otherKind: null };
  if (/^GIF8[79]a/.test(text)) return isPictureGif(head) ? { kind: 'gif', otherKind: null } : other('html');
  if (/^ftypmi[fa]1/.test(text.slice(4))) return { kind: isAvif(text) ? 'avif' : 'heic', otherKind: null };
  // A PDF may start up to a kilobyte in, behind what a mail program left there.
  if (text.slice(0, 1024).includes('%PDF-'))
    return { kind: isIllustrator(text) ? 'ai' : 'pdf', otherKind: null };
  const strange = kindBy(OTHER, text);
  if (strange) return other(strange);
  if (/^\s*(?:<!doctype html|<html|<head|<body|<script)/i.test(text)) return other('html');
  if (isSvg(head)) return { kind: 'svg', otherKind: null };
  if (isDst(text)) return { kind: 'dst', otherKind: null };
  return other('unknown');
}

const kindBy = <Kind>(signatures: readonly Signature<Kind>[], text: string): Kind | undefined =>
  signatures.find(([, at, ...starts]) => starts.some((start) => text.startsWith(start, at)))?.[0];

const other = (otherKind: string): Recognized => ({ kind: 'other', otherKind });

/** A page that pretends to be a GIF has no size, or words of HTML where a picture's blocks belong. */
function isPictureGif(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 14 || view.getUint16(6, true) === 0 || view.getUint16(8, true) === 0) return false;
  const tableBytes = (head[10] ?? 0) & 0x80 ? 3 * 2 ** (((head[10] ?? 0) & 7) + 1) : 0;
  const block = head[13 + tableBytes];
  return block === undefined || block === 0x2c || block === 0x21;
}

const isAvif = (text: string): boolean => /avi[fs]/.test(text.slice(16, 64));

const isIllustrator = (text: string): boolean => /Illustrator|AIPrivateData|AIMetaData/.test(text);

function isSvg(head: Uint8Array): boolean {
  const text = decodeMarkup(head);
  return /^\s*</.test(text) && /<(?:\w+:)?svg[\s>]/.test(text);
}

/** Text of an XML file: UTF-16 where it begins with that mark, UTF-8 otherwise. */
export function decodeMarkup(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

const isDst = (text: string): boolean => text.startsWith('LA:') && /^\rST:[ \d]{7}\r/.test(text.slice(19));

// Artwork in words: what kind of file it is, how large, and how far it has come.
import type { ArtworkKind, Finding } from './artwork.ts';
import type { DeskArtwork } from './desk-artwork.ts';

const KINDS: Record<ArtworkKind, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  tiff: 'TIFF',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF',
  svg: 'SVG',
  pdf: 'PDF',
  ai: 'Illustrator',
  eps: 'EPS',
  psd: 'Photoshop',
  heic: 'HEIC',
  dst: 'DST stitches',
  pes: 'PES stitches',
  empty: 'empty file',
  other: 'other kind of file',
  unreadable: 'unreadable',
};

/** 'PDF'; null before the check. */
export const tellKind = ({ kind }: Pick<DeskArtwork, 'kind'>): string | null => kind && KINDS[kind];

const KB = 1024;
const MB = 1024 * KB;

/**
 * A size as people read it.
 *
 *     tellBytes(1_300_000); // '1.2 MB'
 */
export function tellBytes(bytes: number): string {
  if (bytes >= 10 * MB) return `${Math.round(bytes / MB).toLocaleString('en-US')} MB`;
  if (bytes >= MB) return `${Number((bytes / MB).toFixed(1))} MB`;
  return `${Math.ceil(bytes / KB)} KB`;
}

/** Why there are no verdicts on it, or what a person has to do; null for a file that was checked. */
export function tellState({ state, bytes, bytesThere }: DeskArtwork): string | null {
  if (state === 'uploading') {
    const there = bytes < MB ? tellBytes(bytesThere ?? 0) : String(Math.floor((bytesThere ?? 0) / MB));
    return `still on its way: ${there} of ${tellBytes(bytes)}`;
  }
  if (state === 'checking') return 'waits for its check';
  return state === 'unreadable' ? 'a person opens this kind by hand' : null;
}

const SEVERITIES = ['problem', 'notice', 'fine'] as const;

/** What the check found, what matters most first. */
export const byWeight = (findings: readonly Finding[]): Finding[] =>
  SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));

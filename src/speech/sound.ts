// Sound as it comes from an engine: told by its first bytes, since what an engine says of it is not to be relied on.
import { repairWav } from './wav.ts';

/** Sound that a browser can play; `type` is its media type. */
export interface Sound {
  bytes: Buffer;
  type: string;
}

/** Null for bytes that are no sound of a known kind. A WAV gets the lengths right that its header has wrong. */
export function readSound(bytes: Buffer): Sound | null {
  const [type] = Object.entries(MARKS).find(([, isLike]) => isLike(bytes)) ?? [];
  if (type === undefined) return null;
  const whole = type === 'audio/wav' ? repairWav(bytes) : bytes;
  return whole && { bytes: whole, type };
}

const MARKS: Record<string, (bytes: Buffer) => boolean> = {
  'audio/wav': (bytes) => has(bytes, 'RIFF') && has(bytes, 'WAVE', 8),
  'audio/ogg': (bytes) => has(bytes, 'OggS'),
  'audio/flac': (bytes) => has(bytes, 'fLaC'),
  'audio/mp4': (bytes) => has(bytes, 'ftyp', 4),
  'audio/webm': (bytes) => has(bytes, '\x1a\x45\xdf\xa3'),
  'audio/mpeg': (bytes) => has(bytes, 'ID3') || isMp3Frame(bytes),
  'audio/aac': ([first = 0, second = 0]) => first === 0xff && (second & 0xf6) === 0xf0,
};

function has(bytes: Buffer, mark: string, at = 0): boolean {
  return bytes.toString('latin1', at, at + mark.length) === mark;
}

/** Eleven bits set, layer III of a version that exists, and a bit rate and sample rate that do. */
function isMp3Frame([first = 0, second = 0, third = 0]: Buffer): boolean {
  return (
    first === 0xff &&
    (second & 0xe6) === 0xe2 &&
    (second & 0x18) !== 0x08 &&
    (third & 0xf0) !== 0xf0 &&
    (third & 0x0c) !== 0x0c
  );
}

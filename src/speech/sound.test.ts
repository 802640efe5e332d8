import { describe, expect, it } from 'vitest';
import { readSound } from './sound.ts';
import { BEGINNINGS, decodeWav, makeWav } from './testing/sounds.ts';

describe('sound', () => {
  it.each(Object.entries(BEGINNINGS))('is told by its first bytes: %s', (type, beginnings) => {
    for (const bytes of beginnings) expect(readSound(bytes)).toEqual({ bytes, type });
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Hello'],
    ['an error', '{"error":{"message":"no such voice"}}'],
    ['a page', '<!doctype html>'],
    ['a picture', '\x89PNG\r\n\x1a\n'],
    ['another RIFF', 'RIFF\x24\0\0\0AVI LIST'],
    ['a WAV cut off in its header', makeWav().toString('latin1', 0, 30)],
    ['a WAV without samples', makeWav().toString('latin1', 0, 44)],
    ['a WAV that tells no format', `RIFF\x24\0\0\0WAVEdata\x04\0\0\0abcd`],
    ['a WAV of chunks without end', `RIFF\x24\0\0\0WAVE${'LIST\0\0\0\0'.repeat(1000)}`],
    ['UTF-16', '\xff\xfeH\0i\0'],
    ['MPEG of no version', '\xff\xea\x90\x64'],
    ['MPEG of no bit rate', '\xff\xfb\xf0\x64'],
    ['MPEG of no sample rate', '\xff\xfb\x9c\x64'],
  ])('is not %s', (_what, bytes) => {
    expect(readSound(Buffer.from(bytes, 'latin1'))).toBeNull();
  });
});

describe('a WAV', () => {
  it.each([
    ['espeak-ng', 0x7f_ff_f0_00],
    ['ffmpeg', 0xff_ff_ff_ff],
    ['who writes 0', 0],
  ])('whose lengths %s made up has the right ones', (_who, told) => {
    const sound = readSound(makeWav({ seconds: 2, told }));
    expect(decodeWav(sound?.bytes ?? Buffer.alloc(44))).toMatchObject({ seconds: 2, sampleRate: 22_050 });
  });

  it('that was cut off ends with its last whole sample', () => {
    const wav = makeWav({ seconds: 1 });
    const sound = readSound(wav.subarray(0, 44 + 1001));
    expect(decodeWav(sound?.bytes ?? Buffer.alloc(44)).seconds).toBeCloseTo(500 / 22_050, 6);
  });

  it('that is right stays as it is, with what stands before and behind its samples', () => {
    const plain = makeWav({ seconds: 0.1 });
    const list = Buffer.from('LIST\x05\0\0\0INFO!\0', 'latin1');
    const wav = Buffer.concat([plain.subarray(0, 36), list, plain.subarray(36), list]);
    wav.writeUInt32LE(wav.length - 8, 4);
    expect(readSound(Buffer.from(wav))?.bytes).toEqual(wav);
  });
});

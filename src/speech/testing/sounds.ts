// The first bytes of sounds, by what they are, and a WAV that can be heard.

export const MP3 = Buffer.from('fff340c4000000034800000000', 'hex');

/** Enough of each kind of file for whoever looks at its beginning. */
export const BEGINNINGS: Record<string, Buffer[]> = {
  'audio/mpeg': [MP3, Buffer.from('fffb9064', 'hex'), Buffer.from('ID3\x04\0\0', 'latin1')],
  'audio/ogg': [Buffer.from('OggS\0\x02', 'latin1')],
  'audio/flac': [Buffer.from('fLaC\0\0\0\x22', 'latin1')],
  'audio/mp4': [Buffer.from('\0\0\0\x20ftypM4A ', 'latin1')],
  'audio/webm': [Buffer.from('1a45dfa39f', 'hex')],
  'audio/aac': [Buffer.from('fff15080', 'hex'), Buffer.from('fff95080', 'hex')],
};

/** A tone of 16 bits a sample; `told` stands where the lengths should. */
export function makeWav({ seconds = 1, sampleRate = 22_050, told }: WavOptions = {}): Buffer {
  const samples = Math.round(seconds * sampleRate);
  const length = samples * 2;
  const wav = Buffer.alloc(44 + length);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(told ?? 36 + length, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(told ?? length, 40);
  for (let i = 0; i < samples; i += 1) wav.writeInt16LE(Math.round(8000 * Math.sin(i / 8)), 44 + i * 2);
  return wav;
}

interface WavOptions {
  seconds?: number;
  sampleRate?: number;
  told?: number;
}

/** What a player makes of a WAV of 16 bits and one channel: by its header, nothing assumed. */
export function decodeWav(wav: Buffer): { seconds: number; sampleRate: number; loudness: number } {
  const isWhole = wav.readUInt32LE(4) === wav.length - 8 && wav.readUInt32LE(40) === wav.length - 44;
  if (!isWhole) throw new Error('the header tells another length');
  const sampleRate = wav.readUInt32LE(24);
  const samples = new Int16Array(new Uint8Array(wav.subarray(44)).buffer);
  const energy = samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0);
  return { seconds: samples.length / sampleRate, sampleRate, loudness: Math.sqrt(energy / samples.length) };
}

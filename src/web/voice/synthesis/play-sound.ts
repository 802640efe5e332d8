// Plays a sound in the page's hidden audio element.

export interface PlayOptions {
  /** 0 to 1. */
  volume: number;
  /** Silence, at once. */
  signal: AbortSignal;
  onStart: () => void;
}

/**
 * Plays to the end. `blocked`: the browser wants a gesture first. `failed`: no sound that it can decode.
 * Starts without a wait, since Safari plays inside a gesture only.
 */
export function playSound(
  audio: HTMLAudioElement,
  sound: Blob,
  { volume, signal, onStart }: PlayOptions,
): Promise<'finished' | 'stopped' | 'blocked' | 'failed'> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(sound);
    const done = new AbortController();
    const end = (reason: 'finished' | 'stopped' | 'blocked' | 'failed') => {
      done.abort();
      URL.revokeObjectURL(url);
      resolve(reason);
    };
    const until = { signal: done.signal };
    audio.addEventListener('ended', () => end('finished'), until);
    audio.addEventListener('error', () => end('failed'), until);
    signal.addEventListener(
      'abort',
      () => {
        audio.pause();
        end('stopped');
      },
      until,
    );
    audio.src = url;
    audio.volume = volume;
    audio.play().then(
      () => {
        if (!done.signal.aborted) onStart();
      },
      (error: unknown) => end(isRefusal(error) ? 'blocked' : 'failed'),
    );
  });
}

/** Plays a moment of nothing inside a gesture: from then on Safari lets the element play without one. */
export function playSilence(audio: HTMLAudioElement): Promise<void> {
  const url = URL.createObjectURL(silentWav());
  audio.src = url;
  return audio.play().finally(() => URL.revokeObjectURL(url));
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError';
}

/** A hundredth of a second: 8 bits, one channel, 8,000 samples a second. */
function silentWav(): Blob {
  const samples = new Uint8Array(80).fill(128);
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => {
      header.setUint8(at + index, letter.charCodeAt(0));
    });
  write(0, 'RIFF');
  header.setUint32(4, 36 + samples.length, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, 8_000, true);
  header.setUint32(28, 8_000, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, samples.length, true);
  return new Blob([header, samples], { type: 'audio/wav' });
}

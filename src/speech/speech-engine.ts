// What makes a voice and what understands one, as ports: behind them an endpoint or a program.
import { readSound, type Sound } from './sound.ts';

export interface SpeechEngine {
  /** Names the voice: the same text in the same voice is the same sound. Holds no secret. */
  voice: string;
  /** Rejects with a SpeechError, also where `signal` ends it. */
  speak(text: string, signal: AbortSignal): Promise<Sound>;
}

export interface Recording {
  bytes: Buffer;
  /** As the browser names it: 'audio/webm;codecs=opus'. */
  type: string;
}

export interface Transcriber {
  /** What is said in English, '' for nothing. Rejects with a SpeechError, also where `signal` ends it. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}

/** The engine did not do it; the message quotes neither a text nor a setting. */
export class SpeechError extends Error {
  override name = 'SpeechError';
}

/** In bytes: four minutes of plain WAV, and a thousand characters take one. */
export const LONGEST_SOUND = 10 * 1024 * 1024;

/** The sound that an engine wrote. Throws a SpeechError if it is none. */
export function toSound(bytes: Buffer): Sound {
  const sound = readSound(bytes);
  if (!sound) throw new SpeechError('the answer is no sound');
  return sound;
}

/** Why `signal` ended it: the time was up, or whoever asked has gone. */
export function interruption(signal: AbortSignal): SpeechError {
  const isLate = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  return new SpeechError(isLate ? 'the answer took too long' : 'nobody waits for it any longer');
}

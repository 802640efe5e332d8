// A reply piece by piece in the shop's voice, the rest in the browser's once a piece fails.
import type { BrowserVoice, BrowserVoiceEnd } from './browser-voice.ts';
import { playSound } from './play-sound.ts';
import type { ServerVoice } from './server-voice.ts';

/** What is to be said, and how. */
export interface Saying {
  pieces: string[];
  options: { volume: number; isMobile?: boolean };
  /** The first piece's, fetched already but refused. */
  sound?: Blob;
  /** The shop's voice has failed for it. */
  isByBrowser?: boolean;
}

export interface SayParts {
  audio: HTMLAudioElement;
  serverVoice: ServerVoice;
  browserVoice: BrowserVoice;
  /** Silence, at once; what is returned then counts for nothing. */
  signal: AbortSignal;
  /** Called when sound is heard, once or more. */
  onStart: () => void;
}

/**
 * Says all of it; `rest` is what the browser refused. The next piece is fetched while one plays. A sound that it is
 * given plays without a wait, inside the gesture.
 */
export async function sayPieces(
  { pieces, options, sound, isByBrowser = false }: Saying,
  { audio, serverVoice, browserVoice, signal, onStart }: SayParts,
): Promise<{ reason: BrowserVoiceEnd; rest?: Saying }> {
  // Waited for beside the call, so that a failed answer need not wait for the list.
  const voices = browserVoice.waitForVoices(signal);
  let fetched = sound || isByBrowser ? undefined : fetchSound(0);
  for (const index of pieces.keys()) {
    const current = index === 0 && sound ? sound : await fetched;
    if (signal.aborted) return { reason: 'stopped' };
    if (!current) return sayByBrowser(index);
    const playing = playSound(audio, current, { volume: options.volume, signal, onStart });
    fetched = fetchSound(index + 1);
    const reason = await playing;
    if (reason === 'failed') return sayByBrowser(index);
    if (reason === 'blocked')
      return { reason, rest: { pieces: pieces.slice(index), options, sound: current } };
    if (reason === 'stopped') return { reason };
  }
  return { reason: 'finished' };

  async function fetchSound(index: number): Promise<Blob | undefined> {
    const piece = pieces[index];
    return piece === undefined ? undefined : serverVoice.fetchSound(piece, { ...options, signal });
  }

  async function sayByBrowser(index: number): Promise<{ reason: BrowserVoiceEnd; rest?: Saying }> {
    await voices;
    if (signal.aborted) return { reason: 'stopped' };
    const left = pieces.slice(index);
    const reason = await browserVoice.say(left.join(' '), { signal, onStart });
    return reason === 'blocked' ? { reason, rest: { pieces: left, options, isByBrowser: true } } : { reason };
  }
}

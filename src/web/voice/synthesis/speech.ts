// Voice out: Carl's words as sound, one thing at a time.
import { LONGEST } from '../../../schemas/longest.ts';
import { send } from '../../api.ts';
import { createStatus } from '../session/status.ts';
import { type BrowserVoiceParts, createBrowserVoice } from './browser-voice.ts';
import { playSilence } from './play-sound.ts';
import { type Saying, sayPieces } from './say-pieces.ts';
import { createServerVoice } from './server-voice.ts';
import { speakable } from './speakable.ts';
import { splitText } from './split-text.ts';

/**
 * Why speaking ended. `cut-off`: the browser's voice reached its limit on mobile. `blocked`: the browser wants a
 * gesture first; `unlock` says it then.
 */
export type SpeechEnd = 'finished' | 'stopped' | 'cut-off' | 'blocked' | 'failed';

export type SpeechStatus =
  | { type: 'idle' }
  | { type: 'loading' }
  | { type: 'speaking' }
  | { type: 'ended'; reason: SpeechEnd };

export interface Speech {
  getStatus(): SpeechStatus;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /**
   * Says a text, and stops what is being said. `volume` is that of the shop's voice, 0 to 1; the browser's voice has
   * its own. `isMobile` goes with the call where given (greeting and hero).
   */
  speak(text: string, options: { volume: number; isMobile?: boolean }): void;
  /** Silence, at once. */
  stop(): void;
  /**
   * To be called inside a visitor's gesture: lets an element play later where a browser asks for a gesture (Safari),
   * and plays what was blocked.
   */
  unlock(): void;
}

/** What the browser brings; passed in by tests. */
export interface SpeechParts extends BrowserVoiceParts {
  send: typeof send;
}

/**
 * Speaks with the shop's voice through the `audio` element, with the browser's own where that fails.
 *
 *     const speech = createSpeech({ isMobile: isMobile(), audio });
 *     speech.speak(reply, { volume: WIDGET_VOLUME });
 */
export function createSpeech(
  { isMobile, audio }: { isMobile: boolean; audio: HTMLAudioElement },
  parts: SpeechParts = browserParts(),
): Speech {
  const status = createStatus<SpeechStatus>({ type: 'idle' });
  const serverVoice = createServerVoice(parts.send);
  const browserVoice = createBrowserVoice(parts, { isMobile });
  /** Of what is being said; its signal ends all that belongs to it. */
  let session: AbortController | undefined;
  /** What the next gesture plays. */
  let blocked: Saying | undefined;
  let isUnlocked = false;

  function speak(text: string, options: { volume: number; isMobile?: boolean }): void {
    silence();
    const pieces = splitText(speakable(text), LONGEST.spokenText);
    if (pieces.length > 0) void say({ pieces, options });
    else status.set({ type: 'ended', reason: 'finished' });
  }

  function stop(): void {
    if (!session && !blocked) return;
    silence();
    status.set({ type: 'ended', reason: 'stopped' });
  }

  function unlock(): void {
    if (blocked) return void say(blocked);
    if (isUnlocked || status.get().type === 'speaking') return;
    isUnlocked = true;
    browserVoice.unlock();
    playSilence(audio).catch(() => {
      // Refused, or a reply took its place: the next gesture tries again.
      isUnlocked = false;
    });
  }

  function silence(): void {
    session?.abort();
    session = undefined;
    blocked = undefined;
  }

  /** Without a wait before sound that is there already: Safari plays inside the gesture only. */
  async function say(saying: Saying): Promise<void> {
    blocked = undefined;
    const own = new AbortController();
    session = own;
    const { signal } = own;
    status.set({ type: 'loading' });
    if (signal.aborted) return;
    const onStart = () => {
      if (status.get().type === 'loading') status.set({ type: 'speaking' });
    };
    const { reason, rest } = await sayPieces(saying, { audio, serverVoice, browserVoice, signal, onStart });
    if (signal.aborted) return;
    own.abort();
    session = undefined;
    blocked = rest;
    status.set({ type: 'ended', reason });
  }

  return { getStatus: status.get, subscribe: status.subscribe, speak, stop, unlock };
}

function browserParts(): SpeechParts {
  return {
    send,
    synthesis: globalThis.speechSynthesis,
    Utterance: globalThis.SpeechSynthesisUtterance,
  };
}

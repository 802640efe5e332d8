// Voice in: what the visitor says, as text.
import type { Voice } from '../../../schemas/shop.ts';
import { createStatus } from '../session/status.ts';
import { listen } from './listen.ts';
import { createMicrophone, type MicrophoneParts } from './microphone.ts';
import { pushToTalk } from './push-to-talk.ts';
import { findRecognizer, type RecognizerConstructor } from './recognizer.ts';
import type { RecorderConstructor } from './record.ts';
import { throttle } from './throttle.ts';

/**
 * Why listening ended. `silence`: the visitor has said it, the text is to be sent (a recording that was stopped and
 * understood ends so too). `stopped`: the visitor ended it, the text is to be edited; empty where a recording held
 * no words. `hidden`: the tab went out of sight.
 */
export type DictationEnd = 'silence' | 'stopped' | 'denied' | 'unsupported' | 'failed' | 'hidden';

export type DictationStatus =
  | { type: 'idle' }
  /** The browser asks for the microphone. */
  | { type: 'asking' }
  /** What was understood so far, interim words included; empty while push-to-talk records. */
  | { type: 'listening'; text: string }
  /** Recorded sound is on its way (push-to-talk only). */
  | { type: 'transcribing' }
  | { type: 'ended'; reason: DictationEnd; text: string };

/** What a visitor is told where listening ended for one of these reasons. */
export const DICTATION_ALERTS = {
  unsupported: 'Speech recognition is not supported in your browser. Please use Chrome, Safari, or Edge.',
  denied: 'Please allow microphone access to use voice input.',
  failed: 'Could not start voice recording. Please check your microphone permissions.',
} satisfies Partial<Record<DictationEnd, string>>;

export interface Dictation {
  getStatus(): DictationStatus;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /**
   * Listens until a silence, `stop`, an error or the tab's hiding. Does nothing while it listens already.
   * `throttleMs`: results that come closer are held back, and the newest is shown at the end of the gap.
   */
  start(options: { throttleMs?: number }): void;
  /** Ends with 'stopped', the text so far kept; push-to-talk sends what was recorded instead. */
  stop(): void;
  /** Ends with 'stopped', the text so far kept; what push-to-talk recorded is dropped. */
  cancel(): void;
  /** Asks for the microphone ahead of its first use, where that is not settled and it would be of use. */
  ask(): void;
  /** Whether it records until `stop`, as where the browser does not recognise speech. */
  isPushToTalk: boolean;
}

/** What the browser brings; passed in by tests. */
export interface DictationParts extends MicrophoneParts {
  Recognizer: RecognizerConstructor | undefined;
  Recorder: RecorderConstructor | undefined;
  /** Whether this browser's recognizer gives final results again (Chrome on Android). */
  repeatsFinals: boolean;
  document: Pick<Document, 'hidden' | 'addEventListener'>;
  fetch: typeof fetch;
}

/**
 * Listens with the browser's own recognition; where there is none and the shop has transcription, by push-to-talk.
 *
 *     const dictation = createDictation({ voice: shop.voice, hasTranscription: false });
 *     dictation.start({ throttleMs: RESULT_GAP_MS });
 */
export function createDictation(
  { voice, hasTranscription }: { voice: Voice; hasTranscription: boolean },
  parts: DictationParts = browserParts(),
): Dictation {
  const status = createStatus<DictationStatus>({ type: 'idle' });
  const microphone = createMicrophone(parts);
  const canRecord = hasTranscription && parts.Recorder && parts.mediaDevices;
  /** Of the listening that goes on; its signal ends all that belongs to it. */
  let session: AbortController | undefined;
  let heard = '';
  /** Push-to-talk: ends the recording that goes on, and sends it. */
  let sendRecording: (() => void) | undefined;

  function start({ throttleMs = 0 }: { throttleMs?: number }): void {
    if (session) return;
    heard = '';
    session = new AbortController();
    const { signal } = session;
    parts.document.addEventListener('visibilitychange', leave, { signal });
    if (parts.Recognizer) void recognise(parts.Recognizer, throttleMs, signal);
    else if (canRecord && parts.Recorder) talk(parts.Recorder, signal);
    else end('unsupported');
  }

  function stop(): void {
    if (sendRecording) sendRecording();
    else cancel();
  }

  function cancel(): void {
    if (session) end('stopped');
  }

  function leave(): void {
    // A recording on its way holds no microphone.
    if (parts.document.hidden && status.get().type !== 'transcribing') end('hidden');
  }

  function end(reason: DictationEnd): void {
    session?.abort();
    session = undefined;
    sendRecording = undefined;
    status.set({ type: 'ended', reason, text: heard });
  }

  async function recognise(
    Recognizer: RecognizerConstructor,
    throttleMs: number,
    signal: AbortSignal,
  ): Promise<void> {
    // Without a wait once granted: Safari starts recognition inside a gesture only.
    if (!microphone.isGranted()) {
      status.set({ type: 'asking' });
      const answer = await microphone.ask();
      if (signal.aborted) return;
      if (answer !== 'granted') return end(answer);
    }
    status.set({ type: 'listening', text: '' });
    if (signal.aborted) return;
    const show = throttle(throttleMs, signal, (text: string) => status.set({ type: 'listening', text }));
    listen({
      Recognizer,
      voice,
      repeatsFinals: parts.repeatsFinals,
      signal,
      onText(text) {
        heard = text;
        show(text);
      },
      onEnd(reason) {
        if (reason === 'denied') microphone.refuse();
        end(reason);
      },
    });
  }

  function talk(Recorder: RecorderConstructor, signal: AbortSignal): void {
    status.set({ type: 'asking' });
    void pushToTalk({
      Recorder,
      microphone,
      fetch: parts.fetch,
      signal,
      onRecording(send) {
        sendRecording = send;
        status.set({ type: 'listening', text: '' });
      },
      onSending() {
        sendRecording = undefined;
        status.set({ type: 'transcribing' });
      },
      onEnd(reason, text) {
        heard = text;
        end(reason);
      },
    });
  }

  return {
    getStatus: status.get,
    subscribe: status.subscribe,
    start,
    stop,
    cancel,
    ask() {
      if ((parts.Recognizer || canRecord) && !session && !microphone.isGranted()) void microphone.ask();
    },
    isPushToTalk: !parts.Recognizer,
  };
}

function browserParts(): DictationParts {
  return {
    Recognizer: findRecognizer(),
    Recorder: globalThis.MediaRecorder,
    repeatsFinals: /Android/.test(navigator.userAgent),
    mediaDevices: navigator.mediaDevices,
    permissions: navigator.permissions,
    document,
    fetch: (...request) => fetch(...request),
  };
}

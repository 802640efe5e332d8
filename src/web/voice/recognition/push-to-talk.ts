// For browsers without recognition: records until the visitor has said it, and has the server transcribe it.
import { RECORDING_LIMIT_BYTES } from '../session/constants.ts';
import { type Microphone, releaseStream } from './microphone.ts';
import { type RecorderConstructor, record } from './record.ts';
import { transcribe } from './transcribe.ts';

export interface PushToTalkOptions {
  Recorder: RecorderConstructor;
  microphone: Microphone;
  fetch: typeof fetch;
  /** Frees the microphone and ends the call; nothing is called afterwards. */
  signal: AbortSignal;
  /** It records; `send` ends that. */
  onRecording: (send: () => void) => void;
  /** The microphone is free, and the sound on its way. */
  onSending: () => void;
  /** `silence` with the text to send; `stopped` where nothing was recorded or understood. */
  onEnd: (reason: 'silence' | 'stopped' | 'denied' | 'failed', text: string) => void;
}

export async function pushToTalk(options: PushToTalkOptions): Promise<void> {
  const { Recorder, microphone, fetch, signal, onRecording, onSending, onEnd } = options;
  try {
    const sound = await recordSound();
    if (signal.aborted) return;
    if (typeof sound === 'string') return onEnd(sound, '');
    if (sound.size >= RECORDING_LIMIT_BYTES) return onEnd('failed', '');
    if (sound.size === 0) return onEnd('stopped', '');
    onSending();
    const text = await transcribe(sound, { fetch, signal });
    if (!signal.aborted) onEnd(text ? 'silence' : 'stopped', text);
  } catch {
    // No recording, no answer, or one that is no text: all the same to who spoke.
    if (!signal.aborted) onEnd('failed', '');
  }

  async function recordSound(): Promise<Blob | 'denied' | 'failed'> {
    const stream = await microphone.open();
    if (typeof stream === 'string') return stream;
    try {
      if (signal.aborted) return 'failed';
      const recording = record(Recorder, stream);
      signal.addEventListener('abort', () => {
        recording.stop();
        releaseStream(stream);
      });
      onRecording(recording.stop);
      return await recording.sound;
    } finally {
      releaseStream(stream);
    }
  }
}

// Push-to-talk: sound from the microphone as one Blob, in a type that the browser can record.
import { RECORDING_LIMIT_MS } from '../session/constants.ts';

/** Opus where it can be had; Safari records mp4. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Plenty for a voice, and 60 s of it stay far below what the server takes. */
const BITS_PER_SECOND = 64_000;

export type RecorderConstructor = Pick<typeof MediaRecorder, 'isTypeSupported'> & {
  new (stream: MediaStream, options: MediaRecorderOptions): MediaRecorder;
};

export interface Recording {
  /** What was recorded until `stop`, the time limit or the microphone's end. Rejects where recording failed. */
  sound: Promise<Blob>;
  stop(): void;
}

/** Records at once. Throws, or its sound rejects, where the browser cannot. */
export function record(Recorder: RecorderConstructor, stream: MediaStream): Recording {
  const type = TYPES.find((known) => Recorder.isTypeSupported(known));
  const recorder = new Recorder(stream, {
    ...(type && { mimeType: type }),
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const chunks: Blob[] = [];
  const sound = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recorder.addEventListener('stop', () =>
      resolve(new Blob(chunks, { type: recorder.mimeType || type || 'audio/webm' })),
    );
    recorder.addEventListener('error', () => reject(new Error('The recording failed.')));
  });
  recorder.start();
  const limit = setTimeout(stop, RECORDING_LIMIT_MS);
  return { sound: sound.finally(() => clearTimeout(limit)), stop };
}

// A browser that listens by script: what it hears, refuses and records is up to the test.
import { vi } from 'vitest';
import type { Voice } from '../../../schemas/shop.ts';
import { createDictation, type DictationParts } from '../recognition/dictation.ts';
import type { Recognizer, RecognizerResults } from '../recognition/recognizer.ts';

const VOICE: Voice = {
  auto_request_permission: false,
  continuous_listening: true,
  interim_results: true,
  language: 'en-US',
};

/** A final result, or with '…' at its end an interim one; a pair also says how sure the browser is. */
export type ScriptedResult = string | [text: string, confidence: number];

export class ScriptedRecognizer implements Recognizer {
  static started: ScriptedRecognizer[] = [];
  static refusesToStart = false;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognizer['onresult'] = null;
  onerror: Recognizer['onerror'] = null;
  onend: Recognizer['onend'] = null;
  isRunning = false;

  start(): void {
    if (ScriptedRecognizer.refusesToStart) throw new DOMException('Not now', 'InvalidStateError');
    this.isRunning = true;
    ScriptedRecognizer.started.push(this);
  }

  abort(): void {
    this.isRunning = false;
  }

  /** The whole list of this run, as every event brings it. */
  hear(...results: ScriptedResult[]): void {
    this.onresult?.({ results: results.map(toResult) });
  }

  fail(error: string): void {
    this.onerror?.({ error });
  }

  end(): void {
    this.isRunning = false;
    this.onend?.();
  }
}

export class ScriptedRecorder extends EventTarget {
  static types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
  static started: ScriptedRecorder[] = [];
  static sound: BlobPart[] = ['sound'];
  static isTypeSupported = (type: string) => ScriptedRecorder.types.includes(type);
  readonly mimeType: string;
  readonly bitsPerSecond: number | undefined;
  state: RecordingState = 'inactive';

  constructor(_stream: MediaStream, { mimeType, audioBitsPerSecond }: MediaRecorderOptions) {
    super();
    this.mimeType = mimeType ?? 'audio/x-default';
    this.bitsPerSecond = audioBitsPerSecond;
  }

  start(): void {
    this.state = 'recording';
    ScriptedRecorder.started.push(this);
  }

  /** As a browser does, also where the microphone goes: the sound, then the end. */
  stop(): void {
    this.state = 'inactive';
    const data = new Blob(ScriptedRecorder.sound);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** A dictation in a browser of its own; `changes` take parts away or replace them. */
export function scriptDictation({
  voice = {},
  hasTranscription = false,
  ...changes
}: Partial<DictationParts> & { voice?: Partial<Voice>; hasTranscription?: boolean } = {}) {
  ScriptedRecognizer.started = [];
  ScriptedRecognizer.refusesToStart = false;
  ScriptedRecorder.started = [];
  ScriptedRecorder.sound = ['sound'];
  const track = { stop: vi.fn() };
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [track] }) as unknown as MediaStream);
  const query = vi.fn(async () => ({ state: 'prompt' }) as PermissionStatus);
  const page = Object.assign(new EventTarget(), { hidden: false });
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ text: 'Fifty shirts' }));
  const dictation = createDictation(
    { voice: { ...VOICE, ...voice }, hasTranscription },
    {
      Recognizer: ScriptedRecognizer,
      Recorder: ScriptedRecorder as unknown as NonNullable<DictationParts['Recorder']>,
      repeatsFinals: false,
      mediaDevices: { getUserMedia },
      permissions: { query },
      document: page as unknown as Document,
      fetch,
      ...changes,
    },
  );
  const shown: string[] = [];
  dictation.subscribe(() => {
    const status = dictation.getStatus();
    shown.push(
      status.type === 'ended'
        ? `${status.reason}: ${status.text}`
        : 'text' in status
          ? status.text
          : status.type,
    );
  });
  return {
    dictation,
    /** Every status so far: texts as they are, ends as 'reason: text'. */
    shown,
    track,
    getUserMedia,
    query,
    fetch,
    hide() {
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** Starts, and waits until it is allowed to listen. */
    async listen(options: { throttleMs?: number } = {}): Promise<ScriptedRecognizer> {
      dictation.start(options);
      await vi.advanceTimersByTimeAsync(0);
      return currentRecognizer();
    },
  };
}

export function currentRecognizer(): ScriptedRecognizer {
  const recognizer = ScriptedRecognizer.started.at(-1);
  if (!recognizer) throw new Error('Nothing listens.');
  return recognizer;
}

function toResult(result: ScriptedResult): RecognizerResults[number] {
  const [text, confidence] = typeof result === 'string' ? [result, 0.9] : result;
  return { isFinal: !text.endsWith('…'), 0: { transcript: ` ${text.replace('…', '')}`, confidence } };
}

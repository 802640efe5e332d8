// The browser's speech recognition, as much of it as we use. TypeScript's library knows its events only.

export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: RecognizerResults }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** Throws where it runs already or may not run. */
  start(): void;
  abort(): void;
}

/** Every result of this run so far, the last ones still open. */
export type RecognizerResults = ArrayLike<{
  isFinal: boolean;
  [alternative: number]: { transcript: string; confidence?: number };
}>;

export type RecognizerConstructor = new () => Recognizer;

/** The browser's recognition; undefined where it has none. */
export function findRecognizer(): RecognizerConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognizerConstructor;
    webkitSpeechRecognition?: RecognizerConstructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

// Listens with the browser's recognition until a silence or an error. Where the browser stops by itself (after a
// minute, after each sentence on Android) it is started again, and what was understood stays.
import type { Voice } from '../../../schemas/shop.ts';
import { AUTO_SEND_MS } from '../session/constants.ts';
import { type Heard, joinWords, readResults } from './read-results.ts';
import type { Recognizer, RecognizerConstructor } from './recognizer.ts';

/** Runs that end this soon, with nothing understood, are none: a browser that cannot listen would turn in circles. */
const SHORTEST_RUN_MS = 500;
const EMPTY_RUNS = 5;

const DENIALS = ['not-allowed', 'service-not-allowed'];
const NOTHING: Heard = { final: '', interim: '' };

export interface ListenOptions {
  Recognizer: RecognizerConstructor;
  voice: Voice;
  repeatsFinals: boolean;
  /** Frees the microphone; nothing is called afterwards. */
  signal: AbortSignal;
  /** Everything understood so far, interim words included. */
  onText: (text: string) => void;
  /** Called at most once; the caller then aborts the signal. */
  onEnd: (reason: 'silence' | 'denied' | 'failed') => void;
}

export function listen(options: ListenOptions): void {
  const { Recognizer, voice, repeatsFinals, signal, onText, onEnd } = options;
  let recognizer: Recognizer | undefined;
  /** Words of earlier runs. */
  let kept = '';
  let run = NOTHING;
  let hasFinal = false;
  let emptyRuns = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  signal.addEventListener('abort', () => {
    clearTimeout(silence);
    if (recognizer) release(recognizer);
  });
  begin();

  function begin(): void {
    const startedAt = Date.now();
    recognizer = new Recognizer();
    recognizer.lang = voice.language;
    recognizer.continuous = voice.continuous_listening;
    recognizer.interimResults = voice.interim_results;
    recognizer.onresult = ({ results }) => hear(readResults(results, { repeatsFinals }));
    recognizer.onerror = ({ error }) => {
      if (error !== 'no-speech') onEnd(DENIALS.includes(error) ? 'denied' : 'failed');
    };
    recognizer.onend = () => goOn(Date.now() - startedAt);
    try {
      recognizer.start();
    } catch {
      // With words to send, the silence after them still sends them.
      if (!hasFinal) onEnd('failed');
    }
  }

  function hear(heard: Heard): void {
    if (heard.final === run.final && heard.interim === run.interim) return;
    run = heard;
    hasFinal ||= heard.final !== '';
    onText(joinWords(kept, run.final, run.interim));
    if (!hasFinal) return;
    clearTimeout(silence);
    silence = setTimeout(() => onEnd('silence'), AUTO_SEND_MS);
  }

  function goOn(ranMs: number): void {
    if (recognizer) release(recognizer);
    const wasEmpty = run === NOTHING && ranMs < SHORTEST_RUN_MS;
    emptyRuns = wasEmpty ? emptyRuns + 1 : 0;
    kept = joinWords(kept, run.final, run.interim);
    run = NOTHING;
    if (emptyRuns < EMPTY_RUNS && (voice.continuous_listening || !hasFinal)) begin();
    else if (!hasFinal) onEnd('failed');
  }
}

/** Late events of a recognizer that is done with are nobody's. */
function release(recognizer: Recognizer): void {
  recognizer.onresult = null;
  recognizer.onerror = null;
  recognizer.onend = null;
  recognizer.abort();
}

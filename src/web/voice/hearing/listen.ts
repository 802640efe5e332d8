// Listens with the browser's recognition until a silence or an error. Where the browser stops by itself (after a
// minute, after each sentence on Android) it is started again, and what was understood stays.
import type { Voice } from '../../../schemas/shop.ts';
import { AUTO_SEND_MS } from '../constants.ts';
import { type Heard, joinWords, readResults } from './read-results.ts';
import type { Recogniser, RecogniserConstructor } from './recogniser.ts';

/** Runs that end this soon, with nothing understood, are none: a browser that cannot listen would turn in circles. */
const SHORTEST_RUN_MS = 500;
const EMPTY_RUNS = 5;

const DENIALS = ['not-allowed', 'service-not-allowed'];
const NOTHING: Heard = { final: '', interim: '' };

export interface ListenOptions {
  Recogniser: RecogniserConstructor;
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
  const { Recogniser, voice, repeatsFinals, signal, onText, onEnd } = options;
  let recogniser: Recogniser | undefined;
  /** Words of earlier runs. */
  let kept = '';
  let run = NOTHING;
  let hasFinal = false;
  let emptyRuns = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  signal.addEventListener('abort', () => {
    clearTimeout(silence);
    if (recogniser) release(recogniser);
  });
  begin();

  function begin(): void {
    const startedAt = Date.now();
    recogniser = new Recogniser();
    recogniser.lang = voice.language;
    recogniser.continuous = voice.continuous_listening;
    recogniser.interimResults = voice.interim_results;
    recogniser.onresult = ({ results }) => hear(readResults(results, { repeatsFinals }));
    recogniser.onerror = ({ error }) => {
      if (error !== 'no-speech') onEnd(DENIALS.includes(error) ? 'denied' : 'failed');
    };
    recogniser.onend = () => goOn(Date.now() - startedAt);
    try {
      recogniser.start();
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
    if (recogniser) release(recogniser);
    const wasEmpty = run === NOTHING && ranMs < SHORTEST_RUN_MS;
    emptyRuns = wasEmpty ? emptyRuns + 1 : 0;
    kept = joinWords(kept, run.final, run.interim);
    run = NOTHING;
    if (emptyRuns < EMPTY_RUNS && (voice.continuous_listening || !hasFinal)) begin();
    else if (!hasFinal) onEnd('failed');
  }
}

/** Late events of a recogniser that is done with are nobody's. */
function release(recogniser: Recogniser): void {
  recogniser.onresult = null;
  recogniser.onerror = null;
  recogniser.onend = null;
  recogniser.abort();
}

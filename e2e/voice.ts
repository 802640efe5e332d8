// A recognizer and a synthesizer that do what a test says, in place of the browser's own.
import type { LaunchOptions, Page } from '@playwright/test';

/** Speech recognition by script; no real one runs in a browser without its maker's service. */
export async function scriptRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class ScriptedRecognition {
      static running: ScriptedRecognition | undefined;
      static settings: unknown[] = [];
      lang = '';
      continuous = false;
      interimResults = false;
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        ScriptedRecognition.running = this;
        const { lang, continuous, interimResults } = this;
        ScriptedRecognition.settings.push({ lang, continuous, interimResults });
      }
      stop() {
        this.abort();
      }
      abort() {
        if (ScriptedRecognition.running === this) ScriptedRecognition.running = undefined;
      }
    }
    Object.assign(window, {
      SpeechRecognition: ScriptedRecognition,
      webkitSpeechRecognition: ScriptedRecognition,
      recognition: {
        settings: () => ScriptedRecognition.settings,
        isRunning: () => ScriptedRecognition.running !== undefined,
        hear: (results: [text: string, isFinal: boolean][]) =>
          ScriptedRecognition.running?.onresult?.({
            resultIndex: 0,
            results: results.map(([transcript, isFinal]) => ({
              isFinal,
              length: 1,
              0: { transcript, confidence: 0.9 },
            })),
          }),
        fail: (error: string) => {
          const { running } = ScriptedRecognition;
          running?.onerror?.({ error });
          running?.onend?.();
        },
        end: () => ScriptedRecognition.running?.onend?.(),
      },
    });
  });
}

/** No speech recognition at all, as in Firefox. */
export async function withoutRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
}

export interface Recognition {
  settings(): { lang: string; continuous: boolean; interimResults: boolean }[];
  isRunning(): boolean;
  /** All results so far, in the browser's manner: each with its words and whether they are final. */
  hear(results: [text: string, isFinal: boolean][]): void;
  fail(error: string): void;
  end(): void;
}

/** The scripted recognizer of a page. */
export function recognitionOf(page: Page) {
  const call = (name: keyof Recognition, argument?: unknown) =>
    page.evaluate(
      ([method, value]) =>
        (window as unknown as { recognition: Record<string, (value: unknown) => unknown> }).recognition[
          method as string
        ]?.(value),
      [name, argument],
    );
  return {
    settings: () => call('settings') as Promise<ReturnType<Recognition['settings']>>,
    isRunning: () => call('isRunning') as Promise<boolean>,
    hear: (...results: [text: string, isFinal: boolean][]) => call('hear', results),
    fail: (error: string) => call('fail', error),
    end: () => call('end'),
  };
}

/** What the scripted synthesizer was told to say. */
export interface Utterance {
  text: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: string | null;
}

/** The browser's own voice by script: says each utterance in no time unless `isEndless`, with one male English voice. */
export async function scriptSynthesis(page: Page, { isEndless = false } = {}): Promise<void> {
  await page.addInitScript((endless) => {
    const said: unknown[] = [];
    let current: { onend?: (() => void) | null; onerror?: ((event: unknown) => void) | null } | undefined;
    const voices = [
      { name: 'Amélie', lang: 'fr-FR', default: true, localService: true, voiceURI: 'a' },
      { name: 'Daniel', lang: 'en-GB', default: false, localService: true, voiceURI: 'd' },
    ];
    class ScriptedUtterance extends EventTarget {
      rate = 1;
      pitch = 1;
      volume = 1;
      lang = '';
      voice: { name: string } | null = null;
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      text: string;
      constructor(text = '') {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      speaking: false,
      pending: false,
      paused: false,
      getVoices: () => voices,
      speak(utterance: ScriptedUtterance) {
        const { text, rate, pitch, volume, voice } = utterance;
        if (text.trim()) said.push({ text, rate, pitch, volume, voice: voice?.name ?? null });
        current = utterance;
        queueMicrotask(() => {
          utterance.onstart?.();
          if (!endless) utterance.onend?.();
        });
      },
      cancel() {
        const cancelled = current;
        current = undefined;
        cancelled?.onerror?.({ error: 'canceled' });
      },
      pause() {},
      resume() {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.assign(window, {
      SpeechSynthesisUtterance: ScriptedUtterance,
      said,
      isSpeaking: () => current !== undefined,
    });
  }, isEndless);
}

/** Everything the scripted synthesizer has been told to say so far. */
export const saidOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: unknown[] }).said) as Promise<Utterance[]>;

/** The visitor has said yes to sound on an earlier visit, and has pressed nothing yet on this one. */
export async function withConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('boldwork.audio-consent', 'granted');
    // What a test asks of the page counts as a gesture for the browser, but is none.
    let hasBeenActive = false;
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(
        type,
        () => {
          hasBeenActive = true;
        },
        true,
      );
  });
}

/**
 * Options of a browser whose microphone needs no leave and hears a tone, or what `more` arguments say.
 *
 *     test.use(withMicrophone());
 */
export const withMicrophone = (...more: string[]) => ({
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        ...more,
      ],
    }),
});

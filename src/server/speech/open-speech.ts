// Carl's voice and his ear, as the environment has them: within their time, their budget, and what is kept.
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createSpeechCommand } from '../../speech/command.ts';
import { createSpeechEndpoint, createTranscriptionEndpoint } from '../../speech/openai-compatible.ts';
import type { Sound } from '../../speech/sound.ts';
import { type SpeechEngine, SpeechError } from '../../speech/speech-engine.ts';
import type { AppContext, Speech } from '../app-context.ts';
import { type Env, environmentForPrograms } from '../env/env.ts';
import { spendAiCall } from '../model/ai-budget.ts';
import { ProblemError } from '../plugins/problems.ts';
import { isFixedText } from './fixed-texts.ts';
import { createSoundCache } from './sound-cache.ts';

/** For the whole answer of an engine, its wait for a turn included. */
const ANSWER_MS = 10_000;
const KEPT_BYTES = 50_000_000;
/** Nobody gets to read it, and the log need not call it a failure of ours. */
const NOBODY_WAITS = 499;

/** What is set up, if anything; `limits` are the server's own where left out. */
export function openSpeech(
  context: Pick<AppContext, 'storage' | 'env' | 'shop' | 'now'>,
  { answerMs = ANSWER_MS, keptBytes = KEPT_BYTES } = {},
): Speech {
  const { env, shop } = context;
  const engine = openEngine(env);
  const transcriber = env.speechToText && createTranscriptionEndpoint(env.speechToText);
  const kept = createSoundCache(join(env.dataDir, 'speech'), keptBytes);
  const running = new Map<string, Promise<Sound>>();

  return {
    async speak(text, { signal, log }) {
      if (!engine) throw new ProblemError(503, 'No voice is set up on this server.', { isExpected: true });
      if (!isFixedText(text, shop.current)) return say(engine, text, signal);
      const key = `${engine.voice}\n${text}`;
      const found = running.get(key) ?? sayOnce(engine, text, key, log);
      running.set(key, found);
      return found.finally(() => running.delete(key));
    },
    async transcribe(recording, signal) {
      if (!transcriber)
        throw new ProblemError(503, 'This server does not understand recordings.', { isExpected: true });
      return ask('The recording was not understood', signal, (limit) =>
        transcriber.transcribe(recording, limit),
      );
    },
  };

  /** Said to the end even if nobody waits any longer: the next visitor will. */
  async function sayOnce(
    { voice, speak }: SpeechEngine,
    text: string,
    key: string,
    log: FastifyBaseLogger,
  ): Promise<Sound> {
    const before = await kept.find(key);
    if (before) return before;
    const sound = await say({ voice, speak }, text);
    await kept.keep(key, sound).catch((error) => log.warn({ err: error }, 'a sound could not be kept'));
    return sound;
  }

  function say(voice: SpeechEngine, text: string, signal?: AbortSignal): Promise<Sound> {
    return ask('The voice could not say that', signal, (limit) => voice.speak(text, limit));
  }

  async function ask<T>(
    failure: string,
    signal: AbortSignal | undefined,
    call: (limit: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (!(await spendAiCall(context))) throw new ProblemError(503, 'Speech is used up for today.');
    const limit = AbortSignal.timeout(answerMs);
    try {
      return await call(signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (cause) {
      if (!(cause instanceof SpeechError)) throw cause;
      throw new ProblemError(signal?.aborted ? NOBODY_WAITS : 502, `${failure} just now.`, { cause });
    }
  }
}

function openEngine({ textToSpeech, textToSpeechCommand }: Env): SpeechEngine | null {
  if (textToSpeech) return createSpeechEndpoint(textToSpeech);
  return textToSpeechCommand && createSpeechCommand(textToSpeechCommand, environmentForPrograms(process.env));
}

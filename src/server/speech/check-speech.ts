// Whether what the environment names for speech is there. The server runs without it, and browsers have voices too.
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { checkEndpoint } from '../../model/openai-compatible.ts';
import type { Env } from '../env/env.ts';

const CHECK_MS = 5000;

/** Warns of each service that does not answer, and of a program that is not there. */
export async function checkSpeech(
  { textToSpeech, textToSpeechCommand, speechToText }: Env,
  log: FastifyBaseLogger,
): Promise<void> {
  const warnOf = (name: string, check: Promise<void>) =>
    check.catch((error) => log.warn({ err: error }, `${name}; its calls answer 502 until it does`));
  const answers = (endpoint: { baseUrl: string; apiKey: string | null }) =>
    checkEndpoint(endpoint, AbortSignal.timeout(CHECK_MS));
  await Promise.all([
    textToSpeech && warnOf('TTS_BASE_URL does not answer', answers(textToSpeech)),
    !textToSpeech &&
      textToSpeechCommand &&
      warnOf('TTS_COMMAND names no program that can be run', findProgram(textToSpeechCommand)),
    speechToText && warnOf('STT_BASE_URL does not answer', answers(speechToText)),
  ]);
}

/** Looks where the system would. */
async function findProgram([program = '']: readonly string[]): Promise<void> {
  const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  await Promise.any(folders.map((folder) => access(join(folder, program), constants.X_OK))).catch(() => {
    // The paths that were tried say no more.
    throw new Error('there is no such program');
  });
}

// A voice, and an ear, behind any OpenAI-compatible endpoint.
import * as z from 'zod/mini';
import { type Endpoint, post } from './endpoint.ts';
import {
  LONGEST_SOUND,
  type Recording,
  type SpeechEngine,
  SpeechError,
  type Transcriber,
  toSound,
} from './speech-engine.ts';

/** A minute's words are a thousandth of it. */
const LONGEST_TRANSCRIPT = 1024 * 1024;

/** Speaks by POST {baseUrl}/audio/speech. */
export function createSpeechEndpoint(endpoint: Endpoint & { model: string; voice: string }): SpeechEngine {
  const { baseUrl, model, voice } = endpoint;
  return {
    voice: [baseUrl, model, voice].join('\n'),
    async speak(input, signal) {
      const request = { model, voice, input, response_format: 'mp3' };
      return toSound(await post(endpoint, '/audio/speech', request, { signal, most: LONGEST_SOUND }));
    },
  };
}

/** Listens by POST {baseUrl}/audio/transcriptions. */
export function createTranscriptionEndpoint(endpoint: Endpoint & { model: string }): Transcriber {
  return {
    async transcribe(recording, signal) {
      const form = new FormData();
      form.set('model', endpoint.model);
      form.set('language', 'en');
      form.set('response_format', 'json');
      form.set('file', toFile(recording));
      const body = await post(endpoint, '/audio/transcriptions', form, { signal, most: LONGEST_TRANSCRIPT });
      return parseTranscript(body.toString('utf8'));
    },
  };
}

/** Services tell the kind of a recording by the end of its name. */
function toFile({ bytes, type }: Recording): File {
  const [essence = ''] = type.toLowerCase().split(';');
  const kind = essence.trim();
  return new File([new Uint8Array(bytes)], `speech.${ENDINGS[kind] ?? 'webm'}`, { type: kind });
}

const ENDINGS: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/wav': 'wav',
  'audio/wave': 'wav',
  'audio/x-wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
};

const transcriptSchema = z.object({ text: z.string() });

function parseTranscript(body: string): string {
  try {
    return transcriptSchema.parse(JSON.parse(body)).text.replaceAll('\0', '').toWellFormed().trim();
  } catch {
    // The cause would quote what was said.
    throw new SpeechError('the answer is not the JSON that was asked for');
  }
}

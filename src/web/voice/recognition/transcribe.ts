// POST /api/chat/stt: a recording as text.
import { ApiError } from '../../api.ts';
import { TRANSCRIPTION_WAIT_MS } from '../session/constants.ts';
import { withinTime } from '../session/within-time.ts';

/**
 * What was said in a recording, empty where it held no words. Throws an ApiError for an answer that is not ok, and
 * what fetch throws for none, none in time, or an aborted one.
 */
export async function transcribe(
  sound: Blob,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<string> {
  return withinTime(TRANSCRIPTION_WAIT_MS, signal, async (limited) => {
    const response = await fetch('/api/chat/stt', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': sound.type },
      body: sound,
      signal: limited,
    });
    if (!response.ok) throw new ApiError(response, await response.text());
    const { text } = (await response.json()) as { text: string };
    return text.trim();
  });
}

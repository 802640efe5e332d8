// One call of a speech service, whose answer is read up to a limit.
import { interruption, SpeechError } from './speech-engine.ts';

export interface Endpoint {
  /** Includes the version: 'https://api.openai.com/v1'. */
  baseUrl: string;
  apiKey: string | null;
}

/** The body of a 2xx answer; rejects with a SpeechError for any other, and for one of more than `most` bytes. */
export async function post(
  { baseUrl, apiKey }: Endpoint,
  path: string,
  body: FormData | object,
  { signal, most }: { signal: AbortSignal; most: number },
): Promise<Buffer> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      redirect: 'error',
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal,
    });
    if (response.ok) return await readUpTo(response, most);
    await response.body?.cancel();
    throw new SpeechError(`the service answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof SpeechError) throw cause;
    if (signal.aborted) throw interruption(signal);
    throw new SpeechError('the connection to the service failed or broke', { cause });
  }
}

async function readUpTo(response: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > most) throw new SpeechError('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

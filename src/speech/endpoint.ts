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
  try {
    const { type, bytes } = await encode(body);
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': type,
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: bytes,
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

/** A form goes out as bytes: fetch would read it piece by piece, and an abort meanwhile ends the process (Node 24). */
async function encode(body: FormData | object): Promise<{ type: string; bytes: BodyInit }> {
  if (!(body instanceof FormData)) return { type: 'application/json', bytes: JSON.stringify(body) };
  const encoded = new Response(body);
  return { type: encoded.headers.get('content-type') ?? '', bytes: await encoded.bytes() };
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

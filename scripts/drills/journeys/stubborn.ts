// Whoever asks again until they are answered, as people press again and pages send again: the same request with the same key.
import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_MS = 200;

export interface Ask {
  method?: 'POST' | 'PATCH';
  /** Sent as JSON; a form as it is. */
  body: object | URLSearchParams | FormData;
  headers?: Record<string, string>;
  /** The statuses that are answers; anything else ends the drill. */
  wanted: number[];
}

export interface Told {
  status: number;
  body: Record<string, unknown>;
}

export interface Tally {
  answered: number;
  /** Sent again because nothing, or half of an answer, came back. */
  cutOff: number;
  doubleClicks: number;
}

export function createStubborn(url: string) {
  const tally: Tally = { answered: 0, cutOff: 0, doubleClicks: 0 };

  async function ask(path: string, { method = 'POST', body, headers, wanted }: Ask): Promise<Told> {
    const isForm = body instanceof URLSearchParams || body instanceof FormData;
    const request = {
      method,
      redirect: 'manual' as const,
      headers: { ...(!isForm && { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
    };
    for (;;) {
      const told = await send(`${url}${path}`, request);
      if (told) {
        tally.answered++;
        if (wanted.includes(told.status)) return told;
        throw new Error(`${method} ${path} answered ${told.status}: ${JSON.stringify(told.body)}`);
      }
      tally.cutOff++;
      await sleep(AGAIN_MS);
    }
  }

  return {
    tally,
    ask,
    /** A double click: the same twice at once. */
    askTwice: async (path: string, request: Ask): Promise<[Told, Told]> => {
      tally.doubleClicks++;
      return Promise.all([ask(path, request), ask(path, request)]);
    },
  };
}
export type Stubborn = ReturnType<typeof createStubborn>;

/** Undefined where no whole answer came, or the server said to come back. */
async function send(url: string, request: RequestInit): Promise<Told | undefined> {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.status === 503) return;
    return { status: response.status, body: isJson ? JSON.parse(text) : {} };
  } catch (error) {
    if (error instanceof TypeError) return;
    throw error;
  }
}

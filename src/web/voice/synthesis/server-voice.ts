// POST /api/chat/tts: the shop's voice. A shop that has none says 503 once a visit.
import { ApiError, type send } from '../../api.ts';
import { SERVER_VOICE_WAIT_MS } from '../session/constants.ts';
import { withinTime } from '../session/within-time.ts';

const KEY = 'boldwork.no-server-voice';

export interface ServerVoice {
  /** The sound of a text of at most 1,000 characters; undefined where the browser's voice has to say it. */
  fetchSound(text: string, options: { isMobile?: boolean; signal: AbortSignal }): Promise<Blob | undefined>;
}

export function createServerVoice(post: typeof send): ServerVoice {
  let isMissing = readMissing();
  return {
    async fetchSound(text, { isMobile, signal }) {
      if (isMissing || signal.aborted) return undefined;
      try {
        return await withinTime(SERVER_VOICE_WAIT_MS, signal, async (limited) => {
          const body = { text, language: 'en', ...(isMobile !== undefined && { isMobile }) };
          const response = await post('/api/chat/tts', { method: 'POST', body, signal: limited });
          return response.blob();
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 503) {
          isMissing = true;
          saveMissing();
        }
        return undefined;
      }
    },
  };
}

function readMissing(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    // No storage: known as long as the page lives.
    return false;
  }
}

function saveMissing(): void {
  try {
    sessionStorage.setItem(KEY, '503');
  } catch {
    // As above.
  }
}

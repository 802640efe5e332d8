// Signed JSON to the operator's own address.
import { createHmac } from 'node:crypto';
import querystring from 'node:querystring';
import { SendError } from './send-error.ts';

const ANSWER_MS = 5_000;

/**
 * Any 2xx is success, and answered. With a secret each request is signed: X-Boldwork-Signature is `sha256=` and the hexadecimal
 * HMAC-SHA256 of the timestamp header, a dot and the raw body.
 */
export function createWebhookPost(target: string, secret: string | null) {
  const { url, authorization } = splitCredentials(target);
  return async (event: { id: string; [member: string]: unknown }, now: Date): Promise<number> => {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Boldwork',
      'x-boldwork-event-id': event.id,
      'x-boldwork-timestamp': timestamp,
      ...(secret && { 'x-boldwork-signature': sign(secret, `${timestamp}.${body}`) }),
      ...(authorization && { authorization }),
    };
    const status = await post(url, { headers, body });
    if (status >= 200 && status < 300) return status;
    const hint = status >= 300 && status < 400 ? ', a redirect, which is not followed' : '';
    throw new SendError(`The webhook answered ${status}${hint}.`, { code: `HTTP ${status}` });
  };
}

/** fetch takes no address with a name and password in it; they go into a header. */
function splitCredentials(target: string): { url: URL; authorization: string | null } {
  const url = new URL(target);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const pair = [username, password].map((part) => querystring.unescape(part)).join(':');
  return { url, authorization: username ? `Basic ${Buffer.from(pair).toString('base64')}` : null };
}

function sign(secret: string, text: string): string {
  return `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

async function post(url: URL, request: { headers: Record<string, string>; body: string }): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      ...request,
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    throw toSendError(error);
  }
}

/** Without the error's own words, which may quote the address and the secrets in it. */
function toSendError(error: unknown): SendError {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new SendError(`The webhook did not answer within ${ANSWER_MS / 1000} seconds.`, {
      code: 'ETIMEDOUT',
    });
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const known = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const code = typeof known === 'string' ? known : 'EFETCH';
  return new SendError(`The webhook could not be reached (${code}).`, { code });
}

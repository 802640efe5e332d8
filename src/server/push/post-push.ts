// One push, encrypted for its device and handed to the device's push service.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { SendError } from '../notifications/send-error.ts';
import { lookupPublic } from './public-address.ts';
import { isLoopback, readEndpoint } from './push-endpoint.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Where a push goes. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Options {
  keys: VapidKeys;
  /** Of whoever sends: an https:// or mailto: address. */
  contact: string;
  /** How long it may wait for a device that is off, in seconds. */
  ttl: number;
  allowsLoopback: boolean;
}

/** Thrown where the push service says that the device takes no pushes any more. */
export class GoneError extends SendError {
  override name = 'GoneError';
}

const ANSWER_MS = 10_000;

/** Resolves when the push service has taken it; rejects with a SendError. */
export async function postPush(target: PushTarget, payload: string, options: Options): Promise<void> {
  const url = readEndpoint(target.endpoint, options);
  if (!url) throw new SendError('The address of the device is none to be called.', { code: 'EADDRESS' });
  const status = await post(url, await encrypt(target, payload, options));
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410)
    throw new GoneError('The device takes no pushes any more.', { code: `HTTP ${status}` });
  const hint = HINTS[status] ?? (status >= 500 ? ': it has trouble of its own' : '');
  throw new SendError(`The push service answered ${status}${hint}.`, { code: `HTTP ${status}` });
}

const HINTS: Record<number, string> = {
  401: ": it does not know the shop's key",
  403: ": the device belongs to another of the shop's keys. Turn pushes off on it and on again",
  413: ': the push was too long',
  429: ': it got too many',
};

/** web-push is loaded at the first push: it brings a library of its own for what it needs of ASN.1. */
async function encrypt(
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  { keys, contact, ttl }: Options,
) {
  const { default: webPush } = await import('web-push');
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: ttl,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
    return { headers: headers as Record<string, string>, body: body as Buffer };
  } catch {
    // Its own words may quote the keys.
    throw new SendError('The push could not be encrypted with the keys that the device gave.', {
      code: 'EKEYS',
    });
  }
}

/** Answers its status. Redirects are not followed: they could lead anywhere. */
function post(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(!isLoopback(url) && { lookup: lookupPublic as never }),
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', (error) => reject(toSendError(error)));
    request.end(body);
  });
}

function toSendError(error: Error): SendError {
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new SendError(`The push service did not answer within ${ANSWER_MS / 1000} seconds.`, {
      code: 'ETIMEDOUT',
    });
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'EPUSH';
  return new SendError(`The push service could not be reached (${code}).`, { code });
}

// Does a request for a page begin a visit? A rough answer, from what every browser says of itself and no more.
import type { FastifyRequest } from 'fastify';

/**
 * True for a page that a person's browser opens from outside the site: a link elsewhere, a search, a typed address. Going on
 * from page to page, reloading, and what a browser fetches ahead of a click begin none, nor do programs that say they are one.
 * Those that pose as a browser count: without a trace left in the browser nobody can tell.
 */
export function isVisit({ method, headers, host }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    isOpened(headers) &&
    !isReloaded(headers) &&
    !comesFromOwnPage(headers, host) &&
    isBrowser(headers['user-agent'])
  );
}

type Headers = FastifyRequest['headers'];

/** As a page that is seen: not fetched ahead, by a script, or into a frame. */
function isOpened(headers: Headers): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? headers['x-purpose'];
  if (purpose !== undefined) return false;
  return (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

/** Browsers ask past their cache when they are told to reload. */
function isReloaded(headers: Headers): boolean {
  return /max-age=0|no-cache/.test(headers['cache-control'] ?? '');
}

/** Sec-Fetch-Site comes over https only; older browsers and plain http have the referrer. */
function comesFromOwnPage(headers: Headers, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.referer !== undefined && URL.parse(headers.referer)?.host === host;
}

/** Every browser begins so; robots that do too name themselves or the address of a page about them. Cubot makes phones. */
function isBrowser(userAgent = ''): boolean {
  return userAgent.startsWith('Mozilla/5.0 (') && !ROBOT.test(userAgent);
}

const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|pingdom|archiver|inspection|external(?:hit|agent)|mediapartners|google-|googleother|-user\b|https?:/i;

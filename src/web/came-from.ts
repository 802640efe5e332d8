// How this visit began, noted on its first page: in sessionStorage, so that it is known pages later and gone with the tab.
import type { FirstTouch } from '../schemas/first-touch.ts';

const KEY = 'boldwork.came';

/** Once for each visit: what was noted before stays. */
export function noteFirstTouch(): void {
  try {
    sessionStorage[KEY] ??= `${location} ${document.referrer}`;
  } catch {
    // No storage in this browser: how the visit began stays unknown.
  }
}

/** Undefined where it is not known. */
export function firstTouch(): FirstTouch | undefined {
  try {
    return readFirstTouch(sessionStorage.getItem(KEY) ?? '', location.origin);
  } catch {
    // No storage in this browser.
    return undefined;
  }
}

/**
 * Of 'page referrer', two addresses. The one before on this site is the first: there the visitor left before its script ran. A
 * job's page is told to nobody: who has its address can open it.
 */
export function readFirstTouch(noted: string, origin: string): FirstTouch | undefined {
  const [here, from] = noted.split(' ').map((address) => URL.parse(address));
  const page = from?.origin === origin ? from : here;
  if (!page || page.pathname.startsWith('/job/')) return undefined;
  const told = (name: string) => page.searchParams.get(name)?.slice(0, LONGEST_TEXT) || null;
  return {
    page: page.pathname.slice(0, LONGEST_TEXT),
    referrer: from && from.origin !== origin ? (from.host + from.pathname).slice(0, LONGEST_TEXT) : null,
    source: told('utm_source'),
    medium: told('utm_medium'),
    campaign: told('utm_campaign'),
  };
}

const LONGEST_TEXT = 200;

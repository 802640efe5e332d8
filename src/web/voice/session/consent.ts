// Whether Carl may be heard: kept in the browser, and on the root element, where the style sheet reads it.

export type Consent = 'pending' | 'granted' | 'denied';

/** Both as in first-consent.js, which reads them before the page is painted. */
const KEY = 'boldwork.audio-consent';
const PUT_OFF_KEY = 'boldwork.audio-put-off';
const listeners = new Set<() => void>();

/** What the visitor has said so far. */
export function getConsent(): Consent {
  return (document.documentElement.dataset.audio as Consent | undefined) ?? 'pending';
}

/** Keeps the visitor's answer for later visits; where nothing can be kept, for as long as the page lives. */
export function setConsent(answer: Exclude<Consent, 'pending'>): void {
  document.documentElement.dataset.audio = answer;
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Storage is off or full.
  }
  for (const listener of listeners) listener();
}

/** Whether the question comes by itself: nothing was answered, and nothing put it off on this visit. */
export function isConsentDue(): boolean {
  return getConsent() === 'pending' && !('audioPutOff' in document.documentElement.dataset);
}

/** Where nothing was answered, the question comes by itself no more on this visit. */
export function putOffConsent(): void {
  if (!isConsentDue()) return;
  document.documentElement.dataset.audioPutOff = '';
  try {
    sessionStorage.setItem(PUT_OFF_KEY, '1');
  } catch {
    // Storage is off or full: the next page asks again.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after every answer, in another tab too, and when the question is put off; returns how to end that. */
export function subscribeConsent(listener: () => void): () => void {
  const readAgain = () => {
    readKept();
    listener();
  };
  listeners.add(listener);
  // The answer may have come after the first paint, while nobody listened here.
  readKept();
  addEventListener('storage', readAgain);
  // A page that the Back button brings back was told of nothing.
  addEventListener('pageshow', readAgain);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', readAgain);
    removeEventListener('pageshow', readAgain);
  };
}

function readKept(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'granted' || kept === 'denied') document.documentElement.dataset.audio = kept;
  } catch {
    // Storage is off.
  }
}

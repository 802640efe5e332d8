// Whether the visitor turned Carl's voice off, kept for the visit.
const KEY = 'boldwork.voice-off';

export function isVoiceOff(): boolean {
  try {
    return KEY in sessionStorage;
  } catch {
    return false;
  }
}

export function keepVoiceOff(isOff: boolean): void {
  try {
    if (isOff) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off or full: the choice lives as long as the page.
  }
}

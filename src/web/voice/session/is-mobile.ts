// What counts as mobile for the voice: a narrow window, or fingers.

export const MOBILE = '(width < 760px), (pointer: coarse)';

/** Whether this is a mobile device now; for the browser only. */
export function isMobile(): boolean {
  return matchMedia(MOBILE).matches;
}

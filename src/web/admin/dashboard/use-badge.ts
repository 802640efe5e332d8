// The number on the icon of the installed desk: who waits for a person.
import { useEffect } from 'react';

/** Undefined leaves it as it is. */
export function useBadge(waiting: number | undefined): void {
  useEffect(() => {
    if (waiting === undefined || !('setAppBadge' in navigator)) return;
    // Refused where the desk is not installed.
    navigator.setAppBadge(waiting).catch(() => {});
  }, [waiting]);
}

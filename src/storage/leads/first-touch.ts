// How a visit began, as it is stored, and read back.
import type { FirstTouch } from '../../schemas/first-touch.ts';

/** JSON text for the column; null where nothing is known. */
export const writeFirstTouch = (touch: FirstTouch | null | undefined): string | null =>
  touch && Object.values(touch).some((text) => text !== null) ? JSON.stringify(touch) : null;

/** What storage wrote. */
export const readFirstTouch = (json: string | null): FirstTouch | null =>
  json === null ? null : (JSON.parse(json) as FirstTouch);

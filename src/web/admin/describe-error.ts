// Why a call failed, in words for the screen.
import { ApiError } from '../api.ts';

/** The problem's own detail if the server sent one. */
export function describeError(error: Error | null): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached.';
  return error.problem?.detail ?? `The server answered ${error.status}.`;
}

/** True if what was asked for is not stored, or no longer. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}

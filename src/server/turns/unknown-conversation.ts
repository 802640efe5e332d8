// The answer for a conversation that is not there.
import { ProblemError } from '../plugins/problems.ts';

/** 404: also for an id that is none. */
export function unknownConversation(): ProblemError {
  return new ProblemError(404, 'There is no such conversation.');
}

// A scripted visitor: when they come and what they do, step by step.
import type { StartFlow } from '../../src/schemas/conversation.ts';
import type { Moment } from './moment.ts';

export interface Visitor extends Moment {
  flow?: StartFlow;
  /** Language tag of their browser; English if absent. */
  language?: string;
  /** What they type, or the lead form they send. */
  steps: (string | { form: Record<string, string> })[];
}

// Where a job stands on the press run.
import { JOB_STAGES, type JobStage } from '../../schemas/job.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';

/** What was set last. */
export function stageOf(events: readonly JobEvent[]): JobStage {
  const set = events.findLast((event) => event.kind === 'stage');
  const stage = JOB_STAGES.find((one) => set?.kind === 'stage' && one === set.data.stage);
  return stage ?? 'asked';
}

/** What the customer is to say yes to is still to come. */
export const isBeforeApproval = (events: readonly JobEvent[]): boolean =>
  ['asked', 'quoted'].includes(stageOf(events));

/** Too late for changes. */
export const isOnPress = (stage: JobStage): boolean => stage === 'on_press' || stage === 'ready';

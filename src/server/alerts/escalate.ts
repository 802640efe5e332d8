// Promises about to be late that nobody has answered: the shop is told by every channel, once for each promise.
import type { NotificationChannel } from '../../schemas/lead.ts';
import type { DecidedLead, Decision, JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';

const BEFORE_MS = 60 * 60_000;
const AT_ONCE = 50;

/** How many were escalated now. Of two instances the second finds it done. */
export async function escalateLate(
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
  channels: readonly NotificationChannel[],
): Promise<number> {
  const at = now();
  const ids = await storage.leads.listToEscalate(new Date(at.getTime() + BEFORE_MS), AT_ONCE);
  let count = 0;
  for (const id of ids) count += (await storage.job.decide(id, escalate(channels), at)) ?? 0;
  return count;
}

const escalate =
  (notify: readonly NotificationChannel[]) =>
  (_events: readonly JobEvent[], { escalatedAt }: DecidedLead): Decision<number> =>
    escalatedAt !== null
      ? { add: [], result: 0 }
      : {
          add: [{ kind: 'escalated', who: 'shop', name: null, version: null, data: {} }],
          notify,
          result: 1,
        };

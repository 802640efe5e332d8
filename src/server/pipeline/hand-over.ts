import type { LeadStatus } from '../../schemas/lead.ts';
import type { AppContext } from '../app-context.ts';
import { changeLead } from './pipeline.ts';

const OPEN: LeadStatus[] = ['new', 'contacted', 'quoted'];

/** Gives the open leads of somebody who leaves to who sees them off. */
export async function handOver(
  { from, to }: { from: string; to: string },
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
): Promise<void> {
  for (const status of OPEN) {
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await storage.leads.list({
        limit: 200,
        assignee: from,
        status,
        ...(cursor && { cursor }),
      });
      for (const { id } of page.items) await storage.job.decide(id, changeLead({ assignee: to }, to), now());
      cursor = page.nextCursor;
    }
  }
}

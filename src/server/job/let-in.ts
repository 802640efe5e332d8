// Lets somebody into a job's page by a link of their own: for the page and for the desk.
import { randomUUID } from 'node:crypto';
import type { AddedPerson } from '../../schemas/job.ts';
import type { AppContext } from '../app-context.ts';
import { ProblemError } from '../plugins/problems.ts';
import { jobUrlOf } from './job-url.ts';
import { addPerson, contactName, PEOPLE_MOST, type Person } from './people.ts';

/**
 * The person with their link; undefined for an unknown lead. Throws a ProblemError 409 where somebody goes by that name, and
 * where as many have links as can.
 */
export async function letIn(
  leadId: string,
  { name, by }: Omit<Person, 'person'>,
  context: Pick<AppContext, 'storage' | 'jobLinks' | 'env' | 'now'>,
): Promise<AddedPerson | undefined> {
  const { storage, now } = context;
  const lead = await storage.leads.find(leadId);
  if (!lead) return undefined;
  const choose = addPerson({ person: randomUUID(), name, by }, contactName(lead));
  const result = await storage.job.decide(leadId, choose, now());
  if (!result) return undefined;
  if ('refused' in result) throw new ProblemError(409, WHY[result.refused](name));
  const url = await jobUrlOf(leadId, context, result.person);
  return url === undefined ? undefined : { person: result.person, name: result.name, url };
}

const WHY = {
  taken: (name: string) => `${name} has a link already. Two people need two names.`,
  full: () => `${PEOPLE_MOST} people have links already, and more there cannot be. One has to end first.`,
};

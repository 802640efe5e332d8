// The link to a job in what is kept and in what is sent: what is kept holds JOB_URL alone.
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { StorageUnavailableError } from '../../storage/storage.ts';
import type { AppContext } from '../app-context.ts';
import type { Answer } from '../turns/with-idempotency.ts';

/** Stands for a job's link in answers that are kept for a retry. */
export const JOB_URL = '{jobUrl}';

type Context = Pick<AppContext, 'jobLinks' | 'env'>;

/** With PUBLIC_URL an address, without it a path; of the contact where no person is named; undefined for an unknown lead. */
export async function jobUrlOf(
  leadId: string,
  { jobLinks, env }: Context,
  person?: string,
): Promise<string | undefined> {
  const path = await jobLinks.pathOf(leadId, person);
  return path === undefined ? undefined : `${env.publicUrl ?? ''}${path}`;
}

/** Whether what is sent for a lead's job reaches its customer: there is an address, a mail server, and a name for the page. */
export const isMailed = (
  { email }: { email: string | null },
  { smtpUrl, publicUrl }: AppContext['env'],
): boolean => email !== null && smtpUrl !== null && publicUrl !== null;

/** What a program that filled in the honeypot is told: it opens nothing. */
export const noJobUrl = ({ env }: Pick<AppContext, 'env'>): string =>
  `${env.publicUrl ?? ''}/job/${randomBytes(24).toString('base64url')}`;

/** An answer as it is sent, with the link of the lead that it tells of; without one where that is not to be had now. */
export async function withJobUrl<T extends Answer>(
  answer: T,
  context: Context,
  log: FastifyRequest['log'],
): Promise<T> {
  const body = answer.body as { jobUrl?: string; leadId?: string; id?: string };
  if (body?.jobUrl !== JOB_URL) return answer;
  const { jobUrl: _, ...rest } = body;
  const url = await jobUrlOf(body.leadId ?? body.id ?? '', context).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailableError)) throw error;
    // The lead is stored: its page is found from the receipt.
    log.warn({ err: error }, 'a job link could not be made');
    return undefined;
  });
  return { ...answer, body: url === undefined ? rest : { ...rest, jobUrl: url } };
}

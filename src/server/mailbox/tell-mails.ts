// Mails of no job as the desk tells them, and the jobs that one may be put into.
import type { ListedMail, MailJob, OpenedMail } from '../../schemas/mail.ts';
import type { Mail } from '../../storage/mailbox/mail-store.ts';
import type { AppContext } from '../app-context.ts';
import { numberOf } from '../job/job-words.ts';
import { jobOf } from '../notifications/mails/lead-words.ts';
import { tellLead } from '../tell-lead.ts';

const EXCERPT_MAX = 200;
const YEARS_MS = 3 * 365 * 24 * 60 * 60_000;
const JOBS_MAX = 8;

type Context = Pick<AppContext, 'storage' | 'shop' | 'now'>;

export const tellListedMail = ({
  id,
  kind,
  state,
  from,
  subject,
  text,
  files,
  receivedAt,
}: Mail): ListedMail => ({
  id,
  kind,
  state,
  from,
  subject,
  excerpt: text.slice(0, EXCERPT_MAX).toWellFormed().replace(/\s+/g, ' '),
  fileCount: files.length,
  receivedAt,
});

export async function tellMail(mail: Mail, context: Context): Promise<OpenedMail> {
  const [suggestion] = await jobsOfSender(mail, context);
  return {
    ...tellListedMail(mail),
    text: mail.text,
    folded: mail.folded,
    attachments: mail.files.map(({ id, name, bytes }) => ({ id, name, bytes })),
    suggestion: suggestion ?? null,
  };
}

/** By name, address or number; without any words those of the sender's address. */
export async function findJobs(mail: Mail, q: string, context: Context): Promise<MailJob[]> {
  if (q === '') return jobsOfSender(mail, context);
  const { storage } = context;
  const byNumber = await storage.mails.listLeadIdsByNumber(q.toLowerCase(), JOBS_MAX);
  const { items } = await storage.leads.list({ q, limit: JOBS_MAX });
  const ids = new Set([...byNumber, ...items.map(({ id }) => id)]);
  return tellJobs([...ids].slice(0, JOBS_MAX), context);
}

async function jobsOfSender({ from }: Mail, context: Context): Promise<MailJob[]> {
  if (from.address === '') return [];
  const since = new Date(context.now().getTime() - YEARS_MS);
  return tellJobs(await context.storage.job.listLeadIds(from.address, since, JOBS_MAX), context);
}

async function tellJobs(ids: readonly string[], { storage, shop }: Context): Promise<MailJob[]> {
  const leads = await Promise.all(ids.map((id) => storage.leads.find(id)));
  return leads.flatMap((lead) => {
    if (!lead) return [];
    const job = jobOf(tellLead(lead, shop.current));
    return [{ leadId: lead.id, number: numberOf(lead), name: lead.name, job }];
  });
}

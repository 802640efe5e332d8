// What a notification tells of job pages: the lead's own, and those of its address. Without PUBLIC_URL no mail names one.

import type { Lead, ToldLead } from '../../schemas/lead.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';
import { jobUrlOf } from '../job/job-url.ts';
import { newestProofs } from '../job/proofs.ts';
import { tellQuote } from '../job/tell-quote.ts';
import { languageOf } from '../lead-language.ts';
import { tellLead } from '../tell-lead.ts';
import type { Notification } from './channel.ts';
import { cleanLine } from './mails/clean-text.ts';
import { nameOf } from './mails/lead-words.ts';

/** Of a lost link: how old the leads may be, and how many of them. */
const YEAR_MS = 365 * 24 * 60 * 60_000;
const MOST = 20;
const NAME_MAX = 60;

export function jobsToTell(
  lead: ToldLead,
  context: Pick<AppContext, 'storage' | 'shop' | 'jobLinks' | 'env' | 'now'>,
): Pick<Notification, 'unanswered' | 'jobUrl' | 'quote' | 'proofs' | 'jobsOfAddress'> {
  const { storage, shop, env, now } = context;
  const jobUrl = async (leadId: string) =>
    (env.publicUrl !== null && (await jobUrlOf(leadId, context))) || null;
  return {
    unanswered: async () => unansweredIn(await storage.job.listEvents(lead.id), lead),
    jobUrl: () => jobUrl(lead.id),
    quote: async () =>
      tellQuote(await storage.job.listEvents(lead.id), shop.current, now(), languageOf(lead)),
    proofs: async () =>
      newestProofs(await storage.job.listEvents(lead.id))
        .filter(({ state }) => state === 'sent' || state === 'seen')
        .map(({ version, proof: { label, shows }, reminders }) => ({
          version,
          label,
          shows,
          isReminder: reminders.length > 0,
        })),
    jobsOfAddress: async () => {
      const language = languageOf(lead);
      const since = new Date(now().getTime() - YEAR_MS);
      const ids = lead.email === null ? [] : await storage.job.listLeadIds(lead.email, since, MOST);
      const jobs = ids.map(async (id) => {
        const [found, url] = [await storage.leads.find(id), await jobUrl(id)];
        return found && url !== null ? [{ lead: tellLead(found, shop.current, language), url }] : [];
      });
      return (await Promise.all(jobs)).flat();
    },
  };
}

/** What the customer gets to read: nothing else is an answer. */
const ANSWERS = new Set(['message', 'quote_sent', 'proof_sent', 'proof_commented']);

/** Since the shop's people said something last; a proof to which nobody answers is told of as well. */
export function unansweredIn(events: readonly JobEvent[], lead: Lead): { text: string; seq: number } | null {
  const since = events.slice(
    events.findLastIndex(({ who, kind }) => who === 'shop' && ANSWERS.has(kind)) + 1,
  );
  const said = since.flatMap((event) => {
    const text = wordsOf(event, lead);
    return text ? [{ text, seq: event.seq }] : [];
  });
  const last = said.at(-1);
  return last ? { text: said.map(({ text }) => text).join('\n\n'), seq: last.seq } : null;
}

function wordsOf(event: JobEvent, lead: Lead): string | null {
  const by = (event.name === null ? nameOf(lead) : cleanLine(event.name, NAME_MAX)) ?? 'Customer';
  switch (event.kind) {
    case 'message':
      return `${by}: ${event.data.text}`;
    case 'quote_accepted':
    case 'proof_approved':
      return `${event.data.wording} ${event.name}`;
    case 'proof_commented':
      return `${by}, pin ${event.data.pin} on proof ${event.version}: ${event.data.text}`;
    case 'proof_changes':
      return `${by}, changes to proof ${event.version}: ${event.data.text}`;
    case 'proof_reminded':
      return event.data.to === 'shop'
        ? `Proof ${event.version} has no answer since six working days. Call them: silence is never approval.`
        : null;
    default:
      return null;
  }
}

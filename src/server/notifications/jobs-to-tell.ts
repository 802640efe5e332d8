// What a notification tells of job pages: the lead's own, and those of its address. Without PUBLIC_URL no mail names one.

import type { ToldLead } from '../../schemas/lead.ts';
import type { AppContext } from '../app-context.ts';
import { jobUrlOf } from '../job/job-url.ts';
import { tellQuote } from '../job/tell-quote.ts';
import { tellLead } from '../tell-lead.ts';
import type { Notification } from './channel.ts';

/** Of a lost link: how old the leads may be, and how many of them. */
const YEAR_MS = 365 * 24 * 60 * 60_000;
const MOST = 20;

export function jobsToTell(
  lead: ToldLead,
  context: Pick<AppContext, 'storage' | 'shop' | 'jobLinks' | 'env' | 'now'>,
): Pick<Notification, 'unanswered' | 'jobUrl' | 'quote' | 'jobsOfAddress'> {
  const { storage, shop, env, now } = context;
  const jobUrl = async (leadId: string) =>
    (env.publicUrl !== null && (await jobUrlOf(leadId, context))) || null;
  return {
    unanswered: async () => {
      const said = (await storage.job.listEvents(lead.id)).filter(
        ({ kind }) => kind === 'message' || kind === 'quote_accepted',
      );
      const since = said.slice(said.findLastIndex(({ who }) => who === 'shop') + 1);
      const texts = since.flatMap((event) => {
        if (event.kind === 'quote_accepted') return [`${event.data.wording} ${event.name}`];
        return event.kind === 'message' ? [event.data.text] : [];
      });
      return texts.join('\n\n') || null;
    },
    jobUrl: () => jobUrl(lead.id),
    quote: async () => tellQuote(await storage.job.listEvents(lead.id), shop.current, now()),
    jobsOfAddress: async () => {
      const since = new Date(now().getTime() - YEAR_MS);
      const ids = lead.email === null ? [] : await storage.job.listLeadIds(lead.email, since, MOST);
      const jobs = ids.map(async (id) => {
        const [found, url] = [await storage.leads.find(id), await jobUrl(id)];
        return found && url !== null ? [{ lead: tellLead(found, shop.current), url }] : [];
      });
      return (await Promise.all(jobs)).flat();
    },
  };
}

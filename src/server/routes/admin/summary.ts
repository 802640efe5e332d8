// GET /api/admin/summary: the dashboard's counters, whether the shop is told of its leads, and how the server is doing.
import { type Summary, summarySchema } from '../../../schemas/admin.ts';
import { dayInZone, startOfDay } from '../../../shop/opening-hours.ts';
import { summarizeAlerts } from '../../alerts/summarize-alerts.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { askedSince } from '../../live/tell-live.ts';
import { readMailboxUrl } from '../../mailbox/mailbox-place.ts';
import { countNotifications } from '../../notifications/count-notifications.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';

export function addSummaryRoutes(app: ZodApp, context: AppContext): void {
  const { storage, shop, env, notifier, health, now } = context;
  const mailbox = env.imapUrl === null ? null : readMailboxUrl(env.imapUrl).id;
  app.get(
    '/api/admin/summary',
    {
      schema: {
        tags: ['Admin'],
        summary: 'How many conversations and leads there are, and who is told of them',
        security: signedIn,
        response: { 200: summarySchema, ...problemAnswers },
      },
    },
    async () => {
      const at = now();
      const { from, until } = today(at, shop.current.time_zone);
      const [
        conversations,
        leads,
        conversationsToday,
        askedForPerson,
        { failing },
        state,
        people,
        mail,
        alerts,
      ] = await Promise.all([
        storage.conversations.count(),
        storage.leads.count(),
        storage.conversations.countCreated(from, until),
        storage.live.countAsked(askedSince(at)),
        countNotifications(storage, at),
        health(),
        storage.users.list(at),
        mailbox === null ? undefined : tellMailbox(mailbox, storage),
        summarizeAlerts(context),
      ]);
      const { mistakes } = shop;
      return {
        conversations,
        leads,
        conversationsToday,
        askedForPerson,
        people: people.map(({ username }) => username),
        notifications: { channels: notifier.channels.filter((channel) => channel !== 'receipt'), failing },
        alerts,
        storage: state,
        ...(mail && { mail }),
        ...(mistakes.length > 0 && { shopMistakes: [...mistakes] }),
      };
    },
  );
}

async function tellMailbox(mailbox: string, { mails }: AppContext['storage']): Promise<Summary['mail']> {
  const [open, found] = await Promise.all([mails.countOpen(), mails.findTrouble(mailbox)]);
  return { open, trouble: found && { since: found.since, detail: found.trouble } };
}

/** The shop's calendar day; 36 hours after a midnight it is the next day, whatever the clocks do. */
function today(now: Date, timeZone: string): { from: Date; until: Date } {
  const from = startOfDay(dayInZone(now, timeZone), timeZone);
  const tomorrow = dayInZone(new Date(from.getTime() + 36 * 3_600_000), timeZone);
  return { from, until: startOfDay(tomorrow, timeZone) };
}

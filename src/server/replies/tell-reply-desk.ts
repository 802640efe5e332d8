// All that the desk needs to write to a customer: GET /api/admin/leads/:id/replies.
import type { Lead } from '../../schemas/lead.ts';
import { REPLY_CHANNELS, type ReplyDesk } from '../../schemas/reply.ts';
import { isOpen, nextOpening } from '../../shop/opening-hours.ts';
import { quietUntil } from '../../shop/quiet-hours.ts';
import { fillReply } from '../../shop/saved-replies.ts';
import type { PlannedReply } from '../../storage/replies/reply-store.ts';
import type { AppContext } from '../app-context.ts';
import { jobUrlOf } from '../job/job-url.ts';
import { isOnPage } from '../live/tell-live.ts';
import { showJobLink } from './job-link-in-text.ts';
import { whyShut } from './leave-reply.ts';
import { estimateBlock, openQuote, quoteBlock } from './reply-blocks.ts';
import { replyValues } from './reply-values.ts';

/** `person`: who is going to write. */
export async function tellReplyDesk(
  lead: Lead,
  person: string,
  context: Pick<AppContext, 'storage' | 'shop' | 'env' | 'jobLinks' | 'now'>,
): Promise<ReplyDesk> {
  const { storage, env } = context;
  const [shop, now] = [context.shop.current, context.now()];
  const [events, planned, url, isThere] = await Promise.all([
    storage.job.listEvents(lead.id),
    storage.replies.list(lead.id),
    jobUrlOf(lead.id, context),
    lead.conversationId !== null && isOnPage(lead.conversationId, context),
  ]);
  const to = {
    email: lead.email ?? '',
    chat: isThere ? 'the chat, they are on the page now' : 'the chat',
    page: 'their job page, where nobody tells them of it',
  };
  const quote = openQuote(events, shop, now);
  const { language } = lead;
  const known = { events, shop, url: env.publicUrl === null ? null : (url ?? null), person, now };
  return {
    channels: REPLY_CHANNELS.map((channel) => ({
      channel,
      to: to[channel],
      why: whyShut(channel, lead, env),
    })),
    url: url ?? null,
    language,
    opensAt: isOpen(shop, now) ? null : (nextOpening(shop, now)?.toISOString() ?? null),
    quietUntil: quietUntil(shop, now)?.toISOString() ?? null,
    estimate: estimateBlock(lead, shop, now),
    quotes: quote ? [{ ...quoteBlock(quote, language), version: quote.version }] : [],
    // Those in the customer's language first.
    saved: shop.replies
      .toSorted((one, other) => Number(other.language === language) - Number(one.language === language))
      .map((reply) => ({
        ...reply,
        ...fillReply(reply.text, replyValues(lead, { ...known, language: reply.language })),
      })),
    planned: planned.map((one) => tellPlanned(one, url ?? null)),
  };
}

/** As it was written. `url`: of the job's page. */
export const tellPlanned = (
  { leadId: _, ...reply }: PlannedReply,
  url: string | null,
): ReplyDesk['planned'][number] => ({
  ...reply,
  text: url === null ? reply.text : showJobLink(reply.text, url),
});

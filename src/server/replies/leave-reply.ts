// A reply leaves: what was written becomes a message of the job, with its blocks as they are at this moment, and is queued for
// the ways that carry it. Decided of all that happened, as quotes are.
import type { Lead, NotificationChannel } from '../../schemas/lead.ts';
import type { ReplyBlockTold, ReplyChannel } from '../../schemas/reply.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Decision, JobEvent } from '../../storage/job/job-store.ts';
import type { PlannedReply } from '../../storage/replies/reply-store.ts';
import type { Env } from '../env/env.ts';
import { estimateBlock, openQuote, quoteBlock } from './reply-blocks.ts';

export type ReplyToLeave = Omit<PlannedReply, 'leadId' | 'sendAt' | 'failed'>;

/** `refused`: why it does not leave, a sentence for the shop. */
export type Left = { id: string } | { refused: string };

interface Moment {
  shop: Shop;
  env: Pick<Env, 'smtpUrl'>;
  now: Date;
  /** Whether the visitor has the chat before them. */
  isOnPage: boolean;
}

export function leaveReply(reply: ReplyToLeave, lead: Lead, { shop, env, now, isOnPage }: Moment) {
  return (events: readonly JobEvent[]): Decision<Left> => {
    const refused = whyShut(reply.channel, lead, env);
    if (refused !== null) return { add: [], result: { refused } };
    const blocks = blocksOf(reply, events, { lead, shop, now });
    if ('refused' in blocks) return { add: [], result: blocks };
    const { id, channel, text, quoteVersion, attachments, by } = reply;
    const sent = { id, channel, blocks, quoteVersion, attachments };
    return {
      add: [{ kind: 'message', who: 'shop', name: by, version: null, data: { text, sent } }],
      notify: waysOf(channel, lead, { env, isOnPage }),
      about: id,
      ...(reply.answered && { answeredBy: by }),
      result: { id },
    };
  };
}

function blocksOf(
  { withEstimate, quoteVersion }: Pick<ReplyToLeave, 'withEstimate' | 'quoteVersion'>,
  events: readonly JobEvent[],
  { lead, shop, now }: { lead: Lead; shop: Shop; now: Date },
): ReplyBlockTold[] | { refused: string } {
  const estimate = withEstimate ? estimateBlock(lead, shop, now) : undefined;
  if (estimate === null)
    return {
      refused: 'The price book has a price for nothing of this request. Send it without the estimate.',
    };
  const quote = quoteVersion === null ? undefined : openQuote(events, shop, now);
  if (quoteVersion !== null && quote?.version !== quoteVersion)
    return { refused: `Quote ${quoteVersion} is not open. Send it without the quote, or write a new one.` };
  return [...(estimate ? [estimate] : []), ...(quote ? [quoteBlock(quote, lead.language)] : [])];
}

/** On the page alone nobody is told. By mail it also stands in the chat; in the chat it also goes by mail to whoever is not there. */
function waysOf(
  channel: ReplyChannel,
  lead: Lead,
  { env, isOnPage }: Pick<Moment, 'env' | 'isOnPage'>,
): NotificationChannel[] {
  if (channel === 'page') return [];
  const isMailed = whyShut('email', lead, env) === null && (channel === 'email' || !isOnPage);
  return [...(isMailed ? (['reply'] as const) : []), ...(lead.conversationId ? (['chat'] as const) : [])];
}

/** Why a lead cannot be written to by that way, in words; null where it can. */
export function whyShut(
  channel: ReplyChannel,
  { email, conversationId, source }: Pick<Lead, 'email' | 'conversationId' | 'source'>,
  { smtpUrl }: Pick<Env, 'smtpUrl'>,
): string | null {
  if (channel === 'page') return null;
  if (channel === 'chat') {
    if (conversationId !== null) return null;
    return source === 'chat' || source === 'callback'
      ? 'Their chat is no longer stored.'
      : 'They did not come by the chat.';
  }
  if (email === null) return 'They left no email address.';
  return smtpUrl === null ? 'No mail server is set up: SMTP_URL is not set.' : null;
}

// What was said of a job, for its page and for the desk: on the page, by mail and in the chat.
import { CONTACT, type JobSaying } from '../../schemas/job.ts';
import type { Lead, Notification } from '../../schemas/lead.ts';
import type { JobEvent, SentMessage } from '../../storage/job/job-store.ts';
import type { Storage } from '../../storage/storage.ts';
import { showJobLink } from '../replies/job-link-in-text.ts';
import { REPLY_WORDS } from '../replies/reply-words.ts';
import { contactName } from './people.ts';
import { carriedByMail } from './tell-mail.ts';

type Carried = NonNullable<JobSaying['carried']>;
type Message = Extract<JobEvent, { kind: 'message' }>;

/** What the desk is told besides: how a reply of the shop's fares, and the link that stood in it. */
interface ForDesk {
  deliveryOf(sent: SentMessage, event: Message): Carried['delivery'];
  url: string;
}

/** In order; times are ISO. */
export function tellSayings(events: readonly JobEvent[], lead: Lead, forDesk?: ForDesk): JobSaying[] {
  return events.flatMap((event) => {
    if (event.kind !== 'message') return [];
    const { seq, who, data, createdAt } = event;
    const isCustomer = who === 'customer';
    const name = event.name ?? (isCustomer ? contactName(lead) : null);
    const person = isCustomer ? (data.person ?? CONTACT) : null;
    const carried = carriedOf(event, forDesk);
    const link = forDesk?.url ?? REPLY_WORDS[lead.language].thisPage;
    const text = who === 'shop' ? showJobLink(data.text, link) : data.text;
    const said = { id: String(seq), who, person, name, text, at: createdAt };
    return [{ ...said, ...(carried && { carried }) }];
  });
}

function carriedOf(event: Message, forDesk: ForDesk | undefined): Carried | undefined {
  const { sent, mail } = event.data;
  if (sent) {
    const { channel: by, blocks, attachments } = sent;
    const delivery = forDesk?.deliveryOf(sent, event) ?? null;
    return { by, blocks, attachments, folded: '', from: null, delivery };
  }
  return mail && carriedByMail(mail, { isDesk: forDesk !== undefined });
}

/** How the replies of a lead fare: by mail, else in the chat; and when the customer had them before them. */
export async function readDeliveries(
  leadId: string,
  events: readonly JobEvent[],
  { outbox }: Pick<Storage, 'outbox'>,
): Promise<ForDesk['deliveryOf']> {
  const [mails, chats] = await Promise.all([
    outbox.listAbout(leadId, 'reply'),
    outbox.listAbout(leadId, 'chat'),
  ]);
  const told = ({ state, error, at }: Notification) => ({ state, error, at });
  return ({ id }, { seq }) => {
    const [mail, chat] = [mails.get(id), chats.get(id)];
    const seen = events.find((one) => one.kind === 'message_seen' && one.data.upTo >= seq);
    const seenAt = seen?.createdAt ?? null;
    if (mail) return { channel: 'email', ...told(mail), seenAt };
    return chat ? { channel: 'chat', ...told(chat), seenAt } : null;
  };
}

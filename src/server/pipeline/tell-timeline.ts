// All that happened to a lead, with who and when, in the order in which it did.
import { STAGE_LABELS } from '../../schemas/job.ts';
import { CHANNEL_LABELS, type Lead, STATUS_LABELS } from '../../schemas/lead.ts';
import type { TimelineEntry } from '../../schemas/pipeline.ts';
import { exactDollars, quoteTotal } from '../../schemas/quote-sums.ts';
import type { JobEvent, JobEventData } from '../../storage/job/job-store.ts';
import { showJobLink } from '../replies/job-link-in-text.ts';

const NOT_SAID = 'Not said yet';
const SOURCES: Record<Lead['source'], string> = {
  chat: 'asked in the chat',
  quote_form: 'asked by the quote form',
  callback: 'asked to be called',
  again: 'ordered again on a job page',
  mail: 'wrote by mail',
};

export function tellTimeline(lead: Lead, events: readonly JobEvent[]): TimelineEntry[] {
  const customer = lead.name === NOT_SAID ? null : lead.name;
  const entries: TimelineEntry[] = [
    {
      id: 'created',
      at: lead.createdAt,
      who: 'customer',
      name: customer,
      kind: 'created',
      text: SOURCES[lead.source],
      words: null,
    },
    ...toldOf(lead),
    ...answeredOf(lead),
    ...events.map((event) => entryOf(event, customer)),
  ];
  return entries.toSorted((one, other) => one.at.localeCompare(other.at));
}

const entryOf = (event: JobEvent, customer: string | null): TimelineEntry => ({
  id: `event-${event.seq}`,
  at: event.createdAt,
  // Nobody's doing.
  ...(event.kind === 'mail_returned' || event.kind === 'escalated'
    ? { who: 'server', name: null }
    : { who: event.who, name: event.name ?? (event.who === 'customer' ? customer : null) }),
  kind: event.kind,
  ...wordsOf(event),
  ...(event.kind === 'note' && { mentions: event.data.mentions }),
});

function wordsOf(event: JobEvent): Pick<TimelineEntry, 'text' | 'words'> {
  const say = (text: string, words: string | null = null) => ({ text, words });
  switch (event.kind) {
    case 'message':
      return say(wrote(event.data), showJobLink(event.data.text, 'the link to their job'));
    case 'auto_reply':
      return say('answered automatically', event.data.text);
    case 'mail_returned':
      return say(
        event.data.channel === null ? 'sent a mail back' : `sent back: ${CHANNEL_LABELS[event.data.channel]}`,
        event.data.reason,
      );
    case 'note':
      return say('noted', event.data.text);
    case 'stage':
      return say(`moved the job to ${labelOf(event.data.stage)}`);
    case 'status':
      return say(`set it to ${STATUS_LABELS[event.data.status]}`, event.data.lostReason);
    case 'assigned':
      return say(event.data.to === null ? 'gave it to nobody' : `gave it to ${event.data.to}`);
    case 'quote_sent':
      return say(`sent quote ${event.version}, ${exactDollars(quoteTotal(event.data.lines))}`);
    case 'quote_seen':
      return say(`saw quote ${event.version}`);
    case 'quote_accepted':
      return say(`accepted quote ${event.version}`, event.data.wording);
    case 'message_seen':
      return say('read the messages of the shop');
    case 'quote_withdrawn':
      return say(`took quote ${event.version} back`);
    case 'proof_sent':
      return say(`sent proof ${event.version}, ${event.data.label}`, event.data.shows);
    case 'proof_seen':
      return say(`saw proof ${event.version}`);
    case 'proof_commented':
      return say(
        event.data.isDone
          ? `marked pin ${event.data.pin} on proof ${event.version} done`
          : `wrote at pin ${event.data.pin} on proof ${event.version}`,
        event.data.text,
      );
    case 'proof_changes':
      return say(`asked for changes to proof ${event.version}`, event.data.text);
    case 'proof_approved':
      return say(`approved proof ${event.version}`, event.data.wording);
    case 'proof_withdrawn':
      return say(`took proof ${event.version} back`);
    case 'person_added':
      return say(`let ${event.data.name} in`);
    case 'person_ended':
      return say('ended a link');
    case 'escalated':
      return say('told the shop that nobody has answered and the promise is nearly up');
    case 'again':
      return say('ordered it again');
    case 'again_of':
      return say('ordered it like an earlier job');
    case 'proof_reminded':
      return say(
        event.data.to === 'customer'
          ? `reminded the customer of proof ${event.version}`
          : `told the shop that proof ${event.version} has no answer`,
      );
  }
}

function wrote({ sent, mail }: JobEventData['message']): string {
  if (mail) return mail.from === null ? 'wrote by email' : `wrote by email from ${mail.from}`;
  return sent ? WROTE[sent.channel] : 'wrote';
}

const WROTE = { email: 'wrote by email', chat: 'wrote in the chat', page: 'wrote on the job page' };

const labelOf = (stage: string): string => (STAGE_LABELS as Record<string, string>)[stage] ?? stage;

/** By hand, or with what was sent. */
const answeredOf = ({ handledAt, handledBy }: Lead): TimelineEntry[] =>
  handledAt === null
    ? []
    : [
        {
          id: 'answered',
          at: handledAt,
          who: 'shop',
          name: handledBy,
          kind: 'answered',
          text: 'answered',
          words: null,
        },
      ];

const RESULTS = { sent: 'sent', failed: 'not sent, and given up', waiting: 'waiting' };

/** The last of each channel. */
const toldOf = ({ announcements }: Lead): TimelineEntry[] =>
  announcements.map(({ channel, state, at, error }) => ({
    id: `told-${channel}`,
    at,
    who: 'server',
    name: null,
    kind: 'told',
    text: `${CHANNEL_LABELS[channel]}: ${RESULTS[state]}`,
    words: error,
  }));

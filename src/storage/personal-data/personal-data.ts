// Everything stored about one e-mail address: found, for whoever asks what is stored, or erased without a trace.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createArtworkStore } from '../artwork/artwork.ts';
import { createConversationStore } from '../conversations/conversations.ts';
import { deleteConversation, deleteLead } from '../deletion/delete.ts';
import { createJobStore } from '../job/job.ts';
import { toLeads } from '../leads/leads.ts';
import { toMail } from '../mailbox/mails.ts';
import { createReplyStore } from '../replies/replies.ts';
import type { Database, Tables } from '../tables.ts';
import { type About, findAbout, isOfSomebodyElse } from './find-about.ts';
import { type Mention, mentionOf } from './mention.ts';
import type { AboutAddress, PersonalDataStore } from './personal-data-store.ts';
import { redactMentions } from './redact.ts';

export function createPersonalDataStore(database: Database): PersonalDataStore {
  const conversations = createConversationStore(database);
  const artworkStore = createArtworkStore(database);
  const job = createJobStore(database);
  const replies = createReplyStore(database);

  return {
    find: async (address) => {
      const about = await findAbout(database, mentionOf(address));
      const transcripts = await Promise.all(
        about.conversationIds.map((id) => conversations.findTranscript(id)),
      );
      const found = await Promise.all(about.artworkIds.map((id) => artworkStore.find(id)));
      const events = about.leads.map(async ({ id: leadId }) =>
        (await job.listEvents(leadId)).map((event) => ({ leadId, ...event })),
      );
      const { mentions } = idsOf([about]);
      return {
        leads: oldestFirst(await toLeads(database, about.leads)),
        conversations: oldestFirst(transcripts.filter((transcript) => transcript !== undefined)),
        mails: about.mails.map(toMail),
        artwork: found.filter((artwork) => artwork !== undefined),
        jobEvents: (await Promise.all(events)).flat(),
        plannedReplies: (await Promise.all(about.leads.map(({ id }) => replies.list(id)))).flat(),
        mentions: {
          ...mentions,
          leads: mentions.leads.length,
          conversations: mentions.conversations.length,
        },
      };
    },

    preview: async (address) => idsOf([await findAbout(database, mentionOf(address))]),

    erase: async (address) => {
      const mention = mentionOf(address);
      const rounds: About[] = [];
      // Until nothing more is found: visitors write meanwhile.
      for (;;) {
        const about = await findAbout(database, mention);
        if (isNothing(about)) break;
        rounds.push(about);
        await eraseAll(database, about, mention);
      }
      await database.compact();
      return idsOf(rounds);
    },
  };
}

/** Longer than a server sleeps between two tries to write, so that it gets its turn on the same SQLite file. */
const PAUSE_MS = 15;

async function eraseAll({ write }: Database, about: About, mention: Mention): Promise<void> {
  const alone = async (change: (transaction: Kysely<Tables>) => Promise<unknown>) => {
    await write.transaction().execute(change);
    await sleep(PAUSE_MS);
  };
  for (const id of about.conversationIds) {
    await alone((transaction) =>
      deleteConversation(transaction, id, (lead) => isOfSomebodyElse(lead, mention)),
    );
  }
  for (const { id, conversation_id } of about.leads) {
    if (conversation_id === null) await alone((transaction) => deleteLead(transaction, id));
  }
  const mailIds = about.mails.map(({ id }) => id);
  if (mailIds.length > 0)
    await alone((transaction) => transaction.deleteFrom('mails').where('id', 'in', mailIds).execute());
  await alone((transaction) => redactMentions(transaction, about.mentions, mention));
}

function isNothing({ leads, conversationIds, mails, mentions }: About): boolean {
  return [leads, conversationIds, mails, ...Object.values(mentions)].every((found) => found.length === 0);
}

function idsOf(rounds: About[]): AboutAddress {
  const all = <T>(pick: (about: About) => T[]) => [...new Set(rounds.flatMap(pick))];
  return {
    leads: all(({ leads }) => leads.map(({ id }) => id)),
    conversations: all(({ conversationIds }) => conversationIds),
    mails: all(({ mails }) => mails.map(({ id }) => id)),
    artwork: all(({ artworkIds }) => artworkIds),
    mentions: {
      leads: all(({ mentions }) => mentions.leadIds),
      conversations: all(({ mentions }) => [
        ...mentions.messages.map((message) => message.conversation_id),
        ...mentions.sessionsOf,
      ]),
      events: all(({ mentions }) => mentions.events).length,
      replies: all(({ mentions }) => mentions.replyIds).length,
      answers: all(({ mentions }) => mentions.answers).length,
      notifications: all(({ mentions }) => mentions.notificationIds).length,
      mails: all(({ mentions }) => mentions.mailIds).length,
    },
  };
}

function oldestFirst<T extends { createdAt: string; id: string }>(items: T[]): T[] {
  return items.toSorted((one, other) =>
    `${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1,
  );
}

// What storage promises of one person's data.
import type { Conversation } from '../../schemas/conversation.ts';
import type { Lead } from '../../schemas/lead.ts';
import type { Artwork } from '../artwork/artwork-store.ts';
import type { JobEvent } from '../job/job-store.ts';
import type { Mail } from '../mailbox/mail-store.ts';
import type { PlannedReply } from '../replies/reply-store.ts';

/**
 * Everything about one e-mail address, letter case aside: the leads with it, and whole conversations that led to such a
 * lead, or whose visitor gave it as theirs and left no lead with another one; and mails from it that belong to no job.
 */
export interface PersonalDataStore {
  /** With how often other people's records mention it, and nothing of these. */
  find(address: string): Promise<{
    leads: Lead[];
    conversations: Conversation[];
    artwork: Artwork[];
    /** From it, of no job. */
    mails: Mail[];
    /** Of these leads' job pages. */
    jobEvents: (JobEvent & { leadId: string })[];
    /** To these leads. */
    plannedReplies: PlannedReply[];
    mentions: Record<keyof AboutAddress['mentions'], number>;
  }>;
  /** What erase would take, and where it would replace the address. */
  preview(address: string): Promise<AboutAddress>;
  /**
   * Deletes all of that, with notifications and idempotency keys, but for leads that somebody with another address left in
   * such a conversation; replaces the address where other people's records mention it; and leaves nothing of it in the
   * database's files: on SQLite the file is rewritten and the log emptied, on PostgreSQL the tables are vacuumed.
   */
  erase(address: string): Promise<AboutAddress>;
}

/** Ids of what is about one e-mail address, and of what else mentions it. */
export interface AboutAddress {
  leads: string[];
  conversations: string[];
  mails: string[];
  /** Their files are the caller's to delete. */
  artwork: string[];
  /**
   * In other people's records; what stands on job pages, planned replies, idempotency keys and reasons why a notification failed have no ids
   * to tell.
   */
  mentions: {
    leads: string[];
    conversations: string[];
    events: number;
    /** That are planned. */
    replies: number;
    answers: number;
    notifications: number;
    mails: number;
  };
}

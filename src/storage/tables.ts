// The tables as Kysely types. Times are ISO 8601 text in UTC with milliseconds, ids are UUID v4 in lower case.
import type { Kysely, Transaction } from 'kysely';
import type { LeadSource } from '../schemas/lead.ts';

export interface Tables {
  users: UserTable;
  sessions: SessionTable;
  contact_submissions: ContactSubmissionTable;
  chat_conversations: ChatConversationTable;
  chat_messages: ChatMessageTable;
  chat_leads: ChatLeadTable;
  kept_answers: KeptAnswerTable;
  attempts: AttemptTable;
  /** A view: chat leads and contact submissions together. */
  leads: LeadView;
}

/** An open database. On PostgreSQL both sides are one pool. */
export interface Database {
  /** Sees only what is committed, and never waits for a writer. */
  read: Kysely<Tables>;
  /** Takes part in transactions only. */
  write: Kysely<Tables>;
  /** Held until the transaction ends, so that one process migrates at a time. */
  lockForMigration(transaction: Transaction<Tables>): Promise<void>;
  close(): Promise<void>;
}

interface UserTable {
  id: string;
  username: string;
  /** The hash. */
  password: string;
  created_at: string;
  password_changed_at: string;
}

interface SessionTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

interface ContactSubmissionTable {
  id: string;
  name: string;
  email: string;
  service: string;
  details: string | null;
  reply_due_at: string | null;
  handled_at: string | null;
  handled_by: string | null;
  created_at: string;
}

interface ChatConversationTable {
  id: string;
  session_id: string;
  language: string;
  message_count: number;
  unconfirmed_since: string | null;
  created_at: string;
  updated_at: string;
}

interface ChatMessageTable {
  id: string;
  conversation_id: string;
  /** 1 for the conversation's first message. */
  seq: number;
  role: 'user' | 'assistant';
  content: string;
  /** JSON. */
  metadata: string | null;
  timestamp: string;
}

interface ChatLeadTable {
  id: string;
  conversation_id: string;
  /** Which of the conversation's jobs, from 1. */
  job: number;
  source: LeadSource;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  service: string;
  quantity: number | null;
  due_date: string | null;
  details: string;
  /** 1 or 0. */
  confirmed: number;
  reply_due_at: string | null;
  handled_at: string | null;
  handled_by: string | null;
  created_at: string;
}

interface KeptAnswerTable {
  scope: string;
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  created_at: string;
}

interface AttemptTable {
  key_digest: string;
  count: number;
  window_ends_at: string;
}

interface LeadView extends Omit<ChatLeadTable, 'conversation_id' | 'job' | 'details'> {
  conversation_id: string | null;
  details: string | null;
}

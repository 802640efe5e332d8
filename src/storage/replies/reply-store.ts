// What storage promises of replies that are planned; one that leaves becomes an event of its job (JobStore.decide).
import type { Attachment, ReplyChannel } from '../../schemas/reply.ts';
import type { AnswerToKeep } from '../requests/request-stores.ts';

export interface PlannedReply {
  /** Also of the event that it becomes. */
  id: string;
  leadId: string;
  channel: ReplyChannel;
  text: string;
  withEstimate: boolean;
  quoteVersion: number | null;
  attachments: Attachment[];
  /** Marks the lead as answered when it leaves. */
  answered: boolean;
  /** Username of who wrote it. */
  by: string;
  /** ISO time. */
  sendAt: string;
  /** Why it could not leave; null while it waits. */
  failed: string | null;
}

export interface ReplyStore {
  /**
   * False, and nothing stored, for an unknown lead. Throws an ArtworkTakenError where an attachment is no upload of the lead, and
   * an AlreadyAnsweredError.
   */
  plan(reply: Omit<PlannedReply, 'failed'>, options: { now: Date; answer?: AnswerToKeep }): Promise<boolean>;
  /** Of a lead, the next first. */
  list(leadId: string): Promise<PlannedReply[]>;
  /** Those of all leads that are due and have not failed, the longest due first. */
  listDue(now: Date, limit: number): Promise<PlannedReply[]>;
  /** It stays, and is not due again. Without effect where it is gone. */
  fail(id: string, why: string): Promise<void>;
  /** Takes it back; its attachments are uploads again. Undefined where it has left, or was taken back before. */
  takeBack(leadId: string, id: string, now: Date): Promise<PlannedReply | undefined>;
}

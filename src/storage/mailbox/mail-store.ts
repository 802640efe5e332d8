// What storage promises of the shop's mailbox: how far it was read, by one at a time, and each mail that came, once.
import type { NotificationChannel } from '../../schemas/lead.ts';
import type { Attachment } from '../../schemas/reply.ts';
import type { Page, PageRequest } from '../cursor.ts';
import type { NewJobEvent } from '../job/job-store.ts';

/** `own`: the shop's mails that came back to it; `unreadable`: its words could not be made out. */
export type MailKind = 'reply' | 'auto_reply' | 'bounce' | 'own' | 'unreadable';

/** `open`: belongs to no job, and nobody has said what becomes of it. */
export type MailState = 'joined' | 'open' | 'dismissed' | 'ignored';

/** A file that came with a mail; `isArtwork`: of a kind that is printed from. */
export type MailFile = Attachment & { isArtwork: boolean };

/** Once it has joined a job its words and files are that job's, and empty here. */
export interface Mail {
  id: string;
  kind: MailKind;
  state: MailState;
  leadId: string | null;
  /** Its Message-ID without the angle brackets; '' without. */
  messageId: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  folded: string;
  files: MailFile[];
  /** ISO time. */
  receivedAt: string;
}

/** A job that a mail joins, with what happens to it then. */
export interface MailJoin {
  leadId: string;
  event: NewJobEvent;
  notify: readonly NotificationChannel[];
  /** As a Decision's. */
  answerBy?: string;
}

export interface MailToTake extends Omit<Mail, 'state' | 'leadId' | 'files'> {
  /** The same for the same mail, whenever and wherever it is read. */
  digest: string;
  files: readonly (MailFile & { sha256: string })[];
  /** Null where it belongs to no job. */
  join: MailJoin | null;
  /** Of a mail of ours that came back: the event id of its notification, and why. */
  returned: { eventId: string; error: string } | null;
  /** Where it stands in its mailbox, which is read up to there with it. */
  at: { mailbox: string; uid: number };
}

/** How far a mailbox was read; `uidValidity` null before it was opened. */
export interface MailboxPosition {
  uidValidity: string | null;
  lastUid: number;
  /** ISO times: when it was first asked for, and when it was last read through. */
  begunAt: string;
  readAt: string | null;
}

export interface MailStore {
  /**
   * Takes the mailbox for `leaseMs`, or keeps it so much longer. Undefined while somebody else has it. A clock that is set
   * back holds nobody up for longer.
   */
  lease(lease: {
    mailbox: string;
    by: string;
    leaseMs: number;
    now: Date;
  }): Promise<MailboxPosition | undefined>;
  /** Gives it back. */
  release(mailbox: string, by: string): Promise<void>;
  /** From where it is read from now on. */
  setPosition(mailbox: string, position: { uidValidity: string; lastUid: number }): Promise<void>;
  /** It was read through. */
  noteRead(mailbox: string, now: Date): Promise<void>;
  /** Since when it cannot be read, and why; the time of the first trouble stays. Null: it can. */
  noteTrouble(mailbox: string, trouble: string | null, now: Date): Promise<void>;
  /** `since`: ISO time; null while it can be read. */
  findTrouble(mailbox: string): Promise<{ since: string; trouble: string } | null>;

  /**
   * Stores a mail with its files, and adds to the job that it joins, in one transaction. 'known', and nothing changed but
   * the position, where it was stored before. Where the lead is no more it stays open.
   */
  take(mail: MailToTake, now: Date): Promise<MailState | 'known'>;
  /** Whether a mail with that digest is stored. */
  isKnown(digest: string): Promise<boolean>;
  /** Newest first. `open` ones are people's, `automatic` ones open too. */
  list(page: PageRequest & { which: 'open' | 'automatic' | 'dismissed' }): Promise<Page<Mail>>;
  find(id: string): Promise<Mail | undefined>;
  /** People's that are open. */
  countOpen(): Promise<number>;
  /**
   * Puts an open or dismissed one into a job, with its files. 'taken' where it is in another; the same once more changes
   * nothing. Undefined where either is not there.
   */
  join(
    id: string,
    leadId: string,
    choose: (mail: Mail) => Omit<MailJoin, 'leadId'>,
    now: Date,
  ): Promise<'joined' | 'taken' | undefined>;
  /** As `join`, to a lead that it makes of it. Answers the lead's id. */
  makeLead(
    id: string,
    lead: {
      id: string;
      name: string;
      email: string | null;
      service: string;
      details: string;
      replyDueAt: string;
      notify: readonly NotificationChannel[];
    },
    choose: (mail: Mail) => Pick<MailJoin, 'event'>,
    now: Date,
  ): Promise<string | 'taken' | undefined>;
  /** Says that it is not for the shop, or takes that back. False for one that is not there or joined a job. */
  setDismissed(id: string, isDismissed: boolean, now: Date): Promise<boolean>;
  /** Deletes those that came before and joined no job; answers how many. */
  deleteOpen(before: Date): Promise<number>;
  /** What a notification told of, by its event id. */
  findNotification(eventId: string): Promise<{ leadId: string; channel: NotificationChannel } | undefined>;
  /** Ids of the leads that begin so, newest first. */
  listLeadIdsByNumber(start: string, limit: number): Promise<string[]>;
}

// What storage promises of artwork. The files themselves are kept elsewhere, under the artwork's id.

/** How far a file has come: `unreadable` is kept for a person to look at. */
export type ArtworkState = 'uploading' | 'checking' | 'checked' | 'unreadable';

/**
 * `print` is the visitor's own, `proof` the picture of one. What the shop sends with a reply is an `upload` until a reply takes
 * it, then a `reply`.
 */
export type ArtworkPurpose = 'print' | 'proof' | 'upload' | 'reply' | 'mail';

export interface Artwork {
  id: string;
  /** Null for what the quote form sent, and once the conversation was deleted. */
  conversationId: string | null;
  /** The lead it belongs to; null before one is stored. */
  leadId: string | null;
  /** SHA-256 of the key that reads it where there is no conversation; null where there is one. */
  keyHash: string | null;
  /** As the visitor's device calls it; never a path. */
  name: string;
  /** Of the whole file. */
  bytes: number;
  /** Hexadecimal, as the sender counted it; null where it was not told. */
  sha256: string | null;
  state: ArtworkState;
  /** What the check found; opaque here. Null before. */
  facts: unknown;
  /** How the visitor wants it printed; opaque here. Null before anything was chosen. */
  print: unknown;
  /** ISO time. */
  createdAt: string;
}

/** Thrown where artwork that a lead, or a reply, is stored with is not there, or belongs to another already: nothing is stored. */
export class ArtworkTakenError extends Error {
  override name = 'ArtworkTakenError';
}

export interface ArtworkStore {
  /** Belongs at once to `leadId`, else to the newest lead of its conversation, where one is stored already. */
  add(
    artwork: Pick<Artwork, 'id' | 'conversationId' | 'keyHash' | 'name' | 'bytes' | 'sha256'> & {
      leadId?: string | null;
      now: Date;
    },
  ): Promise<void>;
  /** A whole file that the shop sends with a reply to come. */
  addUpload(
    upload: Pick<Artwork, 'id' | 'name' | 'bytes' | 'sha256'> & { leadId: string; now: Date },
  ): Promise<void>;
  /** Of the shop's replies, sent or to come, or of a mail that is no artwork, or not yet; undefined for any other id. */
  findAttachment(id: string): Promise<Artwork | undefined>;
  /** Those of the ids that are uploads of that lead which no reply has taken, in the order of `ids`. */
  listUploads(leadId: string, ids: readonly string[]): Promise<Artwork[]>;
  /** Ids of all files of a lead, or of a conversation and its leads, whatever they are for. */
  listIds(of: { leadId: string } | { conversationId: string }): Promise<string[]>;
  /** Undefined for an unknown id, a malformed one too; as below the visitor's own alone. */
  find(id: string): Promise<Artwork | undefined>;
  /** Oldest first, of a conversation or of a lead. */
  list(of: { conversationId: string } | { leadId: string }): Promise<Artwork[]>;
  /** How many files each of these leads, or conversations, has; those without any are left out. */
  countOf(
    of: { leadIds: readonly string[] } | { conversationIds: readonly string[] },
  ): Promise<Map<string, number>>;
  /**
   * How many bytes were announced since, in all or for one conversation or lead; of what was deleted since then nothing.
   * What came with mails that belong to no job is counted apart, as `strangers`.
   */
  countBytes(
    since: Date,
    of?: { conversationId: string } | { leadId: string } | 'strangers',
  ): Promise<number>;
  /** All bytes are there: it waits for its check. */
  markUploaded(id: string): Promise<void>;
  /**
   * The oldest that waits for its check, which nobody else is given for `leaseMs`; `checks` counts how often it was taken,
   * this time too. Undefined where none waits.
   */
  claimCheck(claim: { leaseMs: number; now: Date }): Promise<(Artwork & { checks: number }) | undefined>;
  saveCheck(id: string, check: { state: 'checked' | 'unreadable'; facts: unknown }): Promise<void>;
  savePrint(id: string, print: unknown): Promise<void>;
  /** Its check was begun and not made: it waits again, as before. */
  giveBack(id: string): Promise<void>;
  /** False for an unknown id. */
  delete(id: string): Promise<boolean>;
  /**
   * Deletes what was begun before one time and never finished, before the other and belongs to no lead and no mail, or was
   * uploaded before the third for a reply that never took it; answers their ids.
   */
  deleteStale(before: { unfinished: Date; unattached: Date; unsent: Date }): Promise<string[]>;
  /** Those of `ids` that are stored. */
  known(ids: readonly string[]): Promise<Set<string>>;
}

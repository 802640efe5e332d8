// What storage promises of browsers that take pushes.
import type { ToldOf } from '../../schemas/alerts.ts';

export interface PushSubscriptionRow {
  id: string;
  userId: string;
  username: string;
  /** At the push service; whoever has it and the keys could write to the device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** In words: 'Chrome on Android'. */
  browser: string;
  told: ToldOf;
  showsNames: boolean;
  /** ISO times. */
  createdAt: string;
  lastReceiptAt: string | null;
  /** Pushes in a row that were not taken. */
  failures: number;
  error: string | null;
}

export type NewPushSubscription = Pick<
  PushSubscriptionRow,
  'id' | 'userId' | 'endpoint' | 'p256dh' | 'auth' | 'browser' | 'told' | 'showsNames'
> & {
  /** The endpoint that the browser had before. */
  replaces?: string | undefined;
};

export interface PushStore {
  /** One with that endpoint, or with the one that it replaces, becomes this person's, keeps its id and begins anew. Returns the id. */
  save(subscription: NewPushSubscription, now: Date): Promise<string>;
  /** Of everybody, oldest first. */
  list(): Promise<PushSubscriptionRow[]>;
  change(id: string, change: { told?: ToldOf | undefined; showsNames?: boolean | undefined }): Promise<void>;
  /** False for an unknown id. */
  remove(id: string): Promise<boolean>;
  /** How the push service took the last push: null for well. */
  noteSent(id: string, error: string | null): Promise<void>;
  /** The digest of a token that the device sends back once it has shown a push; `lineId`: of the ledger. */
  expectReceipt(receipt: {
    tokenHash: string;
    subscriptionId: string;
    lineId: string | null;
    now: Date;
  }): Promise<void>;
  /** Counts once: notes it on the device and in the ledger, and the token is gone. False for an unknown one. */
  takeReceipt(tokenHash: string, now: Date): Promise<boolean>;
}

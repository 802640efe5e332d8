// What storage promises of alerts: the ledger, how each channel does, and what is done once for all instances.
import type { AlertChannel, LedgerKind, LedgerResult } from '../../schemas/alerts.ts';

/** Nothing of a person: of a lead the id alone, and the line goes with it. */
export interface LedgerRow {
  id: string;
  kind: LedgerKind;
  channel: AlertChannel | null;
  leadId: string | null;
  /** Of a push to one device. */
  subscriptionId: string | null;
  result: LedgerResult;
  reason: string | null;
  /** ISO times. */
  createdAt: string;
  changedAt: string;
}

export type NewLedgerRow = Pick<LedgerRow, 'id' | 'kind' | 'channel' | 'result'> &
  Partial<Pick<LedgerRow, 'leadId' | 'subscriptionId' | 'reason'>>;

export interface ChannelState {
  channel: AlertChannel;
  state: 'working' | 'broken';
  reason: string | null;
  /** ISO time. */
  since: string;
}

export interface AlertStore {
  /** Writes a line; one with that id begins anew. Nothing is written of a lead that is no more. */
  note(line: NewLedgerRow, now: Date): Promise<void>;
  /** Says how it went. Only what is running or was taken changes, and what was taken only to arrived. True if it did. */
  settle(id: string, outcome: { result: LedgerResult; reason: string | null }, now: Date): Promise<boolean>;
  /** Newest first. */
  list(filter: { limit: number; failures?: boolean }): Promise<LedgerRow[]>;
  /** Tests begun at `since` or later, newest first. */
  listTests(since: Date): Promise<LedgerRow[]>;
  /** Tests without a result, oldest first. */
  listRunning(): Promise<LedgerRow[]>;
  /** When something last went through by that channel; undefined where nothing did. */
  findLastGood(channel: AlertChannel): Promise<string | undefined>;
  /** The line is as if it had never been. */
  forget(id: string): Promise<void>;
  listChannels(): Promise<ChannelState[]>;
  /** True if that is news, for the one instance that says so first. That a channel works is none unless it was broken. */
  setChannel(state: Omit<ChannelState, 'since'>, now: Date): Promise<boolean>;
  /** True once for each name, whoever asks. */
  claim(name: string, now: Date): Promise<boolean>;
}

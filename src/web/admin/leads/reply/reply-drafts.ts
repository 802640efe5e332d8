// Answers that are being written, one for each lead, kept in this tab: neither another lead, nor a reload, nor a failure loses them.
import { useMemo, useSyncExternalStore } from 'react';
import type { Attachment, ReplyChannel, ReplyRequest } from '../../../../schemas/reply.ts';
import { createRequestKeys } from '../../../request-key.ts';

export interface ReplyDraft {
  text: string;
  /** Null until somebody chooses. */
  channel: ReplyChannel | null;
  withEstimate: boolean;
  /** What the estimate came to as it was put in. */
  estimateTotal: string | null;
  quoteVersion: number | null;
  attachments: Attachment[];
  /** ISO time; null before anything is written. */
  keptAt: string | null;
  /** What was sent of it last, and its Idempotency-Key. */
  sent: { body: string; key: string } | null;
}

const EMPTY: ReplyDraft = {
  text: '',
  channel: null,
  withEstimate: false,
  estimateTotal: null,
  quoteVersion: null,
  attachments: [],
  keptAt: null,
  sent: null,
};

/** The draft of a lead, drawn anew whenever it changes. */
export function useReplyDraft(leadId: string): ReplyDraft {
  const kept = useSyncExternalStore(subscribe, () => sessionStorage.getItem(storedAs(leadId)));
  return useMemo(() => parse(kept), [kept]);
}

/** What is uploaded or taken back may come to a lead that is not shown any more. */
export function changeReplyDraft(leadId: string, change: (draft: ReplyDraft) => Partial<ReplyDraft>): void {
  const draft = parse(sessionStorage.getItem(storedAs(leadId)));
  const changed = { ...draft, ...change(draft), keptAt: new Date().toISOString() };
  sessionStorage.setItem(storedAs(leadId), JSON.stringify(changed));
  for (const listener of listeners) listener();
}

export function clearReplyDraft(leadId: string): void {
  sessionStorage.removeItem(storedAs(leadId));
  for (const listener of listeners) listener();
}

/** Sent again unchanged, after a reload too, it goes under the key that it had, so that it is sent once. */
export function replyKey(leadId: string, request: ReplyRequest): string {
  const body = JSON.stringify(request);
  const { sent } = parse(sessionStorage.getItem(storedAs(leadId)));
  if (sent?.body === body) return sent.key;
  const key = createRequestKeys()(request);
  changeReplyDraft(leadId, () => ({ sent: { body, key } }));
  return key;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const storedAs = (leadId: string): string => `boldwork-reply-${leadId}`;

const parse = (kept: string | null): ReplyDraft =>
  kept === null ? EMPTY : { ...EMPTY, ...(JSON.parse(kept) as Partial<ReplyDraft>) };

// Files on their way into a reply, by lead. They go on while another lead is open: what arrives is in its draft.
import { useSyncExternalStore } from 'react';
import { ATTACHMENTS_MAX, type Attachment } from '../../../../../schemas/reply.ts';
import { clientId } from '../../../../client-id.ts';
import { describeError } from '../../../describe-error.ts';
import { sendForm } from '../../proof/send/send-form.ts';
import { LEADS } from '../../requests/cached-leads.ts';
import { changeReplyDraft } from '../reply-drafts.ts';

export interface Upload {
  /** Of this page. */
  key: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** Why it did not arrive; null while it is on its way. */
  problem: string | null;
}

export const useUploads = (leadId: string): readonly Upload[] =>
  useSyncExternalStore(subscribe, () => uploadsOf(leadId));

/** Sends files; returns how many were left out because a reply has no room for them. `there`: files that it has already. */
export function addFiles(leadId: string, files: readonly File[], there: number): number {
  const room = Math.max(0, ATTACHMENTS_MAX - there - uploadsOf(leadId).length);
  for (const file of files.slice(0, room)) {
    const upload = { key: clientId(), file, share: 0, problem: null };
    set(leadId, [...uploadsOf(leadId), upload]);
    void run(leadId, upload);
  }
  return Math.max(0, files.length - room);
}

export function retryUpload(leadId: string, upload: Upload): void {
  change(leadId, upload.key, { share: 0, problem: null });
  void run(leadId, upload);
}

/** What still arrives of it belongs to no reply, and is swept away by the server. */
export const removeUpload = (leadId: string, key: string): void =>
  set(
    leadId,
    uploadsOf(leadId).filter((upload) => upload.key !== key),
  );

async function run(leadId: string, { key, file }: Upload): Promise<void> {
  const form = new FormData();
  form.set('file', file);
  try {
    const sent = await sendForm<Attachment>(`${LEADS}/${leadId}/attachments`, form, (share) =>
      change(leadId, key, { share }),
    );
    if (!uploadsOf(leadId).some((upload) => upload.key === key)) return;
    removeUpload(leadId, key);
    changeReplyDraft(leadId, ({ attachments }) => ({ attachments: [...attachments, sent] }));
  } catch (error) {
    change(leadId, key, { problem: error instanceof Error ? describeError(error) : String(error) });
  }
}

const byLead = new Map<string, readonly Upload[]>();
const NONE: readonly Upload[] = [];
const listeners = new Set<() => void>();

const uploadsOf = (leadId: string): readonly Upload[] => byLead.get(leadId) ?? NONE;

const change = (leadId: string, key: string, changed: Partial<Upload>): void =>
  set(
    leadId,
    uploadsOf(leadId).map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)),
  );

function set(leadId: string, uploads: readonly Upload[]): void {
  byLead.set(leadId, uploads);
  const isBusy = [...byLead.values()].flat().some(({ problem }) => problem === null);
  // A reload would lose the file itself.
  if (isBusy) addEventListener('beforeunload', keepPage);
  else removeEventListener('beforeunload', keepPage);
  for (const listener of listeners) listener();
}

const keepPage = (event: Event): void => event.preventDefault();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

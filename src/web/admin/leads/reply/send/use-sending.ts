// From pressing Send to its leaving: what is missing, what is asked first, and what failed.
import { type RefObject, useState } from 'react';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import type { ReplyChannel, ReplyDesk } from '../../../../../schemas/reply.ts';
import type { Upload } from '../files/uploads.ts';
import type { ReplyDraft } from '../reply-drafts.ts';
import { listDoubts, whyNotYet } from './check-reply.ts';
import { useSendReply } from './use-send-reply.ts';

interface Args {
  lead: DeskLead;
  desk: ReplyDesk;
  isLoaded: boolean;
  draft: ReplyDraft;
  uploads: readonly Upload[];
  channel: ReplyChannel | null;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onUndo: (replyId: string) => void;
}

/** How it is sent. */
export interface Sent {
  /** ISO time; null for now. */
  sendAt: string | null;
  answered: boolean;
}

export type Sending = ReturnType<typeof useSending>;

export function useSending({ lead, desk, isLoaded, draft, uploads, channel, textRef, onUndo }: Args) {
  const { send, isSending, failed } = useSendReply({
    leadId: lead.id,
    onUndo,
    onSent: () => keepInView(textRef.current),
  });
  const why = whyNotYet({ draft, desk, isLoaded, uploads, channel });
  const [held, setHeld] = useState<string>();
  const [asked, setAsked] = useState<{ doubts: string[]; sent: Sent }>();

  function leave({ sendAt, answered }: Sent) {
    setAsked(undefined);
    if (channel === null) return;
    const { text, withEstimate, quoteVersion, attachments } = draft;
    const ids = attachments.map(({ id }) => id);
    send({ channel, text: text.trim(), withEstimate, quoteVersion, attachments: ids, sendAt, answered });
  }

  function trySend(sent: Sent) {
    if (isSending) return;
    setHeld(why);
    if (!draft.text.trim()) textRef.current?.focus();
    if (why) return;
    const doubts = listDoubts({ draft, desk });
    if (doubts.length > 0) setAsked({ doubts, sent });
    else leave(sent);
  }

  return {
    isSending,
    failed,
    /** What was missing when it was to be sent, and still is. */
    held: why === held ? held : undefined,
    asked,
    isEmpty: !draft.text.trim(),
    trySend,
    leave,
    /** As it was sent last. The button that asks for it goes, and the focus would go with it. */
    retry() {
      textRef.current?.focus();
      if (failed) trySend({ sendAt: failed.request.sendAt ?? null, answered: failed.request.answered });
    },
    stay() {
      setAsked(undefined);
      textRef.current?.focus();
    },
  };
}

/** The text is short again and the thread longer: whoever is still there would look at what stands below. */
function keepInView(text: HTMLElement | null): void {
  const form = text?.closest('form');
  if (form?.contains(document.activeElement)) form.scrollIntoView({ block: 'nearest' });
}

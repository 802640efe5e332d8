// What keeps an answer from being sent, and what is asked before it is.
import { LONGEST } from '../../../../../schemas/longest.ts';
import { ATTACHMENTS_MAX, type ReplyChannel, type ReplyDesk } from '../../../../../schemas/reply.ts';
import { findMissing } from '../compose/missing-fields.ts';
import type { Upload } from '../files/uploads.ts';
import type { ReplyDraft } from '../reply-drafts.ts';

interface Written {
  draft: ReplyDraft;
  desk: ReplyDesk;
  isLoaded: boolean;
  uploads: readonly Upload[];
  channel: ReplyChannel | null;
}

/** What is to be done first, in words; undefined where it can be sent. */
export function whyNotYet({ draft, desk, isLoaded, uploads, channel }: Written): string | undefined {
  const { text, withEstimate, quoteVersion, attachments } = draft;
  if (!text.trim()) return 'Write something first.';
  const tooLong = text.trim().length - LONGEST.details;
  if (tooLong > 0)
    return `A reply can have ${count(LONGEST.details)} characters: this is ${count(tooLong)} too long.`;
  if (!isLoaded) return 'How they can be reached is still being loaded.';
  if (channel === null) return 'Nothing can be sent to them from here.';
  if (uploads.some(({ problem }) => problem !== null))
    return 'A file did not arrive. Try it again, or remove it.';
  if (uploads.length > 0) return 'A file is still on its way. Wait for it, or remove it.';
  if (attachments.length > ATTACHMENTS_MAX)
    return `A reply can have ${ATTACHMENTS_MAX} files. Remove ${attachments.length - ATTACHMENTS_MAX}.`;
  if (withEstimate && !desk.estimate) return 'There is no estimate any more. Take it out first.';
  if (quoteVersion !== null && desk.quotes.every(({ version }) => version !== quoteVersion))
    return `Quote ${quoteVersion} is no longer open. Take it out first.`;
  return undefined;
}

const count = (number: number): string => number.toLocaleString('en-US');

/** What a person should know before it goes, in words. */
export function listDoubts({ draft, desk }: Pick<Written, 'draft' | 'desk'>): string[] {
  const missing = [...new Set(findMissing(draft.text).map(({ written }) => written))];
  return [
    ...(missing.length > 0 ? [`Not filled in yet: ${missing.join(', ')}`] : []),
    ...(hasNewTotal(draft, desk)
      ? [
          `The estimate comes to ${desk.estimate?.total} now; it was ${draft.estimateTotal} when you put it in.`,
        ]
      : []),
  ];
}

/** The price book has changed since the estimate was put in. */
export const hasNewTotal = (draft: ReplyDraft, { estimate }: ReplyDesk): boolean =>
  draft.withEstimate &&
  estimate !== null &&
  draft.estimateTotal !== null &&
  estimate.total !== draft.estimateTotal;

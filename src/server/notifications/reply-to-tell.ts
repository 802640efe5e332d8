// A reply as the ways that carry it get it: what was written, with its place among the mails that went to and fro before.
import { buffer } from 'node:stream/consumers';
import type { Lead } from '../../schemas/lead.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';
import type { Notification, ReplyToTell } from './channel.ts';

/** `about`: id of the reply. */
export function replyToTell(
  { id: leadId }: Lead,
  about: string,
  { storage, artworkFiles }: Pick<AppContext, 'storage' | 'artworkFiles'>,
): Pick<Notification, 'reply' | 'readFile'> {
  return {
    reply: async () => {
      const events = await storage.job.listEvents(leadId);
      const index = events.findIndex(
        (event) => event.kind === 'message' && event.data.sent !== undefined && event.data.sent.id === about,
      );
      const event = events[index];
      if (event?.kind !== 'message' || !event.data.sent) return null;
      const mails = await storage.outbox.listAbout(leadId, 'reply');
      const before = events.slice(0, index);
      return {
        text: event.data.text,
        name: event.name ?? '',
        sent: event.data.sent,
        subject: before.flatMap((one) => mailOf(one)?.subject ?? []).at(-1) ?? null,
        thread: before.flatMap((one): ReplyToTell['thread'] => {
          const theirs = mailOf(one)?.messageId;
          if (theirs !== undefined) return [{ theirs }];
          const ours = mails.get(sentOf(one)?.id ?? '');
          return ours?.state === 'sent' ? [{ ours: ours.eventId }] : [];
        }),
      };
    },
    readFile: async (id) =>
      (await artworkFiles.length(id)) === undefined ? null : buffer(artworkFiles.read(id)),
  };
}

const mailOf = (event: JobEvent) => (event.kind === 'message' ? event.data.mail : undefined);
const sentOf = (event: JobEvent) => (event.kind === 'message' ? event.data.sent : undefined);

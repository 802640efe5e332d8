// A reply as a message of the chat that its customer came by.

import { showJobLink } from '../../replies/job-link-in-text.ts';
import { putIntoChat } from '../../replies/put-into-chat.ts';
import { listInWords, REPLY_WORDS } from '../../replies/reply-words.ts';
import type { Channel, Notification, ReplyToTell, Send } from '../channel.ts';
import { cleanText } from '../mails/clean-text.ts';
import { SendError } from '../send-error.ts';

export default {
  variable: null,
  isAskedFor: true,
  open: ({ conversations }) => ({ send: createChatSend(conversations) }),
} satisfies Channel;

export function createChatSend(conversations: Parameters<typeof putIntoChat>[0]): Send {
  return async ({ lead, reply: find, now }) => {
    const reply = await find();
    const said = reply && {
      id: reply.sent.id,
      author: reply.name,
      content: contentOf(reply, lead.language),
    };
    const isThere =
      said !== null &&
      lead.conversationId !== null &&
      (await putIntoChat(conversations, lead.conversationId, said, now));
    if (!isThere) throw new SendError('Their chat is no longer stored.', { code: 'ECHAT', isFinal: true });
  };
}

/** In plain words: the chat draws no tables, and what is stored of it names no link. */
function contentOf({ text, sent }: ReplyToTell, language: Notification['lead']['language']): string {
  const words = REPLY_WORDS[language];
  const blocks = sent.blocks.map(({ title, rows, total, note }) =>
    [
      title,
      ...rows.map(({ label, amount }) => `${label}: ${amount}`),
      ...(total === null ? [] : [`${words.total}: ${total}`]),
      note,
    ].join('\n'),
  );
  const names = sent.attachments.map(({ name }) => name);
  const files = names.length > 0 ? [words.inChat(listInWords(names, language))] : [];
  return [showJobLink(text, words.jobPage), ...blocks, ...files].map(cleanText).join('\n\n');
}

// The three calls of the chat. Fields that an answer may lack are optional here, so that the page copes.
import type { StartAnswer } from '../../../schemas/conversation.ts';
import type { LeadAnswer } from '../../../schemas/lead-form.ts';
import { getJson, send } from '../../api.ts';
import { firstTouch } from '../../came-from.ts';
import { type MessageReply, readReplyStream } from './reply-stream.ts';

const LANGUAGE = 'en';

export type StartReply = Pick<StartAnswer, 'conversationId'> & Partial<StartAnswer>;
type LeadReply = Partial<LeadAnswer>;

export interface ChatRequests {
  start(sessionId: string): Promise<StartReply>;
  /**
   * `key` makes a repeat harmless: the same for every try of one message. With `onDelta` the answer is streamed,
   * if the server can, and each piece of text is handed over as it comes.
   */
  sendMessage(
    message: { conversationId: string; message: string; spoken?: true },
    key: string,
    onDelta?: (text: string) => void,
  ): Promise<MessageReply>;
  /** `key` as above, for one filled form. */
  sendLead(lead: Record<string, string>, key: string): Promise<LeadReply>;
}

export const chatRequests: ChatRequests = {
  start: (sessionId) =>
    getJson('/api/chat/start', {
      method: 'POST',
      body: { sessionId, language: LANGUAGE, firstTouch: firstTouch() },
    }),
  async sendMessage(message, key, onDelta) {
    const response = await send('/api/chat/message', {
      method: 'POST',
      body: { ...message, language: LANGUAGE },
      headers: { 'idempotency-key': key, ...(onDelta && { accept: 'text/event-stream, application/json' }) },
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return isStream && response.body && onDelta ? readReplyStream(response.body, onDelta) : response.json();
  },
  sendLead: (lead, key) =>
    getJson('/api/chat/lead', { method: 'POST', body: lead, headers: { 'idempotency-key': key } }),
};

// What hero and widget show of the visitor's conversation, and the pure steps from one state to the next.
import { FIRST_SUGGESTIONS } from '../../../schemas/first-suggestions.ts';
import type { PriceRange, TicketItem } from '../../../schemas/item.ts';
import type { LeadField } from '../../../schemas/lead-form.ts';
import type { StoredMessage, TicketCell } from '../../../schemas/message.ts';
import { clientId } from '../../client-id.ts';
import { compareItems, type NewLine } from '../ticket/compare-items.ts';
import type { MessageReply } from './reply-stream.ts';
import type { StartReply } from './requests.ts';

export interface ChatMessage extends StoredMessage {
  /** ISO time. */
  timestamp: string;
  /** Shown instead of the content: the label of the button that sent it. */
  label?: string;
  /** It was dictated, so that Carl reads contact details back. */
  isSpoken?: boolean;
  /** It brings a file of this name, which src/web/artwork knows under the message's id. */
  file?: string;
  /** Of a visitor's message; none once it is answered. A file's `waits` until the file is there and checked. */
  delivery?: 'waits' | 'sending' | 'failed';
  /** Why a failed message was refused, in the server's words. */
  problem?: string;
  /** The server's conversation is full: the next try begins another one. */
  isOverLimit?: boolean;
  /** Said by the page alone because this message failed; goes when it is tried again. */
  apologyFor?: string;
  /** Of the words that confirm the lead form: what it sent, '24 pint glasses'. */
  receipt?: readonly string[];
  /** Of words that come with a stored request: the page of its job. */
  jobUrl?: string;
  /** The person of the shop whose words they are, not Carl's. */
  author?: string;
  /** Told of who has the talk; nobody's words. */
  isNotice?: boolean;
}

export interface ConversationState {
  conversationId: string | null;
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  ticket: readonly TicketCell[];
  /** What is asked for, a line each. */
  items: readonly TicketItem[];
  /** What they come to, where every one has a price. */
  total: PriceRange | null;
  /** The lines that the newest answer changed; null where it changed none, and on a page that took the talk up. */
  newLines: readonly NewLine[] | null;
  /** A message is on its way. */
  isSending: boolean;
  /** What has come so far of the reply under way. */
  partialReply: string;
  lead: {
    /** shouldCaptureLead of the newest reply. */
    isWanted: boolean;
    isOpen: boolean;
    fields: readonly LeadField[];
  };
  /** The person of the shop who has the talk; null while Carl answers. */
  live: { heldBy: string | null; isTyping: boolean };
  /** The newest message of the talk's stream, or the greeting: behind it a cut stream goes on. No answer moves it. */
  heardId: string | null;
}

/** What a message that brings a file says to Carl. */
export const FILE_TEXT = 'Here is my file.';
export const NO_RESPONSE_TEXT = "I'm here to help! What can I assist you with?";
export const TROUBLE_TEXT = "I'm sorry, I'm having trouble connecting right now. Please try again.";

/** Nobody of the shop has the talk. */
export const WITH_CARL: ConversationState['live'] = { heldBy: null, isTyping: false };

/** Before anything was said: the greeting alone, as the document has it. */
export function initialState(greeting: string | null): ConversationState {
  return {
    conversationId: null,
    messages: greeting ? [{ id: 'greeting', role: 'assistant', content: greeting, timestamp: '' }] : [],
    suggestions: FIRST_SUGGESTIONS,
    ticket: [],
    items: [],
    total: null,
    newLines: null,
    isSending: false,
    partialReply: '',
    lead: { isWanted: false, isOpen: false, fields: [] },
    live: WITH_CARL,
    heardId: null,
  };
}

/** A conversation has started: what the server said first is added unless it is there already. */
export function started(state: ConversationState, reply: StartReply, now: Date): ConversationState {
  const stored =
    reply.messages ??
    (reply.greeting ? [{ id: clientId(), role: 'assistant' as const, content: reply.greeting }] : []);
  const added = stored.filter(
    ({ role, content }) => !state.messages.some((known) => known.role === role && known.content === content),
  );
  // A message that is on its way was written after the greeting.
  const pending = state.messages.findIndex(({ delivery }) => delivery === 'sending');
  const at = pending < 0 ? state.messages.length : pending;
  return {
    ...state,
    conversationId: reply.conversationId,
    live: WITH_CARL,
    heardId: reply.messages?.at(-1)?.id ?? null,
    suggestions: state.isSending ? [] : (reply.suggestions ?? []),
    messages: [
      ...state.messages.slice(0, at),
      ...added.map((message) => ({ ...message, timestamp: now.toISOString() })),
      ...state.messages.slice(at),
    ],
  };
}

/** A message is on its way, for the first time or again. */
export function sending(state: ConversationState, message: ChatMessage): ConversationState {
  const { problem: _, isOverLimit: __, ...kept } = message;
  const others = state.messages.filter(
    ({ id, apologyFor }) => id !== message.id && apologyFor !== message.id,
  );
  return {
    ...state,
    isSending: true,
    suggestions: [],
    messages: [...others, { ...kept, delivery: 'sending' }],
  };
}

/** Carl has answered the message; or it is there, and the person who has the talk reads it. */
export function answered(
  state: ConversationState,
  messageId: string,
  reply: MessageReply,
  now: Date,
): ConversationState {
  const isHeld = reply.response === null && reply.heldBy !== undefined;
  const isWanted = reply.shouldCaptureLead === true;
  const { items = state.items, total = state.total } = reply;
  const newLines = compareItems(state.items, items);
  return {
    ...state,
    isSending: false,
    partialReply: '',
    live: heldAfter(state.live, isHeld ? (reply.heldBy ?? null) : null),
    suggestions: reply.suggestions ?? [],
    ticket: reply.ticket ?? state.ticket,
    items,
    total,
    newLines: newLines.length > 0 || items.length !== state.items.length ? newLines : null,
    // Carl is silent, of his form too: an open one stays under the visitor's hands.
    lead: isHeld
      ? state.lead
      : {
          isWanted,
          isOpen: isWanted && (state.lead.isOpen || !state.lead.isWanted),
          fields: reply.leadCaptureFields ?? [],
        },
    messages: [
      ...withoutLink(state.messages, reply.jobUrl).map((message) =>
        message.id === messageId ? delivered(message) : message,
      ),
      ...(isHeld
        ? []
        : [
            {
              ...assistantMessage(reply.response?.trim() || NO_RESPONSE_TEXT, now, reply.messageId),
              ...(reply.jobUrl !== undefined && { jobUrl: reply.jobUrl }),
            },
          ]),
    ],
  };
}

const heldAfter = (live: ConversationState['live'], heldBy: string | null): ConversationState['live'] =>
  live.heldBy === heldBy ? live : { heldBy, isTyping: false };

/** The message could not be delivered: it stays, marked. */
export function failed(
  state: ConversationState,
  messageId: string,
  reason: Pick<ChatMessage, 'problem' | 'isOverLimit'>,
): ConversationState {
  return {
    ...state,
    isSending: false,
    partialReply: '',
    messages: state.messages.map((message) =>
      message.id === messageId ? { ...message, ...reason, delivery: 'failed' } : message,
    ),
  };
}

/** Words of Carl's at the end of the transcript. */
export function said(state: ConversationState, message: ChatMessage): ConversationState {
  return { ...state, messages: [...withoutLink(state.messages, message.jobUrl), message] };
}

export function assistantMessage(content: string, now: Date, id = clientId()): ChatMessage {
  return { id, role: 'assistant', content, timestamp: now.toISOString() };
}

/** The link to a job stands by the newest words that bring it. */
const withoutLink = (messages: readonly ChatMessage[], jobUrl: string | undefined): ChatMessage[] =>
  messages.map((message) => {
    if (jobUrl === undefined || message.jobUrl !== jobUrl) return message;
    const { jobUrl: _, ...rest } = message;
    return rest;
  });

/** Nothing is waited for any more. */
export function delivered({ delivery: _, ...message }: ChatMessage): ChatMessage {
  return message;
}

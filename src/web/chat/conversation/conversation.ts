// The visitor's one conversation with Carl, shared by the hero and the widget: starts, sends, retries, remembers.
import { ApiError } from '../../api.ts';
import { clientId, newSessionId } from '../../client-id.ts';
import { createRequestKeys } from '../../request-key.ts';
import type { ErrorsByField } from '../../ui/form-errors.ts';
import { errorsByField } from '../../ui/form-errors.ts';
import type { MessageReply } from './reply-stream.ts';
import { type ChatRequests, chatRequests } from './requests.ts';
import { readSaved, save } from './saved-state.ts';
import {
  answered,
  assistantMessage,
  type ChatMessage,
  type ConversationState,
  delivered,
  FILE_TEXT,
  failed,
  initialState,
  said,
  sending,
  started,
  TROUBLE_TEXT,
} from './state.ts';

/** A reply shows in the widget no sooner than this after sending. */
export const REPLY_DELAY_MS = 1_000;

/** Where the visitor wrote: the two differ in when a reply shows and in what a failure says. */
export type Surface = 'hero' | 'widget';

/** How a message came about, if it was not typed: the wording of the button that sent it; or it was dictated. */
export type SentBy = Pick<ChatMessage, 'label' | 'isSpoken'>;

export type LeadOutcome = { ok: true } | { ok: false; errors: ErrorsByField; problem: string | undefined };

export interface Conversation {
  getState(): ConversationState;
  /** The state that the document was rendered with. */
  getInitialState(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Starts a conversation unless there is one. Failures are logged only. */
  start(): Promise<void>;
  /** Sends a message. Nothing happens for blank text. */
  send(text: string, surface: Surface, how?: SentBy): Promise<void>;
  /** Shows a file that the visitor sends, of that name; returns the message's id. Carl hears of it by `tellOfFile`. */
  addFile(name: string): string;
  /** Files are there and checked: tells Carl of all in one message. Nothing happens while another one is on its way. */
  tellOfFiles(messageIds: readonly string[], surface: Surface): Promise<void>;
  /** Taken back: its message goes where Carl has not heard of it. */
  removeFile(messageId: string): void;
  /** Tries a failed message again, under its first key. */
  retry(messageId: string, surface: Surface): Promise<void>;
  setLeadFormOpen(isOpen: boolean): void;
  /** What the visitor changed in the lead form and has not sent, by field: a form that opens later takes it up. */
  getLeadDraft(): Record<string, string>;
  keepLeadDraft(values: Record<string, string>): void;
  /** `things` is what the form asks for in words, for the receipt. */
  submitLead(values: Record<string, string>, things?: readonly string[]): Promise<LeadOutcome>;
  /** Takes up what other pages of the visit added, after the Back button brought this one back as it was. */
  refresh(): void;
  /** What the stream of the talk tells. */
  update(step: (state: ConversationState) => ConversationState): void;
  /** Carl's first words, when the page shows them after a delay. */
  greet(text: string): void;
}

/**
 * The conversation of this visit.
 *
 *     const conversation = createConversation({ greeting: shop.greeting.text_intro.message });
 *     await conversation.send('48 black tees', 'hero');
 */
export function createConversation({
  greeting,
  requests = chatRequests,
}: {
  greeting: string | null;
  requests?: ChatRequests;
}): Conversation {
  const initial = initialState(greeting);
  const sessionId = newSessionId();
  const listeners = new Set<() => void>();
  let state = readSaved() ?? initial;
  let starting: Promise<string | null> | null = null;
  let startFailure: unknown;
  let leadDraft: Record<string, string> = {};
  const leadKeyFor = createRequestKeys();

  function set(next: ConversationState): void {
    state = next;
    save(state);
    for (const listener of listeners) listener();
  }

  /** The conversation's id, of a new conversation if there is none; null if none can be had. */
  function conversationId(): Promise<string | null> {
    if (state.conversationId) return Promise.resolve(state.conversationId);
    starting ??= requests
      .start(sessionId)
      .then(
        (reply) => {
          set(started(state, reply, new Date()));
          return reply.conversationId;
        },
        (error: unknown) => {
          console.error('Failed to initialize conversation', error);
          startFailure = error;
          return null;
        },
      )
      .finally(() => {
        starting = null;
      });
    return starting;
  }

  /** Runs `call` in the conversation; if the server no longer knows it, in a new one. */
  async function inConversation<T>(call: (id: string) => Promise<T>): Promise<T | null> {
    const id = await conversationId();
    if (id === null) return null;
    try {
      return await call(id);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      set({ ...state, conversationId: null });
      const newId = await conversationId();
      return newId === null ? null : call(newId);
    }
  }

  async function deliver(message: ChatMessage, surface: Surface): Promise<void> {
    const shownFrom = Date.now() + (surface === 'widget' ? REPLY_DELAY_MS : 0);
    if (message.isOverLimit) set({ ...state, conversationId: null });
    set(sending(state, message));
    const onDelta =
      surface === 'hero'
        ? (text: string) => set({ ...state, partialReply: state.partialReply + text })
        : undefined;
    try {
      const reply = await inConversation<MessageReply>((id) =>
        requests.sendMessage(
          { conversationId: id, message: message.content, ...(message.isSpoken && { spoken: true }) },
          message.id,
          onDelta,
        ),
      );
      if (reply === null) return set(failed(state, message.id, refusal(startFailure)));
      await wait(shownFrom - Date.now());
      set(answered(state, message.id, reply, new Date()));
    } catch (error) {
      console.error('Failed to send the message', error);
      set(failed(state, message.id, refusal(error)));
      if (surface === 'hero' && !(error instanceof ApiError)) {
        set(said(state, { ...assistantMessage(TROUBLE_TEXT, new Date()), apologyFor: message.id }));
      }
    }
  }

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      await conversationId();
    },
    async send(text, surface, how) {
      const content = text.trim();
      if (!content || state.isSending) return;
      const message = { id: clientId(), role: 'user' as const, content, timestamp: new Date().toISOString() };
      await deliver({ ...message, ...how }, surface);
    },
    addFile(name) {
      const id = clientId();
      const timestamp = new Date().toISOString();
      const message = {
        id,
        role: 'user',
        content: FILE_TEXT,
        file: name,
        timestamp,
        delivery: 'waits',
      } as const;
      set(said(state, message));
      return id;
    },
    async tellOfFiles(messageIds, surface) {
      const isTold = ({ id, delivery }: ChatMessage) => messageIds.includes(id) && delivery === 'waits';
      const told = state.messages.filter(isTold);
      const last = told.at(-1);
      if (!last || state.isSending) return;
      const others = told.slice(0, -1).map(delivered);
      set({ ...state, messages: [...state.messages.filter((one) => !isTold(one)), ...others, last] });
      await deliver(last, surface);
    },
    removeFile(messageId) {
      const messages = state.messages.filter(({ id, delivery }) => id !== messageId || delivery !== 'waits');
      set({ ...state, messages });
    },
    async retry(messageId, surface) {
      const message = state.messages.find(({ id, delivery }) => id === messageId && delivery === 'failed');
      if (message && !state.isSending) await deliver(message, surface);
    },
    setLeadFormOpen(isOpen) {
      set({ ...state, lead: { ...state.lead, isOpen } });
    },
    getLeadDraft: () => leadDraft,
    keepLeadDraft(values) {
      leadDraft = values;
    },
    async submitLead(values, things = []) {
      try {
        const key = leadKeyFor(values);
        const reply = await inConversation((id) => requests.sendLead({ conversationId: id, ...values }, key));
        if (reply === null) return { ok: false, errors: {}, problem: refusal(startFailure).problem };
        leadDraft = {};
        const lead = { isWanted: false, isOpen: false, fields: [] };
        const closed = { ...state, lead, suggestions: [], newLines: null };
        const receipt = things.length > 0 && { receipt: things };
        set(
          reply.message
            ? said(closed, {
                ...assistantMessage(reply.message, new Date()),
                ...receipt,
                ...(reply.jobUrl !== undefined && { jobUrl: reply.jobUrl }),
                ...(reply.heldBy !== undefined && { isNotice: true }),
              })
            : closed,
        );
        return { ok: true };
      } catch (error) {
        console.error('Failed to submit the lead form', error);
        const problem = error instanceof ApiError ? error.problem : undefined;
        return { ok: false, errors: errorsByField(problem?.errors), problem: problem?.detail };
      }
    },
    refresh() {
      if (!state.isSending) set(readSaved() ?? state);
    },
    update(step) {
      const next = step(state);
      if (next !== state) set(next);
    },
    greet(text) {
      if (state.messages.length === 0) set(said(state, assistantMessage(text, new Date())));
    },
  };
}

/** What the visitor is told of a refusal; nothing when there was no answer at all. */
function refusal(error: unknown): Pick<ChatMessage, 'problem' | 'isOverLimit'> {
  if (!(error instanceof ApiError)) return {};
  const problem = error.problem?.errors?.[0]?.message ?? error.problem?.detail;
  return { ...(problem && { problem }), ...(error.status === 409 && { isOverLimit: true }) };
}

function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}

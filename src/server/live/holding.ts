// A person of the shop takes a talk over, writes in it and hands it back; each is a turn like Carl's own, so that the two
// never speak at once.
import { randomUUID } from 'node:crypto';
import { ticketItemsOf } from '../../assistant/lead/ticket.ts';
import { type ConversationState, parseState, stateToStore } from '../../assistant/state/state.ts';
import { takeTurn } from '../../assistant/take-turn.ts';
import { quiet } from '../../assistant/unsaid.ts';
import { HELD_MS } from '../../schemas/live.ts';
import type { Shop } from '../../schemas/shop.ts';
import type {
  Hold,
  MessageToSave,
  OpenConversation,
} from '../../storage/conversations/conversation-store.ts';
import { ProblemError } from '../plugins/problems.ts';
import { replaceJobLinks } from '../replies/job-link-in-text.ts';
import { REPLY_WORDS } from '../replies/reply-words.ts';
import { leadToSave } from '../turns/lead-to-save.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { unknownConversation } from '../turns/unknown-conversation.ts';
import type { Answer, Keep } from '../turns/with-idempotency.ts';
import { EVENT_WORDS } from './event-words.ts';

/** Who is typing keeps the talk for so long beyond it, and for so long at most after their last words. */
const TYPING_KEEPS_MS = 60_000;
const TYPING_KEEPS_AT_MOST_MS = 2 * HELD_MS;

/** Who has the talk at `now`; null where Carl has it, or may take it back. */
export const holderAt = ({ held }: Pick<OpenConversation, 'held'>, now: Date): Hold | null =>
  held && Date.parse(held.until) > now.getTime() ? held : null;

/** Under what name visitors read somebody of the shop. */
export const shownName = (username: string): string => username.charAt(0).toUpperCase() + username.slice(1);

/** Gives the talk to a person. Theirs already: nothing happens. Throws a ProblemError 409 where somebody else has it. */
export async function takeOver(context: TurnContext, id: string, username: string): Promise<void> {
  const { storage, shop, now } = context;
  const conversation = await openConversation(context, id);
  const holder = holderAt(conversation, now);
  if (holder?.username === username) return;
  if (holder) throw new ProblemError(409, `${holder.name} has this conversation.`);
  const state = quiet(parseState(conversation.state));
  const name = shownName(username);
  const content = EVENT_WORDS[state.language].takenOver(name);
  await storage.conversations.saveTurn({
    ...turnOf(conversation, now),
    messages: [eventMessage('taken_over', content, storedState(state, shop, now))],
    live: { held: heldFrom({ username, name, since: now.toISOString() }, now), askedAt: null },
  });
}

/** What a person writes. Throws a ProblemError 409 for somebody who does not have the talk. */
export async function sayAsPerson(
  context: TurnContext,
  { id, username, text }: { id: string; username: string; text: string },
  keep: Keep | undefined,
): Promise<Answer> {
  const { storage, now } = context;
  const conversation = await openConversation(context, id);
  const held = requireHolder(conversation, username, now);
  const messageId = randomUUID();
  const answer: Answer = { status: 201, body: { id: messageId } };
  const metadata = { author: held.name, state: conversation.state };
  // What is stored of a talk names no link.
  const { jobPage } = REPLY_WORDS[parseState(conversation.state).language];
  const content = replaceJobLinks(text, jobPage);
  await storage.conversations.saveTurn({
    ...turnOf(conversation, now),
    messages: [{ id: messageId, role: 'assistant', content, metadata }],
    live: { held: heldFrom(held, now) },
    answeredBy: username,
    ...(keep && { answer: () => keep(answer, id) }),
  });
  return answer;
}

/** The person gives the talk to Carl. He has it already: nothing happens. Throws a ProblemError 409 where somebody else has it. */
export async function giveBack(context: TurnContext, id: string, username: string): Promise<void> {
  const conversation = await openConversation(context, id);
  if (!conversation.held) return;
  const holder = holderAt(conversation, context.now);
  if (holder && holder.username !== username)
    throw new ProblemError(409, `${holder.name} has this conversation.`);
  await handBack(context, conversation);
}

/**
 * Carl has the talk again and says so; where the visitor wrote last he goes on from what he understood. Throws a
 * ConversationChangedError where somebody was quicker.
 */
export async function handBack(context: TurnContext, conversation: OpenConversation): Promise<void> {
  const { storage, shop, notifier, now } = context;
  const before = parseState(conversation.state);
  const back = EVENT_WORDS[before.language].handedBack;
  const turn = conversation.isUnanswered ? takeTurn(before, [], shop, now) : undefined;
  const content = turn ? `${back} ${turn.reply}` : back;
  const state = turn ? stateToStore(turn.state, turn.items) : storedState(before, shop, now);
  const { leadId } = await storage.conversations.saveTurn({
    ...turnOf(conversation, now),
    ...(turn && { unconfirmedSince: turn.hasUnconfirmedContact ? now.toISOString() : null }),
    ...leadToSave(turn?.effects ?? [], context),
    messages: [eventMessage('handed_back', content, state)],
    live: { held: null, askedAt: null },
  });
  if (leadId !== null) notifier.wake();
}

/**
 * The conversation as a turn begins with it: Carl has taken it back where its person was silent too long. Throws a
 * ProblemError 404 for an unknown id, and ConversationChangedError where somebody was quicker.
 */
export async function findWithHolder(context: TurnContext, id: string): Promise<OpenConversation> {
  for (;;) {
    const conversation = await openConversation(context, id);
    if (!conversation.held || holderAt(conversation, context.now)) return conversation;
    await handBack(context, conversation);
  }
}

/** The person is writing: the talk stays theirs a while. Throws a ProblemError 409 for somebody who does not have it. */
export async function keepWhileTyping(
  context: TurnContext,
  { id, username, isTyping }: { id: string; username: string; isTyping: boolean },
): Promise<void> {
  const { storage, now } = context;
  const held = requireHolder(await openConversation(context, id), username, now);
  storage.signals.publish({ kind: isTyping ? 'person_typing' : 'person_stopped', id });
  const until = Math.min(now.getTime() + TYPING_KEEPS_MS, Date.parse(held.saidAt) + TYPING_KEEPS_AT_MOST_MS);
  if (isTyping && until > Date.parse(held.until))
    await storage.live.extendHold(id, username, new Date(until), now);
}

async function openConversation({ storage }: TurnContext, id: string): Promise<OpenConversation> {
  const conversation = await storage.conversations.find(id);
  if (!conversation) throw unknownConversation();
  return conversation;
}

function requireHolder(conversation: OpenConversation, username: string, now: Date): Hold {
  const holder = holderAt(conversation, now);
  if (holder?.username === username) return holder;
  throw new ProblemError(
    409,
    holder
      ? `${holder.name} has this conversation.`
      : 'Carl has this conversation. Take it over to write in it.',
  );
}

const turnOf = ({ id, messageCount, unconfirmedSince }: OpenConversation, now: Date) => ({
  conversationId: id,
  expectedMessageCount: messageCount,
  unconfirmedSince,
  now,
});

const heldFrom = (held: Omit<Hold, 'saidAt' | 'until'>, now: Date): Hold => ({
  ...held,
  saidAt: now.toISOString(),
  until: new Date(now.getTime() + HELD_MS).toISOString(),
});

const eventMessage = (
  event: 'taken_over' | 'handed_back',
  content: string,
  state: unknown,
): MessageToSave => ({ id: randomUUID(), role: 'assistant', content, metadata: { event, state } });

const storedState = (state: ConversationState, shop: Shop, now: Date) =>
  stateToStore(state, ticketItemsOf(state, shop, now).items);

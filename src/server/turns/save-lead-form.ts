// The lead form of the chat: its values become Carl's slots, his confirmation a message, and both a lead.
import { randomUUID } from 'node:crypto';
import { submitLeadForm } from '../../assistant/lead/submit-lead-form.ts';
import { parseState, stateToStore } from '../../assistant/state/state.ts';
import { unsaid } from '../../assistant/unsaid.ts';
import type { LeadAnswer, LeadForm } from '../../schemas/lead-form.ts';
import { JOB_URL } from '../job/job-url.ts';
import { EVENT_WORDS } from '../live/event-words.ts';
import { findWithHolder, holderAt } from '../live/holding.ts';
import { leadToSave } from './lead-to-save.ts';
import type { TurnContext } from './turn-context.ts';
import type { Answer, Keep } from './with-idempotency.ts';

/**
 * Stores the form and returns the answer to POST /api/chat/lead. Throws a ProblemError 404 for an unknown
 * conversation, and ConversationChangedError when it is to be run again. However long the conversation is:
 * nobody who leaves an address is turned away.
 */
export async function saveLeadForm(
  context: TurnContext,
  { conversationId, ...form }: LeadForm & { conversationId: string },
  keep: Keep | undefined,
): Promise<Answer> {
  const { storage, shop, notifier, now } = context;
  const conversation = await findWithHolder(context, conversationId);
  const state = parseState(conversation.state);
  const promised = await storage.leads.findReplyDueAt(conversationId, state.request);
  const turn = submitLeadForm(
    state,
    form,
    shop,
    now,
    promised === undefined ? undefined : new Date(promised),
  );
  const holder = holderAt(conversation, now);
  // Carl is silent while a person has the talk: what confirms the form is a notice of the page's, not his.
  const reply = holder ? EVENT_WORDS[state.language].formTaken(holder.name) : turn.reply;
  const answerWith = (leadId: string | null): Answer => {
    if (leadId === null) throw new Error('A lead form was taken without storing a lead.');
    return {
      status: 201,
      body: {
        success: true,
        message: reply,
        leadId,
        jobUrl: JOB_URL,
        ...(holder && { heldBy: holder.name }),
      } satisfies LeadAnswer,
    };
  };
  const { leadId } = await storage.conversations.saveTurn({
    conversationId,
    expectedMessageCount: conversation.messageCount,
    messages: [
      {
        id: randomUUID(),
        role: 'assistant',
        content: reply,
        metadata: {
          state: stateToStore(holder ? unsaid(state, turn.state) : turn.state, turn.items),
          ...(holder && { event: 'form_taken' }),
        },
      },
    ],
    unconfirmedSince: turn.hasUnconfirmedContact ? now.toISOString() : null,
    ...leadToSave(turn.effects, context),
    ...(keep && {
      answer: (saved: { leadId: string | null }) => keep(answerWith(saved.leadId), conversationId),
    }),
    now,
  });
  notifier.wake();
  return answerWith(leadId);
}

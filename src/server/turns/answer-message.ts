// One message, end to end: what was said before, what this says, Carl's turn, and all of it stored at once. While a person
// of the shop has the talk Carl reads along and says nothing.
import { randomUUID } from 'node:crypto';
import { isReachable } from '../../assistant/state/scene.ts';
import { parseState, stateToStore } from '../../assistant/state/state.ts';
import type { Turn } from '../../assistant/state/turn.ts';
import { takeTurn } from '../../assistant/take-turn.ts';
import { unsaid } from '../../assistant/unsaid.ts';
import { buttonLabel } from '../../assistant/wording/button-label.ts';
import type { ChatResponse, MessageRequest } from '../../schemas/message.ts';
import type { Shop } from '../../schemas/shop.ts';
import { sentFiles } from '../artwork/sent-files.ts';
import { JOB_URL } from '../job/job-url.ts';
import { findWithHolder, holderAt } from '../live/holding.ts';
import { readMessage } from '../model/read-message.ts';
import type { Talk } from '../model/talk.ts';
import { wordReply } from '../model/word-reply.ts';
import { ProblemError } from '../plugins/problems.ts';
import { leadToSave } from './lead-to-save.ts';
import type { TurnContext } from './turn-context.ts';
import type { Answer, Keep } from './with-idempotency.ts';

/** Turns are refused from this many messages on. */
const MESSAGES_MAX = 400;

/**
 * Takes one turn and returns the answer to POST /api/chat/message. Throws a ProblemError 404 for an unknown
 * conversation and 409 for one that is too long, and ConversationChangedError when it is to be run again, with the
 * same `talk`.
 */
export async function answerMessage(
  context: TurnContext,
  { conversationId, message, spoken }: MessageRequest,
  keep: Keep | undefined,
  talk: Talk,
): Promise<Answer> {
  const { storage, shop, notifier, now } = context;
  const conversation = await findWithHolder(context, conversationId);
  const holder = holderAt(conversation, now);
  if (conversation.messageCount >= MESSAGES_MAX) throw tooLong(shop);

  const before = parseState(conversation.state);
  const files = sentFiles(await storage.artwork.list({ conversationId }), shop, now);
  const { commands, reading, language } = await readMessage(
    talk,
    { message, state: before, shop, now },
    files.length > 0,
  );
  // Whom silence or an earlier yes made a lead was promised a time, and that one stands.
  const promised = isReachable(before)
    ? await storage.leads.findReplyDueAt(conversationId, before.request)
    : undefined;
  const turn = takeTurn(before, commands, shop, now, {
    language,
    isSpoken: spoken,
    files,
    ...(promised !== undefined && { promised: new Date(promised) }),
  });
  const { lastReply } = before;
  const reply = holder ? null : await wordReply(talk, turn, { message, reading, lastReply, shop, now });

  const label = buttonLabel(message, shop);
  const [questionId, replyId] = [randomUUID(), randomUUID()];
  const response: ChatResponse = {
    response: reply,
    ...(holder ? { heldBy: holder.name, ...SILENT } : offersOf(turn)),
    ticket: turn.ticket,
    items: turn.items,
    total: turn.total,
    messageId: holder ? questionId : replyId,
  };
  const answerWith = (leadId: string | null): Answer => ({
    status: 200,
    body: leadId === null ? response : { ...response, leadId, jobUrl: JOB_URL },
  });
  const { leadId } = await storage.conversations.saveTurn({
    conversationId,
    expectedMessageCount: conversation.messageCount,
    messages: [
      {
        id: questionId,
        role: 'user',
        content: message,
        metadata: {
          reading,
          ...(label !== undefined && { label }),
          ...(holder && { state: stateToStore(unsaid(before, turn.state), turn.items) }),
        },
        question: turn.isUnanswered && !holder ? turn.state.language : null,
      },
      ...(reply === null
        ? []
        : [
            {
              id: replyId,
              role: 'assistant' as const,
              content: reply,
              metadata: {
                state: stateToStore({ ...turn.state, lastReply: reply }, turn.items),
                ...(talk.shown.length > 0 && { wordedByModel: true }),
              },
            },
          ]),
    ],
    ...(turn.asksForPerson && !holder && { live: { askedAt: conversation.askedAt ?? now.toISOString() } }),
    unconfirmedSince: turn.hasUnconfirmedContact ? now.toISOString() : null,
    ...leadToSave(turn.effects, context),
    ...(keep && {
      answer: (saved: { leadId: string | null }) => keep(answerWith(saved.leadId), conversationId),
    }),
    now,
  });
  if (leadId !== null) notifier.wake();
  return answerWith(leadId);
}

const SILENT = { shouldCaptureLead: false, leadCaptureFields: [], suggestions: [] };

const offersOf = ({ shouldCaptureLead, leadCaptureFields, suggestions }: Turn) => ({
  shouldCaptureLead,
  leadCaptureFields,
  suggestions,
});

function tooLong({ brand }: Shop): ProblemError {
  return new ProblemError(
    409,
    `This conversation has become too long for me. Please call us at ${brand.phone}, or start a new one.`,
  );
}

// One turn of a conversation in one transaction: its messages, its lead, its idempotency key; all of it or nothing.
import { type Kysely, sql } from 'kysely';
import { saveChatLead } from '../leads/chat-lead.ts';
import { setHandled } from '../leads/set-handled.ts';
import { type Bind, prepare } from '../prepare.ts';
import { createAnswerKeeper } from '../requests/idempotency.ts';
import type { Database, Tables } from '../tables.ts';
import { ConversationChangedError, type ConversationStore, type Turn } from './conversation-store.ts';
import { holdColumns } from './hold.ts';
import { prepareInsertMessages } from './messages.ts';

export function prepareSaveTurn(
  database: Database,
): (turn: Turn) => ReturnType<ConversationStore['saveTurn']> {
  const claimVersion = prepareClaimVersion(database);
  const insertMessages = prepareInsertMessages(database);
  const attachArtwork = prepareAttachArtwork(database);
  const answers = createAnswerKeeper(database);

  return (turn) =>
    database.write.transaction().execute(async (transaction) => {
      const { conversationId, expectedMessageCount, lead, answer, now } = turn;
      // First, because it waits for a turn under way: what that one stored, its answer too, is seen after it.
      const { numAffectedRows } = await claimVersion(transaction, turn);
      if (numAffectedRows === 0n) {
        if (answer) await answers.refuseIfAnswered(transaction, answer({ leadId: lead?.id ?? null }), now);
        throw new ConversationChangedError('The conversation has changed since it was read.');
      }
      if (turn.live) await saveLive(transaction, conversationId, turn.live);
      await insertMessages(transaction, turn.messages, {
        conversationId,
        countBefore: expectedMessageCount,
        now,
      });
      const leadId = lead ? await saveChatLead(transaction, conversationId, lead, now) : null;
      if (leadId) await attachArtwork(transaction, { conversationId, leadId });
      const answeredIds = turn.answeredBy
        ? await setAnswered(transaction, conversationId, { by: turn.answeredBy, at: now })
        : [];
      if (answer) await answers.keep(transaction, answer({ leadId }), now);
      return { leadId, answeredIds };
    });
}

/** Affects no row unless the conversation still has the messages that the turn was made from. */
function prepareClaimVersion({ write }: Database) {
  return prepare((bind: Bind<Turn>) =>
    write
      .updateTable('chat_conversations')
      .set({
        message_count: bind((turn) => turn.expectedMessageCount + turn.messages.length),
        unconfirmed_since: bind((turn) => turn.unconfirmedSince),
        // A turn without messages leaves the time of the newest one.
        updated_at: sql<string>`coalesce(${bind((turn) =>
          turn.messages.length > 0 ? turn.now.toISOString() : null,
        )}, updated_at)`,
      })
      .where((eb) =>
        eb.and({
          id: bind((turn) => turn.conversationId),
          message_count: bind((turn) => turn.expectedMessageCount),
        }),
      ),
  );
}

/** The conversation's row is this transaction's by now. */
async function saveLive(
  transaction: Kysely<Tables>,
  id: string,
  { held, askedAt }: NonNullable<Turn['live']>,
): Promise<void> {
  const columns = {
    ...(held !== undefined && holdColumns(held)),
    ...(askedAt !== undefined && { asked_at: askedAt }),
  };
  await transaction.updateTable('chat_conversations').set(columns).where('id', '=', id).execute();
}

/** Ids of the leads that waited for it. */
async function setAnswered(
  transaction: Kysely<Tables>,
  conversationId: string,
  handled: { by: string; at: Date },
): Promise<string[]> {
  const waiting = await transaction
    .selectFrom('leads')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('handled_at', 'is', null)
    .execute();
  for (const { id } of waiting) await setHandled(transaction, id, handled);
  return waiting.map(({ id }) => id);
}

/** What was sent before there was a lead is that lead's. */
function prepareAttachArtwork({ write }: Database) {
  return prepare((bind: Bind<{ conversationId: string; leadId: string }>) =>
    write
      .updateTable('artwork')
      .set({ lead_id: bind(({ leadId }) => leadId) })
      .where(
        'conversation_id',
        '=',
        bind(({ conversationId }) => conversationId),
      )
      .where('lead_id', 'is', null),
  );
}

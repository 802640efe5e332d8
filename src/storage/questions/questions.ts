// Questions, read from the messages that are marked as such, and the answers to them.
import type { Kysely, Selectable } from 'kysely';
import type { ShopAnswer } from '../../schemas/question.ts';
import type { Database, Tables } from '../tables.ts';
import type { QuestionStore } from './question-store.ts';

export function createQuestionStore({ read, write }: Database): QuestionStore {
  return {
    list: async (limit) => {
      const rows = await read
        .selectFrom('chat_messages')
        .select(['id', 'conversation_id', 'seq', 'content', 'question', 'question_group', 'timestamp'])
        .where('question', 'is not', null)
        .orderBy('timestamp', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, conversation_id, seq, content, question, question_group, timestamp }) => ({
        id,
        conversationId: conversation_id,
        seq,
        text: content,
        language: question ?? 'en',
        group: question_group,
        at: timestamp,
      }));
    },

    listReplies: async (questions) => {
      const replies = new Map<string, string>();
      if (questions.length === 0) return replies;
      const rows = await read
        .selectFrom('chat_messages')
        .select(['conversation_id', 'seq', 'content'])
        .where((eb) =>
          eb.or(
            questions.map(({ conversationId, seq }) =>
              eb.and({ conversation_id: conversationId, seq: seq + 1 }),
            ),
          ),
        )
        .execute();
      for (const { id, conversationId, seq } of questions) {
        const reply = rows.find((row) => row.conversation_id === conversationId && row.seq === seq + 1);
        if (reply) replies.set(id, reply.content);
      }
      return replies;
    },

    setGroup: (ids, group) => write.transaction().execute((transaction) => setGroup(transaction, ids, group)),

    listAnswers: async () => {
      const rows = await read
        .selectFrom('shop_answers')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toAnswer);
    },

    saveAnswer: (answer, ids) =>
      write.transaction().execute(async (transaction) => {
        const { id, ...row } = toRow(answer);
        await transaction
          .insertInto('shop_answers')
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        await setGroup(transaction, ids, id);
      }),
  };
}

async function setGroup(db: Kysely<Tables>, ids: readonly string[], group: string | null): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('chat_messages')
    .set({ question_group: group })
    .where('id', 'in', ids)
    .where('question', 'is not', null)
    .execute();
}

type Row = Selectable<Tables['shop_answers']>;

const toAnswer = ({ means, created_at, changed_at, changed_by, ended_at, ...row }: Row): ShopAnswer => ({
  ...row,
  means: JSON.parse(means) as string[],
  createdAt: created_at,
  changedAt: changed_at,
  changedBy: changed_by,
  endedAt: ended_at,
});

const toRow = ({ means, createdAt, changedAt, changedBy, endedAt, ...answer }: ShopAnswer): Row => ({
  ...answer,
  means: JSON.stringify(means),
  created_at: createdAt,
  changed_at: changedAt,
  changed_by: changedBy,
  ended_at: endedAt,
});

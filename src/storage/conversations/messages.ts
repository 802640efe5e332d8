// The messages of conversations: inserted in their order, read back whole.
import type { Kysely } from 'kysely';
import type { ConversationMessage } from '../../schemas/conversation.ts';
import { type Bind, prepare } from '../prepare.ts';
import type { Database, Tables } from '../tables.ts';
import type { MessageToSave } from './conversation-store.ts';

export type InsertMessages = (
  transaction: Kysely<Tables>,
  messages: MessageToSave[],
  place: { conversationId: string; countBefore: number; now: Date },
) => Promise<void>;

/** Makes the function that appends messages to a conversation; each number of messages is compiled once. */
export function prepareInsertMessages({ write }: Database): InsertMessages {
  const compiled = new Map<number, ReturnType<typeof compile>>();
  const compile = (count: number) =>
    prepare((bind: Bind<MessageRow[]>) =>
      write.insertInto('chat_messages').values(
        Array.from({ length: count }, (_, index) => {
          const column = <K extends keyof MessageRow>(name: K): MessageRow[K] =>
            bind((rows) => (rows[index] as MessageRow)[name]);
          return {
            id: column('id'),
            conversation_id: column('conversation_id'),
            seq: column('seq'),
            role: column('role'),
            content: column('content'),
            metadata: column('metadata'),
            timestamp: column('timestamp'),
            question: column('question'),
          };
        }),
      ),
    );
  return async (transaction, messages, { conversationId, countBefore, now }) => {
    if (messages.length === 0) return;
    const timestamp = now.toISOString();
    const rows = messages.map(({ id, role, content, metadata, question = null }, index) => ({
      id,
      conversation_id: conversationId,
      seq: countBefore + index + 1,
      role,
      content,
      metadata: metadata && JSON.stringify(metadata),
      timestamp,
      question,
    }));
    const insert = compiled.get(rows.length) ?? compile(rows.length);
    compiled.set(rows.length, insert);
    await insert(transaction, rows);
  };
}

type MessageRow = Omit<Tables['chat_messages'], 'question_group'>;

/** Messages by conversation, oldest first. */
export async function listMessages(
  { read }: Database,
  conversationIds: string[],
): Promise<Map<string, ConversationMessage[]>> {
  const rows = await read
    .selectFrom('chat_messages')
    .select(['conversation_id', 'id', 'role', 'content', 'timestamp', 'metadata'])
    .where('conversation_id', 'in', conversationIds)
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute();
  const messages = new Map<string, ConversationMessage[]>(conversationIds.map((id) => [id, []]));
  for (const { conversation_id, metadata, ...message } of rows) {
    messages.get(conversation_id)?.push({ ...message, metadata: parseMetadata(metadata) });
  }
  return messages;
}

/** What storage wrote as JSON; null stays null. */
export function parseMetadata(json: string | null): ConversationMessage['metadata'] {
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
}

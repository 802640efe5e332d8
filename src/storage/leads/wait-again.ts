import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Its customer has written after it was answered: it waits again, until `answerBy`, and the numbers keep its first answer.
 * Nothing happens to one that waits already.
 */
export async function waitAgain(transaction: Kysely<Tables>, id: string, answerBy: string): Promise<void> {
  await transaction
    .updateTable('leads')
    .set((eb) => ({
      first_answered_at: eb.fn.coalesce('first_answered_at', 'handled_at'),
      first_due_at: eb.fn.coalesce('first_due_at', 'reply_due_at'),
      handled_at: null,
      handled_by: null,
      escalated_at: null,
      reply_due_at: answerBy,
    }))
    .where('id', '=', id)
    .where('handled_at', 'is not', null)
    .execute();
}

import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Who handled a lead and when, or null to take that back. Who was first stays; a new lead is contacted then. */
export async function setHandled(
  transaction: Kysely<Tables>,
  id: string,
  handled: { by: string; at: Date } | null,
): Promise<void> {
  await transaction
    .updateTable('leads')
    .set((eb) => ({
      handled_at: handled && eb.fn.coalesce('handled_at', eb.val(handled.at.toISOString())),
      handled_by: handled && eb.fn.coalesce('handled_by', eb.val(handled.by)),
      ...(handled && {
        status: eb
          .case()
          .when('status', '=', 'new')
          .then(eb.val('contacted' as const))
          .else(eb.ref('status'))
          .end(),
      }),
    }))
    .where('id', '=', id)
    .execute();
}

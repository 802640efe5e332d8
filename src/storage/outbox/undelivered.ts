// Leads that the shop was not told of: counted and listed by the same rule.
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { TO_CUSTOMER } from '../../schemas/lead.ts';
import type { Tables } from '../tables.ts';

/** In the words of the index of unsent rows, without which SQLite would not use it. */
export const isUnsent = sql<SqlBool>`state <> 'sent'`;

/** True of a notification to the shop, none to the visitor, that was given up, or has an error and was queued before that time. */
export function isFailing(failingBefore: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'outbox'>();
  const isLate = eb.and([eb('error', 'is not', null), eb('queued_at', '<', failingBefore.toISOString())]);
  return eb.and([eb('channel', 'not in', TO_CUSTOMER), eb.or([eb('state', '=', 'failed'), isLate])]);
}

/** The ids of their leads, as a subquery. */
export function undeliveredLeadIds(failingBefore: Date) {
  return expressionBuilder<Tables, 'leads'>()
    .selectFrom('outbox')
    .select('lead_id')
    .where(isUnsent)
    .where(isFailing(failingBefore));
}

// How many leads were won and lost, from an index that holds those alone and all that is asked of them.
import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { Decided } from './lead-store.ts';

export async function countDecided({ read }: Database, starts: readonly Date[]): Promise<Decided[]> {
  const [first, ...next] = starts.map((start) => start.toISOString());
  if (first === undefined) return [];
  const ends = next.map((end, index) => sql`when decided_at < ${end} then ${sql.lit(index)}`);
  const span =
    ends.length === 0
      ? sql<number>`0`
      : sql<number>`case ${sql.join(ends, sql` `)} else ${sql.lit(ends.length)} end`;
  const rows = await read
    .selectFrom('leads')
    .select([span.as('span'), 'status', 'source', 'service'])
    .select((eb) => eb.fn.countAll().as('leads'))
    .where('decided_at', '>=', first)
    .groupBy(['span', 'status', 'source', 'service'])
    .execute();
  return rows.map(({ status, leads, ...row }) => ({ ...row, isWon: status === 'won', leads: Number(leads) }));
}

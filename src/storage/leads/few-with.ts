// Whether a search finds few leads, so that these are read instead of the whole list.
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '../tables.ts';
import { trigramsOf } from './search-text.ts';

/** Of more than these a page is soon full of the newest, in the order of the list. */
const FEW = 2000;

/** A condition that leaves the leads which may hold the words of `q`; none where those are many, or no index tells them. */
export async function fewWith(
  { read, hasTrigrams }: Database,
  q: string | undefined,
): Promise<Expression<SqlBool>[]> {
  const trigrams = hasTrigrams && q !== undefined ? trigramsOf(q) : null;
  if (trigrams === null) return [];
  const matching = read
    .selectFrom('lead_trigrams')
    .select('rowid')
    .where(sql<SqlBool>`lead_trigrams match ${trigrams}`);
  const { found } = await read
    .selectFrom(matching.limit(FEW + 1).as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  if (found > FEW) return [];
  const eb = expressionBuilder<Tables, 'leads'>();
  return [eb('id', 'in', read.selectFrom('lead_rows').select('lead_id').where('row', 'in', matching))];
}

// Compiles a statement once, for the statements that every message runs: a run only fills in values.
import type { Compilable, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands in a statement for a value that is read from what the run is given. */
export type Bind<V> = <T>(read: (values: V) => T) => T;

/**
 * @example
 * const find = prepare((bind: Bind<string>) =>
 *   db.selectFrom('users').selectAll().where('id', '=', bind((id) => id)));
 * const { rows } = await find(db, '1f0c…');
 */
export function prepare<V, R>(
  build: (bind: Bind<V>) => Compilable<R>,
): (db: Kysely<Tables>, values: V) => Promise<QueryResult<R>> {
  // The query builder passes values through untouched, so a placeholder may pose as one.
  const compiled = build((read) => new Bound(read) as never).compile();
  return (db, values) =>
    db.executeQuery<R>({
      ...compiled,
      parameters: compiled.parameters.map((parameter) =>
        parameter instanceof Bound ? parameter.read(values) : parameter,
      ),
    });
}

class Bound<V> {
  readonly read: (values: V) => unknown;

  constructor(read: (values: V) => unknown) {
    this.read = read;
  }
}

// Runs Kysely's queries on one better-sqlite3 connection, each statement prepared once.
import type BetterSqlite3 from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Lists of ids make one text per length; beyond this the oldest statement is prepared anew when needed. */
const KEPT_STATEMENTS = 200;

export class SqliteStatements {
  readonly #db: BetterSqlite3.Database;
  readonly #kept = new Map<string, BetterSqlite3.Statement>();

  constructor(db: BetterSqlite3.Database) {
    this.#db = db;
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#kept.get(sql) ?? this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): BetterSqlite3.Statement {
    const statement = this.#db.prepare(sql);
    if (this.#kept.size >= KEPT_STATEMENTS) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(sql, statement);
    return statement;
  }
}

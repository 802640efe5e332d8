// A Kysely driver for one SQLite connection that only reads: no queue, as every query ends before it returns.
import type BetterSqlite3 from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { SqliteStatements } from './sqlite-statements.ts';

export class QueryOnlyDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(db: BetterSqlite3.Database) {
    const statements = new SqliteStatements(db);
    this.#connection = {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => statements.run<R>(query),
      streamQuery: refuse,
    };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
}

function refuse(): never {
  throw new Error('The reading connection runs single queries only.');
}

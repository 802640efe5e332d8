// A Kysely driver for SQLite whose transactions share commits: those that arrive together are savepoints of
// one SQLite transaction, so one sync serves them all, and each of them still succeeds or fails by itself.
import type BetterSqlite3 from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { SqliteStatements } from './sqlite-statements.ts';
import { whenUnlocked } from './when-unlocked.ts';

export class GroupCommitDriver implements Driver {
  readonly #db: BetterSqlite3.Database;
  readonly #statements: SqliteStatements;
  readonly #begin: BetterSqlite3.Statement;
  readonly #savepoint: BetterSqlite3.Statement;
  readonly #release: BetterSqlite3.Statement;
  readonly #rollbackTo: BetterSqlite3.Statement;
  readonly #commit: BetterSqlite3.Statement;

  /** The transaction at work; the others wait in order. */
  #current: GroupCommitConnection | undefined;
  readonly #waiting: GroupCommitConnection[] = [];
  /** Transactions finished but not yet committed. */
  #batch: Batch | undefined;

  /** `db` needs no busy timeout: this driver waits for locks without holding up the event loop. */
  constructor(db: BetterSqlite3.Database) {
    this.#db = db;
    this.#statements = new SqliteStatements(db);
    this.#begin = db.prepare('begin immediate');
    this.#savepoint = db.prepare('savepoint request');
    this.#release = db.prepare('release request');
    this.#rollbackTo = db.prepare('rollback to request');
    this.#commit = db.prepare('commit');
  }

  acquireConnection(): Promise<DatabaseConnection> {
    const connection = new GroupCommitConnection((query) => this.#run(connection, query));
    if (this.#current) {
      this.#waiting.push(connection);
    } else {
      this.#current = connection;
      connection.takeTurn();
    }
    return connection.turn;
  }

  async beginTransaction(connection: GroupCommitConnection): Promise<void> {
    this.#batch ??= await this.#openBatch(connection);
    this.#savepoint.run();
    connection.isOpen = true;
  }

  async commitTransaction(connection: GroupCommitConnection): Promise<void> {
    const batch = this.#batch;
    if (!batch || !connection.isOpen) throw new Error('The database rolled this transaction back.');
    this.#release.run();
    this.#handOn(connection);
    await batch.committed;
  }

  async rollbackTransaction(connection: GroupCommitConnection): Promise<void> {
    if (this.#current !== connection) return; // Its commit failed: nothing is left to undo.
    try {
      if (connection.isOpen && this.#batch) {
        this.#rollbackTo.run();
        this.#release.run();
      }
    } catch (error) {
      // Half a transaction may be left in the batch: nothing of it may be committed.
      if (this.#batch) this.#loseBatch(this.#batch, error);
      throw error;
    } finally {
      this.#handOn(connection);
    }
  }

  async releaseConnection(connection: GroupCommitConnection): Promise<void> {
    if (this.#current === connection) this.#handOn(connection);
  }

  async init(): Promise<void> {}

  /** Waits for those in line; the connection itself belongs to whoever opened it. */
  async destroy(): Promise<void> {
    await this.#betweenBatches(() => {});
  }

  /**
   * Moves what was committed from the log into the main file and empties the log, so that damage to the log can lose none
   * of it. False where another connection reads the log, and it has to be tried again.
   */
  async foldLog(): Promise<boolean> {
    let isDone = false;
    await this.#betweenBatches(() => {
      isDone = this.#db.pragma('wal_checkpoint(truncate)', { simple: true }) === 0;
    });
    return isDone;
  }

  async #betweenBatches(work: () => void): Promise<void> {
    const turn = (await this.acquireConnection()) as GroupCommitConnection;
    try {
      if (this.#batch) this.#commitBatch(this.#batch);
      work();
    } finally {
      this.#handOn(turn);
    }
  }

  #run<R>(connection: GroupCommitConnection, query: CompiledQuery): QueryResult<R> {
    if (!connection.isOpen) {
      throw new Error(
        'Writes run inside a transaction: outside one they would be answered before their commit.',
      );
    }
    try {
      return this.#statements.run<R>(query);
    } catch (error) {
      // A full disk, for one, makes SQLite roll back all that is uncommitted, the neighbours' work too.
      if (this.#batch && !this.#db.inTransaction) this.#loseBatch(this.#batch, error);
      throw error;
    }
  }

  async #openBatch(connection: GroupCommitConnection): Promise<Batch> {
    await whenUnlocked(() => this.#begin.run(), connection.askedAt);
    const batch = new Batch();
    // After every request that has already arrived has had its turn.
    setImmediate(() => {
      batch.isDue = true;
      if (!this.#current) this.#commitBatch(batch);
    });
    return batch;
  }

  #handOn(connection: GroupCommitConnection): void {
    connection.isOpen = false;
    if (this.#batch?.isDue) this.#commitBatch(this.#batch);
    this.#current = this.#waiting.shift();
    this.#current?.takeTurn();
  }

  #commitBatch(batch: Batch): void {
    if (this.#batch !== batch) return; // Lost, or committed while closing.
    try {
      this.#commit.run();
      this.#batch = undefined;
      batch.resolve();
    } catch (error) {
      this.#loseBatch(batch, error);
    }
  }

  #loseBatch(batch: Batch, error: unknown): void {
    this.#batch = undefined;
    if (this.#current) this.#current.isOpen = false;
    batch.reject(error);
    if (this.#db.inTransaction) this.#db.exec('rollback');
  }
}

/** Transactions that will be committed together. */
class Batch {
  readonly committed: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  /** Nobody joins any more: the next one to finish commits. */
  isDue = false;

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.committed = promise;
    this.resolve = resolve;
    this.reject = reject;
    // Rejections reach those who joined; when all of them failed by themselves there is nobody to tell.
    promise.catch(() => {});
  }
}

/** One transaction's hold on the single connection. */
class GroupCommitConnection implements DatabaseConnection {
  readonly askedAt = performance.now();
  readonly turn: Promise<this>;
  readonly takeTurn: () => void;
  /** Inside its savepoint. */
  isOpen = false;
  readonly #run: <R>(query: CompiledQuery) => QueryResult<R>;

  constructor(run: <R>(query: CompiledQuery) => QueryResult<R>) {
    const { promise, resolve } = Promise.withResolvers<this>();
    this.turn = promise;
    this.takeTurn = () => resolve(this);
    this.#run = run;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run<R>(query);
  }

  streamQuery(): never {
    throw new Error('The writing connection does not stream.');
  }
}

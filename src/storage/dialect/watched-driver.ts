// A Kysely driver over an engine's own: closed until the database is open, it says in the product's terms when the
// database cannot be used.
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { StorageUnavailableError } from '../storage.ts';
import { describeFault, unavailable } from './faults.ts';

interface Listeners {
  onFault: (fault: StorageUnavailableError) => void;
  /** Something has changed. */
  onChange?: () => void;
}

export class WatchedDriver implements Driver {
  readonly #listeners: Listeners;
  #inner: Driver | undefined;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  /** From here on queries run. */
  open(inner: Driver): void {
    this.#inner = inner;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = this.#open();
    const connection = await this.#watch(() => inner.acquireConnection());
    return new WatchedConnection(connection, (run) => this.#watch(run));
  }

  beginTransaction({ inner }: WatchedConnection, settings: TransactionSettings): Promise<void> {
    return this.#watch(() => this.#open().beginTransaction(inner, settings));
  }

  async commitTransaction({ inner, hasWritten }: WatchedConnection): Promise<void> {
    await this.#watch(() => this.#open().commitTransaction(inner));
    if (hasWritten) this.#listeners.onChange?.();
  }

  rollbackTransaction({ inner }: WatchedConnection): Promise<void> {
    return this.#watch(() => this.#open().rollbackTransaction(inner));
  }

  releaseConnection({ inner }: WatchedConnection): Promise<void> {
    return this.#open().releaseConnection(inner);
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#inner?.destroy();
  }

  #open(): Driver {
    if (!this.#inner) throw unavailable('away');
    return this.#inner;
  }

  async #watch<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      const described = describeFault(error);
      if (described !== error) this.#listeners.onFault(described as StorageUnavailableError);
      throw described;
    }
  }
}

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  hasWritten = false;
  readonly #watch: <T>(run: () => Promise<T>) => Promise<T>;

  constructor(inner: DatabaseConnection, watch: <T>(run: () => Promise<T>) => Promise<T>) {
    this.inner = inner;
    this.#watch = watch;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#watch(() => this.inner.executeQuery<R>(query));
    const { rows, numAffectedRows } = result;
    // The outbox is looked into every second, and mostly nothing is due.
    if (query.query.kind !== 'SelectQueryNode' && (rows.length > 0 || numAffectedRows))
      this.hasWritten = true;
    return result;
  }

  streamQuery(): never {
    throw new Error('Queries are not streamed.');
  }
}

// A Kysely driver over an engine's own: closed until the database is open, it says in the product's terms when the
// database cannot be used, and why.
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { StorageUnavailableError } from '../storage.ts';
import { describeFault, unavailable } from './faults.ts';

interface Listeners {
  onFault: (fault: StorageUnavailableError) => void;
  /** Something has changed. */
  onChange?: () => void;
}

export class WatchedDriver implements Driver {
  readonly #listeners: Listeners;
  #inner: Driver | undefined;
  #refusal: StorageUnavailableError | null = unavailable('away');

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  /** From here on queries run. */
  open(inner: Driver): void {
    this.#inner = inner;
    this.#refusal = null;
  }

  /** From here on no query begins, for this reason; what runs may end. Returns the reason in the product's terms. */
  refuse(error: unknown): unknown {
    const described = describeFault(error);
    if (described instanceof StorageUnavailableError) this.#refusal = described;
    return described;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = this.#inner;
    if (this.#refusal || !inner) throw this.#refusal ?? unavailable('away');
    const connection = await this.#watch(() => inner.acquireConnection());
    return new WatchedConnection(inner, connection, (run) => this.#watch(run));
  }

  beginTransaction({ driver, inner }: WatchedConnection, settings: TransactionSettings): Promise<void> {
    return this.#watch(() => driver.beginTransaction(inner, settings));
  }

  async commitTransaction({ driver, inner, hasWritten }: WatchedConnection): Promise<void> {
    await this.#watch(() => driver.commitTransaction(inner));
    if (hasWritten) this.#listeners.onChange?.();
  }

  rollbackTransaction({ driver, inner }: WatchedConnection): Promise<void> {
    return this.#watch(() => driver.rollbackTransaction(inner));
  }

  releaseConnection({ driver, inner }: WatchedConnection): Promise<void> {
    return driver.releaseConnection(inner);
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#inner?.destroy();
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
  readonly driver: Driver;
  readonly inner: DatabaseConnection;
  hasWritten = false;
  readonly #watch: <T>(run: () => Promise<T>) => Promise<T>;

  constructor(driver: Driver, inner: DatabaseConnection, watch: <T>(run: () => Promise<T>) => Promise<T>) {
    this.driver = driver;
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

// What an adapter tells the page: one value, and who wants to know when it changes. Fits useSyncExternalStore.

export interface StatusStore<Status> {
  get(): Status;
  set(status: Status): void;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createStatus<Status>(status: Status): StatusStore<Status> {
  const listeners = new Set<() => void>();
  return {
    get: () => status,
    set(next) {
      status = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

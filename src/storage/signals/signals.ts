// Word of what has changed, to whoever listens now, on every instance. It may be lost: who needs to know looks again by itself.

/** What happened to a conversation or a lead; the id alone, never a word of it. */
export type SignalKind =
  /** Messages, who has it, or the visitor's presence have changed. */
  'conversation' | 'lead' | 'person_typing' | 'person_stopped' | 'visitor_typing' | 'visitor_stopped';

export interface Signal {
  kind: SignalKind;
  id: string;
}

export interface Signals {
  /** Tells all listeners of this process, and those of the others as soon as can be. Neither throws nor waits. */
  publish(signal: Signal): void;
  /** Returns how to stop listening. */
  subscribe(listener: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

/** Those of one process. */
export function createSignals(): Signals {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    publish: (signal) => {
      for (const listener of listeners) listener(signal);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
}

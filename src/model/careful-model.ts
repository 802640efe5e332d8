// Keeps a model within its limits: time, one retry, a circuit breaker, and what may be spent. Whatever goes wrong, the
// turn goes on without the model.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Breaker, createBreaker } from './breaker.ts';
import {
  type BeginTurn,
  type Model,
  ModelError,
  type ModelLog,
  type ModelReading,
  type TurnModel,
} from './model.ts';
import { NOTHING_READ } from './none.ts';

export interface ModelLimits {
  /** From the turn's beginning; a reading that takes longer is done without. */
  readMs: number;
  /** From the turn's beginning to the first token of the wording, retries and all. */
  firstTokenMs: number;
  /** Between two tokens. */
  silenceMs: number;
  /** From the turn's beginning to the last token; it leaves time to store the turn. */
  turnMs: number;
}

const LIMITS: ModelLimits = { readMs: 2500, firstTokenMs: 4000, silenceMs: 2000, turnMs: 11_000 };
const RETRY_AFTER_MS = 250;
/** Who asks for more patience than this is asked again in another turn. */
const LONGEST_PAUSE_MS = 1000;

type CallName = 'read' | 'phrase';

export interface ModelCare {
  /** Resolves to true if one more call of about so many characters may be made. */
  spend(characters: number, conversationId: string): Promise<boolean>;
  limits?: ModelLimits;
}

/**
 * @example
 * const beginTurn = createCarefulModel(createOpenAiCompatible(endpoint), { spend });
 * for await (const piece of beginTurn(conversationId, log).phrase(request)) show(piece);
 */
export function createCarefulModel(model: Model, { spend, limits = LIMITS }: ModelCare): BeginTurn {
  const breakers: Record<CallName, Breaker> = { read: createBreaker(), phrase: createBreaker() };

  return (conversationId, log) => {
    const begunAt = performance.now();
    const left = (untilMs: number) => begunAt + untilMs - performance.now();

    /** One call with its retry; once something has come there is none. */
    async function* calling<T>(
      name: CallName,
      request: object,
      untilFirstMs: number,
      work: (signal: AbortSignal) => AsyncIterable<T>,
    ): AsyncGenerator<T> {
      const breaker = breakers[name];
      for (let tries = 1; tries <= 2; tries += 1) {
        if (left(untilFirstMs) <= 0 || !breaker.mayCall(performance.now())) return;
        if (!(await mayAfford(name, request))) return;
        const watch = createWatch(left(untilFirstMs));
        let hasBegun = false;
        let error: unknown;
        try {
          for await (const piece of work(watch.signal)) {
            hasBegun = true;
            watch.allow(Math.min(limits.silenceMs, left(limits.turnMs)));
            yield piece;
          }
          return;
        } catch (caught) {
          error = caught;
        } finally {
          watch.end();
          if (error === undefined) breaker.succeed();
        }
        const failure =
          error instanceof ModelError ? error : new ModelError('unusable', 'failed', { cause: error });
        note(log, name, failure, breaker);
        if (hasBegun || !isWorthRetry(failure)) return;
        await sleep(failure.retryAfterMs ?? RETRY_AFTER_MS);
      }
    }

    async function mayAfford(name: CallName, request: object): Promise<boolean> {
      try {
        return await spend(JSON.stringify(request).length, conversationId);
      } catch (error) {
        log.warn({ err: error, call: name }, "the model's budget could not be counted; no call is made");
        return false;
      }
    }

    const turn: TurnModel = {
      isThere: true,
      async read(request): Promise<ModelReading> {
        const reading = calling('read', request, limits.readMs, async function* (signal) {
          yield await model.read(request, signal);
        });
        for await (const read of reading) return read;
        return NOTHING_READ;
      },
      phrase: (request) =>
        calling('phrase', request, limits.firstTokenMs, (signal) => model.phrase(request, signal)),
    };
    return turn;
  };
}

function note(
  log: ModelLog,
  call: CallName,
  { kind, status, retryAfterMs }: ModelError,
  breaker: Breaker,
): void {
  const opens = breaker.fail(performance.now(), retryAfterMs);
  log.warn({ call, kind, ...(status !== null && { status }) }, "the model failed; Carl's own words go out");
  if (opens)
    log.warn({ call }, 'the model keeps failing; it is left alone and tried again every now and then');
}

function isWorthRetry({ kind, status, retryAfterMs }: ModelError): boolean {
  if (retryAfterMs !== null && retryAfterMs > LONGEST_PAUSE_MS) return false;
  return kind === 'unreachable' || (status !== null && (status >= 500 || status === 429 || status === 408));
}

/** A signal that is given when its time is up; the time can be set anew. */
function createWatch(ms: number): { signal: AbortSignal; allow(ms: number): void; end(): void } {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('The time is up.', 'TimeoutError'));
  let timer = setTimeout(giveUp, ms);
  return {
    signal: controller.signal,
    allow(more) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, more);
    },
    end() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

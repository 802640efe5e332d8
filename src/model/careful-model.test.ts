import { beforeEach, describe, expect, it } from 'vitest';
import { createCarefulModel } from './careful-model.ts';
import { type BeginTurn, type Model, ModelError } from './model.ts';

const LIMITS = { readMs: 100, firstTokenMs: 400, silenceMs: 150, turnMs: 700 };
const ASKED = { message: 'two', asked: null, items: [], products: [], methods: [] };
const REQUEST = { message: 'hi', statements: ['Hello.'], question: '' };

describe('a careful model', () => {
  /** What the model does at each call, the last one again and again. */
  let does: ((signal: AbortSignal) => AsyncGenerator<string>)[];
  let calls: number;
  let spent: number[];
  let budget: number;
  let lines: object[];
  let beginTurn: BeginTurn;

  beforeEach(() => {
    [does, calls, spent, budget, lines] = [[], 0, [], Number.POSITIVE_INFINITY, []];
    const next = () => does[Math.min(calls++, does.length - 1)] ?? says('Hello.');
    const model: Model = {
      async read(_request, signal) {
        for await (const piece of next()(signal)) return { commands: [piece] };
        throw new ModelError('unusable', 'empty');
      },
      phrase: (_request, signal) => next()(signal),
    };
    const spend = async (characters: number) => {
      spent.push(characters);
      return spent.length <= budget;
    };
    beginTurn = createCarefulModel(model, { spend, limits: LIMITS });
  });

  const log = { info: () => {}, warn: (what: object) => lines.push(what) };
  const says = (...pieces: string[]) =>
    async function* () {
      yield* pieces;
    };
  const fails = (error: ModelError) =>
    async function* (): AsyncGenerator<string> {
      if (error) throw error;
      yield '';
    };
  /** Keeps silent after `pieces` until it is told to give up. */
  const hangs = (...pieces: string[]) =>
    async function* (signal: AbortSignal): AsyncGenerator<string> {
      yield* pieces;
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new ModelError('timeout', 'slow')), { once: true });
      });
    };
  const reset = new ModelError('unreachable', 'reset');
  const down = new ModelError('refused', '503', { status: 503 });
  const phrase = async (turn = beginTurn('c', log)) => {
    let text = '';
    for await (const piece of turn.phrase(REQUEST)) text += piece;
    return text;
  };

  it('hands on what the model says', async () => {
    does = [says('Hel', 'lo.')];
    expect(await phrase()).toBe('Hello.');
    expect((await beginTurn('c', log).read(ASKED)).commands).toEqual(['Hel']);
  });

  it.each([reset, down])('tries once more where that may help: $message', async (error) => {
    does = [fails(error), says('Hello.')];
    expect(await phrase()).toBe('Hello.');
    does = [fails(error)];
    calls = 0;
    expect(await phrase()).toBe('');
    expect(calls).toBe(2);
  });

  it.each([
    new ModelError('refused', '401', { status: 401 }),
    new ModelError('refused', '429', { status: 429, retryAfterMs: 60_000 }),
    new ModelError('unusable', 'no JSON'),
  ])('does not where it cannot: $message', async (error) => {
    does = [fails(error), says('Hello.')];
    expect(await phrase()).toBe('');
    expect(calls).toBe(1);
  });

  it('does not once something was said', async () => {
    does = [
      async function* () {
        yield 'Hello';
        throw reset;
      },
    ];
    expect(await phrase()).toBe('Hello');
    expect(calls).toBe(1);
  });

  it.each([
    ['at the first token', hangs(), LIMITS.firstTokenMs, ''],
    ['between two', hangs('Hello.'), LIMITS.silenceMs, 'Hello.'],
  ])('waits no longer than it may %s', async (_when, hanging, limit, said) => {
    does = [hanging];
    const begun = performance.now();
    expect(await phrase()).toBe(said);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThanOrEqual(limit - 5);
    expect(took).toBeLessThan(limit + 200);
  });

  it('has one clock for all calls of a turn', async () => {
    does = [
      async function* (signal) {
        for (;;) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          if (signal.aborted) throw new ModelError('timeout', 'slow');
          yield '.';
        }
      },
    ];
    const turn = beginTurn('c', log);
    const begun = performance.now();
    await phrase(turn);
    expect(performance.now() - begun).toBeLessThan(LIMITS.turnMs + 200);
    const made = calls;
    expect(await phrase(turn)).toBe('');
    expect(await turn.read(ASKED)).toEqual({ commands: [] });
    expect(calls).toBe(made);
  });

  it('makes no call that the budget does not cover', async () => {
    budget = 1;
    expect(await phrase()).toBe('Hello.');
    expect(await phrase()).toBe('');
    expect(calls).toBe(1);
    expect(spent[0]).toBeGreaterThan(20);
  });

  it('leaves a model alone that keeps failing', async () => {
    does = [fails(new ModelError('unusable', 'empty'))];
    for (let i = 0; i < 10; i += 1) expect(await phrase()).toBe('');
    expect(calls).toBe(4);
  });

  it('logs what failed without a word of it', async () => {
    does = [fails(new ModelError('refused', 'answered 401', { status: 401, cause: new Error('sk-secret') }))];
    await phrase();
    expect(lines).toEqual([{ call: 'phrase', kind: 'refused', status: 401 }]);
  });
});

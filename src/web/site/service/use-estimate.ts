// The figures that the calculator shows: those of the page at first, then what GET /api/estimate answers.
import { useEffect, useRef, useState } from 'react';
import type { Estimate, PricedJobAnswer } from '../../../schemas/estimate.ts';
import type { Calculator, PricedBreak } from '../../../schemas/page.ts';
import type { AskedJob } from '../../../schemas/told-job.ts';
import { ApiError, getJson } from '../../api.ts';
import { type ErrorsByField, errorsByField } from '../../ui/form-errors.ts';

export interface Figures {
  /** What they are of. */
  job: AskedJob;
  quantity: number;
  estimate: Estimate;
  /** Id of what it is made by. */
  method: string;
  /** The whole answer, for these figures and the other methods; null for those that the page opened with. */
  answer: PricedJobAnswer | null;
}

interface Outcome {
  /** Null while a field is at fault, or when there was no answer. */
  figures: Figures | null;
  /** The quantity breaks as last priced, of those that can be ordered so. */
  breaks: readonly PricedBreak[];
  errors: ErrorsByField;
  /** Why there are no figures where no field is at fault. */
  problem: string | null;
  isPending: boolean;
}

/** Typing is over after this. */
const PAUSE_MS = 250;

/**
 * The newest figures, `ask` for others, and `complete` for all about those that the page opened with; an answer that
 * comes after a later question is dropped.
 *
 *     const { figures, ask } = useEstimate('embroidery', calculator);
 *     ask({ quantity: '48', options: { imprint_locations: '2' } });
 */
export function useEstimate(service: string, calculator: Calculator) {
  const { start, breaks } = calculator;
  const [outcome, setOutcome] = useState<Outcome>({
    figures: { ...start, job: { quantity: String(start.quantity), options: {} }, answer: null },
    breaks,
    errors: {},
    problem: null,
    isPending: false,
  });
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  /** What comes of `job`; null where another was asked for since. */
  async function ask(job: AskedJob): Promise<Pick<Outcome, 'figures' | 'errors'> | null> {
    const signal = begin();
    setOutcome((shown) => ({ ...shown, isPending: true }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted) return null;
    const next = await findFigures(service, job, calculator, signal);
    if (signal.aborted) return null;
    setOutcome((shown) => ({ ...shown, ...next, isPending: false }));
    return next;
  }

  /** Nothing that is shown changes by it, and nothing is said where it fails. */
  async function complete(job: AskedJob): Promise<void> {
    const signal = begin();
    const answer = await getAnswer(service, job, signal).catch(() => null);
    if (answer && !signal.aborted) setOutcome((shown) => ({ ...shown, figures: figuresOf(job, answer) }));
  }

  function begin(): AbortSignal {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  }

  return { ...outcome, ask, complete };
}

const figuresOf = (job: AskedJob, answer: PricedJobAnswer): Figures => ({
  job,
  quantity: Number(job.quantity),
  estimate: answer,
  method: answer.method,
  answer,
});

function getAnswer(
  service: string,
  { quantity, options, method, neededBy }: AskedJob,
  signal: AbortSignal,
): Promise<PricedJobAnswer> {
  const query = new URLSearchParams({
    service,
    quantity,
    ...options,
    ...(method !== undefined && { method }),
    ...(neededBy !== undefined && { neededBy }),
  });
  return getJson<PricedJobAnswer>(`/api/estimate?${query}`, { signal });
}

async function findFigures(
  service: string,
  job: AskedJob,
  { breaks, products }: Calculator,
  signal: AbortSignal,
): Promise<Pick<Outcome, 'figures' | 'errors' | 'problem'> & Partial<Outcome>> {
  const isUsual =
    Object.keys(job.options).length === 0 && job.method === undefined && job.neededBy === undefined;
  try {
    const answer = await getAnswer(service, job, signal);
    const product = products[answer.product];
    const least = (job.method === undefined ? product?.from : product?.minimums[job.method]) ?? 1;
    const priced = isUsual
      ? breaks
      : await Promise.all(
          breaks
            .filter(({ quantity }) => quantity >= least)
            .map(async ({ quantity }) => {
              const at = { ...job, quantity: String(quantity) };
              return { ...(await getAnswer(service, at, signal)), quantity };
            }),
        );
    return { figures: figuresOf(job, answer), breaks: priced, errors: {}, problem: null };
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const errors = errorsByField(problem?.errors);
    if (problem?.errors) return { figures: null, errors, problem: null };
    if (!signal.aborted) console.error('Failed to get an estimate', error);
    return { figures: null, errors, problem: problem?.detail ?? NO_ANSWER };
  }
}

const NO_ANSWER = 'The estimate could not be worked out just now.';

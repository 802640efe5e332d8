// The figures that the calculator shows: those of the page at first, then what GET /api/estimate answers.
import { useEffect, useRef, useState } from 'react';
import type { Estimate } from '../../../../schemas/estimate.ts';
import type { Calculator, PricedBreak } from '../../../../schemas/page.ts';
import { ApiError, getJson } from '../../../api.ts';
import { type ErrorsByField, errorsByField } from '../../../ui/form-errors.ts';

/** What is asked: the quantity as typed, and the options that are not as usual, by their price-book names. */
export interface Job {
  quantity: string;
  options: Record<string, string>;
}

export interface Figures {
  quantity: number;
  estimate: Estimate;
}

interface Outcome {
  /** Null while a field is at fault, or when there was no answer. */
  figures: Figures | null;
  /** The quantity breaks as last priced. */
  breaks: readonly PricedBreak[];
  errors: ErrorsByField;
  /** Why there are no figures where no field is at fault. */
  problem: string | null;
  isPending: boolean;
}

/** Typing is over after this. */
const PAUSE_MS = 250;

/**
 * The newest figures, and `ask` for others; an answer that comes after a later question is dropped.
 *
 *     const { figures, ask } = useEstimate('embroidery', calculator);
 *     ask({ quantity: '48', options: { imprint_locations: '2' } });
 */
export function useEstimate(service: string, { start, breaks }: Calculator) {
  const [outcome, setOutcome] = useState<Outcome>({
    figures: start,
    breaks,
    errors: {},
    problem: null,
    isPending: false,
  });
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  /** The figures for `job`; null where there are none, or where another was asked for since. */
  async function ask(job: Job): Promise<Figures | null> {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setOutcome((shown) => ({ ...shown, isPending: true }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (signal.aborted) return null;
    const next = await findFigures(service, job, breaks, signal);
    if (signal.aborted) return null;
    setOutcome((shown) => ({ ...shown, ...next, isPending: false }));
    return next.figures;
  }

  return { ...outcome, ask };
}

async function findFigures(
  service: string,
  { quantity, options }: Job,
  breaks: readonly PricedBreak[],
  signal: AbortSignal,
): Promise<Partial<Outcome> & Pick<Outcome, 'figures'>> {
  const get = (count: number | string) => {
    const query = new URLSearchParams({ service, quantity: String(count), ...options });
    return getJson<Estimate>(`/api/estimate?${query}`, { signal });
  };
  const isUsual = Object.keys(options).length === 0;
  try {
    const [estimate, priced] = await Promise.all([
      get(quantity),
      isUsual
        ? breaks
        : Promise.all(breaks.map(async (at) => ({ ...(await get(at.quantity)), quantity: at.quantity }))),
    ]);
    const figures = { quantity: Number(quantity), estimate };
    return { figures, breaks: priced, errors: {}, problem: null };
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const errors = errorsByField(problem?.errors);
    if (problem?.errors) return { figures: null, errors, problem: null };
    if (!signal.aborted) console.error('Failed to get an estimate', error);
    return { figures: null, errors, problem: problem?.detail ?? NO_ANSWER };
  }
}

const NO_ANSWER = 'The estimate could not be worked out just now.';

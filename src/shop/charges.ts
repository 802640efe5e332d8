// What a job is charged, part by part: per piece, percentages on the run, setup once. A price is their sum.
import type { Method, Product, RushStep } from '../schemas/catalog.ts';
import type { Setting } from './settings.ts';

export interface JobCharge {
  /** 'Basic cotton tee', '2 ink colors, setup', 'Rush, 5 working days, +25 %'. */
  tell(): string;
  quantity: number;
  unitCents: number;
}

interface ChargedJob {
  product: Product;
  quantity: number;
  sizes: Readonly<Record<string, number>> | undefined;
  settings: readonly Setting[];
  rush: RushStep | null;
}

/**
 * The charges of a job by a method, none of them nothing. A percentage is what it adds to what stands before it, rounded
 * so that all together are the run times all percentages, rounded once.
 */
export function chargesOf(method: Method, job: ChargedJob): JobCharge[] {
  const run = runCharges(method, job);
  return [...run, ...percentCharges(method, job, sumOf(run)), ...setupCharges(method, job)].filter(
    ({ unitCents }) => unitCents !== 0,
  );
}

export const sumOf = (charges: readonly JobCharge[]): number =>
  charges.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);

function runCharges(method: Method, { product, quantity, sizes, settings }: ChargedJob): JobCharge[] {
  const unitCents = method.quantity_breaks.findLast(({ from }) => from <= quantity)?.unit_cents ?? 0;
  return [
    ...settings.map(({ tell, charge, times }) => ({ tell, quantity, unitCents: charge.unit_cents * times })),
    { tell: () => method.name, quantity, unitCents },
    ...Object.entries(sizes ?? {}).map(([size, pieces]) => ({
      tell: () => `Size ${size}`,
      quantity: pieces,
      unitCents: pieces > 0 ? (product.size_surcharges[size] ?? 0) : 0,
    })),
  ];
}

function percentCharges(method: Method, { settings, rush }: ChargedJob, runCents: number): JobCharge[] {
  const percents: [tell: () => string, percent: number][] = [
    [() => method.name, method.percent],
    [() => (rush ? rushTitle(rush) : ''), rush?.percent ?? 0],
    ...settings.map(({ tell, charge, times }): [() => string, number] => [tell, charge.percent * times]),
  ];
  let factor = 1;
  let before = runCents;
  return percents.map(([tell, percent]) => {
    factor *= 1 + percent / 100;
    const after = Math.round(runCents * factor);
    const unitCents = after - before;
    before = after;
    return { tell: () => `${tell()}, +${percent} %`, quantity: 1, unitCents };
  });
}

const setupCharges = ({ setup_cents }: Method, { settings }: ChargedJob): JobCharge[] => [
  { tell: () => 'Setup', quantity: 1, unitCents: setup_cents },
  ...settings.map(({ tell, charge, times }) => ({
    tell: () => `${tell()}, setup`,
    quantity: times,
    unitCents: times > 0 ? charge.setup_cents : 0,
  })),
];

/** 'Rush, 5 working days' */
export const rushTitle = ({ label, days }: RushStep): string =>
  `${label}, ${days === 1 ? 'next working day' : `${days} working days`}`;

// The quantity breaks as a staircase: the more pieces, the less each. A step sets the quantity.
import type { PricedBreak } from '../../../schemas/page.ts';
import { dollarRange, dollars } from '../../../schemas/told-price.ts';

export interface PriceStepsProps {
  breaks: readonly PricedBreak[];
  /** On which step one stands; null while there is no valid quantity. */
  quantity: number | null;
  unit: { one: string; many: string };
  onStep(quantity: number): void;
}

/** Of the highest step, in px. */
const TALLEST = 104;

export function PriceSteps({ breaks, quantity, unit, onStep }: PriceStepsProps) {
  const highest = Math.max(...breaks.map(({ unitCents }) => unitCents));
  const current = quantity === null ? undefined : breaks.findLast((step) => step.quantity <= quantity);
  return (
    <ul
      className="relative col-span-full flex items-end overflow-x-auto"
      aria-label={`About what a ${unit.one} comes to, by quantity`}
    >
      {breaks.map((step) => (
        <li key={step.quantity} className="min-w-max flex-[1_0_0]">
          <button
            type="button"
            className="price-step flex w-full flex-col items-stretch border-0 bg-transparent p-0 focus-visible:-outline-offset-3"
            aria-pressed={step === current}
            onClick={() => onStep(step.quantity)}
          >
            <span className="price-step-each px-1.5 pb-1 text-left text-small max-phone:px-1 max-phone:text-note">
              {dollars(step.unitCents)}
            </span>
            <svg
              className="w-0 min-w-full border-t-3 border-b-2"
              aria-hidden="true"
              height={Math.max(6, Math.round((step.unitCents / highest) * TALLEST))}
            />
            <span className="price-step-from px-1.5 pt-1.5 text-left font-medium font-mono text-[0.875rem] leading-[1.2] in-aria-pressed:font-bold max-phone:px-1">
              {step.quantity.toLocaleString('en-US')}
              <span className="visually-hidden">{` ${step.quantity === 1 ? unit.one : unit.many}`}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same in figures, for where there is no script to reckon with. */
export const PriceTable = ({ breaks, unit }: Pick<PriceStepsProps, 'breaks' | 'unit'>) => (
  <table className="mt-6 w-full border-collapse tabular-nums">
    <caption className="pb-2 text-left text-grey">With the usual options</caption>
    <thead>
      <tr>
        <th className={CELL} scope="col">{`From, ${unit.many}`}</th>
        <th className={CELL} scope="col">
          About, each
        </th>
        <th className={CELL} scope="col">
          Together
        </th>
      </tr>
    </thead>
    <tbody>
      {breaks.map(({ quantity, unitCents, lowCents, highCents }) => (
        <tr key={quantity}>
          <th className={CELL} scope="row">
            {quantity.toLocaleString('en-US')}
          </th>
          <td className={CELL}>{dollars(unitCents)}</td>
          <td className={CELL}>{dollarRange({ lowCents, highCents })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const CELL = 'border-t-thin py-2.5 pr-4 pl-0 text-left';

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
    <ul className="price-steps" aria-label={`About what a ${unit.one} comes to, by quantity`}>
      {breaks.map((step) => (
        <li key={step.quantity}>
          <button
            type="button"
            className="price-step"
            aria-pressed={step === current}
            onClick={() => onStep(step.quantity)}
          >
            <span className="price-step-each">{dollars(step.unitCents)}</span>
            <svg aria-hidden="true" height={Math.max(6, Math.round((step.unitCents / highest) * TALLEST))} />
            <span className="price-step-from">
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
  <table className="price-table">
    <caption>With the usual options</caption>
    <thead>
      <tr>
        <th scope="col">{`From, ${unit.many}`}</th>
        <th scope="col">About, each</th>
        <th scope="col">Together</th>
      </tr>
    </thead>
    <tbody>
      {breaks.map(({ quantity, unitCents, lowCents, highCents }) => (
        <tr key={quantity}>
          <th scope="row">{quantity.toLocaleString('en-US')}</th>
          <td>{dollars(unitCents)}</td>
          <td>{dollarRange({ lowCents, highCents })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

// One way of making the job: its look, its price, how it feels and washes, its days, and whether it fits.
import type { PricedJobAnswer } from '../../../../schemas/estimate.ts';
import type { CalculatorMethod } from '../../../../schemas/page.ts';
import { dollars } from '../../../../schemas/told-price.ts';
import { rangeOf } from '../estimate-ticket.tsx';
import { briefVerdict, inHandsText, shortDay } from '../in-hands.ts';
import { DayStrip } from './day-strip.tsx';
import { METHOD_PICTURES } from './method-pictures.ts';
import type { StripFacts } from './strip-days.ts';

export interface MethodCardProps {
  /** Undefined for one that the page does not know in words. */
  method: CalculatorMethod | undefined;
  priced: PricedJobAnswer['alternatives'][number];
  quantity: number;
  days: StripFacts;
  /** It fits, and comes first of those that do. */
  isBest: boolean;
  /** The ticket's figures are of it. */
  isCurrent: boolean;
  /** The visitor wants it. */
  isChosen: boolean;
  /** Folded into a row. */
  isRow: boolean;
  onChoose(): void;
}

export function MethodCard({
  method,
  priced,
  quantity,
  days,
  isBest,
  isCurrent,
  isChosen,
  isRow,
  onChoose,
}: MethodCardProps) {
  const name = method?.name ?? priced.method;
  const range = rangeOf({ estimate: priced });
  const state = {
    'data-best': isBest || undefined,
    'data-current': isCurrent || undefined,
    'data-late': (days.neededBy !== undefined && priced.earliest > days.neededBy) || undefined,
  };
  const picture = <Picture id={priced.method} isBest={isBest} />;
  const title = <h3 className="method-name">{name}</h3>;
  const facts = (
    <>
      {method && (
        <dl className="method-facts">
          <div>
            <dt>Feel</dt>
            <dd>{method.feel}</dd>
          </div>
          <div>
            <dt>Wash</dt>
            <dd>{method.wash}</dd>
          </div>
        </dl>
      )}
      <DayStrip {...days} earliest={priced.earliest} />
      <div className="method-foot">
        <p className="method-verdict">{inHandsText(priced, days.neededBy, days.holidays)}</p>
        <p className="method-why">{priced.why}</p>
        <button
          type="button"
          className={isBest && !isChosen ? 'button button-action' : 'button'}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {isChosen ? 'On the ticket' : isBest ? 'Put it on the ticket' : 'Choose it anyway'}
          <span className="visually-hidden">{`: ${name}`}</span>
        </button>
      </div>
    </>
  );
  if (isRow)
    return (
      <details className="method-card method-row" {...state}>
        <summary>
          {picture}
          <span className="method-brief">
            {title}
            <span className="method-range">{range}</span>
            <span className="method-short">
              {days.neededBy === undefined
                ? shortDay(priced.earliest)
                : `${shortDay(priced.earliest)}: ${briefVerdict(priced.earliest, days.neededBy)}`}
            </span>
          </span>
        </summary>
        {facts}
      </details>
    );
  return (
    <article className="method-card" {...state}>
      {picture}
      <div className="method-head">
        {title}
        <p className="method-sum">
          <span className="method-range">
            {dollars(priced.lowCents)} <small>to</small> {dollars(priced.highCents)}
          </span>
          {quantity > 1 && <span className="method-each">{`about ${dollars(priced.unitCents)} each`}</span>}
        </p>
      </div>
      {facts}
    </article>
  );
}

const Picture = ({ id, isBest }: { id: string; isBest: boolean }) => {
  const picture = METHOD_PICTURES[id];
  return (
    <div className="method-picture">
      {picture && <img src={picture} alt="" width={414} height={186} decoding="async" />}
      {isBest && <span className="method-stamp">Fits</span>}
    </div>
  );
};

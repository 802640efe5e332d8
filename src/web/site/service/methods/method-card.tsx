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
  const picture = <Picture id={priced.method} isBest={isBest} isRow={isRow} />;
  const title = (
    <h3 className={`display leading-[0.86] ${isRow ? 'text-[1.375rem]' : 'text-[2.25rem]'}`}>{name}</h3>
  );
  const facts = (
    <>
      {method && (
        <dl className={isRow ? '' : 'border-t-thin'}>
          <Fact label="Feel">{method.feel}</Fact>
          <Fact label="Wash">{method.wash}</Fact>
        </dl>
      )}
      <DayStrip {...days} earliest={priced.earliest} />
      <div className="flex flex-1 flex-col px-5 pt-3.5 pb-5 group-data-best:bg-yellow">
        <p className="font-bold text-[1.1875rem] leading-[1.3] group-data-pending/methods:text-grey">
          {inHandsText(priced, days.neededBy, days.holidays)}
        </p>
        <p className="mt-1 mb-4 leading-[1.4]">{priced.why}</p>
        <button
          type="button"
          className={`button mt-auto aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:before:mr-2.5 aria-pressed:before:content-['✓'/''] group-data-best:hover:bg-white ${isBest && !isChosen ? 'button-action' : ''}`}
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
      <details className={`${CARD} method-row`} {...state}>
        <summary className="grid min-h-23 cursor-pointer list-none grid-cols-[92px_minmax(0,1fr)_44px] items-center after:-mt-2 after:size-3.5 after:rotate-45 after:justify-self-center after:border-r-3 after:border-b-3 group-open:border-b-thin group-open:after:mt-1.5 group-open:after:rotate-225 [&::-webkit-details-marker]:hidden">
          {picture}
          <span className="grid gap-px py-2 pl-3 leading-[1.3]">
            {title}
            <span className="method-range group-data-pending/methods:text-grey">{range}</span>
            <span className="text-grey text-small">
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
    <article
      className={`${CARD} flex flex-col desk:data-best:relative desk:data-best:-top-1 desk:data-best:shadow-[12px_12px_0_var(--ink)]`}
      {...state}
    >
      {picture}
      <div className="px-5 pt-4 pb-3">
        {title}
        <p className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
          <span className="method-range font-bold text-[1.75rem] leading-[1.15] group-data-pending/methods:text-grey">
            {dollars(priced.lowCents)} <small className="font-medium text-body">to</small>{' '}
            {dollars(priced.highCents)}
          </span>
          {quantity > 1 && (
            <span className="text-grey text-small">{`about ${dollars(priced.unitCents)} each`}</span>
          )}
        </p>
      </div>
      {facts}
    </article>
  );
}

const CARD =
  'method-card group border-2 bg-white shadow-card max-desk:shadow-[6px_6px_0_var(--ink)] forced-colors:data-current:outline-3 forced-colors:data-current:outline-[Highlight] forced-colors:data-current:outline-offset-3';

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="grid grid-cols-[3.25rem_1fr] items-baseline border-rule-soft border-b px-5 py-2">
    <dt className="font-medium font-mono text-grey text-note leading-[1.4]">{label}</dt>
    <dd className="font-semibold leading-[1.4]">{children}</dd>
  </div>
);

const Picture = ({ id, isBest, isRow }: { id: string; isBest: boolean; isRow: boolean }) => {
  const picture = METHOD_PICTURES[id];
  return (
    <div
      className={`method-picture relative ${isRow ? 'min-h-23 self-stretch border-r-2' : 'aspect-414/178 border-b-2 max-desk:max-h-66 max-desk:w-full'}`}
    >
      {picture && (
        <img
          className={`block size-full object-cover ${isRow ? 'absolute object-[34%_50%]' : ''}`}
          src={picture}
          alt=""
          width={414}
          height={186}
          decoding="async"
        />
      )}
      {isBest && (
        <span className="method-stamp display absolute top-[8%] left-[3.4%] -rotate-6 border-5 border-success bg-white px-2.75 pt-2.5 pb-2 text-[2.25rem] text-success leading-[0.72]">
          Fits
        </span>
      )}
    </div>
  );
};

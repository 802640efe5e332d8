// The methods that can make the job, side by side: the same figures, the same eight days, and which of them fits.
import './methods.css';
import { Fragment, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import type { PricedJobAnswer } from '../../../../schemas/estimate.ts';
import type { Calculator } from '../../../../schemas/page.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';
import type { AskedJob } from '../../../../schemas/told-job.ts';
import { addDays, longDay, shortDay, todayIn } from '../in-hands.ts';
import { MethodCard } from './method-card.tsx';
import { firstOfStrip } from './strip-days.ts';

export interface MethodsProps {
  shop: Pick<PublicShop, 'time_zone' | 'holidays'>;
  calculator: Calculator;
  job: AskedJob;
  answer: PricedJobAnswer;
  isPending: boolean;
  onChoose(method: string): void;
  /** What else can be done, in a line of text. */
  children: ReactNode;
}

export function Methods({ shop, calculator, job, answer, isPending, onChoose, children }: MethodsProps) {
  const isNarrow = useSyncExternalStore(watchWidth, () => narrow.matches);
  const section = useRef<HTMLElement>(null);
  const pressed = useRef<string>(null);
  // A row that becomes a card is another element: the focus goes along.
  useEffect(() => {
    if (pressed.current !== answer.method) return;
    pressed.current = null;
    if (document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [answer]);
  const { neededBy } = job;
  const today = todayIn(shop.time_zone);
  const all = [answer, ...answer.alternatives];
  const best = all.find(({ fits }) => fits);
  const days = {
    neededBy,
    today,
    first: firstOfStrip(
      all.map(({ earliest }) => earliest),
      neededBy,
    ),
    holidays: shop.holidays,
  };
  const ways = WORDS[all.length] ?? String(all.length);
  return (
    <section
      ref={section}
      className="methods group/methods mx-auto max-w-sheet py-figures pr-[calc(var(--page-padding)+12px)] pl-page max-desk:pr-[calc(var(--page-padding)+6px)]"
      aria-labelledby="methods"
      data-pending={isPending || undefined}
    >
      {/* The ground that each line gets where the system sets the colors covers no comma of the line above. */}
      <h2
        className="display text-[clamp(3rem,9.4vw,9.85rem)] tracking-display max-phone:text-[clamp(2.75rem,15vw,6rem)] forced-colors:leading-[0.96]"
        id="methods"
      >
        {titleOf(job, answer, calculator, { ways: all.length, today }).map((part, i, parts) => (
          <Fragment key={part}>
            <span className="not-first:inline-block">{i < parts.length - 1 ? `${part},` : part}</span>{' '}
          </Fragment>
        ))}
      </h2>
      <div className="mt-[clamp(16px,2vw,32px)] flex flex-wrap items-center justify-between gap-x-8">
        <p>
          {`The same job, ${ways} ways. `}
          {neededBy !== undefined && (
            <>
              {'The day you need it, '}
              <strong>{longDay(neededBy)}</strong>
              {', is ringed in magenta on every card. '}
            </>
          )}
          Estimates; a person confirms.
        </p>
        <p className="flex items-center gap-5 font-bold">
          <a className="inline-flex min-h-target items-center" href="#estimate">
            Change the numbers
          </a>
          {children}
        </p>
      </div>
      <div
        className={`mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-10 max-desk:grid-cols-[minmax(0,1fr)] max-desk:gap-5 ${all.length === 2 ? 'max-w-[72rem]' : ''}`}
      >
        {all.map((priced) => (
          <MethodCard
            key={priced.method}
            method={calculator.methods.find(({ id }) => id === priced.method)}
            priced={priced}
            quantity={Number(job.quantity)}
            days={days}
            isBest={priced === best}
            isCurrent={priced === answer}
            isChosen={priced.method === job.method}
            isRow={isNarrow && priced !== (best ?? answer)}
            onChoose={() => {
              pressed.current = priced.method;
              onChoose(priced.method);
            }}
          />
        ))}
      </div>
      <ul
        className="mt-8 flex flex-wrap gap-x-6 gap-y-1.5 text-grey text-small *:flex *:items-center *:gap-2"
        aria-hidden="true"
      >
        {KEY.map(({ mark, label }) => (
          <li key={mark}>
            <i className="day-mark size-6 border border-ink forced-color-adjust-none" data-mark={mark} />
            {label}
          </li>
        ))}
        {neededBy !== undefined && (
          <li>
            <i className="day-mark size-6 border-5 border-magenta forced-color-adjust-none" />
            The day you need it
          </li>
        )}
      </ul>
    </section>
  );
}

const KEY = [
  { mark: 'in production', label: 'In production' },
  { mark: 'closed', label: 'Closed' },
  { mark: 'in hands', label: 'In hands' },
];

const WORDS: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** '40 T-shirts', '3 ways', 'by Friday' */
function titleOf(
  { quantity, neededBy }: AskedJob,
  { product }: PricedJobAnswer,
  { products }: Calculator,
  { ways, today }: { ways: number; today: string },
): string[] {
  const name = products[product]?.name ?? { one: 'piece', many: 'pieces' };
  const count = Number(quantity);
  const goods = `${count.toLocaleString('en-US')} ${count === 1 ? name.one : name.many}`;
  if (neededBy === undefined) return [goods, `${ways} ways`];
  const [weekday] = longDay(neededBy).split(',', 1);
  const [, date] = shortDay(neededBy).split(', ');
  return [goods, `${ways} ways`, `by ${neededBy <= addDays(today, 6) ? weekday : date}`];
}

const narrow = matchMedia('(width < 1100px)');

function watchWidth(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

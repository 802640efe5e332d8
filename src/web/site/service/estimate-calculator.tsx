// What would it cost? The options of a service, its quantity breaks, the estimate that comes of them, and below it the
// methods that can make the job.
// Without a script nothing can be reckoned anew, so the breaks stand there as a table beside the smallest order: the
// page stays the same for everybody, and is kept.
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { Calculator, CalculatorOption } from '../../../schemas/page.ts';
import type { PublicService, PublicShop } from '../../../schemas/shop.ts';
import { type AskedJob, methodOptionOf, pieces } from '../../../schemas/told-job.ts';
import { dollars } from '../../../schemas/told-price.ts';
import { readValues } from '../../ui/form-errors.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { DayField } from './day-field.tsx';
import { EstimateTicket, rangeOf } from './estimate-ticket.tsx';
import { closedText, inHandsText } from './in-hands.ts';
import { OptionField } from './option-field.tsx';
import { PriceSteps, PriceTable } from './price-steps.tsx';
import { QuantityField } from './quantity-field.tsx';
import { type Figures, useEstimate } from './use-estimate.ts';

export interface EstimateCalculatorProps {
  shop: Pick<PublicShop, 'time_zone' | 'holidays'>;
  service: PublicService;
  calculator: Calculator;
  /** The job as it stands now, `figures` null until there are any; `isTaken`: the visitor wants it sent to the shop. */
  onJob(job: AskedJob, figures: Figures | null, isTaken: boolean): void;
  /** What else can be done about the estimate: on the ticket, and in a line of text. */
  children: ReactNode;
  aside: ReactNode;
}

const loadMethods = () => import('./methods/methods.tsx').then(({ Methods }) => Methods);

export function EstimateCalculator({
  shop,
  service,
  calculator,
  onJob,
  children,
  aside,
}: EstimateCalculatorProps) {
  const { unit, minimum_order: minimum } = service;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const asking = methodOptionOf(calculator);
  const { figures, breaks, errors, problem, isPending, ask, complete } = useEstimate(
    service.slug,
    calculator,
  );
  const [isChanged, setIsChanged] = useState(false);
  /** Id of the method that the visitor wants; undefined for the best one. */
  const [chosen, setChosen] = useState<string>();
  const [hasDay, setHasDay] = useState(false);
  const answer = figures?.answer;
  const canCompare = answer !== null && answer !== undefined && answer.alternatives.length > 0;
  const Methods = useChunk(loadMethods, canCompare);

  async function reckon({ method, isChoice }: Wanted = { method: chosen }): Promise<void> {
    if (!form.current) return;
    setIsChanged(true);
    const job = readJob(form.current, calculator, method);
    setHasDay(job.neededBy !== undefined);
    onJob(job, null, false);
    const found = await ask(job);
    if (found?.figures) {
      // Where the best method is wanted the form shows which one it is.
      showMethod(found.figures.method);
      onJob(job, found.figures, false);
    } else if (found?.errors.method && method !== undefined && !isChoice) {
      // Goods that are not made so were chosen after it.
      await choose(undefined);
    }
  }

  function choose(method: string | undefined): Promise<void> {
    setChosen(method);
    showMethod(method);
    return reckon({ method, isChoice: true });
  }

  function change({ target }: SyntheticEvent) {
    const isMethod = target instanceof Element && target.getAttribute('name') === asking?.name;
    if (isMethod && form.current) void choose(methodIn(form.current, asking));
    else void reckon();
  }

  function showMethod(method: string | undefined) {
    const choice = asking?.choices.find((one) => method !== undefined && one.method === method);
    const control = choice && form.current?.elements.namedItem(asking?.name ?? '');
    if (control instanceof RadioNodeList || control instanceof HTMLSelectElement)
      control.value = choice?.name ?? '';
  }

  function take() {
    if (!form.current) return;
    // What is shown while others are worked out belongs to the job before.
    onJob(readJob(form.current, calculator, chosen), isPending ? null : figures, true);
  }

  function fill(name: string, value: number) {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = String(value);
    void reckon();
  }

  // What was changed before this page woke, or stands there again after the Back button.
  const wake = useRef(() => {
    if (!form.current) return;
    const shown = methodIn(form.current, asking);
    const method = shown === methodOf(asking, asking?.default) ? undefined : shown;
    const job = readJob(form.current, calculator, method);
    if (!isAsOpened(job, calculator)) {
      setChosen(method);
      void reckon({ method, isChoice: true });
    } else if (calculator.methods.length > 1) void complete(job);
  });
  useEffect(() => wake.current(), []);

  return (
    <>
      <section
        className="calculator grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] border-y-2 bg-white max-desk:grid-cols-[minmax(0,1fr)]"
        aria-labelledby="estimate"
      >
        <div className="py-figures pr-[clamp(20px,3.4vw,64px)] pl-edge max-desk:pr-page">
          <h2 className="card-title text-chapter leading-[0.8]" id="estimate">
            What would it cost?
          </h2>
          <noscript>
            <PriceTable breaks={calculator.breaks} unit={unit} />
          </noscript>
          <form
            ref={form}
            className="calculator-form needs-script mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] gap-x-[clamp(20px,2.8vw,48px)]"
            aria-labelledby="estimate"
            noValidate
            autoComplete="off"
            onChange={change}
            onSubmit={(event) => {
              event.preventDefault();
              void reckon();
            }}
          >
            <QuantityField
              id={`${id}-quantity`}
              minimum={minimum}
              unit={unit}
              error={errors.quantity}
              onStep={(quantity) => fill('quantity', quantity)}
            />
            {calculator.breaks.length > 1 && (
              <PriceSteps
                breaks={breaks}
                quantity={figures?.quantity ?? null}
                unit={unit}
                onStep={(quantity) => fill('quantity', quantity)}
              />
            )}
            <DayField
              id={`${id}-day`}
              timeZone={shop.time_zone}
              error={errors.neededBy}
              note={closedText(answer?.closed)}
            />
            {calculator.options.map((option) => (
              <OptionField
                key={option.name}
                id={`${id}-${option.name}`}
                option={option}
                isHidden={hasDay && isTurnaround(option)}
                error={errors[option.name] ?? (option === asking ? errors.method : undefined)}
                onMeasure={(value) => fill(option.name, value)}
              />
            ))}
          </form>
        </div>
        <div className="bg-cyan py-figures pr-edge pl-[clamp(20px,2.8vw,56px)] max-desk:border-t-2 max-desk:pt-10 max-desk:pr-[calc(var(--page-padding)+9px)] max-desk:pb-12 max-desk:pl-page desk:grid desk:items-center desk:border-l-2">
          <EstimateTicket
            service={service}
            figures={figures}
            how={figures ? howText(figures, calculator, shop) : []}
            isPending={isPending}
            actions={
              <>
                {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, and takes the job along where it can */}
                <a className="button button-action held" href="#contact" onClick={take}>
                  Send this to the shop
                </a>
                {children}
              </>
            }
          >
            <p className="mb-4 font-bold text-error">
              {problem ?? 'Not worked out: please look at the marked field.'}
            </p>
            {problem ? (
              <button type="button" className="button" onClick={() => void reckon()}>
                Try again
              </button>
            ) : (
              chosen !== undefined && (
                <button type="button" className="button" onClick={() => void choose(undefined)}>
                  By any method
                </button>
              )
            )}
          </EstimateTicket>
          <p className="visually-hidden" role="status">
            {isChanged &&
              !isPending &&
              spoken(figures, problem ?? Object.values(errors)[0], { unit, chosen, calculator, shop })}
          </p>
        </div>
      </section>
      {Methods && canCompare && figures && (
        <Methods
          shop={shop}
          calculator={calculator}
          job={figures.job}
          answer={answer}
          isPending={isPending}
          onChoose={(method) => void choose(method)}
        >
          {aside}
        </Methods>
      )}
    </>
  );
}

interface Wanted {
  method: string | undefined;
  /** It was chosen just now: what is wrong with it is told, and it stays. */
  isChoice?: boolean;
}

type MethodOption = ReturnType<typeof methodOptionOf>;

const methodOf = (asking: MethodOption, choice: unknown): string | undefined =>
  asking?.choices.find(({ name }) => name === choice)?.method;

const methodIn = (form: HTMLFormElement, asking: MethodOption): string | undefined =>
  methodOf(asking, readValues(form)[asking?.name ?? '']);

/** What the form says: options as usual are not named, so that the estimate lists them as taken for granted. */
function readJob(form: HTMLFormElement, calculator: Calculator, method: string | undefined): AskedJob {
  const { quantity = '', neededBy = '', ...values } = readValues(form);
  const asking = methodOptionOf(calculator);
  // While a year is typed it has fewer digits.
  const hasDay = neededBy > '1000';
  const changed = calculator.options.filter(
    (option) =>
      option !== asking &&
      !(hasDay && isTurnaround(option)) &&
      (values[option.name] ?? '').trim() !== String(option.default),
  );
  return {
    quantity: quantity.replaceAll(/[\s,]/g, ''),
    options: Object.fromEntries(
      changed.map(({ name }) => [name, (values[name] ?? '').replaceAll(/[\s,]/g, '')]),
    ),
    ...(method !== undefined && { method }),
    ...(hasDay && { neededBy }),
  };
}

const isTurnaround = (option: CalculatorOption): boolean =>
  option.kind === 'choice' && option.isTurnaround === true;

const isAsOpened = ({ quantity, options, method, neededBy }: AskedJob, { start }: Calculator): boolean =>
  quantity === String(start.quantity) &&
  Object.keys(options).length === 0 &&
  method === undefined &&
  neededBy === undefined;

/** The method where there are several, and the day in hands where one is needed. */
function howText(
  { job, method, answer }: Figures,
  { methods }: Calculator,
  { holidays }: Pick<PublicShop, 'holidays'>,
): string[] {
  const made =
    answer?.alternatives.length || job.method ? methods.find(({ id }) => id === method) : undefined;
  const day = answer && job.neededBy !== undefined && inHandsText(answer, job.neededBy, holidays);
  return [...(made ? [`${made.name}.`] : []), ...(day ? [`In hands ${day}.`] : [])];
}

function spoken(
  figures: Figures | null,
  fault: string | undefined,
  {
    unit,
    chosen,
    calculator,
    shop,
  }: {
    unit: PublicService['unit'];
    chosen: string | undefined;
    calculator: Calculator;
    shop: Pick<PublicShop, 'holidays'>;
  },
): string {
  if (!figures) return fault ?? '';
  const each = figures.quantity > 1 ? `, about ${dollars(figures.estimate.unitCents)} each` : '';
  const how =
    chosen !== undefined || figures.job.neededBy !== undefined ? howText(figures, calculator, shop) : [];
  const closed = closedText(figures.answer?.closed);
  return [
    `${pieces(figures.quantity, unit)}: ${rangeOf(figures)}${each}.`,
    ...how,
    ...(closed === undefined ? [] : [closed]),
  ].join(' ');
}

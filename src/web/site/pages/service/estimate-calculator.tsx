// What would it cost? The options of a service, its quantity breaks, and the estimate that comes of them.
// Without a script nothing can be reckoned anew, so the breaks stand there as a table beside the smallest order: the
// page stays the same for everybody, and is kept.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Calculator } from '../../../../schemas/page.ts';
import type { PublicService } from '../../../../schemas/shop.ts';
import { pieces } from '../../../../schemas/told-job.ts';
import { readValues } from '../../../ui/form-errors.ts';
import { dollars } from './dollars.ts';
import { EstimateTicket, rangeOf } from './estimate-ticket.tsx';
import { OptionField } from './option-field.tsx';
import { PriceSteps, PriceTable } from './price-steps.tsx';
import { QuantityField } from './quantity-field.tsx';
import { type Figures, type Job, useEstimate } from './use-estimate.ts';

export interface EstimateCalculatorProps {
  service: PublicService;
  calculator: Calculator;
  /** The job as it stands now, `figures` null until there are any; `isTaken`: the visitor wants it sent to the shop. */
  onJob(job: Job, figures: Figures | null, isTaken: boolean): void;
  /** What else can be done about the estimate. */
  children: ReactNode;
}

export function EstimateCalculator({ service, calculator, onJob, children }: EstimateCalculatorProps) {
  const { unit, minimum_order: minimum } = service;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { figures, breaks, errors, problem, isPending, ask } = useEstimate(service.slug, calculator);
  const [isChanged, setIsChanged] = useState(false);

  async function reckon() {
    if (!form.current) return;
    setIsChanged(true);
    const job = readJob(form.current, calculator);
    onJob(job, null, false);
    const found = await ask(job);
    if (found) onJob(job, found, false);
  }

  function take() {
    // What is shown while others are worked out belongs to the job before.
    if (form.current) onJob(readJob(form.current, calculator), isPending ? null : figures, true);
  }

  function fill(name: string, value: number) {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLInputElement) control.value = String(value);
    void reckon();
  }

  // What was changed before this page woke, or stands there again after the Back button.
  const reckonIfChanged = useRef(() => {
    if (form.current && !isAsOpened(readJob(form.current, calculator), calculator)) void reckon();
  });
  useEffect(() => reckonIfChanged.current(), []);

  return (
    <section className="calculator" aria-labelledby="estimate">
      <div className="calculator-asks">
        <h2 className="card-title" id="estimate">
          What would it cost?
        </h2>
        <noscript>
          <PriceTable breaks={calculator.breaks} unit={unit} />
        </noscript>
        <form
          ref={form}
          className="calculator-form needs-script"
          aria-labelledby="estimate"
          noValidate
          autoComplete="off"
          onChange={() => void reckon()}
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
          {calculator.options.map((option) => (
            <OptionField
              key={option.name}
              id={`${id}-${option.name}`}
              option={option}
              error={errors[option.name]}
              onMeasure={(value) => fill(option.name, value)}
            />
          ))}
        </form>
      </div>
      <div className="calculator-answer">
        <EstimateTicket
          service={service}
          figures={figures}
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
          <p className="estimate-none">{problem ?? 'Not worked out: please look at the marked field.'}</p>
          {problem && (
            <button type="button" className="button" onClick={() => void reckon()}>
              Try again
            </button>
          )}
        </EstimateTicket>
        <p className="visually-hidden" role="status">
          {isChanged && !isPending && spoken(figures, problem ?? Object.values(errors)[0], unit)}
        </p>
      </div>
    </section>
  );
}

/** What the form says: options as usual are not named, so that the estimate lists them as taken for granted. */
function readJob(form: HTMLFormElement, { options }: Calculator): Job {
  const { quantity = '', ...values } = readValues(form);
  const changed = options.filter((option) => (values[option.name] ?? '').trim() !== String(option.default));
  return {
    quantity: quantity.replaceAll(/[\s,]/g, ''),
    options: Object.fromEntries(
      changed.map(({ name }) => [name, (values[name] ?? '').replaceAll(/[\s,]/g, '')]),
    ),
  };
}

const isAsOpened = ({ quantity, options }: Job, { start }: Calculator): boolean =>
  quantity === String(start.quantity) && Object.keys(options).length === 0;

function spoken(figures: Figures | null, fault: string | undefined, unit: PublicService['unit']): string {
  if (!figures) return fault ?? '';
  const each = figures.quantity > 1 ? `, about ${dollars(figures.estimate.unitCents)} each` : '';
  return `${pieces(figures.quantity, unit)}: ${rangeOf(figures)}${each}.`;
}

// One option of the catalog as a control: a few values as chips, many choices as a list, wide ranges as a number.
import type { CalculatorOption } from '../../../schemas/page.ts';
import { Field } from '../../ui/field.tsx';

export interface OptionFieldProps {
  option: CalculatorOption;
  id: string;
  error: string | undefined;
  /** Something else says it; what it was stays for later. */
  isHidden?: boolean | undefined;
  /** Fills in a measure that people think in. */
  onMeasure(value: number): void;
}

/** No more than this many numbers stand side by side, nor choices of more letters together. */
const CHIPS_MAX = { numbers: 7, letters: 56 };

export function OptionField({ option, id, error, isHidden, onMeasure }: OptionFieldProps) {
  const { name, label } = option;
  if (option.kind === 'choice') {
    const letters = option.choices.map((choice) => choice.label).join('').length;
    if (letters <= CHIPS_MAX.letters)
      return <Chips option={option} id={id} values={option.choices} error={error} isHidden={isHidden} />;
    return (
      <div className="field" hidden={isHidden}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <select
          className="field-control select-drawn cursor-pointer"
          id={id}
          name={name}
          defaultValue={option.default}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        >
          {option.choices.map((choice) => (
            <option key={choice.name} value={choice.name}>
              {shortOf(choice.label, label)}
            </option>
          ))}
        </select>
        <Fault id={id} error={error} />
      </div>
    );
  }
  const { min, max, unit, usual } = option;
  if (max - min < CHIPS_MAX.numbers) {
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
    const values = numbers.map((number) => ({ name: number, label: number }));
    return <Chips option={option} id={id} values={values} error={error} />;
  }
  return (
    <div>
      <Field
        id={id}
        name={name}
        label={label}
        controlClassName="max-w-45"
        type="number"
        maxLength={9}
        defaultValue={String(option.default)}
        hint={`${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')} ${unit.many}`}
        error={error}
      />
      {usual.length > 0 && (
        <div className="flex flex-wrap gap-2 pt-2">
          {usual.map(({ value, label: measure }) => (
            <button key={measure} type="button" className="chip" onClick={() => onMeasure(value)}>
              {measure}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** 'Standard turnaround, 10 working days' under 'Turnaround' -> 'Standard, 10 working days', which a phone shows whole. */
const shortOf = (choice: string, label: string): string => choice.replace(` ${label.toLowerCase()},`, ',');

/** `values` to choose one of, as chips in a row. */
const Chips = ({
  option,
  id,
  values,
  error,
  isHidden,
}: Pick<OptionFieldProps, 'option' | 'id' | 'error' | 'isHidden'> & {
  values: readonly { name: string; label: string }[];
}) => (
  <fieldset
    className="group"
    hidden={isHidden}
    data-numbers={option.kind === 'number' || undefined}
    aria-describedby={error && `${id}-error`}
  >
    <legend className="field-label float-left w-full px-0 pt-0 pb-1.5">{option.label}</legend>
    {/* Their borders are one line. */}
    <div className="clear-both flex flex-wrap pr-0.5 pb-0.5">
      {values.map(({ name, label }) => (
        <label
          key={name}
          className="calculator-chip group-data-numbers:flex-none relative -mr-0.5 -mb-0.5 flex max-w-full flex-auto cursor-pointer font-semibold leading-[1.2]"
        >
          <input
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            type="radio"
            name={option.name}
            value={name}
            defaultChecked={name === String(option.default)}
          />
          <span className="grid min-h-12 min-w-13 flex-1 place-items-center border-2 px-3.5 py-2">
            {label}
          </span>
        </label>
      ))}
    </div>
    <Fault id={id} error={error} />
  </fieldset>
);

const Fault = ({ id, error }: Pick<OptionFieldProps, 'id' | 'error'>) =>
  error && (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  );

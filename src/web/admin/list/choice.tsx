// A choice among a few that narrows or sorts a list; one that leaves something out is seen at a glance.
import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  options: (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
}

/** The first option is the one that leaves nothing out. */
export function Choice({ label, value, options, onChoose }: Props) {
  const id = useId();
  return (
    <div className="choice">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="desk-control cursor-pointer appearance-none bg-transparent pr-7 font-medium data-[chosen=true]:border-ink data-[chosen=true]:bg-ink data-[chosen=true]:font-semibold data-[chosen=true]:text-desk"
        data-chosen={value !== options[0]?.[0]}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value} className="bg-desk text-ink">
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

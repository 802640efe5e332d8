// A cell of the lead form: its label, which also says what is wrong with it, and under it what the visitor writes.
import type { LeadField } from '../../../schemas/lead-form.ts';
import { LONGEST } from '../../../schemas/longest.ts';

export interface LeadCellProps {
  id: string;
  field: LeadField;
  defaultValue: string;
  /** Goes on from the label: 'is missing'. */
  error: string | undefined;
  isHidden: boolean;
  /** The form is on its way. */
  isLocked: boolean;
}

export function LeadCell({ id, field, defaultValue, error, isHidden, isLocked }: LeadCellProps) {
  const { name, label, type, required, placeholder, options = [] } = field;
  const control = {
    id,
    name,
    defaultValue,
    className: `${CONTROL} ${LOOKS[type] ?? LOOKS.input}`,
    required,
    maxLength: (LONGEST as Record<string, number>)[name],
    autoComplete: AUTOCOMPLETE[name] ?? 'off',
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div
      className="lead-cell flex min-w-0 flex-col room-least:whitespace-nowrap"
      data-type={type}
      hidden={isHidden}
    >
      <label className={`${LABEL} ${error ? WRONG : 'text-grey'}`} htmlFor={id}>
        <span>{label}</span>{' '}
        {error ? <strong className="font-text text-note leading-none">{error}</strong> : required && '*'}
      </label>
      {type === 'select' ? (
        <select {...control} disabled={isLocked}>
          <option value="">{placeholder ?? 'Choose one'}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...control} rows={2} placeholder={placeholder} readOnly={isLocked} />
      ) : (
        <input
          {...control}
          // Numbers are typed as text: a browser's number field drops what it cannot read, '1,200' too.
          type={type === 'number' || type === 'email' ? 'text' : type}
          inputMode={type === 'number' ? 'numeric' : type === 'email' ? 'email' : undefined}
          placeholder={placeholder}
          readOnly={isLocked}
        />
      )}
    </div>
  );
}

const LABEL =
  'px-5 pt-2 font-medium font-mono text-note leading-snug max-phone:px-4 room-scant:pt-[5px] room-least:pr-1 room-least:pl-3';
/** In a low window one line; where both are too long the name alone is cut off, at its top. */
const WRONG =
  'text-error room-least:flex room-least:h-[calc(5px+1.3em)] room-least:flex-wrap room-least:content-end room-least:items-baseline room-least:gap-x-1 room-least:overflow-clip room-least:font-text';
/** Scrolled to with the label above it. */
const CONTROL =
  'w-full scroll-mt-7 scroll-mb-1 border-0 bg-transparent pb-1 leading-snug placeholder:font-normal focus-visible:outline-none room-scant:h-[33px] room-least:pr-1 room-least:pl-3 room-least:text-base';
const LOOKS: Record<string, string> & { input: string } = {
  input: 'h-9 px-5 pt-0 font-semibold text-[1.125rem] max-phone:px-4',
  select: 'h-9 pt-0 pr-5 pl-4 font-semibold text-[1.125rem] max-phone:pr-4 max-phone:pl-3',
  textarea: 'h-auto resize-none px-5 pt-1 font-normal text-body max-phone:px-4',
};

const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
};

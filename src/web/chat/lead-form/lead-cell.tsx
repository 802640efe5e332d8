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
    className: 'lead-cell-control',
    required,
    maxLength: (LONGEST as Record<string, number>)[name],
    autoComplete: AUTOCOMPLETE[name] ?? 'off',
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="lead-cell" data-type={type} hidden={isHidden}>
      <label className="lead-cell-label" htmlFor={id}>
        <span>{label}</span> {error ? <strong>{error}</strong> : required && '*'}
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

const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
};

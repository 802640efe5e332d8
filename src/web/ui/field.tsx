// A labelled input, select or textarea with its hint and its error. Uncontrolled: the form is read with FormData.
import type { InputHTMLAttributes } from 'react';

export interface FieldProps {
  /** Unique on the page; the hint and the error take their ids from it. */
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'number' | 'password' | 'select' | 'textarea';
  required?: boolean;
  /** For a select. */
  options?: readonly string[];
  /** For a textarea. */
  rows?: number;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  maxLength?: number | undefined;
  autoComplete?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Where a page opens that was sent back with faults. */
  autoFocus?: boolean;
  className?: string;
  controlClassName?: string;
}

/**
 * A form field; a required one shows an asterisk.
 *
 *     <Field id="login-username" name="username" label="Username" required error={errors.username} />
 */
export function Field({
  id,
  label,
  type = 'text',
  hint,
  error,
  options,
  rows,
  placeholder,
  className = '',
  controlClassName = '',
  ...props
}: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    className: `field-control ${controlClassName}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...props,
  };
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {props.required ? `${label} *` : label}
      </label>
      {type === 'select' ? (
        <select {...control}>
          <option value="">{placeholder ?? 'Choose one'}</option>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...control} rows={rows} placeholder={placeholder} />
      ) : (
        <input {...control} {...keyboardFor(type)} placeholder={placeholder} />
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Numbers are typed as text: a browser's number field drops what it cannot read, '1,200' too. */
function keyboardFor(type: string): InputHTMLAttributes<HTMLInputElement> {
  return type === 'number' ? { type: 'text', inputMode: 'numeric' } : { type };
}

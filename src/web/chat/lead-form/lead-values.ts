// The lead form's one cell for e-mail or phone, and what its cells say of an error.
import { isPhone } from '../../../schemas/contact-details.ts';
import type { ErrorsByField } from '../../ui/form-errors.ts';

type Values = Record<string, string>;

/** `values` as they are posted: blank ones left out, and a number in the cell for e-mail or phone as `phone`. */
export function toPost(values: Values): Values {
  const { email = '', phone = '', ...others } = values;
  const reach = isNumber(email) && phone.trim() === '' ? { phone: email } : { email, phone };
  return Object.fromEntries(
    Object.entries({ ...others, ...reach }).filter(([, value]) => value.trim() !== ''),
  );
}

/** What each cell says behind its label; what is wrong with a phone is said in the cell that it was typed into. */
export function cellErrors(values: Values, errors: ErrorsByField): ErrorsByField {
  const shown: ErrorsByField = {};
  for (const [field, message] of Object.entries(errors)) {
    const cell = field === 'phone' && !values.phone?.trim() ? 'email' : field;
    shown[cell] ??= errorIn(field, values[cell]?.trim() ?? '', message);
  }
  return shown;
}

function errorIn(field: string, value: string, message: string): string {
  if (value === '') return 'is missing';
  if (field === 'phone') return 'needs 7 to 15 digits';
  if (field === 'quantity') return 'is a whole number, like 48';
  if (field !== 'email') return message;
  if (!value.includes('@')) return 'needs an @';
  return /@.+\../.test(value) ? 'reads like name@example.com' : 'needs an ending like .com';
}

const isNumber = (text: string): boolean => isPhone(text.trim()) || /^[\d\s+().-]*\d[\d\s+().-]*$/.test(text);

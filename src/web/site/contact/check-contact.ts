// The quote form's checks, the same as the server's. A chunk of its own, fetched when the form is first touched.
import { contactSchema } from '../../../schemas/contact.ts';
import { checkValues, type ErrorsByField } from '../../ui/form-errors.ts';

/** What is wrong with the values, by field; empty when all is well. */
export function checkContact(values: Record<string, string>, services: readonly string[]): ErrorsByField {
  return checkValues(contactSchema(services), values);
}

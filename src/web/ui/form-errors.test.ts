// What forms say about their values.
import { expect, it } from 'vitest';
import { contactSchema } from '../../schemas/contact.ts';
import { leadFormSchema } from '../../schemas/lead-form.ts';
import { checkValues, errorsByField } from './form-errors.ts';

it('finds the first thing wrong with each field', () => {
  const contact = contactSchema(['Embroidery']);
  expect(checkValues(contact, { name: ' ', email: 'ann', service: 'Baking' })).toEqual({
    name: 'Your name is missing.',
    email: 'Enter an email address like name@example.com.',
    service: 'Choose a service from the list.',
  });
  expect(checkValues(contact, { name: 'Ann', email: 'ann@example.com', service: 'Embroidery' })).toEqual({});
});

it('asks for an email unless a phone is there', () => {
  const lead = { name: 'Dana', service: 'Embroidery', details: '48 caps' };
  expect(checkValues(leadFormSchema, lead)).toEqual({
    email: 'Leave an email or a phone number, so that we can reach you.',
  });
  expect(checkValues(leadFormSchema, { ...lead, phone: '(816) 555-0123' })).toEqual({});
});

it('keeps the first of several messages for a field', () => {
  expect(
    errorsByField([
      { field: 'name', message: 'first' },
      { field: 'name', message: 'second' },
    ]),
  ).toEqual({ name: 'first' });
  expect(errorsByField()).toEqual({});
});

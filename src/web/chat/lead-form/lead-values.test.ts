// The lead form's one cell for e-mail or phone.
import { describe, expect, it } from 'vitest';
import { cellErrors, toPost } from './lead-values.ts';

describe('what is posted', () => {
  it.each(['8165550142', '(816) 555-0142', '+1 816-555-0142', '555-0142 ext 5'])(
    'takes %s as a phone',
    (typed) => {
      expect(toPost({ name: 'Ann', email: typed, phone: '' })).toEqual({ name: 'Ann', phone: typed });
    },
  );

  it('leaves an address where it is, and blanks out', () => {
    expect(toPost({ email: '2026@example.com', company: ' ', phone: '' })).toEqual({
      email: '2026@example.com',
    });
  });

  it('loses no second number', () => {
    const both = { email: '8165550142', phone: '8165550143' };
    expect(toPost(both)).toEqual(both);
  });
});

it('says behind the label what is wrong, where it was typed', () => {
  const said = (email: string, field: string) => cellErrors({ email }, { [field]: 'Enter …' });
  expect(said('', 'email')).toEqual({ email: 'is missing' });
  expect(said('816555', 'phone')).toEqual({ email: 'needs 7 to 15 digits' });
  expect(said('dana', 'email')).toEqual({ email: 'needs an @' });
  expect(said('dana@oldbrook', 'email')).toEqual({ email: 'needs an ending like .com' });
  expect(said('d ana@oldbrook.com', 'email')).toEqual({ email: 'reads like name@example.com' });
  expect(cellErrors({ phone: '12' }, { phone: 'Enter …' })).toEqual({ phone: 'needs 7 to 15 digits' });
});

// A phone number as a link that dials it.

/** '(816) 555-0170' -> 'tel:8165550170'; a leading + stays. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
}

// A phone number as the shop reads it.

/** A stored number for reading: US numbers as '(503) 555-0142', others as they are stored. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** The href that calls it: '+15035550142' and '503.555.0142 ext. 5' to 'tel:+15035550142', 'tel:5035550142;ext=5'. */
export function phoneHref(phone: string): string {
  const [number = '', extension = ''] = phone.split(/(?:ext\.?|x|#|,|;)/i);
  const plus = number.trim().startsWith('+') ? '+' : '';
  const ext = digits(extension) && `;ext=${digits(extension)}`;
  return `tel:${plus}${digits(number)}${ext}`;
}

const digits = (text: string): string => text.replace(/\D/g, '');

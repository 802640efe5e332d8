// A way to reach somebody, one click away.
import { formatPhone, phoneHref } from '../../format-phone.ts';

export function ContactLink({
  email,
  phone,
}: { email: string; phone?: never } | { phone: string; email?: never }) {
  if (email === undefined) return <a href={phoneHref(phone)}>{formatPhone(phone)}</a>;
  // '?' would begin headers of the mail, such as a copy to somebody else.
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>;
}

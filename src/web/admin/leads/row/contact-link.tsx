// A way to reach somebody, one click away.
import { formatPhone, phoneHref } from '../../format-phone.ts';
import { useTabStop } from './tab-stop.ts';

export function ContactLink({
  email,
  phone,
}: { email: string; phone?: never } | { phone: string; email?: never }) {
  const tabIndex = useTabStop();
  return email === undefined ? (
    <a href={phoneHref(phone)} tabIndex={tabIndex}>
      {formatPhone(phone)}
    </a>
  ) : (
    <a href={mailHref(email)} tabIndex={tabIndex}>
      {email}
    </a>
  );
}

/** '?' would begin headers of the mail, such as a copy to somebody else. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

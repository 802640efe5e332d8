// A way to reach somebody, one click away.
import { formatPhone, phoneHref } from '../../format-phone.ts';
import { useTabStop } from './tab-stop.ts';

type Props = ({ email: string; phone?: never } | { phone: string; email?: never }) & { className: string };

export function ContactLink({ email, phone, className }: Props) {
  const tabIndex = useTabStop();
  const look = `inline-flex min-h-6 items-center decoration-1 underline-offset-3 touch:min-h-target ${className}`;
  return email === undefined ? (
    <a className={look} href={phoneHref(phone)} tabIndex={tabIndex}>
      {formatPhone(phone)}
    </a>
  ) : (
    <a className={look} href={mailHref(email)} tabIndex={tabIndex}>
      {email}
    </a>
  );
}

/** '?' would begin headers of the mail, such as a copy to somebody else. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

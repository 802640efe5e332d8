// Above the leads: how many mails belong to no job, and the way to them.
import { Link } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { MAIL_PAGE } from './use-opened-mail.ts';

export function MailNotice({ mail }: { mail: Summary['mail'] }) {
  if (!mail) return null;
  const { open } = mail;
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-hairline px-4 py-1.5">
      {open > 0 && (
        <b>
          {open === 1
            ? '1 mail belongs to no job.'
            : `${open.toLocaleString('en-US')} mails belong to no job.`}
        </b>
      )}
      <Link className="link-button" href={MAIL_PAGE}>
        {open > 0 ? 'Look at them' : 'Mail that belongs to no job'}
      </Link>
    </p>
  );
}

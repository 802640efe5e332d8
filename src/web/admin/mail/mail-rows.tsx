// Mails as rows: from whom, about what, how it begins, and when it came. For Tab the list is one stop.
import { useState } from 'react';
import { Link } from 'wouter';
import type { ListedMail } from '../../../schemas/mail.ts';
import { moveByArrows } from '../keys/rows.ts';
import type { RowLink } from '../list/neighbours.tsx';
import { When } from '../time/when.tsx';
import { senderOf } from './sender-of.ts';

interface Props {
  mails: readonly ListedMail[];
  openId: string | undefined;
  linkTo: (id: string) => RowLink;
}

export function MailRows({ mails, openId, linkTo }: Props) {
  const [usedId, setUsedId] = useState<string>();
  const isShown = (id: string | undefined) => mails.some((mail) => mail.id === id);
  const stop = [usedId, openId].find(isShown) ?? mails[0]?.id;
  return (
    <ul aria-label="Mails" onKeyDown={moveByArrows}>
      {mails.map((mail) => (
        <MailRow
          key={mail.id}
          mail={mail}
          isOpen={mail.id === openId}
          link={linkTo(mail.id)}
          tabIndex={mail.id === stop ? 0 : -1}
          onUse={() => setUsedId(mail.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  mail: ListedMail;
  isOpen: boolean;
  link: RowLink;
  tabIndex: 0 | -1;
  /** The focus came to the row. */
  onUse: () => void;
}

function MailRow({ mail, isOpen, link, tabIndex, onUse }: RowProps) {
  const { id, subject, excerpt, fileCount, receivedAt } = mail;
  return (
    <li
      className="relative grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3 border-b border-hairline px-4 py-2 hover:bg-highlight/35 data-[open=true]:bg-highlight data-[open=true]:shadow-open touch:py-3 touch:text-small"
      data-open={isOpen}
      onFocus={onUse}
    >
      <Link
        {...link}
        className="truncate text-name font-semibold no-underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus touch:text-thumb"
        aria-current={isOpen || undefined}
        data-row={id}
        tabIndex={tabIndex}
      >
        <span dir="auto">{senderOf(mail)}</span>
      </Link>
      <When at={receivedAt} className="text-right text-ink-quiet touch:text-note" age="hidden" minute="" />
      <p className="col-span-2 truncate font-medium" dir="auto">
        {subject || 'No subject'}
        {fileCount > 0 && (
          <span className="font-normal text-ink-quiet">
            {fileCount === 1 ? ', 1 file' : `, ${fileCount} files`}
          </span>
        )}
      </p>
      <p className="col-span-2 truncate text-ink-quiet touch:text-note" dir="auto">
        {excerpt}
      </p>
    </li>
  );
}

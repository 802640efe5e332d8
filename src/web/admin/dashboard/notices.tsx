// What keeps the shop from working: storage, a channel or the mailbox that fails, facts that hold a mistake, leads that nobody
// is told of.
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { UndeliveredLeads } from '../leads/undelivered/undelivered-leads.tsx';
import { ALERTS_HREF } from '../shop/use-shop-part.ts';
import { BrokenChannel } from './broken-channel.tsx';
import { MailboxTrouble } from './mailbox-trouble.tsx';
import { isNobodyReached, NobodyReached } from './nobody-reached.tsx';
import { Notice } from './notice.tsx';
import { StorageNotice } from './storage-notice.tsx';

/** The worst first, two at most until more is asked for; on a phone only the first words of one. */
export function Notices({ summary }: { summary: Summary }) {
  const { storage, shopMistakes = [], notifications, mail, alerts } = summary;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const notices = [
    storage.state !== 'ok' && <StorageNotice key="storage" storage={storage} />,
    ...(isNobodyReached(summary)
      ? [<NobodyReached key="nobody-reached" broken={alerts.broken} />]
      : alerts.broken.map((broken) => <BrokenChannel key={broken.channel} broken={broken} />)),
    shopMistakes.length > 0 && <ShopMistakes key="shop" mistakes={shopMistakes} />,
    notifications.failing > 0 && <UndeliveredLeads key="undelivered" count={notifications.failing} />,
    mail?.trouble && <MailboxTrouble key="mailbox" trouble={mail.trouble} />,
    notifications.channels.length === 0 && <NobodyTold key="nobody" />,
  ].filter(Boolean);
  if (notices.length === 0) return null;
  return (
    <section
      className="group/notices max-phone:relative sheet:hidden"
      aria-label="Notices"
      data-open={isOpen}
    >
      <button
        type="button"
        className="absolute top-0 right-0 min-h-target border-0 bg-transparent py-0 pr-4 pl-3 text-quote underline decoration-edge underline-offset-3 focus-visible:-outline-offset-3 phone:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Less' : notices.length > 1 ? `${notices.length - 1} more` : 'More'}
      </button>
      <div id={id} className="phone:group-data-[open=false]/notices:[&>:nth-child(n+3)]:hidden">
        {notices}
      </div>
      {notices.length > SHOWN && (
        <p className="border-b border-l-6 border-hairline border-l-transparent px-4 py-1 max-phone:hidden">
          <button
            type="button"
            className="link-button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show two' : `and ${notices.length - SHOWN} more`}
          </button>
        </p>
      )}
    </section>
  );
}

/** As the style of the list below has it. */
const SHOWN = 2;

function ShopMistakes({ mistakes }: { mistakes: readonly string[] }) {
  return (
    <Notice title="The shop's facts hold a mistake.">
      The last edit is not in use; the site goes on with the facts from before until this is mended:
      <ul className="mt-1">
        {mistakes.map((mistake) => (
          <li key={mistake}>
            <code>{mistake}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const NobodyTold = () => (
  <Notice title="Nobody is told of new leads.">
    <Link href={ALERTS_HREF}>Turn pushes on</Link> for your phone, or set <code>SMTP_URL</code> or{' '}
    <code>NOTIFY_WEBHOOK_URL</code> for the server and restart it. Until then leads wait here to be seen.
  </Notice>
);

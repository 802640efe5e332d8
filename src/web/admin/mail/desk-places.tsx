// From the mails back to the desk's tabs. On a phone it keeps the menu's room.
import { Link } from 'wouter';

const PLACES: [label: string, tab?: string][] = [
  ['Leads'],
  ['Conversations', 'conversations'],
  ['Questions', 'questions'],
  ['Shop', 'shop'],
];

export const DeskPlaces = () => (
  <nav
    className="flex min-h-(--bar-height) flex-wrap items-center gap-x-6 border-b border-hairline px-4 max-phone:gap-x-3 max-phone:pr-14"
    aria-label="The desk"
  >
    {PLACES.map(([label, tab]) => (
      <Link
        key={label}
        className="link-button text-small text-ink-soft no-underline hover:underline max-phone:text-note"
        href={tab ? `/admin/dashboard?tab=${tab}` : '/admin/dashboard'}
      >
        {label}
      </Link>
    ))}
  </nav>
);

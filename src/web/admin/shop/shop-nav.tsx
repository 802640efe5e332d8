// The two parts of the Shop tab, under the tabs.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { KeyHint } from '../keys/key.tsx';
import { ALERTS_HREF, PEOPLE_HREF, useShopPart } from './use-shop-part.ts';

const PARTS = [
  { part: 'people', label: 'People and sign-in', href: PEOPLE_HREF, key: 'P' },
  { part: 'alerts', label: 'Alerts', href: ALERTS_HREF, key: 'A' },
] as const;

/** `note`: beside them, quiet. */
export function ShopNav({ note }: { note?: ReactNode }) {
  const open = useShopPart();
  return (
    <nav
      className="flex flex-wrap items-stretch gap-x-6 border-b border-line bg-desk-bar px-4"
      aria-label="Shop"
    >
      {PARTS.map(({ part, label, href, key }) => (
        <Link
          key={part}
          href={href}
          replace
          aria-current={part === open ? 'page' : undefined}
          className="inline-flex min-h-10 items-center gap-1.5 border-b-3 border-transparent pt-[3px] font-semibold text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-ink aria-[current]:text-ink touch:min-h-target"
        >
          {label} <KeyHint>G</KeyHint>
          <KeyHint>{key}</KeyHint>
        </Link>
      ))}
      {note && (
        <p className="ml-auto self-center py-1 text-ink-quiet max-phone:ml-0 max-phone:w-full">{note}</p>
      )}
    </nav>
  );
}

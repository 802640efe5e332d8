// The frame of a conversation's row: all of it is a link that opens the conversation.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import type { RowLink } from '../../list/neighbours.tsx';

/** What the list knows of each of its rows. */
export interface RowProps {
  isOpen: boolean;
  link: RowLink;
  tabIndex: 0 | -1;
  /** The focus came to the row. */
  onUse: () => void;
}

interface Props extends RowProps {
  id: string;
  title: ReactNode;
  /** Beside the title. */
  aside: ReactNode;
  /** Somebody waits. */
  isUrgent?: boolean;
  children: ReactNode;
}

export function RowFrame({
  id,
  title,
  aside,
  isUrgent = false,
  isOpen,
  link,
  tabIndex,
  onUse,
  children,
}: Props) {
  const detailsId = useId();
  const row = useRef<HTMLLIElement>(null);

  // Opened by key or by a link it may be out of sight.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);

  return (
    <li
      className="conversation-row relative grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3.5 border-b border-hairline px-4 pt-[7px] pb-[5px] hover:bg-highlight/35 data-[urgent=true]:shadow-late data-[open=true]:bg-highlight data-[open=true]:shadow-open touch:pt-[11px] touch:pb-2.5 touch:text-small"
      data-open={isOpen}
      data-urgent={isUrgent}
      ref={row}
      onFocus={onUse}
    >
      <Link
        {...link}
        className="truncate text-name font-semibold no-underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus touch:text-thumb"
        aria-current={isOpen || undefined}
        aria-describedby={detailsId}
        data-row={id}
        tabIndex={tabIndex}
      >
        {title}
      </Link>
      {aside}
      <div className="col-span-full flex flex-wrap justify-between gap-x-3.5" id={detailsId}>
        {children}
      </div>
    </li>
  );
}

/** Class of what a row says beside its words. */
export const ROW_SMALL = 'text-tiny leading-[1.5] touch:text-note';

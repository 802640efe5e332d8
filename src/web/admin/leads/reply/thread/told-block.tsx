// An estimate or a quote as it stands in a reply: its lines, and what they come to.
import type { ReactNode } from 'react';
import type { ReplyBlockTold } from '../../../../../schemas/reply.ts';

interface Props {
  block: ReplyBlockTold;
  /** What it came to as it was put in, where that is no longer so. */
  was?: string | undefined;
  /** At the end of its head; on a phone its lines are left out then. */
  children?: ReactNode;
}

export const ToldBlock = ({ block: { title, note, total, rows }, was, children }: Props) => (
  <div className="w-full border border-line bg-desk text-ink">
    <p className="flex items-center gap-x-2.5 bg-desk-bar px-2.5 py-1">
      <span className="mr-auto flex min-w-0 flex-wrap gap-x-2.5">
        <b>{title}</b>
        <span className="text-ink-quiet">{note}</span>
      </span>
      {was && <span className="bg-highlight px-1 text-ink">{`was ${was}`}</span>}
      {total && <b className="shrink-0 whitespace-nowrap">{total}</b>}
      {children}
    </p>
    <ul className={children ? 'max-phone:hidden' : undefined}>
      {rows.map(({ label, amount }, index) => (
        <li key={index} className="flex justify-between gap-3 border-t border-hairline px-2.5 py-0.5">
          <span>{label}</span>
          <b className="shrink-0 whitespace-nowrap text-right">{amount}</b>
        </li>
      ))}
    </ul>
  </div>
);

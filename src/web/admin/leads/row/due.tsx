// What is owed to a lead, exactly on hover.
import type { Lead } from '../../../../schemas/lead.ts';
import { useShop } from '../../page-data.ts';
import { describeExactly } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { describeDue } from './describe-due.ts';

/** `isLarge`: as what an open lead begins with. */
export function Due({ lead, isLarge = false }: { lead: Lead; isLarge?: boolean }) {
  const { time_zone } = useShop();
  const due = describeDue(lead, useNow(), time_zone);
  if (!due)
    return <span className={`missing ${isLarge ? `block font-bold ${LARGE}` : ''}`}>no time promised</span>;
  return (
    <time
      className={`data-[state=handled]:text-ink-soft data-[state=overdue]:text-late ${isLarge ? `block font-bold data-[state=handled]:text-base data-[state=handled]:font-semibold ${LARGE}` : 'font-semibold data-[state=handled]:font-medium'}`}
      data-state={due.state}
      dateTime={due.at}
      title={describeExactly(new Date(due.at), time_zone)}
    >
      {due.text}
    </time>
  );
}

const LARGE = 'text-figure leading-[1.26]';

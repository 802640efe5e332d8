// What is owed to a lead, exactly on hover.
import type { Lead } from '../../../../schemas/lead.ts';
import { useShop } from '../../page-data.ts';
import { describeExactly } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { describeDue } from './describe-due.ts';
import './due.css';

export function Due({ lead }: { lead: Lead }) {
  const { time_zone } = useShop();
  const due = describeDue(lead, useNow(), time_zone);
  if (!due) return <span className="missing">no time promised</span>;
  return (
    <time
      className="due"
      data-state={due.state}
      dateTime={due.at}
      title={describeExactly(new Date(due.at), time_zone)}
    >
      {due.text}
    </time>
  );
}

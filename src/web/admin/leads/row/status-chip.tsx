// How far a lead has come: a mark that says how many plates are down, and the word.
import { type LeadStatus, STATUS_LABELS } from '../../../../schemas/lead.ts';

export const StatusChip = ({ status }: { status: LeadStatus }) => (
  <span
    className="inline-flex min-h-[22px] items-center gap-1.5 border border-edge bg-desk px-1.5 text-[0.75rem] leading-none font-semibold data-[status=won]:border-ink data-[status=won]:bg-ink data-[status=won]:text-desk touch:text-note"
    data-status={status}
  >
    <StatusMark status={status} />
    <StatusLabel status={status} />
  </span>
);

export const StatusLabel = ({ status }: { status: LeadStatus }) => (
  <span className={status === 'lost' ? 'line-through' : undefined}>{STATUS_LABELS[status]}</span>
);

export const StatusMark = ({ status }: { status: LeadStatus }) => (
  <svg
    className="flex-none"
    viewBox="-7 -7 14 14"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {MARKS[status]}
  </svg>
);

const MARKS = {
  new: <path d="M4,0A4,4 0 1 1 -4,0A4,4 0 1 1 4,0ZM-6.5,0H6.5M0,-6.5V6.5" />,
  contacted: <circle className="fill-cyan stroke-none" r="5" />,
  quoted: (
    <g className="stroke-none">
      <circle className="fill-cyan" cx="-2.5" r="4.5" />
      <circle className="fill-magenta" cx="2.5" r="4.5" />
      <path className="fill-violet" d="M0,-3.74A4.5,4.5 0 0 1 0,3.74A4.5,4.5 0 0 1 0,-3.74Z" />
    </g>
  ),
  won: <path strokeWidth="2" d="M-5,0 -1.5,3.5 5,-4" />,
  lost: <path strokeWidth="2" d="M-4,-4 4,4M-4,4 4,-4" />,
};

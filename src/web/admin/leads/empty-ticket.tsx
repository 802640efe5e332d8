// A job ticket that nobody has filled in.

const LINES = ['Name', 'Service', 'Quantity', 'In hands'];
const BITES = Array.from({ length: 20 }, () => 'h6a6 6 0 0 0 12 0').join('');
const EDGE = `M2 10${BITES}h6`;
/** Rows of dots that grow downwards, as [y, radius]. */
const TONE: [number, number][] = Array.from({ length: 11 }, (_, row) => [6 + row * 8, 0.4 + row * 0.36]);

export function EmptyTicket() {
  return (
    <svg
      className="w-full overflow-visible max-phone:order-1 max-phone:max-w-[260px]"
      viewBox="0 0 384 428"
      aria-hidden="true"
    >
      <path className="fill-yellow" d="M14 26H384V428H14Z" />
      <path className="fill-desk" d={`${EDGE}V416H2Z`} />
      <text className="fill-ink-soft font-mono text-[13px] font-medium" x="24" y="50">
        JOB TICKET
      </text>
      <g className="stroke-ink" fill="none" strokeWidth="1.5" strokeDasharray="5 4">
        <circle cx="188" cy="116" r="44" />
        <circle cx="188" cy="116" r="18" />
        <path d="M120 116H256M188 48V184" />
      </g>
      {LINES.map((label, i) => (
        <g key={label}>
          <text className="fill-ink-soft text-[13px] font-medium" x="24" y={222 + i * 30}>
            {label}
          </text>
          <path className="stroke-hairline" strokeWidth="2" d={`M112 ${224 + i * 30}H352`} />
        </g>
      ))}
      {/* An svg of its own cuts the dots off at the ticket's edge. */}
      <svg
        className="stroke-magenta"
        strokeLinecap="round"
        x="2"
        y="326"
        width="366"
        height="90"
        aria-hidden="true"
      >
        {TONE.map(([y, radius], row) => (
          <path key={y} strokeWidth={2 * radius} d={`M${row % 2 ? 0 : 4} ${y}H370`} strokeDasharray="0 8" />
        ))}
      </svg>
      <path className="stroke-ink" fill="none" strokeWidth="1.5" d={`${EDGE}V416H2Z`} />
    </svg>
  );
}

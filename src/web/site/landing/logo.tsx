// The shop's name across the full width: a print of three plates, out of register, pulled in as by a squeegee.
import { drawLogo } from '../../../art/logo.ts';
import { Wordmark } from '../frame/wordmark.tsx';

const PLATES = [
  { number: 1, name: 'Yellow', color: 'before:bg-yellow' },
  { number: 2, name: 'Magenta', color: 'before:bg-magenta' },
  { number: 3, name: 'Cyan', color: 'before:bg-cyan' },
];

export function Logo({ name }: { name: string }) {
  return (
    <div className="logo mx-auto max-w-sheet px-page pt-3.5 max-phone:px-3 max-phone:pt-2.5">
      <p
        className="flex h-5.5 items-center gap-6 font-medium font-mono text-note leading-none max-phone:hidden"
        aria-hidden="true"
      >
        {PLATES.map(({ number, name: plate, color }) => (
          <span
            key={plate}
            className={`before:forced-color-adjust-none before:mr-2 before:inline-block before:size-2.5 before:rounded-full ${color}`}
          >
            {`Plate ${number} ${plate}`}
          </span>
        ))}
        <RegistrationCross />
      </p>
      <LogoPrint name={name} />
    </div>
  );
}

function LogoPrint({ name }: { name: string }) {
  const markup = drawLogo(name);
  if (markup === null) return <Wordmark name={name} />;
  return (
    <div
      className="logo-print isolate mt-0.5"
      role="img"
      aria-label={name}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

const RegistrationCross = () => (
  <svg aria-hidden="true" className="ml-auto" viewBox="-11 -11 22 22" width="22" height="22">
    {[
      'translate-x-px -translate-y-px stroke-cyan',
      '-translate-x-[0.8px] translate-y-[0.7px] stroke-magenta',
    ].map((plate) => (
      <g key={plate} className={`fill-none stroke-[1.5] mix-blend-multiply ${plate}`}>
        <circle r="6" />
        <path d="M-10,0H10M0,-10V10" />
      </g>
    ))}
    <circle r="2" />
  </svg>
);

// The shop's name across the full width: a print of three plates, out of register, pulled in as by a squeegee.
import { drawLogo } from '../../../art/logo.ts';
import { Wordmark } from '../frame/wordmark.tsx';

const PLATES = [
  { number: 1, name: 'Yellow' },
  { number: 2, name: 'Magenta' },
  { number: 3, name: 'Cyan' },
];

export function Logo({ name }: { name: string }) {
  return (
    <div className="logo">
      <p className="plate-names" aria-hidden="true">
        {PLATES.map(({ number, name: plate }) => (
          <span key={plate} data-plate={plate.toLowerCase()}>{`Plate ${number} ${plate}`}</span>
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
    <div className="logo-print" role="img" aria-label={name} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

const RegistrationCross = () => (
  <svg aria-hidden="true" viewBox="-11 -11 22 22" width="22" height="22">
    {['cyan', 'magenta'].map((plate) => (
      <g key={plate} className={`cross-${plate}`}>
        <circle r="6" />
        <path d="M-10,0H10M0,-10V10" />
      </g>
    ))}
    <circle r="2" />
  </svg>
);

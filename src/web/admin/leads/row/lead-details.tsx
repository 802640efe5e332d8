// What the job is, in full; a long text starts folded to three lines.
import { useId, useState } from 'react';

const LONG_CHARACTERS = 240;
const LONG_LINES = 3;

export function LeadDetails({ details }: { details: string | null }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!details) return <p className="lead-details missing">no details</p>;
  const isLong = details.length > LONG_CHARACTERS || details.split('\n').length > LONG_LINES;
  return (
    <>
      <p className="lead-details" id={id} dir="auto" data-folded={isLong && !isOpen}>
        {details}
      </p>
      {isLong && (
        <button
          type="button"
          className="link-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}

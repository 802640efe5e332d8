// What the job is, in full; a long text starts folded to one line.
import { useId, useState } from 'react';
import { useTabStop } from './tab-stop.ts';

const LONG_CHARACTERS = 110;
const LONG_LINES = 2;
const LINE_ENDS = /\s*\n\s*/g;

export function LeadDetails({ details }: { details: string | null }) {
  const id = useId();
  const tabIndex = useTabStop();
  const [isOpen, setIsOpen] = useState(false);
  if (!details) return <p className="lead-details missing">no details</p>;
  const isLong = details.length > LONG_CHARACTERS || details.split('\n').length > LONG_LINES;
  const isFolded = isLong && !isOpen;
  return (
    <div className="lead-details" data-folded={isFolded}>
      <p id={id} dir="auto">
        {isFolded ? details.replaceAll(LINE_ENDS, ' · ') : details}
      </p>
      {isLong && (
        <button
          type="button"
          className="link-button"
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}

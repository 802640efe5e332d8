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
  if (!details) return <p className="missing basis-full whitespace-pre-line">no details</p>;
  const isLong = details.length > LONG_CHARACTERS || details.split('\n').length > LONG_LINES;
  const isFolded = isLong && !isOpen;
  return (
    <div className={`min-w-0 basis-full text-ink-soft ${isFolded ? 'flex items-baseline gap-2.5' : ''}`}>
      <p id={id} dir="auto" className={`min-w-0 ${isFolded ? 'truncate' : 'whitespace-pre-line'}`}>
        {isFolded ? details.replaceAll(LINE_ENDS, ' · ') : details}
      </p>
      {isLong && (
        <button
          type="button"
          className="link-button -my-[3px] flex-none text-tiny font-medium"
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

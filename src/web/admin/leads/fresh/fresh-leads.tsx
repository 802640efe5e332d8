// The offer to show leads that came in meanwhile: nothing on screen moves until it is taken.
import { useRef, useState } from 'react';

interface Props {
  count: number;
  onLoad: () => Promise<unknown>;
}

export function FreshLeads({ count, onLoad }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [loaded, setLoaded] = useState(0);
  const load = async () => {
    if (isLoading) return;
    setIsLoading(true);
    await onLoad();
    setIsLoading(false);
    setLoaded(count);
    // The button goes; focus must not be lost with it, nor the place in the list.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div className="fresh sticky top-(--header-height) z-1 focus:outline-none" ref={box} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {count > 0 ? describe(count, 'came in') : loaded > 0 && describe(loaded, 'loaded')}
      </p>
      {count > 0 && (
        <button
          type="button"
          className="min-h-target w-full border-0 border-b border-ink bg-yellow px-4 py-1.5 font-bold hover:bg-highlight focus-visible:-outline-offset-3"
          aria-disabled={isLoading}
          onClick={load}
        >
          {isLoading ? 'Loading...' : `${count} new`}
        </button>
      )}
    </div>
  );
}

const describe = (count: number, what: string) => `${count} new ${count === 1 ? 'lead' : 'leads'} ${what}.`;

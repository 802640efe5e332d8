// Which of the conversations the list shows.
import type { RefObject } from 'react';
import { SearchField } from '../../list/search-field.tsx';
import { Toolbar } from '../../list/toolbar.tsx';
import type { Wanted } from './find-conversations.ts';

interface Props {
  wanted: Wanted;
  /** How many there are of each. */
  counts: { live: number; asked: number };
  onChange: (wanted: Wanted) => void;
  search: RefObject<HTMLInputElement | null>;
}

export function ConversationsToolbar({ wanted, counts, onChange, search }: Props) {
  const chips: [which: Wanted['which'], name: string][] = [
    ['all', 'All'],
    ['live', `Live ${counts.live}`],
    ['asked', `Asked for a person ${counts.asked}`],
  ];
  return (
    <Toolbar isNarrowing={wanted.words !== '' || wanted.which !== 'all'} search={search}>
      <SearchField
        ref={search}
        label="Search the conversations loaded"
        placeholder="Words said, or the number"
        q={wanted.words}
        onSearch={(words) => onChange({ ...wanted, words })}
      />
      <div className="flex flex-wrap gap-1.5">
        {chips.map(([which, name]) => (
          <button
            key={which}
            type="button"
            className="chip min-h-6.5 border border-edge bg-transparent px-[9px] py-0 text-[0.78125rem] font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-desk touch:min-h-target touch:px-3.5 touch:text-small"
            aria-pressed={wanted.which === which}
            onClick={() => onChange({ ...wanted, which })}
          >
            {name}
          </button>
        ))}
      </div>
    </Toolbar>
  );
}

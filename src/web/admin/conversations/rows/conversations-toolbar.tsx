// Which of the conversations that are loaded the list shows.
import type { RefObject } from 'react';
import { SearchField } from '../../list/search-field.tsx';
import { Toolbar } from '../../list/toolbar.tsx';
import type { Wanted } from './find-conversations.ts';

interface Props {
  wanted: Wanted;
  /** How many of those loaded asked for a person. */
  asking: number;
  onChange: (wanted: Wanted) => void;
  search: RefObject<HTMLInputElement | null>;
}

export function ConversationsToolbar({ wanted, asking, onChange, search }: Props) {
  return (
    <Toolbar isNarrowing={wanted.words !== '' || wanted.isHuman} search={search}>
      <SearchField
        ref={search}
        label="Search the conversations loaded"
        placeholder="Words said, or the number"
        q={wanted.words}
        onSearch={(words) => onChange({ ...wanted, words })}
      />
      <div className="flex flex-wrap gap-1.5">
        {[false, true].map((isHuman) => (
          <button
            key={String(isHuman)}
            type="button"
            className="chip min-h-6.5 border border-edge bg-transparent px-[9px] py-0 text-[0.78125rem] font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-desk touch:min-h-target touch:px-3.5 touch:text-small"
            aria-pressed={wanted.isHuman === isHuman}
            onClick={() => onChange({ ...wanted, isHuman })}
          >
            {isHuman ? `Asked for a person ${asking}` : 'All'}
          </button>
        ))}
      </div>
    </Toolbar>
  );
}

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
      <div className="chips">
        <button
          type="button"
          className="chip"
          aria-pressed={!wanted.isHuman}
          onClick={() => onChange({ ...wanted, isHuman: false })}
        >
          All
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={wanted.isHuman}
          onClick={() => onChange({ ...wanted, isHuman: true })}
        >
          Asked for a person {asking}
        </button>
      </div>
    </Toolbar>
  );
}

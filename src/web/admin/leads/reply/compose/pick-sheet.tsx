// The same list for a mouse or a thumb: on a phone a sheet at its foot.
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReplyDesk } from '../../../../../schemas/reply.ts';
import { Key } from '../../../keys/key.tsx';
import { isField } from '../../../keys/use-desk-keys.ts';
import { PickWords } from './pick-words.tsx';
import { listPicks, type Opener, type Pick } from './picks.ts';

interface Props {
  desk: ReplyDesk;
  opener: Opener;
  onTake: (pick: Pick) => void;
  onClose: () => void;
}

const WORDS = {
  '/': { title: 'Put in', none: 'There is no estimate, no open quote and no link yet.' },
  ';': { title: 'Saved replies', none: 'No saved reply has these words.' },
};

/** What the arrows go through: the field, then the picks. */
const STOPS = 'input, li button';

export function PickSheet({ desk, opener, onTake, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [query, setQuery] = useState('');
  const picks = listPicks(desk, opener, query.trim());

  // Not useEffect, which cleans up after the element has left the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not on Close, which comes first.
    shown?.querySelector<HTMLElement>(STOPS)?.focus();
    return () => shown?.close();
  }, []);

  function press(event: KeyboardEvent<HTMLDialogElement>) {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
    const at = stops.indexOf(event.target as HTMLElement);
    const [match] = picks;
    if (event.key === 'ArrowDown') stops[at + 1]?.focus();
    else if (event.key === 'ArrowUp') stops[at - 1]?.focus();
    // In the field it would only empty it.
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && isField(event.target) && match && !event.nativeEvent.isComposing)
      onTake(match);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className="max-h-[80dvh] w-[min(520px,100vw-32px)] border border-line bg-desk p-4 text-ink shadow-card backdrop:bg-desk-bar/78 max-phone:mx-0 max-phone:mt-auto max-phone:mb-0 max-phone:w-full max-phone:max-w-none max-phone:border-x-0 max-phone:border-b-0"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={press}
    >
      <header className="flex items-center gap-4 pb-2">
        <h2 id={titleId} className="mr-auto text-item">
          {WORDS[opener].title}
        </h2>
        <button type="button" className="link-button font-normal no-underline" onClick={onClose}>
          Close{' '}
          <span className="touch:hidden">
            <Key>Esc</Key>
          </span>
        </button>
      </header>
      {opener === ';' && (
        <input
          type="search"
          className="desk-control mb-1.5"
          aria-label="Find a saved reply"
          placeholder="Name or words"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <ul>
        {picks.map((pick) => (
          <li key={`${pick.name} ${pick.note}`} className="border-t border-hairline">
            <button
              type="button"
              className="grid min-h-8 w-full border-0 bg-transparent px-1 py-1.5 text-left hover:bg-highlight touch:min-h-target"
              onClick={() => onTake(pick)}
            >
              <PickWords pick={pick} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-quiet">
        {picks.length === 0 && WORDS[opener].none}
      </p>
    </dialog>
  );
}

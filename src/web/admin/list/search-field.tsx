// Words to find something in a list by. What is typed counts a moment after the last key, or at once with Enter.
import { type RefObject, useEffect, useId, useState } from 'react';
import { KeyHint } from '../keys/key.tsx';

const PAUSE_MS = 300;

interface Props {
  /** E.g. 'Search leads'. */
  label: string;
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

export function SearchField({ label, placeholder, q, onSearch, ref }: Props) {
  const id = useId();
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  const wanted = text.trim();
  if (q !== shown) {
    setShown(q);
    // Changed from elsewhere: Back, or Clear.
    if (q !== wanted) setText(q);
  }
  const search = () => {
    if (wanted !== q) onSearch(wanted);
  };

  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <search className="group/search max-w-[21rem] flex-[1_1_12rem] @max-[1000px]/leads:max-w-none @max-[1000px]/leads:basis-full in-[.conversations-side]:max-w-none in-[.conversations-side]:basis-full cards:mx-4">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          ref={ref}
          data-key="/"
          id={id}
          className="desk-control"
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <KeyHint className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 group-focus-within/search:hidden">
          /
        </KeyHint>
      </form>
    </search>
  );
}

// Words to find leads by. What is typed counts a moment after the last key, or at once with Enter.
import { type RefObject, useEffect, useState } from 'react';
import { KeyHint } from '../../keys/key.tsx';

const PAUSE_MS = 300;

interface Props {
  q: string;
  onSearch: (q: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

export function SearchField({ q, onSearch, ref }: Props) {
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
    <search className="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <label className="visually-hidden" htmlFor="lead-search">
          Search leads
        </label>
        <input
          ref={ref}
          data-key="/"
          id="lead-search"
          className="desk-control"
          type="search"
          placeholder="Name, email, phone, company or text"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <KeyHint>/</KeyHint>
      </form>
    </search>
  );
}

// The text of an answer: it grows, / and ; open their list, Tab goes through the fields that are still in braces.
import { type KeyboardEvent, type RefObject, useId, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyDesk } from '../../../../../schemas/reply.ts';
import { findMissing } from './missing-fields.ts';
import { PickList } from './pick-list.tsx';
import type { OpenedPick, Pick } from './picks.ts';
import { usePickList } from './use-pick-list.ts';

/** Its id: what says Reply leads there. */
export const REPLY_TEXT = 'reply-text';

export interface TextHandle {
  /** Puts words in at the caret, or in the place of the word that asked for them; the first field in braces is selected. */
  insert(words: string, instead?: OpenedPick): void;
}

interface Props {
  ref: RefObject<TextHandle | null>;
  textRef: RefObject<HTMLTextAreaElement | null>;
  desk: ReplyDesk;
  text: string;
  isSending: boolean;
  describedBy: string;
  onChange: (text: string) => void;
  onTake: (pick: Pick, opened: OpenedPick) => void;
}

export function ReplyText({ ref, textRef, desk, text, isSending, describedBy, onChange, onTake }: Props) {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const list = usePickList({ desk, text, caret: isSending ? null : caret, onTake });
  useImperativeHandle(ref, () => ({
    insert(words, instead) {
      const field = textRef.current;
      if (!field) return;
      const from = instead?.start ?? field.selectionStart;
      const to = instead ? from + 1 + instead.query.length : field.selectionEnd;
      // A word of its own.
      const before = words && from > 0 && !/\s$/.test(field.value.slice(0, from)) ? ' ' : '';
      const start = from + before.length;
      field.focus();
      field.setSelectionRange(from, to);
      typeOver(field, before + words);
      const missing = findMissing(words)[0];
      if (missing) field.setSelectionRange(start + missing.start, start + missing.end);
      else field.setSelectionRange(start + words.length, start + words.length);
      noteCaret(field);
    },
  }));

  /** As if it was typed, so that the browser's own undo takes it out again. */
  function typeOver(field: HTMLTextAreaElement, words: string) {
    const { value, selectionStart, selectionEnd } = field;
    if (words === '' && selectionStart === selectionEnd) return;
    const isTyped = document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
    if (!isTyped)
      flushSync(() => onChange(value.slice(0, selectionStart) + words + value.slice(selectionEnd)));
  }

  const noteCaret = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    setCaret(selectionStart === selectionEnd ? selectionStart : null);

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const field = event.currentTarget;
    const isTaken = list?.press(event);
    if (isTaken) event.preventDefault();
    else if (event.key === 'Escape') {
      event.preventDefault();
      // The keys of the lead are next; what is written is kept.
      field.closest<HTMLElement>('.opened-lead')?.focus({ preventScroll: true });
    } else if (event.key === 'Tab' && !event.shiftKey) {
      const next = findMissing(field.value).find(({ start }) => start >= field.selectionEnd);
      // After the last one Tab leads out, as everywhere.
      if (!next) return;
      event.preventDefault();
      field.setSelectionRange(next.start, next.end);
    }
  }

  return (
    <div className="relative">
      <textarea
        ref={textRef}
        id={REPLY_TEXT}
        className="field-sizing-content -mx-2 block max-h-[60dvh] min-h-18 w-[calc(100%+16px)] scroll-my-16 resize-none border-0 bg-transparent px-2 py-2 text-quote leading-[1.43] focus-visible:outline-offset-0 touch:text-base"
        name="text"
        aria-label="Reply"
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={list ? listId : undefined}
        aria-activedescendant={list ? `${listId}-${list.active}` : undefined}
        placeholder="Write to them"
        readOnly={isSending}
        value={text}
        onChange={({ target }) => {
          onChange(target.value);
          noteCaret(target);
        }}
        onSelect={({ currentTarget }) => noteCaret(currentTarget)}
        onBlur={() => setCaret(null)}
        onKeyDown={press}
      />
      {list && <PickList id={listId} list={list} />}
      <span role="status" className="visually-hidden">
        {list && `${list.picks.length} to choose from, Enter takes`}
      </span>
    </div>
  );
}

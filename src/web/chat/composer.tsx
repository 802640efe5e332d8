// Where the visitor writes to Carl. Enter sends, Shift and Enter begin a new line.
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { LONGEST } from '../../schemas/longest.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SendIcon } from '../ui/icons.tsx';

export interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  /** A message is on its way: the input is read-only then, so that focus and a phone's keyboard stay. */
  isSending: boolean;
  onSend(text: string): void;
}

export function Composer({ input, isSending, onSend }: ComposerProps) {
  const id = useId();
  const [isBlank, setIsBlank] = useState(true);
  const noticeText = () => setIsBlank(!input.current?.value.trim());
  // What was typed before the page listened.
  useEffect(noticeText, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    const text = field?.value.trim();
    if (!field || !text || isSending) return;
    field.value = '';
    noticeText();
    field.focus();
    onSend(text);
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className="composer needs-script" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        Message to Carl
      </label>
      <textarea
        ref={input}
        id={id}
        className="composer-input"
        rows={1}
        placeholder="Type what you need"
        maxLength={LONGEST.message}
        autoComplete="off"
        readOnly={isSending}
        aria-disabled={isSending || undefined}
        data-enter-sends=""
        onInput={noticeText}
        onKeyDown={sendOnEnter}
      />
      <IconButton
        type="submit"
        className="composer-send"
        label="Send message"
        icon={<SendIcon />}
        disabled={isBlank || isSending}
        // The focus stays in the input, and with it a phone's keyboard.
        onPointerDown={(event) => event.preventDefault()}
      />
    </form>
  );
}

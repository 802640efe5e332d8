// Where the shop writes to a visitor. Enter sends; nothing that was typed is lost, whatever happens.
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { LONGEST } from '../../../../../schemas/longest.ts';
import { SendIcon } from '../../../../ui/icons.tsx';
import { describeError } from '../../../describe-error.ts';
import { KeyHint } from '../../../keys/key.tsx';
import { useKeptText } from '../../../use-kept-text.ts';
import { draftKey } from './kept-key.ts';
import { useSendMessage } from './use-send-message.ts';
import { useTyping } from './use-typing.ts';

interface Props {
  id: string;
  isVisitorHere: boolean;
  /** The talk was just taken over: the next thing is to write. */
  isWanted: boolean;
  /** Where the focus goes with Esc, and when this closes. */
  box: RefObject<HTMLElement | null>;
}

export function Composer({ id, isVisitorHere, isWanted, box }: Props) {
  const [text, setText] = useKeptText(draftKey(id));
  const { mutate, isPending, failure } = useSendMessage(id);
  const typing = useTyping(id);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = text.trim();

  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);

  // Not useEffect, which cleans up after the field has left the page.
  useLayoutEffect(() => {
    const shown = form.current;
    const back = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) back?.focus({ preventScroll: true });
    };
  }, [box]);

  function submit(event: FormEvent) {
    event.preventDefault();
    field.current?.focus();
    if (!words || isPending) return;
    typing.stop();
    mutate(words);
  }

  function press(event: KeyboardEvent) {
    // These keys are an input method's own while it is at a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      box.current?.focus({ preventScroll: true });
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      className="live-composer grid grid-cols-[minmax(0,1fr)_max-content] items-end gap-x-3 gap-y-2 border-t-3 border-ink bg-desk px-4 py-3.5 max-phone:pb-[calc(0.875rem+env(safe-area-inset-bottom))]"
      aria-label="Write to the visitor"
      data-toast-clear=""
      onSubmit={submit}
    >
      {failure && (
        <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-late" role="alert">
          <p>
            <b>Not sent.</b> {describeError(failure.error)}
          </p>
          {failure.text === words && (
            <button type="submit" className="button">
              Retry
            </button>
          )}
        </div>
      )}
      {!isVisitorHere && (
        <p className="col-span-full text-ink-quiet">
          They have left the page. They read it when they open the chat again.
        </p>
      )}
      <textarea
        ref={field}
        className="desk-control field-sizing-content max-h-40 min-h-11 resize-none border-2 border-ink py-2.5 text-quote touch:text-base"
        rows={1}
        maxLength={LONGEST.message}
        aria-label="Your message"
        enterKeyHint="send"
        dir="auto"
        readOnly={isPending}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value.trim()) typing.press();
          else typing.stop();
        }}
        onKeyDown={press}
        onBlur={typing.stop}
      />
      <button
        type="submit"
        className="button button-action min-h-11 shadow-flat"
        aria-disabled={!words || isPending}
      >
        <span className="hidden max-phone:contents">
          <SendIcon />
        </span>
        {isPending ? 'Sending...' : 'Send'} <KeyHint>Enter</KeyHint>
      </button>
    </form>
  );
}

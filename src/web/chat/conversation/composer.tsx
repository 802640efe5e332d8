// Where the visitor writes or speaks to Carl. Enter sends, Shift and Enter begin a new line.
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { LONGEST } from '../../../schemas/longest.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SendIcon } from '../../ui/icons.tsx';
import type { DictationStatus } from '../../voice/recognition/dictation.ts';
import { MicrophoneButton } from '../voice/microphone-button.tsx';
import { useDictated } from '../voice/use-dictated.ts';
import { isBusy } from '../voice/voice-provider.tsx';
import type { SentBy } from './conversation.ts';

export interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  /** The button that brings files. */
  attach: ReactNode;
  /** In place of the input's own words. */
  placeholder?: string | undefined;
  /** A message is on its way: the input is read-only then, so that focus and a phone's keyboard stay. */
  isSending: boolean;
  /** What is being spoken into this input; it is read-only then. */
  dictation: DictationStatus;
  onType(): void;
  onMicrophone(): void;
  onCancelDictation(): void;
  onSend(text: string, how?: SentBy): void;
}

const BUTTON = 'h-auto min-h-[54px] w-14 max-phone:w-12 border-ink border-l-2 form:room-least:min-h-target';

export function Composer(props: ComposerProps) {
  const {
    input,
    attach,
    placeholder,
    isSending,
    dictation,
    onType,
    onMicrophone,
    onCancelDictation,
    onSend,
  } = props;
  const id = useId();
  const isHeard = isBusy(dictation);
  const [isBlank, setIsBlank] = useState(true);
  const noticeText = () => setIsBlank(!input.current?.value.trim());
  // What was typed before the page listened.
  useEffect(noticeText, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    const text = field?.value.trim();
    if (!field || !text || isSending || isHeard) return;
    clear(field);
    field.focus();
    onSend(text);
  }

  function clear(field: HTMLTextAreaElement) {
    field.value = '';
    noticeText();
  }

  useDictated(input, dictation, (field, isToBeSent) => {
    noticeText();
    const text = field.value.trim();
    if (!isToBeSent || !text) return;
    clear(field);
    onSend(text, { isSpoken: true });
  });

  function stopOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isHeard) return;
    event.preventDefault();
    event.stopPropagation();
    onCancelDictation();
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form
      // Out of sight while a cell of the lead form is written in, and still the next stop of the Tab key.
      className="composer needs-script grid grid-cols-[auto_minmax(0,1fr)_auto_auto] border-t-2 form:room-low:writing:h-0 form:room-low:writing:overflow-hidden form:room-low:writing:border-0"
      onSubmit={submit}
      onKeyDown={stopOnEscape}
    >
      <label className="visually-hidden" htmlFor={id}>
        Message to Carl
      </label>
      <textarea
        ref={input}
        id={id}
        // In the lowest window one whole line at a time.
        className="field-sizing-content max-h-[8.5em] min-h-[54px] w-full resize-none border-0 bg-transparent px-2 py-[15px] text-body leading-6 focus-visible:-outline-offset-3 aria-disabled:bg-paper max-phone:px-1.5 widget:text-base form:room-scant:max-h-[54px] form:room-least:max-h-target form:room-least:min-h-target form:room-least:py-0 form:room-least:text-base form:room-least:leading-[var(--target)] form:room-least:placeholder:whitespace-nowrap"
        rows={1}
        placeholder={placeholder ?? 'Type or say it'}
        maxLength={LONGEST.message}
        autoComplete="off"
        readOnly={isSending || isHeard}
        aria-disabled={isSending || isHeard || undefined}
        data-enter-sends=""
        onInput={() => {
          noticeText();
          onType();
        }}
        onKeyDown={sendOnEnter}
      />
      {attach}
      <MicrophoneButton
        className={BUTTON}
        label={isHeard ? 'Stop listening' : 'Speak instead of typing'}
        isOn={isHeard}
        isSending={isSending}
        onPress={onMicrophone}
      />
      <IconButton
        type="submit"
        className={`bg-orange disabled:bg-paper disabled:text-grey ${BUTTON}`}
        label="Send message"
        icon={<SendIcon />}
        disabled={isBlank || isSending || isHeard}
        // The focus stays in the input, and with it a phone's keyboard.
        onPointerDown={(event) => event.preventDefault()}
      />
    </form>
  );
}

// Where the visitor writes or speaks to Carl. Enter sends, Shift and Enter begin a new line.
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { LONGEST } from '../../../schemas/longest.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MicrophoneIcon, SendIcon } from '../../ui/icons.tsx';
import type { DictationStatus } from '../../voice/recognition/dictation.ts';
import { isBusy } from '../voice/voice-provider.tsx';
import type { SentBy } from './conversation.ts';

export interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  /** A message is on its way: the input is read-only then, so that focus and a phone's keyboard stay. */
  isSending: boolean;
  /** What is being spoken into this input; it is read-only then. */
  dictation: DictationStatus;
  onType(): void;
  onMicrophone(): void;
  onCancelDictation(): void;
  onSend(text: string, how?: SentBy): void;
}

export function Composer(props: ComposerProps) {
  const { input, isSending, dictation, onType, onMicrophone, onCancelDictation, onSend } = props;
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
    <form className="composer needs-script" onSubmit={submit} onKeyDown={stopOnEscape}>
      <label className="visually-hidden" htmlFor={id}>
        Message to Carl
      </label>
      <textarea
        ref={input}
        id={id}
        className="composer-input"
        rows={1}
        placeholder="Type or say what you need"
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
      <IconButton
        className="composer-microphone"
        label={isHeard ? 'Stop listening' : 'Speak instead of typing'}
        icon={<MicrophoneIcon />}
        data-is-on={isHeard || undefined}
        // Not disabled: who talks by keyboard keeps the focus here while a message goes out.
        aria-disabled={isSending || undefined}
        onClick={() => isSending || onMicrophone()}
      />
      <IconButton
        type="submit"
        className="composer-send"
        label="Send message"
        icon={<SendIcon />}
        disabled={isBlank || isSending || isHeard}
        // The focus stays in the input, and with it a phone's keyboard.
        onPointerDown={(event) => event.preventDefault()}
      />
    </form>
  );
}

/** Writes what is heard into the input as it comes, behind what was typed; `onText` is told when it is to be sent. */
function useDictated(
  input: RefObject<HTMLTextAreaElement | null>,
  dictation: DictationStatus,
  onText: (field: HTMLTextAreaElement, isToBeSent: boolean) => void,
): void {
  const before = useRef('');
  const wasHeard = useRef(false);
  useEffect(() => {
    const field = input.current;
    if (!field || dictation.type === 'idle') return;
    if (!wasHeard.current) before.current = field.value.trim();
    wasHeard.current = isBusy(dictation);
    if (!('text' in dictation)) return;
    field.value = [before.current, dictation.text].filter(Boolean).join(' ');
    onText(field, dictation.type === 'ended' && dictation.reason === 'silence');
    // The status alone says that there is something new.
  }, [dictation]);
}

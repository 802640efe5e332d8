// The floating chat: a card in the corner on a desktop, the full screen on a phone. A chunk of its own.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon, MicrophoneIcon, SpeakerIcon } from '../../ui/icons.tsx';
import { TargetMark } from '../../ui/target-mark.tsx';
import { ChatBody } from '../conversation/chat-body.tsx';
import { useWidget } from '../conversation/chat-provider.tsx';
import { useConversation } from '../conversation/use-conversation.ts';
import { JobTicket } from '../ticket/job-ticket.tsx';
import { SoundChip } from '../voice/sound-chip.tsx';
import { isBusy, useVoice } from '../voice/voice-provider.tsx';

/** As in widget.css: below this the panel fills the screen and nothing behind it can be reached. */
const FULL_SCREEN = '(width <= 760px)';

export function Widget() {
  const { isOpen, close } = useWidget();
  const { state } = useConversation();
  const panel = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const voice = useVoice();
  const isHeard = isBusy(voice.dictationIn('widget'));

  useEffect(() => {
    const dialog = panel.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) return dialog.close();
    if (matchMedia(FULL_SCREEN).matches) dialog.showModal();
    else dialog.show();
    takeFocus();
  }, [isOpen]);

  useVisibleScreen(panel, isOpen);

  function takeFocus() {
    // Where there is no mouse the input would bring up the keyboard unasked.
    (matchMedia('(hover: hover)').matches ? input.current : panel.current)?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (!isHeard) return close();
    event.preventDefault();
    voice.cancelDictation();
  }

  return (
    <dialog
      ref={panel}
      className="ticket widget"
      tabIndex={-1}
      aria-labelledby="widget-name"
      onClose={close}
      onKeyDown={closeOnEscape}
    >
      <div className="ticket-head">
        <TargetMark />
        <div>
          <h2 className="ticket-name" id="widget-name">
            Carl, AI Assistant
          </h2>
          <p className="ticket-status">Usually replies instantly</p>
        </div>
        <IconButton
          className="microphone-toggle"
          label={isHeard ? 'Turn the microphone off' : 'Turn the microphone on'}
          icon={<MicrophoneIcon />}
          data-is-on={isHeard || undefined}
          aria-disabled={state.isSending || undefined}
          onClick={() => state.isSending || voice.toggleDictation('widget')}
        />
        <IconButton className="widget-close" label="Close chat" icon={<CloseIcon />} onClick={close} />
        <SoundChip surface="widget">
          <IconButton
            className="voice-toggle"
            label={voice.isOn ? "Turn Carl's voice off" : "Turn Carl's voice on"}
            icon={<SpeakerIcon />}
            data-is-on={voice.isOn || undefined}
            onClick={voice.toggle}
          />
        </SoundChip>
      </div>
      <JobTicket surface="widget" isLive={isOpen} />
      <ChatBody surface="widget" isLive={isOpen} input={input} />
    </dialog>
  );
}

/** A phone's keyboard may lie over the page: tells the style sheet what is left of the screen. */
function useVisibleScreen(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: screen } = window;
    if (!isOpen || !screen) return;
    const fit = () => {
      panel.current?.style.setProperty('--visible-height', `${screen.height}px`);
      panel.current?.style.setProperty('--visible-top', `${screen.offsetTop}px`);
    };
    fit();
    screen.addEventListener('resize', fit);
    screen.addEventListener('scroll', fit);
    return () => {
      screen.removeEventListener('resize', fit);
      screen.removeEventListener('scroll', fit);
    };
  }, [panel, isOpen]);
}

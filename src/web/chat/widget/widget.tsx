// The floating chat: a card in the corner on a desktop, the full screen on a phone. A chunk of its own.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon, SpeakerIcon } from '../../ui/icons.tsx';
import { TargetMark } from '../../ui/target-mark.tsx';
import { ChatBody } from '../conversation/chat-body.tsx';
import { useWidget } from '../conversation/chat-provider.tsx';
import { useConversation } from '../conversation/use-conversation.ts';
import { answersNow } from '../live/who-is-here.tsx';
import { JobTicket } from '../ticket/job-ticket.tsx';
import { MicrophoneButton } from '../voice/microphone-button.tsx';
import { SoundChip } from '../voice/sound-chip.tsx';
import { isBusy, useVoice } from '../voice/voice-provider.tsx';

/** As the variants have it: below this the panel fills the screen and nothing behind it can be reached. */
const FULL_SCREEN = '(width < 760px)';

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
      className="ticket widget fixed inset-[auto_28px_22px_auto] z-50 m-0 h-[600px] max-h-[calc(100dvh-32px)] w-96 max-w-none overflow-visible p-0 [container:widget/size] not-open:hidden focus:outline-none max-phone:inset-0 max-phone:top-[var(--visible-top,0)] max-phone:h-[var(--visible-height,100dvh)] max-phone:max-h-none max-phone:w-full max-phone:border-0 max-phone:bg-none max-phone:bg-white max-phone:shadow-none"
      tabIndex={-1}
      aria-labelledby="widget-name"
      onClose={close}
      onKeyDown={closeOnEscape}
    >
      {/* Name and buttons, then what is said of both. In a low window the mark and the way out stay beside the form, and
          Carl's words stand between them. */}
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto_44px_44px] items-center border-b-2 pt-2 pr-2 pb-2.5 pl-5 max-phone:pt-3.5 max-phone:pl-4 form:room-scant:absolute form:room-scant:inset-[0_0_auto] form:room-scant:flex form:room-scant:justify-between form:room-scant:border-0 form:room-scant:pt-2.5 form:room-scant:pb-0 [&>svg]:row-[1/3] [&>svg]:mr-3">
        <TargetMark />
        <div className="contents form:room-scant:hidden">
          <h2 className="ticket-name col-[2/4] self-end text-[1.125rem] leading-tight" id="widget-name">
            Carl, AI Assistant
          </h2>
          <p className="row-start-2 self-center text-grey text-note leading-snug max-phone:leading-tight form:room-low:hidden">
            {state.live.heldBy === null ? 'Usually replies instantly' : answersNow(state.live.heldBy)}
          </p>
        </div>
        <MicrophoneButton
          className="form:room-scant:hidden"
          label={isHeard ? 'Turn the microphone off' : 'Turn the microphone on'}
          isOn={isHeard}
          isSending={state.isSending}
          onPress={() => voice.toggleDictation('widget')}
        />
        <IconButton className="widget-close" label="Close chat" icon={<CloseIcon />} onClick={close} />
        <SoundChip surface="widget">
          <IconButton
            className="voice-toggle phone:h-8 phone:w-9 [&>svg]:size-5"
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

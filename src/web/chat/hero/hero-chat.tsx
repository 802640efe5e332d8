// Carl's chat in the hero: a job ticket with the newest messages.
import { PhoneText } from '../../ui/phone-text.tsx';
import { TargetMark } from '../../ui/target-mark.tsx';
import { ChatBody } from '../conversation/chat-body.tsx';
import { useWidget } from '../conversation/chat-provider.tsx';
import { JobTicket } from '../ticket/job-ticket.tsx';
import { TicketStub } from '../ticket/ticket-stub.tsx';
import { SoundChip } from '../voice/sound-chip.tsx';

/** How many messages the hero shows. */
const HERO_MESSAGES = 3;
export const HERO_CHAT_ID = 'hero-chat';

export function HeroChat({ phone }: { phone: string }) {
  const widget = useWidget();
  return (
    <div className="hero-chat">
      <section className="ticket" id={HERO_CHAT_ID} aria-label="Chat with Carl" data-keep-clear>
        <TicketStub />
        <div className="ticket-head">
          <TargetMark />
          <div>
            <h2 className="ticket-name">Carl, AI Assistant</h2>
            <p className="ticket-status">Ready to help with quotes & questions</p>
            <p className="voice-hint needs-script">Tap to hear Carl's voice</p>
          </div>
          <SoundChip surface="hero" />
        </div>
        <JobTicket surface="hero" isLive={!widget.isOpen} />
        <ChatBody surface="hero" newest={HERO_MESSAGES} isLive={!widget.isOpen} />
        <noscript>
          <p className="chat-note">
            Carl needs JavaScript. The <a href="#contact">quote form</a> works without it, and so does the
            phone: <PhoneText text={phone} />
          </p>
        </noscript>
      </section>
      <button
        type="button"
        className="text-button widget-link needs-script"
        onClick={(event) => widget.open(event.currentTarget)}
      >
        Prefer the floating chat widget?
      </button>
    </div>
  );
}

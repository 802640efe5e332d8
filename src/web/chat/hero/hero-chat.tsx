// Carl's chat in the hero: a job ticket with the newest messages.
import { PhoneText } from '../../ui/phone-text.tsx';
import { TargetMark } from '../../ui/target-mark.tsx';
import { ChatBody } from '../conversation/chat-body.tsx';
import { useWidget } from '../conversation/chat-provider.tsx';
import { useConversation } from '../conversation/use-conversation.ts';
import { answersNow } from '../live/who-is-here.tsx';
import { JobTicket } from '../ticket/job-ticket.tsx';
import { TicketStub } from '../ticket/ticket-stub.tsx';
import { SoundChip } from '../voice/sound-chip.tsx';

/** How many messages the hero shows. */
const HERO_MESSAGES = 3;
export const HERO_CHAT_ID = 'hero-chat';

const SAID =
  'text-small leading-snug max-phone:text-note max-phone:leading-tight @max-[311px]:col-[2/-1] @max-[311px]:justify-self-start';

export function HeroChat({ phone }: { phone: string }) {
  const widget = useWidget();
  const { heldBy } = useConversation().state.live;
  return (
    <div className="hero-chat @container">
      <section
        className="ticket max-phone:shadow-[6px_6px_0_var(--ink)]"
        id={HERO_CHAT_ID}
        aria-label="Chat with Carl"
        data-keep-clear
      >
        <TicketStub />
        {/* On a phone the name has a line to itself; the chip stands beside what is said of it. */}
        <div className="perforated relative flex items-center gap-3 border-b-2 px-5 pt-[18px] pb-3 max-phone:grid max-phone:grid-cols-[auto_minmax(0,1fr)_auto] max-phone:gap-x-1.5 max-phone:gap-y-0 max-phone:px-4 max-phone:pt-3 max-phone:pb-2 wide:items:pt-2 wide:items:pb-[3px] max-phone:[&>svg]:row-[1/3] max-phone:[&>svg]:size-10 wide:items:[&>svg]:size-9.5">
          <TargetMark />
          <div className="min-w-0 flex-1 max-phone:contents">
            <h2 className="ticket-name text-large leading-tight max-phone:col-[2/-1]">Carl, AI Assistant</h2>
            {heldBy === null ? (
              <>
                <p className={`${SAID} text-grey tap-to-hear:hidden wide:items:hidden`}>
                  Ready to help with quotes & questions
                </p>
                <p className={`${SAID} needs-script hidden tap-to-hear:block`}>Tap to hear Carl's voice</p>
              </>
            ) : (
              <p className={`${SAID} text-grey wrap-anywhere wide:items:hidden`}>{answersNow(heldBy)}</p>
            )}
          </div>
          <SoundChip surface="hero" />
        </div>
        <JobTicket surface="hero" isLive={!widget.isOpen} />
        <ChatBody surface="hero" newest={HERO_MESSAGES} isLive={!widget.isOpen} />
        <noscript>
          <p className="border-ink border-t-thin px-5 py-3 text-grey leading-normal max-phone:px-4 [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:font-bold [&_a]:text-ink">
            Carl needs JavaScript. The <a href="#contact">quote form</a> works without it, and so does the
            phone: <PhoneText text={phone} />
          </p>
        </noscript>
      </section>
      <button
        type="button"
        className="text-button widget-link needs-script mt-4 max-phone:mt-0"
        onClick={(event) => widget.open(event.currentTarget)}
      >
        Prefer the floating chat widget?
      </button>
    </div>
  );
}

// The hero's buttons, from the shop's facts: some talk to Carl, some lead to another page.
import type { HeroButton } from '../../../schemas/shop.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { HERO_CHAT_ID } from './hero-chat.tsx';

export function HeroButtons({ buttons }: { buttons: readonly HeroButton[] }) {
  const { conversation } = useConversation();

  function startConversation({ action_value: flow, label }: HeroButton) {
    document.getElementById(HERO_CHAT_ID)?.scrollIntoView({ block: 'nearest' });
    void conversation.send(flowMessage(flow), 'hero', { label });
  }

  return (
    <div className="hero-buttons" data-keep-clear>
      {buttons
        .toSorted((a, b) => a.order - b.order)
        .map((button) =>
          button.action_type === 'navigate' ? (
            <a key={button.label} className={buttonClass(button)} href={button.action_value}>
              {button.label}
            </a>
          ) : (
            <button
              key={button.label}
              type="button"
              className={`${buttonClass(button)} needs-script`}
              data-echo=""
              onClick={() => startConversation(button)}
            >
              {button.label}
            </button>
          ),
        )}
    </div>
  );
}

/** What a button says to Carl: 'quote_flow' -> "I'd like to quote flow". */
export function flowMessage(flow: string): string {
  return `I'd like to ${flow.replaceAll('_', ' ')}`;
}

function buttonClass({ style }: HeroButton): string {
  const button = 'button max-phone:min-h-target max-phone:p-1 max-phone:text-small';
  return style === 'primary' ? `${button} button-action` : button;
}

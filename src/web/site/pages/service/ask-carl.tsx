// Opens the chat with a question about a service, which is asked once.
import type { ReactNode } from 'react';
import { useWidget } from '../../../chat/chat-provider.tsx';
import { useConversation } from '../../../chat/conversation/use-conversation.ts';

/** What the visitor says by it. */
export const questionAbout = (service: string): string => `I have a question about ${service}`;

export function AskCarl({ service, children }: { service: string; children: ReactNode }) {
  const { open } = useWidget();
  const { conversation } = useConversation();

  function ask(opener: HTMLElement) {
    open(opener);
    const question = questionAbout(service);
    const isAsked = conversation
      .getState()
      .messages.some(({ role, content }) => role === 'user' && content === question);
    if (!isAsked) void conversation.send(question, 'widget');
  }

  return (
    <button type="button" className="button needs-script" onClick={(event) => ask(event.currentTarget)}>
      {children}
    </button>
  );
}

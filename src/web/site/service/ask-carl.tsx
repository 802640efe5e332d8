// Opens the chat with a question about a service, and the job that the calculator has; the same is not asked again.
import type { ReactNode } from 'react';
import { questionAbout } from '../../../schemas/told-job.ts';
import { useWidget } from '../../chat/conversation/chat-provider.tsx';
import { useConversation } from '../../chat/conversation/use-conversation.ts';

export interface AskCarlProps {
  service: string;
  /** In words that Carl reads: '24 pieces, Garment: Pique polo'. */
  job?: string | null;
  /** How it looks, where not as a button. */
  className?: string;
  children: ReactNode;
}

export function AskCarl({ service, job, className = 'button', children }: AskCarlProps) {
  const { open } = useWidget();
  const { conversation } = useConversation();

  function ask(opener: HTMLElement) {
    open(opener);
    const question = questionAbout(service, job);
    const asked = conversation
      .getState()
      .messages.findLast(({ role, content }) => role === 'user' && content.startsWith(questionAbout('')));
    if (asked?.content === question) return;
    const stop = conversation.subscribe(sendOnceFree);
    sendOnceFree();

    /** What was said before is answered first. */
    function sendOnceFree() {
      if (conversation.getState().isSending) return;
      stop();
      void conversation.send(question, 'widget');
    }
  }

  return (
    <button
      type="button"
      className={`${className} needs-script`}
      onClick={(event) => ask(event.currentTarget)}
    >
      {children}
    </button>
  );
}

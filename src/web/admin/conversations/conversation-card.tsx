// One conversation: its head, what Carl understood of the job, and every message with what he read from it.
import { useId } from 'react';
import type { Conversation } from '../../../schemas/conversation.ts';
import { useShop } from '../page-data.ts';
import { When } from '../time/when.tsx';
import { describeSlots } from './describe-slots.ts';
import { FactList } from './fact-list.tsx';
import { Transcript } from './transcript.tsx';
import { findLatestSlots } from './understood.ts';

export function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { services } = useShop();
  const { id, createdAt, language, messages } = conversation;
  const titleId = useId();
  const understood = describeSlots(findLatestSlots(messages), services);
  return (
    <article className="conversation" aria-labelledby={titleId}>
      <header className="conversation-head">
        <h2 id={titleId}>
          Conversation <span className="mono">{id.slice(0, 8)}</span>
        </h2>
        <When at={createdAt} />
        <p className="conversation-size">
          {messages.length} {messages.length === 1 ? 'message' : 'messages'}
          {language !== 'en' && <>, language {language}</>}
        </p>
      </header>
      <div className="understood">
        <h3>What Carl understood</h3>
        {understood.length > 0 ? (
          <FactList facts={understood} />
        ) : (
          <p className="missing">nothing of a job yet</p>
        )}
      </div>
      <Transcript conversation={conversation} />
    </article>
  );
}

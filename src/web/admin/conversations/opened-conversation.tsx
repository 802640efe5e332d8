// The conversation that a lead links to, whether or not the list below has come to it.
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { isGone } from '../describe-error.ts';
import { ListFailure } from '../list/list-failure.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { useConversationQuery } from './use-conversation-query.ts';

export function OpenedConversation({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { data, isError, error, refetch } = useConversationQuery(id);
  const box = useRef<HTMLElement>(null);
  const isDeleted = isGone(error);

  useEffect(() => box.current?.focus(), []);

  const retry = () => {
    // The Retry button goes while the conversation loads; focus must not be lost with it.
    box.current?.focus();
    return refetch();
  };
  return (
    <section className="opened" ref={box} tabIndex={-1} aria-label="Opened from its lead">
      <div className="opened-head">
        <p>Opened from its lead</p>
        <Link className="link-button" href="/admin/dashboard?tab=conversations" data-key="Escape" replace>
          Close
        </Link>
      </div>
      {data && !isDeleted && <ConversationCard conversation={data} onDeleted={onDeleted} />}
      {!data && !isError && <ListLoading>Loading conversation...</ListLoading>}
      {isDeleted && <p className="list-empty">This conversation is no longer stored.</p>}
      {isError && !isDeleted && (
        <ListFailure what="The conversation could not be loaded." error={error} onRetry={retry} />
      )}
    </section>
  );
}

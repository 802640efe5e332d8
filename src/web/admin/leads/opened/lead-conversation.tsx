// What was said before a lead was stored.
import { Transcript } from '../../conversations/transcript.tsx';
import { Understood } from '../../conversations/understood-job.tsx';
import { useConversationQuery } from '../../conversations/use-conversation-query.ts';
import { isGone } from '../../describe-error.ts';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListLoading } from '../../list/list-loading.tsx';
import { LeadSection } from './lead-section.tsx';

export function LeadConversation({ id }: { id: string }) {
  const { data, isError, error, refetch } = useConversationQuery(id);
  return (
    <LeadSection title="Conversation" isWide className="@container/conversation sheet:hidden">
      {isGone(error) ? (
        <p className="missing">This conversation is no longer stored.</p>
      ) : (
        isError && (
          <ListFailure what="The conversation could not be loaded." error={error} onRetry={refetch} />
        )
      )}
      {!data && !isError && <ListLoading>Loading conversation...</ListLoading>}
      {data && !isGone(error) && (
        <>
          <Understood conversation={data} />
          <Transcript conversation={data} />
        </>
      )}
    </LeadSection>
  );
}

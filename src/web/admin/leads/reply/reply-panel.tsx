// What a lead and the shop have said to each other, and the place to answer.
import { useRef } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListLoading } from '../../list/list-loading.tsx';
import { LeadSection } from '../opened/lead-section.tsx';
import { Composer } from './compose/composer.tsx';
import { useTakeBack } from './send/use-take-back.ts';
import { Thread } from './thread/thread.tsx';
import { useReplyDesk } from './use-reply-desk.ts';

interface Props {
  lead: DeskLead;
  /** When the lead was loaded or changed last. */
  loadedAt: number;
}

export function ReplyPanel({ lead, loadedAt }: Props) {
  const { data: desk, isError, error, refetch } = useReplyDesk(lead.id, loadedAt);
  const text = useRef<HTMLTextAreaElement>(null);
  const takeBack = useTakeBack(lead.id, () => text.current?.focus());
  return (
    <LeadSection title="Thread" isWide className="sheet:hidden">
      <Thread lead={lead} planned={desk?.planned ?? []} takeBack={takeBack} />
      {!desk && !isError && <ListLoading>Loading what can be sent...</ListLoading>}
      {!desk && isError && (
        <ListFailure what="What can be sent could not be loaded." error={error} onRetry={refetch} />
      )}
      {desk && <Composer lead={lead} desk={desk} textRef={text} onUndo={takeBack.run} />}
    </LeadSection>
  );
}

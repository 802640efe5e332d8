// What a lead and the shop have said to each other, and the place to answer.
import { useRef } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { ReplyDesk } from '../../../../schemas/reply.ts';
import { isGone } from '../../describe-error.ts';
import { ListFailure } from '../../list/list-failure.tsx';
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
      {lead.job && (
        <Thread lead={lead} sayings={lead.job.sayings} planned={desk?.planned ?? []} takeBack={takeBack} />
      )}
      {!desk && isError && !isGone(error) && (
        <ListFailure what="What can be sent could not be loaded." error={error} onRetry={refetch} />
      )}
      {/* There at once: who presses R writes on, and none of it may be taken for keys. */}
      <Composer
        lead={lead}
        desk={desk ?? NOTHING_YET}
        isLoaded={desk !== undefined}
        textRef={text}
        onUndo={takeBack.run}
      />
    </LeadSection>
  );
}

const NOTHING_YET: ReplyDesk = {
  channels: [],
  url: null,
  language: 'en',
  opensAt: null,
  quietUntil: null,
  estimate: null,
  quotes: [],
  saved: [],
  planned: [],
};

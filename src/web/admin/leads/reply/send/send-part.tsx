// The foot of the composer: the button that sends, or what to copy where nothing can be sent; and how it went.
import type { ReactNode } from 'react';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import type { ReplyChannel, ReplyDesk } from '../../../../../schemas/reply.ts';
import { ApiError } from '../../../../api.ts';
import { describeError } from '../../../describe-error.ts';
import { useShop } from '../../../page-data.ts';
import { describeShortly } from '../../../time/describe-time.ts';
import { useNow } from '../../../time/now.tsx';
import { opensAfterToday } from '../../../time/open-time.ts';
import type { ReplyDraft } from '../reply-drafts.ts';
import { CopyOffer } from './copy-offer.tsx';
import { listWays } from './list-ways.ts';
import { SendButtons } from './send-buttons.tsx';
import type { Sending } from './use-sending.ts';

interface Props {
  lead: DeskLead;
  desk: ReplyDesk;
  draft: ReplyDraft;
  channel: ReplyChannel | null;
  sending: Sending;
  /** ISO time at which it leaves of itself; null for now. */
  held: string | null;
  isShut: boolean;
  onPickTime: () => void;
}

export function SendPart({ lead, desk, draft, channel, sending, held, isShut, onPickTime }: Props) {
  const shop = useShop();
  const now = useNow();
  const isAnswered = lead.handledAt !== null;
  const { isSending, failed, isEmpty } = sending;
  const tell = (at: string) => describeShortly(new Date(at), now, shop.time_zone);
  const isRefused = failed?.error instanceof ApiError && failed.error.status === 409;
  return (
    <>
      {sending.held && <Trouble>{sending.held}</Trouble>}
      {failed && !isSending && !isEmpty && (
        <Trouble>
          {`Not sent. ${describeError(failed.error)} `}
          <button type="button" className="link-button" onClick={() => sending.retry()}>
            Retry
          </button>
        </Trouble>
      )}
      {(isShut || (isRefused && !isSending && !isEmpty)) && (
        <CopyOffer
          says="Copy it and send it yourself; then mark the lead as handled."
          text={draft.text}
          url={desk.url}
        />
      )}
      {channel === 'page' && (
        <CopyOffer says="Nobody tells them of it: send them the link yourself." text="" url={desk.url} />
      )}
      {!isShut && (
        <SendButtons
          label={isAnswered ? 'Send' : 'Send and mark answered'}
          leaves={held ? tell(held) : undefined}
          isSending={isSending}
          ways={listWays({
            held,
            opens: opensAfterToday(now, shop),
            isAnswered,
            now,
            timeZone: shop.time_zone,
            onSend: sending.trySend,
            onPickTime,
          })}
        />
      )}
    </>
  );
}

const Trouble = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="font-semibold text-late">
    {children}
  </p>
);

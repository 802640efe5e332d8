// A reply that waits for its time, and the way to take it back.
import { KeyHint } from '../../../keys/key.tsx';
import { ShortTime } from '../../../time/short-time.tsx';
import type { PlannedReply, TakeBack } from '../send/use-take-back.ts';
import { ChannelSign } from './channel-sign.tsx';
import { Row, Words } from './row.tsx';
import { SentFiles } from './sent-files.tsx';

interface Props {
  reply: PlannedReply;
  takeBack: TakeBack;
  /** Z takes it back. */
  isNewest: boolean;
}

export function PlannedRow({ reply, takeBack, isNewest }: Props) {
  const { id, by, channel, text, withEstimate, quoteVersion, attachments, sendAt, failed } = reply;
  const isPending = takeBack.pending === id;
  const blocks = [withEstimate && 'the estimate', quoteVersion !== null && `quote ${quoteVersion}`];
  const told = blocks.filter(Boolean).join(' and ');
  return (
    <Row
      who={by}
      side={
        <>
          <ChannelSign channel={channel} />
          {failed ? 'Not sent' : 'Planned'}
        </>
      }
      isQuiet
    >
      <Words>{text}</Words>
      {told && <p className="text-ink-quiet">{`With ${told}`}</p>}
      <SentFiles files={attachments} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {failed ? (
          <span className="text-late">{failed}</span>
        ) : (
          <b className="text-ink">
            Leaves <ShortTime at={sendAt} />
          </b>
        )}
        <button
          type="button"
          className="link-button"
          aria-disabled={takeBack.pending !== undefined}
          {...(isNewest && { 'data-key': 'z' })}
          onClick={() => takeBack.run(id)}
        >
          {isPending ? 'Taking it back...' : 'Take back'} {isNewest && <KeyHint>Z</KeyHint>}
        </button>
      </p>
    </Row>
  );
}

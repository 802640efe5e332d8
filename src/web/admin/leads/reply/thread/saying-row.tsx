// One thing that was said: on the job's page, by mail or in the chat.
import type { JobSaying } from '../../../../../schemas/job.ts';
import { ShortTime } from '../../../time/short-time.tsx';
import { ChannelSign } from './channel-sign.tsx';
import { Delivery } from './delivery.tsx';
import { Row, Words } from './row.tsx';
import { SentFiles } from './sent-files.tsx';
import { ToldBlock } from './told-block.tsx';

interface Props {
  leadId: string;
  /** Of the job's page. */
  url: string | null;
  saying: JobSaying;
  isWaiting: boolean;
}

const UNNAMED = { customer: 'Customer', shop: 'The shop', carl: 'Carl' };

export function SayingRow({ leadId, url, saying: { who, name, text, at, carried }, isWaiting }: Props) {
  return (
    <Row
      who={name ?? UNNAMED[who]}
      side={
        <>
          <ChannelSign channel={carried?.by ?? 'page'} />
          <ShortTime at={at} />
        </>
      }
      isWaiting={isWaiting}
      isQuiet={who !== 'customer'}
    >
      {carried?.from && (
        <p className="text-ink-quiet" dir="auto">
          from <b>{carried.from}</b>
        </p>
      )}
      {text && <Words>{text}</Words>}
      {carried?.blocks.map((block, index) => (
        <ToldBlock key={index} block={block} />
      ))}
      {carried && <SentFiles files={carried.attachments} />}
      {carried?.folded && (
        <details className="w-full">
          <summary className="w-fit cursor-pointer text-ink-quiet touch:min-h-target touch:py-2.5">
            Show what was quoted
          </summary>
          <div className="border-l-2 border-edge pl-2.5 text-ink-soft">
            <Words>{carried.folded}</Words>
          </div>
        </details>
      )}
      {carried?.delivery && <Delivery leadId={leadId} delivery={carried.delivery} text={text} url={url} />}
    </Row>
  );
}

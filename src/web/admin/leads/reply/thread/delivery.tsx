// How a message of the shop fares, as far as it is known.
import type { ReactNode } from 'react';
import type { JobSaying } from '../../../../../schemas/job.ts';
import { ShortTime } from '../../../time/short-time.tsx';
import { SendAgainButton } from '../../notifications/send-again-button.tsx';
import { CopyOffer } from '../send/copy-offer.tsx';

type Told = NonNullable<NonNullable<JobSaying['carried']>['delivery']>;

interface Props {
  leadId: string;
  delivery: Told;
  text: string;
  /** Of the job's page. */
  url: string | null;
}

export function Delivery({ leadId, delivery, text, url }: Props) {
  const { channel, state, error, at, seenAt } = delivery;
  const isFailing = state === 'waiting' && error !== null;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-ink-quiet">
        {state === 'waiting' && !isFailing && <Mark drawn={CLOCK}>Waiting to be sent</Mark>}
        {isFailing && (
          <Mark drawn={CLOCK} tone="text-late">
            {`${channel === 'email' ? 'Mail' : 'The chat'} fails, trying again: ${error}`}
          </Mark>
        )}
        {state === 'failed' && (
          <>
            <Mark drawn={CROSS} tone="text-late">
              {`Not sent: ${error ?? 'the reason is not known.'}`}
            </Mark>
            <SendAgainButton leadId={leadId} />
          </>
        )}
        {state === 'sent' && (
          <>
            <Mark drawn={CHECK} tone="text-done">
              <span className="text-ink-quiet">
                Sent <ShortTime at={at} />
              </span>
            </Mark>
            {channel === 'email' && <span>Taken by their mail server</span>}
          </>
        )}
        {seenAt && (
          <Mark drawn={EYE} tone="text-done">
            <span className="text-ink-quiet">
              Seen <ShortTime at={seenAt} />
            </span>
          </Mark>
        )}
      </p>
      {isFailing && (
        <CopyOffer says="Until it goes through you can send it yourself." text={text} url={url} />
      )}
    </>
  );
}

interface MarkProps {
  drawn: string;
  tone?: string;
  children: ReactNode;
}

const Mark = ({ drawn, tone = '', children }: MarkProps) => (
  <span className={`inline-flex items-center gap-1.5 ${tone}`}>
    <svg
      className="flex-none"
      viewBox="0 0 16 16"
      width="13"
      height="13"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={drawn} />
    </svg>
    {children}
  </span>
);

const CHECK = 'M2.5 8.5 6.5 12.5 13.5 4';
const CROSS = 'M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5';
const CLOCK = 'M8 2A6 6 0 1 1 7.9 2ZM8 4.5V8L10.5 9.5';
const EYE = 'M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6.5A1.5 1.5 0 1 1 7.9 6.5Z';

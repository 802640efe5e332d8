// To whom and by which way; a way that is shut says why.
import { useId } from 'react';
import { REPLY_CHANNELS, type ReplyChannel, type ReplyDesk } from '../../../../../schemas/reply.ts';

interface Props {
  channels: ReplyDesk['channels'];
  isLoaded: boolean;
  chosen: ReplyChannel | null;
  isSending: boolean;
  onChoose: (channel: ReplyChannel) => void;
}

export const CHANNEL_NAMES: Record<ReplyChannel, string> = { email: 'Email', chat: 'Chat', page: 'Job page' };

export function ChannelChoice({ channels, isLoaded, chosen, isSending, onChoose }: Props) {
  const whyId = useId();
  const to = channels.find(({ channel }) => channel === chosen)?.to;
  const shut = channels.filter(({ why }) => why !== null);
  return (
    <div className="border-b border-hairline py-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="mr-auto min-w-0 wrap-anywhere">
          <span className="text-ink-quiet">To</span>{' '}
          <b dir="auto">{to ?? (isLoaded ? 'nobody yet' : '...')}</b>
        </p>
        <div
          role="radiogroup"
          className="isolate flex"
          aria-label="Send by"
          aria-describedby={shut.length > 0 ? whyId : undefined}
        >
          {channels.map(({ channel, why }) => (
            <label
              key={channel}
              className="channel relative -ml-px inline-flex min-h-[26px] items-center border border-edge px-2.5 font-semibold first:ml-0 not-has-checked:not-has-disabled:hover:bg-highlight has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-desk has-disabled:font-normal has-disabled:text-ink-quiet has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:min-h-target touch:px-4"
            >
              <input
                type="radio"
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
                name="channel"
                value={channel}
                checked={channel === chosen}
                disabled={why !== null || isSending}
                onChange={() => onChoose(channel)}
              />
              {CHANNEL_NAMES[channel]}
            </label>
          ))}
        </div>
      </div>
      {shut.length > 0 && (
        <p id={whyId} className="pt-1 text-ink-quiet">
          {shut.map(({ channel, why }) => `${CHANNEL_NAMES[channel]}: ${why}`).join(' ')}
        </p>
      )}
    </div>
  );
}

/** The channel that Ctrl and a number choose: 1 is email. */
export const channelOfKey = (key: string): ReplyChannel | undefined =>
  /^[1-9]$/.test(key) ? REPLY_CHANNELS[Number(key) - 1] : undefined;

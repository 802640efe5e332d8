// The way something was said, as a sign.
import type { ReplyChannel } from '../../../../../schemas/reply.ts';

const SIGNS: Record<ReplyChannel, { name: string; drawn: string }> = {
  email: { name: 'by mail', drawn: 'M2 3.5H14V12.5H2ZM2.5 4 8 8.5 13.5 4' },
  chat: { name: 'in the chat', drawn: 'M2 3H14V11H7.5L4.5 13.5V11H2Z' },
  page: { name: 'on the job page', drawn: 'M3.5 2H10L12.5 4.5V14H3.5ZM6 7H10M6 10H10' },
};

export const ChannelSign = ({ channel }: { channel: ReplyChannel }) => (
  <>
    <svg
      className="flex-none"
      viewBox="0 0 16 16"
      width="13"
      height="13"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={SIGNS[channel].drawn} />
    </svg>
    <span className="visually-hidden">{SIGNS[channel].name}</span>
  </>
);

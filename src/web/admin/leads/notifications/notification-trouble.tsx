// In a lead's row: notifications that are not simply sent.
import { useState } from 'react';
import { CHANNEL_LABELS, type Lead } from '../../../../schemas/lead.ts';
import { describeNotification, IN_TROUBLE, isInTrouble } from './describe-notification.ts';
import { SendAgainButton } from './send-again-button.tsx';

export function NotificationTrouble({ lead }: { lead: Lead }) {
  // Once asked for, the button stays, so that focus does and what came of it can be read.
  const [isSentAgain, setIsSentAgain] = useState(false);
  const told = lead.announcements.filter(({ state }) => isSentAgain || state !== 'sent');
  if (told.length === 0) return null;
  const canSend = isSentAgain || told.some(({ state }) => state === 'failed');
  return (
    <div
      className={`mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 pl-2.5 text-ink-soft [grid-area:trouble] ${told.some(isInTrouble) ? `border-late ${IN_TROUBLE}` : 'border-edge'}`}
    >
      <ul>
        {told.map((notification) => (
          <li key={notification.channel}>
            <b>{CHANNEL_LABELS[notification.channel]}</b>{' '}
            <span dir="auto">{describeNotification(notification)}</span>
          </li>
        ))}
      </ul>
      {canSend && <SendAgainButton leadId={lead.id} onSend={() => setIsSentAgain(true)} />}
    </div>
  );
}

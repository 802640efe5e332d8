// In a lead's row: notifications that are not simply sent.
import { useState } from 'react';
import type { Lead } from '../../../../schemas/lead.ts';
import { CHANNELS, describeNotification, isInTrouble } from './describe-notification.ts';
import { SendAgainButton } from './send-again-button.tsx';
import './notifications.css';

export function NotificationTrouble({ lead }: { lead: Lead }) {
  // Once asked for, the button stays, so that focus does and what came of it can be read.
  const [isSentAgain, setIsSentAgain] = useState(false);
  const told = lead.announcements.filter(({ state }) => isSentAgain || state !== 'sent');
  if (told.length === 0) return null;
  const canSend = isSentAgain || told.some(({ state }) => state === 'failed');
  return (
    <div className="trouble" data-in-trouble={told.some(isInTrouble)}>
      <ul className="trouble-list">
        {told.map((notification) => (
          <li key={notification.channel}>
            <b>{CHANNELS[notification.channel]}</b>{' '}
            <span dir="auto">{describeNotification(notification)}</span>
          </li>
        ))}
      </ul>
      {canSend && <SendAgainButton leadId={lead.id} onSend={() => setIsSentAgain(true)} />}
    </div>
  );
}

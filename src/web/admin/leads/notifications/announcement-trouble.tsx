// In a lead's row: announcements that are not simply sent.
import { useState } from 'react';
import type { Lead } from '../../../../schemas/lead.ts';
import { CHANNELS, describeAnnouncement, isInTrouble } from './describe-announcement.ts';
import { SendAgainButton } from './send-again-button.tsx';
import './announcements.css';

export function AnnouncementTrouble({ lead }: { lead: Lead }) {
  // Once asked for, the button stays, so that focus does and what came of it can be read.
  const [isSentAgain, setIsSentAgain] = useState(false);
  const told = lead.announcements.filter(({ state }) => isSentAgain || state !== 'sent');
  if (told.length === 0) return null;
  const canSend = isSentAgain || told.some(({ state }) => state === 'failed');
  return (
    <div className="trouble" data-in-trouble={told.some(isInTrouble)}>
      <ul className="trouble-list">
        {told.map((announcement) => (
          <li key={announcement.channel}>
            <b>{CHANNELS[announcement.channel]}</b>{' '}
            <span dir="auto">{describeAnnouncement(announcement)}</span>
          </li>
        ))}
      </ul>
      {canSend && <SendAgainButton leadId={lead.id} onSend={() => setIsSentAgain(true)} />}
    </div>
  );
}

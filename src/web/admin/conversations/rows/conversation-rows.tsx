// The conversations as rows in groups: those that go on now, and those of earlier days. For Tab the list is one stop;
// arrows, j and k go through it.
import { type ReactNode, useState } from 'react';
import type { LiveConversation } from '../../../../schemas/live.ts';
import { moveByArrows } from '../../keys/rows.ts';
import type { RowLink } from '../../list/neighbours.tsx';
import { ConversationRow } from './conversation-row.tsx';
import type { DayGroup } from './group-by-day.ts';
import { LiveRow } from './live-row.tsx';
import type { RowProps } from './row-frame.tsx';

export interface LiveGroup {
  name: string;
  /** What else its head says. */
  note?: ReactNode;
  conversations: LiveConversation[];
}

interface Props {
  live: readonly LiveGroup[];
  days: readonly DayGroup[];
  openId: string | undefined;
  linkTo: (id: string) => RowLink;
}

export function ConversationRows({ live, days, openId, linkTo }: Props) {
  const [usedId, setUsedId] = useState<string>();
  const ids = [...live, ...days].flatMap(({ conversations }) => conversations.map(({ id }) => id));
  const stop = [usedId, openId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  const rowOf = (id: string): RowProps => ({
    isOpen: id === openId,
    link: linkTo(id),
    tabIndex: id === stop ? 0 : -1,
    onUse: () => setUsedId(id),
  });
  return (
    <ul aria-label="Conversations" onKeyDown={moveByArrows}>
      {live.flatMap(({ name, note, conversations }) => [
        <GroupHead key={name} name={name} count={conversations.length} note={note} />,
        ...conversations.map((one) => <LiveRow key={one.id} {...rowOf(one.id)} conversation={one} />),
      ])}
      {days.flatMap(({ name, conversations, isWhole }) => [
        <GroupHead
          key={`${name} ${conversations[0]?.id}`}
          name={name}
          count={isWhole ? conversations.length : undefined}
        />,
        ...conversations.map((one) => <ConversationRow key={one.id} {...rowOf(one.id)} conversation={one} />),
      ])}
    </ul>
  );
}

function GroupHead({ name, count, note }: { name: string; count: number | undefined; note?: ReactNode }) {
  return (
    <li className="flex min-h-7 items-center justify-between gap-x-3 border-b border-hairline bg-desk-sunk px-4">
      <h2 className="text-[0.78125rem] font-semibold">
        {name} {count !== undefined && <span className="mono ml-1">{count}</span>}
      </h2>
      {note}
    </li>
  );
}

// What the Conversations tab lists: the queue in its groups, and below it what is not in the queue, by day.
import type { ListedConversation } from '../../../../schemas/conversation.ts';
import type { LiveQueue } from '../../../../schemas/live.ts';
import { KeyHint } from '../../keys/key.tsx';
import { useShop } from '../../page-data.ts';
import { useNow } from '../../time/now.tsx';
import { allOf } from '../live/use-live-query.ts';
import type { LiveGroup } from './conversation-rows.tsx';
import { asksForPerson, findConversations, findLive, type Wanted } from './find-conversations.ts';
import { groupByDay } from './group-by-day.ts';

const NOBODY: LiveQueue = { asked: [], held: [], live: [], now: '' };

export function useConversationGroups(
  loaded: readonly ListedConversation[],
  queue: LiveQueue = NOBODY,
  wanted: Wanted,
  hasMore: boolean,
) {
  const now = useNow();
  const { time_zone: timeZone } = useShop();
  const inQueue = new Set(allOf(queue).map(({ id }) => id));
  const past = loaded.filter(({ id }) => !inQueue.has(id));
  const days = wanted.which === 'live' ? [] : findConversations(past, wanted);
  const live = liveGroups(queue, wanted);
  return {
    live,
    days: groupByDay(days, { hasMore, isUnderQueue: live.length > 0, now, timeZone }),
    shown: [...live.flatMap(({ conversations }) => conversations), ...days],
    counts: {
      live: inQueue.size,
      asked: queue.asked.length + past.filter(asksForPerson).length,
    },
    /** All there is to choose from. */
    all: [...allOf(queue), ...past],
  };
}

function liveGroups({ asked, held, live }: LiveQueue, { words, which }: Wanted): LiveGroup[] {
  const groups: LiveGroup[] = [{ name: 'Asked for a person', note: <LongestFirst />, conversations: asked }];
  if (which !== 'asked') {
    groups.push(
      { name: 'With a person', conversations: held },
      { name: 'Live with Carl', conversations: live },
    );
  }
  return groups
    .map((group) => ({ ...group, conversations: findLive(group.conversations, words) }))
    .filter(({ conversations }) => conversations.length > 0);
}

const LongestFirst = () => (
  <span className="text-ink-quiet touch:text-note">
    longest first <KeyHint>G</KeyHint> <span className="touch:hidden">then</span> <KeyHint>W</KeyHint>
  </span>
);

// Conversations cut into groups by the day on which they began.
import type { ListedConversation } from '../../../../schemas/conversation.ts';
import { describePastDay } from '../../time/describe-time.ts';

export interface DayGroup {
  name: string;
  conversations: ListedConversation[];
  /** No more of it can be in what is still to be loaded. */
  isWhole: boolean;
}

interface Grouping {
  /** More conversations follow the last of these. */
  hasMore: boolean;
  /** They stand under those that go on now. */
  isUnderQueue: boolean;
  now: Date;
  timeZone: string;
}

/**
 * Groups of neighbours; the order stays.
 *
 *     groupByDay(conversations, { … })   [{ name: 'Earlier today', conversations, isWhole }, { name: 'Yesterday', … }]
 */
export function groupByDay(
  conversations: readonly ListedConversation[],
  { hasMore, isUnderQueue, now, timeZone }: Grouping,
): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const conversation of conversations) {
    const day = describePastDay(new Date(conversation.createdAt), now, timeZone);
    const name = isUnderQueue && day === 'Today' ? 'Earlier today' : day;
    const last = groups.at(-1);
    if (last?.name === name) last.conversations.push(conversation);
    else groups.push({ name, conversations: [conversation], isWhole: true });
  }
  return groups.map((group, index) => ({ ...group, isWhole: !hasMore || index < groups.length - 1 }));
}

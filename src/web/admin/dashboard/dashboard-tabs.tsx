// The tabs Leads, Conversations, Questions and Shop. Which one is open is in the URL.
import { useSearchParams } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { ConversationsPanel } from '../conversations/conversations-panel.tsx';
import { useWaiting } from '../conversations/live/waiting/use-waiting.ts';
import { WaitingBadge } from '../conversations/live/waiting/waiting-badge.tsx';
import { LeadsPanel } from '../leads/leads-panel.tsx';
import { QuestionsPanel } from '../questions/questions-panel.tsx';
import { useQuestionsQuery } from '../questions/use-questions.ts';
import { ShopTab } from '../shop/shop-tab.tsx';
import { Tabs } from './tabs.tsx';

const NAMES = ['leads', 'conversations', 'questions', 'shop'] as const;
type Name = (typeof NAMES)[number];

export function DashboardTabs({
  isSignedIn,
  summary,
}: {
  isSignedIn: boolean;
  summary: Summary | undefined;
}) {
  const [search, setSearch] = useSearchParams();
  const waiting = useWaiting(summary);
  const questions = useQuestionsQuery({ enabled: isSignedIn });
  const select = (tab: Name) =>
    setSearch(
      (search) => {
        const changed = new URLSearchParams(search);
        for (const opened of ['lead', 'question', 'part']) changed.delete(opened);
        if (tab === 'leads') changed.delete('tab');
        else changed.set('tab', tab);
        return changed;
      },
      { replace: true },
    );
  return (
    <Tabs
      label="What visitors left, and the shop"
      selected={NAMES.find((name) => name === search.get('tab')) ?? 'leads'}
      onSelect={select}
      tabs={[
        {
          name: 'leads',
          label: 'Leads',
          count: summary?.leads,
          panel: <LeadsPanel isSignedIn={isSignedIn} summary={summary} />,
        },
        {
          name: 'conversations',
          label: 'Conversations',
          count: summary?.conversations,
          badge: <WaitingBadge waiting={waiting} />,
          panel: <ConversationsPanel isSignedIn={isSignedIn} />,
        },
        {
          name: 'questions',
          label: 'Questions',
          count: questions.data?.groups.filter(({ state }) => state === 'open').length,
          panel: <QuestionsPanel questions={questions} />,
        },
        { name: 'shop', label: 'Shop', keys: 'g p', panel: <ShopTab isSignedIn={isSignedIn} /> },
      ]}
    />
  );
}

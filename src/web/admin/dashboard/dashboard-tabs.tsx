// The tabs Leads and Conversations. Which one is open is in the URL.
import { useSearchParams } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { ConversationsPanel } from '../conversations/conversations-panel.tsx';
import { LeadsPanel } from '../leads/leads-panel.tsx';
import { Tabs } from './tabs.tsx';

export function DashboardTabs({
  isSignedIn,
  summary,
}: {
  isSignedIn: boolean;
  summary: Summary | undefined;
}) {
  const [search, setSearch] = useSearchParams();
  const select = (tab: 'leads' | 'conversations') =>
    setSearch(
      (search) => {
        const changed = new URLSearchParams(search);
        changed.delete('lead');
        if (tab === 'leads') changed.delete('tab');
        else changed.set('tab', tab);
        return changed;
      },
      { replace: true },
    );
  return (
    <Tabs
      label="What visitors left"
      selected={search.get('tab') === 'conversations' ? 'conversations' : 'leads'}
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
          panel: <ConversationsPanel isSignedIn={isSignedIn} />,
        },
      ]}
    />
  );
}

// The tabs Leads, Conversations and Shop. Which one is open is in the URL.
import { useSearchParams } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { ConversationsPanel } from '../conversations/conversations-panel.tsx';
import { LeadsPanel } from '../leads/leads-panel.tsx';
import { ShopTab } from '../shop/shop-tab.tsx';
import { Tabs } from './tabs.tsx';

const NAMES = ['leads', 'conversations', 'shop'] as const;
type Name = (typeof NAMES)[number];

export function DashboardTabs({
  isSignedIn,
  summary,
}: {
  isSignedIn: boolean;
  summary: Summary | undefined;
}) {
  const [search, setSearch] = useSearchParams();
  const select = (tab: Name) =>
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
          panel: <ConversationsPanel isSignedIn={isSignedIn} />,
        },
        { name: 'shop', label: 'Shop', keys: 'g p', panel: <ShopTab isSignedIn={isSignedIn} /> },
      ]}
    />
  );
}

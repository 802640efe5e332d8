// The Shop tab: people and sign-in, or how the shop is told.
import { useChunk } from '../../ui/use-chunk.ts';
import { ListLoading } from '../list/list-loading.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { ShopNav } from './shop-nav.tsx';
import { useShopPart } from './use-shop-part.ts';

const loadAlerts = () => import('./alerts/alerts-panel.tsx').then(({ AlertsPanel }) => AlertsPanel);

export function ShopPanel() {
  const part = useShopPart();
  const Alerts = useChunk(loadAlerts, part === 'alerts');
  if (part === 'alerts') return Alerts ? <Alerts /> : <ListLoading>Loading...</ListLoading>;
  return (
    <>
      <ShopNav />
      <PeoplePanel />
    </>
  );
}

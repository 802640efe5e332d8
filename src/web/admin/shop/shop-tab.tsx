// The Shop tab, fetched when it is first opened.
import { useChunk } from '../../ui/use-chunk.ts';
import { ListLoading } from '../list/list-loading.tsx';

const loadPanel = () => import('./shop-panel.tsx').then(({ ShopPanel }) => ShopPanel);

export function ShopTab({ isSignedIn }: { isSignedIn: boolean }) {
  const Panel = useChunk(loadPanel, isSignedIn);
  return Panel ? <Panel /> : <ListLoading>Loading...</ListLoading>;
}

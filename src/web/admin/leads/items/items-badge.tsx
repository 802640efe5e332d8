// What a lead with several items asks for, in a row of the list: 'Pint glasses + 2 more'.
import { type ToldItem, tellGoods } from '../../../../schemas/told-item.ts';
import { useShop } from '../../page-data.ts';
import { InkBadge } from '../row/service-badge.tsx';

export function ItemsBadge({ items }: { items: readonly ToldItem[] }) {
  const service = useShop().services.find(({ slug }) => slug === items[0]?.service);
  return <InkBadge ink={service?.ink}>{tellGoods(items)}</InkBadge>;
}

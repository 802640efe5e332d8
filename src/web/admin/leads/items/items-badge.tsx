// What a lead with several items asks for, in a row of the list: 'Pint glasses + 2 more'.
import { type ToldItem, tellGoods } from '../../../../schemas/told-item.ts';
import { useShop } from '../../page-data.ts';
import { Swatch } from '../row/swatch.tsx';

export function ItemsBadge({ items }: { items: readonly ToldItem[] }) {
  const service = useShop().services.find(({ slug }) => slug === items[0]?.service);
  return (
    <span className="service-badge">
      <Swatch ink={service?.ink} />
      <span dir="auto">{tellGoods(items)}</span>
    </span>
  );
}

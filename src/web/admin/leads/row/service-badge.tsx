// The service a lead asks for, with its ink from the shop's facts.
import { useShop } from '../../page-data.ts';
import { Swatch } from './swatch.tsx';

export function ServiceBadge({ name }: { name: string }) {
  const service = useShop().services.find((service) => service.name === name);
  return (
    <span className="service-badge">
      <Swatch ink={service?.ink} />
      <span dir="auto">{name}</span>
    </span>
  );
}

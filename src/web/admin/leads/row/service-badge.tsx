// The service a lead asks for, with its ink from the shop's facts.
import { useShop } from '../../page-data.ts';

export function ServiceBadge({ name }: { name: string }) {
  const service = useShop().services.find((service) => service.name === name);
  return (
    <span className="tag service-badge" dir="auto" data-ink={service?.ink}>
      {name}
    </span>
  );
}

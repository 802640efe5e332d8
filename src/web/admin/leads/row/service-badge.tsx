// What a lead asks for beside its ink: a service by its name, or other words.
import { useShop } from '../../page-data.ts';
import { Swatch } from './swatch.tsx';

export function ServiceBadge({ name }: { name: string }) {
  const service = useShop().services.find((service) => service.name === name);
  return <InkBadge ink={service?.ink}>{name}</InkBadge>;
}

export const InkBadge = ({
  ink,
  children,
}: {
  ink: Parameters<typeof Swatch>[0]['ink'];
  children: string;
}) => (
  <span className="flex gap-2">
    <Swatch ink={ink} />
    <span className="self-baseline text-balance" dir="auto">
      {children}
    </span>
  </span>
);

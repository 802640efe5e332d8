// What the service of an item makes, in its cell of a list.
import type { PublicShop } from '../../../schemas/shop.ts';
import { Specimen } from '../specimen.tsx';

export const ItemPicture = ({ service }: { service: PublicShop['services'][number] | undefined }) =>
  service && <Specimen service={service} className="h-full *:h-full! *:object-cover" />;

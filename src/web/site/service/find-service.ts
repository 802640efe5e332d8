// A service of the shop by its slug.
import type { PublicService, PublicShop } from '../../../schemas/shop.ts';

/** Throws for a slug that the shop does not have: the server answers those with the 404 page. */
export function findService(shop: PublicShop, slug: string): PublicService {
  const service = shop.services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`The shop has no service ${slug}.`);
  return service;
}

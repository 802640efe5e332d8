// What the server inlined into the document: the shop as a browser may see it.
import { createContext, use } from 'react';
import type { PageData } from '../../schemas/page.ts';
import type { PublicShop } from '../../schemas/shop.ts';

/** The document's page data. Throws if the document holds none. */
export function readPageData(document: Document): PageData {
  const inlined = document.getElementById('page-data')?.textContent;
  if (!inlined) throw new Error('The document holds no page data.');
  return JSON.parse(inlined) as PageData;
}

export const ShopContext = createContext<PublicShop | null>(null);

/** The shop's public facts: time zone, brand, names of services. */
export function useShop(): PublicShop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext around it.');
  return shop;
}

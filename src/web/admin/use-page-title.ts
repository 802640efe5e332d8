// The document's title, and with it what a screen reader says of a new page of the client router.
import { useEffect } from 'react';
import { useShop } from './page-data.ts';

export function usePageTitle(title: string): void {
  const { brand } = useShop();
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title, brand.name]);
}

// The document's title, and with it what a screen reader says of a new page of the client router.
import { useEffect } from 'react';
import { useShop } from './page-data.ts';

/** `waiting`: how many wait for somebody; it goes before all else, as a browser's tab shows little more. */
export function usePageTitle(title: string, waiting = 0): void {
  const { brand } = useShop();
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} | ${brand.name}`;
  }, [title, waiting, brand.name]);
}

// The pages of text, each found by its name: the server alone draws them.
import type { ComponentType } from 'react';
import type { TextPageName } from '../../schemas/pages.ts';
import type { PublicShop } from '../../schemas/shop.ts';

type TextPageFile = { default: ComponentType<{ shop: PublicShop }> };

const files = import.meta.glob<TextPageFile>('./legal/*-page.tsx', { eager: true });

/** What stands in `legal/NAME-page.tsx`. Throws where there is no such file. */
export function TextPage({ page, shop }: { page: TextPageName; shop: PublicShop }) {
  const file = files[`./legal/${page}-page.tsx`];
  if (!file) throw new Error(`The page '${page}' has no src/web/site/legal/${page}-page.tsx.`);
  const Page = file.default;
  return <Page shop={shop} />;
}

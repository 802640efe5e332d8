// What visitors sent, as Carl speaks of it.

import type { SentFile } from '../../assistant/state/scene.ts';
import { artworkFactsSchema } from '../../schemas/artwork.ts';
import { artworkPrintSchema } from '../../schemas/artwork-upload.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import { printOf } from './print-asked-for.ts';
import { tellArtwork } from './tell-artwork.ts';

export const sentFiles = (artwork: readonly Artwork[], shop: Shop, now: Date): SentFile[] =>
  artwork.map((one) => {
    const facts = artworkFactsSchema.safeParse(one.facts).data;
    const isCutOut = artworkPrintSchema.safeParse(one.print).data?.isCutOut === true;
    return {
      id: one.id,
      state: one.state,
      format: facts && !FORMATLESS.has(facts.kind) ? facts.kind.toUpperCase() : null,
      inkColors: facts && !facts.hasManyShades && facts.colors.length > 0 ? facts.colors.length : null,
      judge: (state, widthInches) => {
        const query = {
          ...printOf(one, state, shop, now),
          ...(widthInches !== undefined && { widthInches }),
        };
        const { findings, judged } = tellArtwork(one, { shop, query, pictureUrl: null });
        const sharpTo = judged?.pixels?.sharpInches;
        return {
          findings: findings.filter(({ code }) => !(isCutOut && code === 'box_behind')),
          widthInches: judged?.widthInches ?? null,
          sharpToInches: sharpTo ? Math.floor(sharpTo * 2) / 2 : null,
        };
      },
    };
  });

const FORMATLESS: ReadonlySet<string> = new Set(['empty', 'other', 'unreadable']);

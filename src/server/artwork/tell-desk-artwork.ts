// Artwork as the desk, and the mails of a lead, get it: judged for what its item is made of, with how much of it is there.
import { inSpanish } from '../../assistant/wording/spanish-words.ts';
import { GOODS_IN_SPANISH } from '../../mockup/goods-in-spanish.ts';
import { type ArtworkFacts, artworkFactsSchema } from '../../schemas/artwork.ts';
import type { ArtworkAnswer, ArtworkPrint } from '../../schemas/artwork-upload.ts';
import type { DeskArtwork } from '../../schemas/desk-artwork.ts';
import type { Item } from '../../schemas/item.ts';
import type { Language } from '../../schemas/language.ts';
import type { Shop } from '../../schemas/shop.ts';
import { lowerFirst } from '../../schemas/told-item.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext } from '../app-context.ts';
import { deskPrint, type MockupScene } from './desk-print.ts';
import { tellArtwork } from './tell-artwork.ts';

/** `items` are those that the artwork may be for; `language`: another than English for what the customer reads. */
export const tellDeskArtwork = (
  artwork: readonly Artwork[],
  items: readonly Item[],
  context: Pick<AppContext, 'artworkFiles' | 'shop'>,
  language: Language = 'en',
): Promise<DeskArtwork[]> => Promise.all(artwork.map((one) => tellOne(one, items, context, language)));

async function tellOne(
  artwork: Artwork,
  items: readonly Item[],
  { artworkFiles, shop }: Pick<AppContext, 'artworkFiles' | 'shop'>,
  language: Language,
): Promise<DeskArtwork> {
  const [there, hasPicture] = await Promise.all([
    artworkFiles.length(artwork.id),
    artworkFiles.hasPicture(artwork.id),
  ]);
  const { query, scene } = deskPrint(artwork, items, shop.current);
  const told = tellArtwork(artwork, {
    shop: shop.current,
    query,
    pictureUrl: hasPicture ? `/api/artwork/${artwork.id}/picture` : null,
    language,
  });
  const facts = artworkFactsSchema.safeParse(artwork.facts).data;
  const isDrawn = hasPicture && scene !== null && told.judged !== null;
  return {
    ...told,
    createdAt: artwork.createdAt,
    bytesThere: there ?? null,
    size: facts ? tellSize(facts, language) : null,
    checkedFor: tellJudged(told, shop.current),
    chosen: told.print && tellChosen(told.print, { facts, scene, shop: shop.current }),
    mockupUrl: isDrawn ? `/api/admin/artwork/${artwork.id}/mockup` : null,
    mockupOf: isDrawn ? SCENE_NAMES[language](scene) : null,
  };
}

const SCENE_NAMES: Record<Language, (scene: MockupScene) => string> = {
  en: ({ goods, placement }) => `${goods.name}, ${lowerFirst(placement.name)}`,
  es: ({ goods, placement }) => `${GOODS_IN_SPANISH[goods.id]}, ${inSpanish(placement.name.toLowerCase())}`,
};

function tellSize(
  { widthPx, heightPx, structure, stitchFile }: ArtworkFacts,
  language: Language,
): string | null {
  const { unit, vector } = SIZE_WORDS[language];
  if (stitchFile) return `${inches(stitchFile.widthInches)} x ${inches(stitchFile.heightInches)} ${unit}`;
  if (widthPx && heightPx) return `${figure(widthPx)} x ${figure(heightPx)} px`;
  return structure === 'vector' || structure === 'mixed' ? vector : null;
}

const SIZE_WORDS: Record<Language, { unit: string; vector: string }> = {
  en: { unit: 'in', vector: 'vector' },
  es: { unit: 'pulgadas', vector: 'vectorial' },
};

const tellJudged = ({ judged }: Pick<ArtworkAnswer, 'judged'>, shop: Shop): string | null =>
  judged && [`${inches(judged.widthInches)} in wide`, methodName(judged.method, shop)].join(', ');

function tellChosen(
  print: ArtworkPrint,
  { facts, scene, shop }: { facts: ArtworkFacts | undefined; scene: MockupScene | null; shop: Shop },
): string {
  const product = shop.catalog.products.find(({ id }) => id === print.product);
  return [
    scene ? SCENE_NAMES.en(scene) : product?.name.one,
    `${inches(print.widthInches)} in wide`,
    print.method && methodName(print.method, shop),
    print.isCutOut && `cut out the ${facts?.boxBehind ? `${facts.boxBehind.name} ` : ''}box`,
  ]
    .filter(Boolean)
    .join(', ');
}

const methodName = (id: string, { catalog }: Shop): string =>
  lowerFirst(catalog.methods.find((method) => method.id === id)?.name ?? id);

const inches = (width: number): string => String(Number(width.toFixed(2)));

const figure = (count: number): string => count.toLocaleString('en-US');

// Artwork as the desk, and the mails of a lead, get it: judged for what its item is made of, with how much of it is there.
import { type ArtworkFacts, artworkFactsSchema } from '../../schemas/artwork.ts';
import type { ArtworkAnswer, ArtworkPrint } from '../../schemas/artwork-upload.ts';
import type { DeskArtwork } from '../../schemas/desk-artwork.ts';
import type { Item } from '../../schemas/item.ts';
import type { Shop } from '../../schemas/shop.ts';
import { lowerFirst } from '../../schemas/told-item.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext } from '../app-context.ts';
import { deskPrint, type MockupScene } from './desk-print.ts';
import { tellArtwork } from './tell-artwork.ts';

/** `items` are those that the artwork may be for. */
export const tellDeskArtwork = (
  artwork: readonly Artwork[],
  items: readonly Item[],
  context: Pick<AppContext, 'artworkFiles' | 'shop'>,
): Promise<DeskArtwork[]> => Promise.all(artwork.map((one) => tellOne(one, items, context)));

async function tellOne(
  artwork: Artwork,
  items: readonly Item[],
  { artworkFiles, shop }: Pick<AppContext, 'artworkFiles' | 'shop'>,
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
  });
  const facts = artworkFactsSchema.safeParse(artwork.facts).data;
  const isDrawn = hasPicture && scene !== null && told.judged !== null;
  return {
    ...told,
    createdAt: artwork.createdAt,
    bytesThere: there ?? null,
    size: facts ? tellSize(facts) : null,
    checkedFor: tellJudged(told, shop.current),
    chosen: told.print && tellChosen(told.print, { facts, scene, shop: shop.current }),
    mockupUrl: isDrawn ? `/api/admin/artwork/${artwork.id}/mockup` : null,
    mockupOf: isDrawn ? nameScene(scene) : null,
  };
}

const nameScene = ({ goods, placement }: MockupScene): string =>
  `${goods.name}, ${lowerFirst(placement.name)}`;

function tellSize({ widthPx, heightPx, structure, stitchFile }: ArtworkFacts): string | null {
  if (stitchFile) return `${inches(stitchFile.widthInches)} x ${inches(stitchFile.heightInches)} in`;
  if (widthPx && heightPx) return `${figure(widthPx)} x ${figure(heightPx)} px`;
  return structure === 'vector' || structure === 'mixed' ? 'vector' : null;
}

const tellJudged = ({ judged }: Pick<ArtworkAnswer, 'judged'>, shop: Shop): string | null =>
  judged && [`${inches(judged.widthInches)} in wide`, methodName(judged.method, shop)].join(', ');

function tellChosen(
  print: ArtworkPrint,
  { facts, scene, shop }: { facts: ArtworkFacts | undefined; scene: MockupScene | null; shop: Shop },
): string {
  const product = shop.catalog.products.find(({ id }) => id === print.product);
  return [
    scene ? nameScene(scene) : product?.name.one,
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

// Artwork as the desk, and the mails of a lead, get it: judged for what its item is made of, with how much of it is there.
import type { DeskArtwork } from '../../schemas/desk-artwork.ts';
import type { Item } from '../../schemas/item.ts';
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
  const isDrawn = hasPicture && scene !== null && told.judged !== null;
  return {
    ...told,
    createdAt: artwork.createdAt,
    bytesThere: there ?? null,
    mockupUrl: isDrawn ? `/api/admin/artwork/${artwork.id}/mockup` : null,
    mockupOf: isDrawn ? nameScene(scene) : null,
  };
}

const nameScene = ({ goods, placement }: MockupScene): string => `${goods.name}, ${placement.name}`;

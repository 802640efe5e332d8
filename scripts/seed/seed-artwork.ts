// Two files of the newest lead whose goods have a drawing: one that is fine, one that is not. The server checks them when it
// starts.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { ArtworkPrint } from '../../src/schemas/artwork-upload.ts';
import type { Lead } from '../../src/schemas/lead.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import type { ArtworkFiles } from '../../src/server/artwork/artwork-files.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** Stores them, and says how many: none where no lead is of such goods. */
export async function seedArtwork(
  storage: Storage,
  files: Pick<ArtworkFiles, 'create' | 'write'>,
  shop: Shop,
): Promise<number> {
  const { items: leads } = await storage.leads.list({ limit: 200 });
  const goods = new Set(shop.catalog.products.filter((product) => product.mockup).map(({ id }) => id));
  const lead = leads.find(
    ({ conversationId, items }) =>
      conversationId && items.some(({ product }) => product && goods.has(product)),
  );
  if (!lead) return 0;
  const [drawn, small] = [
    Buffer.from(badge()),
    await sharp(Buffer.from(badge('#ffffff')))
      .resize(420)
      .png()
      .toBuffer(),
  ];
  const keep = async (name: string, file: Buffer, print: ArtworkPrint | null) => {
    const id = await announce(storage, lead, { name, bytes: file.length });
    await files.create(id);
    await files.write(id, 0, Readable.from([file]), file.length);
    await storage.artwork.markUploaded(id);
    if (print) await storage.artwork.savePrint(id, print);
  };
  await keep('ridge-badge.svg', drawn, null);
  await keep('badge from our website.png', small, printOn(lead, shop));
  return 2;
}

async function announce(
  storage: Storage,
  { conversationId, createdAt }: Lead,
  file: { name: string; bytes: number },
): Promise<string> {
  const id = randomUUID();
  await storage.artwork.add({
    id,
    conversationId,
    keyHash: null,
    sha256: null,
    ...file,
    now: new Date(createdAt),
  });
  return id;
}

/** As on the light table: eleven inches on the front, without the box. */
function printOn({ items }: Lead, { catalog }: Shop): ArtworkPrint | null {
  const item = items.find(({ product }) =>
    catalog.products.some(({ id, mockup }) => id === product && mockup),
  );
  const goods = catalog.products.find(({ id }) => id === item?.product)?.mockup;
  if (!item || !goods) return null;
  return {
    product: item.product,
    method: item.method,
    widthInches: 11,
    goods,
    placement: null,
    color: '#221d19',
    offset: { x: 0, y: 0 },
    isCutOut: true,
  };
}

/** A sun over hills in a ring: three inks. */
const badge = (box = 'none'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="3in" height="3in"><rect width="300" height="300" fill="${box}"/>
<circle cx="150" cy="150" r="142" fill="#e4007c"/><circle cx="150" cy="150" r="124" fill="#ffd500"/><clipPath id="c"><circle cx="150" cy="150" r="124"/></clipPath>
<g clip-path="url(#c)"><circle cx="150" cy="132" r="56" fill="#e4007c"/><path fill="#009fda" d="M0 190L84 128L128 168L196 104L300 196V300H0Z"/></g></svg>`;

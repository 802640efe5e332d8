// What a proof shows, as it stands in the form before anybody has typed: of the version before, else of the item.
import type { DeskArtwork } from '../../../../../schemas/desk-artwork.ts';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import { PROOF_MOST } from '../../../../../schemas/proof.ts';
import type { ToldItem } from '../../../../../schemas/told-item.ts';
import { artworkOf } from '../proof-groups.ts';

/**
 * 'Full front, 10 in wide, 2 ink colors, on black, 4 M and 8 L'; what it is called stands before that. Of the whole job
 * (`itemId` null) every item with what it is called.
 */
export function showsOf(lead: Pick<DeskLead, 'items' | 'artwork'>, itemId: string | null): string {
  const items = itemId === null ? lead.items : lead.items.filter(({ id }) => id === itemId);
  return items
    .map((item) => {
      const told = tellPrint(item, artworkOf(lead, item.id));
      return [itemId === null && item.label, told].filter(Boolean).join(', ');
    })
    .join('; ')
    .slice(0, PROOF_MOST.shows);
}

function tellPrint(item: ToldItem, artwork: readonly DeskArtwork[]): string {
  const { placements, dimensions, colors, sizes, facts } = item;
  const fact = (label: string) => facts.find((one) => one.label === label)?.value;
  const prints = artwork.flatMap(({ print }) => print ?? []);
  const width = prints.find(({ product }) => product === null || product === item.product)?.widthInches;
  const ground = [colors.join(' and '), fact('Blank')].filter(Boolean).join(' ');
  const pieces = Object.entries(sizes ?? {}).map(([size, count]) => `${count} ${size}`);
  const told = [
    placements.join(' and '),
    width !== undefined && `${Number(width.toFixed(2))} in wide`,
    fact('Inks'),
    ground && `on ${ground}`,
    dimensions,
    pieces.join(', '),
  ];
  const words = told.filter(Boolean).join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

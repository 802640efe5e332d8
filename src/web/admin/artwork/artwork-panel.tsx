// The files of a lead, or of a conversation: what each looks like, what the check found, and the originals.
import type { DeskArtwork } from '../../../schemas/desk-artwork.ts';
import { ArtworkCard } from './artwork-card.tsx';

interface Props {
  artwork: readonly DeskArtwork[];
  /** Of the archive with all of them; left out where there is none. */
  archive?: string;
}

/** Nothing where there are no files. */
export function ArtworkPanel({ artwork, archive }: Props) {
  if (artwork.length === 0) return null;
  return (
    <section className="@container/artwork border-t border-line" aria-label="Artwork">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 border-b border-hairline bg-desk-bar px-4 sheet:bg-transparent sheet:px-0">
        <h3 className="text-name">Artwork</h3>
        {archive && artwork.length > 1 && (
          <a className="link-button sheet:hidden" href={archive} download>
            Download all (ZIP)
          </a>
        )}
      </div>
      <ul>
        {artwork.map((one) => (
          <ArtworkCard key={one.id} artwork={one} />
        ))}
      </ul>
    </section>
  );
}

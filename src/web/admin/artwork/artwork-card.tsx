// One file: what it looks like, alone and on the goods, what is known of it and what the check found.
import type { DeskArtwork } from '../../../schemas/desk-artwork.ts';
import { tellBytes, tellKind, tellState } from '../../../schemas/told-artwork.ts';
import { ArtworkPicture } from './artwork-picture.tsx';
import { Verdicts } from './verdicts.tsx';

export function ArtworkCard({ artwork }: { artwork: DeskArtwork }) {
  const { name, bytes, state, size, checkedFor, chosen, findings } = artwork;
  const { pictureUrl, mockupUrl, mockupOf } = artwork;
  const what = [tellKind(artwork), size, tellBytes(bytes)].filter(Boolean).join(', ');
  const status = tellState(artwork);
  const isUnderWay = state === 'uploading' || state === 'checking';
  const facts: [label: string, value: string][] = [
    ...(checkedFor && state === 'checked' ? [['Checked for', checkedFor] as [string, string]] : []),
    ...(chosen ? [['They chose', chosen] as [string, string]] : []),
  ];
  return (
    <li className="grid grid-cols-[116px_minmax(0,1fr)] gap-x-3.5 border-line px-4 py-3 not-last:border-b sheet:grid-cols-[50mm_minmax(0,1fr)] sheet:break-inside-avoid sheet:px-0 @min-[720px]/artwork:grid-cols-[240px_minmax(0,1fr)] @max-[440px]/artwork:grid-cols-1 @max-[440px]/artwork:gap-y-2.5">
      <div className="flex flex-col gap-2 sheet:flex-row @min-[720px]/artwork:flex-row @max-[440px]/artwork:flex-row">
        <ArtworkPicture
          url={pictureUrl}
          name={`Picture of ${name}`}
          instead={isUnderWay ? 'no picture yet' : 'no picture'}
        />
        {mockupUrl && <ArtworkPicture url={mockupUrl} name={`${name} on: ${mockupOf}`} isOnGoods />}
      </div>
      <div className="min-w-0">
        <h4 className="m-0 text-item leading-[1.35] wrap-anywhere touch:text-body" dir="auto">
          {name}
        </h4>
        <p className="text-ink-quiet">{what}</p>
        {facts.length > 0 && (
          <dl className="mt-1">
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="grid min-h-6 grid-cols-[84px_minmax(0,1fr)] items-baseline gap-2 border-t border-hairline py-[3px] wrap-anywhere touch:grid-cols-[92px_minmax(0,1fr)]"
              >
                <dt className="text-ink-quiet">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {status && <p className="mt-1 border-t border-hairline pt-1 font-semibold">{sentence(status)}</p>}
        <Verdicts findings={findings} />
        {state !== 'uploading' && <Original artwork={artwork} />}
      </div>
    </li>
  );
}

function Original({ artwork: { id, name, bytesThere } }: { artwork: DeskArtwork }) {
  if (bytesThere === null)
    return <p className="mt-1.5 font-semibold text-late">The original is gone from its folder.</p>;
  return (
    <a
      className="link-button mt-1 sheet:hidden"
      href={`/api/admin/artwork/${id}/original`}
      download
      aria-label={`Download original: ${name}`}
    >
      Download original
    </a>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

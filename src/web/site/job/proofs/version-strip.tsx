// The versions of a proof, the oldest first: a link to each picture, with a script a look at it in its place.
import type { ToldProof } from '../../../../schemas/proof.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  token: string;
  /** Newest first. */
  versions: readonly ToldProof[];
  shown: readonly number[];
  onLook(version: number): void;
  onCompare(): void;
}

export function VersionStrip({ token, versions, shown, onLook, onCompare }: Props) {
  const words = useWords().proofs.versions;
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2.5 border-ink border-t-thin px-5 py-3 max-phone:px-4 print:hidden">
      <h4 className="font-medium font-mono text-grey text-note">{words.title}</h4>
      <ul className="flex flex-1 flex-wrap gap-2.5 max-phone:basis-full">
        {versions.toReversed().map(({ version, sentAt }) => {
          const picture = `/job/${token}/proofs/${version}/picture`;
          return (
            <li key={version} className="max-phone:flex-[1_0_100%]">
              <a
                className={`flex items-center border-2 no-underline ${shown.includes(version) ? 'bg-yellow' : 'bg-white'}`}
                href={picture}
                aria-current={shown.includes(version) || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onLook(version);
                }}
              >
                <img
                  className="size-12 border-ink border-r-2 bg-cyan object-cover"
                  src={picture}
                  width="48"
                  height="48"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                <span className="px-2.5 text-small leading-tight">
                  <b>{version}</b> <span className="visually-hidden">{words.of}</span>
                  {sentAt}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="text-button needs-script text-small"
        aria-pressed={shown.length > 1}
        onClick={onCompare}
      >
        {words.compare}
      </button>
    </div>
  );
}

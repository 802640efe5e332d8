// The middle of the sheet: a version with its pins, or beside the one before it.
import type { DeskProof, DeskProofs } from '../../../../schemas/proof.ts';
import { KeyHint } from '../../keys/key.tsx';
import { Minute } from '../../time/minute.tsx';
import { ProofPicture, pictureUrl, type Spot } from './proof-picture.tsx';

interface Props {
  leadId: string;
  group: DeskProofs;
  version: DeskProof;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
  pin: number | null;
  onPin: (number: number) => void;
  spot: Spot | null;
  onSpot: ((spot: Spot, isByKey: boolean) => void) | undefined;
}

export function ProofViewer({ leadId, group, version, isComparing, onCompare, ...pins }: Props) {
  const before = group.versions[group.versions.indexOf(version) + 1];
  return (
    <>
      <p className="mb-4 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <b dir="auto">{`${group.label}, version ${version.version}`}</b>
        {before && (
          <button
            type="button"
            className="button aria-pressed:bg-ink aria-pressed:text-desk"
            data-key="c"
            aria-pressed={isComparing}
            onClick={() => onCompare(!isComparing)}
          >
            Compare with version {before.version} <KeyHint>C</KeyHint>
          </button>
        )}
        {pins.onSpot && !isComparing && (
          <span className="ml-auto text-ink-soft">
            Click the picture to set a pin <KeyHint>P</KeyHint>
          </span>
        )}
      </p>
      {isComparing && before ? (
        <div className="grid items-start gap-4 phone:grid-cols-2">
          {[before, version].map((one) => (
            <figure key={one.version} className="m-0 min-w-0">
              <figcaption className="mb-1.5 wrap-anywhere">
                <b>Version {one.version}</b>, <Minute at={one.sentAt} />
                <span className="block text-ink-soft" dir="auto">
                  {one.shows}
                </span>
              </figcaption>
              <img
                className="block h-auto w-full border border-ink bg-blank"
                src={pictureUrl(leadId, one.version)}
                width={one.width}
                height={one.height}
                alt={`Version ${one.version}: ${one.shows}`}
              />
            </figure>
          ))}
        </div>
      ) : (
        <ProofPicture leadId={leadId} group={group} version={version} {...pins} />
      )}
    </>
  );
}

// A version's picture with its pins, the place of a new one, the stamp, and the title block that says what it shows.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { DeskProof, DeskProofs } from '../../../../schemas/proof.ts';
import { Minute } from '../../time/minute.tsx';
import { LEADS } from '../requests/cached-leads.ts';
import { PinPlate } from './pins/pin-plate.tsx';
import { type Pin, pinsOn } from './proof-groups.ts';
import { LargeStamp } from './stamp.tsx';

export interface Spot {
  /** From 0 to 1, from the upper left corner. */
  x: number;
  y: number;
}

interface Props {
  leadId: string;
  group: DeskProofs;
  version: DeskProof;
  /** Number of the pin that is read. */
  pin: number | null;
  onPin: (number: number) => void;
  /** Where a new one would stand. */
  spot: Spot | null;
  /** Left out where none can be set. `isByKey`: in the middle, to be moved from there. */
  onSpot?: ((spot: Spot, isByKey: boolean) => void) | undefined;
}

export const pictureUrl = (leadId: string, version: number): string =>
  `${LEADS}/${leadId}/proofs/${version}/picture`;

/** What stands above and below the picture. */
const AROUND = '310px';

export function ProofPicture({ leadId, group, version, pin, onPin, spot, onSpot }: Props) {
  const { width, height, approved, shows } = version;
  const ratio = width / height;
  return (
    <figure
      className="mx-auto my-0 border border-ink bg-white shadow-[8px_8px_0_var(--plate)]"
      style={{ width: `min(100%, ${width * 2}px, max(280px, (100dvh - ${AROUND}) * ${ratio}))` }}
    >
      <div className="relative" style={{ aspectRatio: ratio }}>
        <img
          className="block size-full"
          src={pictureUrl(leadId, version.version)}
          alt={`Version ${version.version}: ${shows}`}
        />
        {onSpot && (
          <button
            type="button"
            className="absolute inset-0 cursor-crosshair border-0 bg-transparent focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus"
            aria-label="Set a pin in the picture"
            data-key="p"
            onClick={(event) => onSpot(...spotOf(event))}
          />
        )}
        {approved && (
          <LargeStamp>
            {approved.name}, <Minute at={approved.at} />
          </LargeStamp>
        )}
        {pinsOn(group.pins, version.version).map((one) => (
          <PictureButton key={one.number} pin={one} isRead={one.number === pin} onPick={onPin} />
        ))}
        {spot && onSpot && <NewPin spot={spot} onMove={(moved) => onSpot(moved, true)} />}
      </div>
      <figcaption>
        <dl className="grid border-t border-ink phone:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] [&>*]:border-hairline [&>*]:px-3 [&>*]:py-1.5 max-phone:[&>*]:border-t phone:[&>*+*]:border-l">
          <TitleCell label="Shown">{shows}</TitleCell>
          <TitleCell label="Of">{group.label}</TitleCell>
          <TitleCell label="Version">{String(version.version)}</TitleCell>
        </dl>
      </figcaption>
    </figure>
  );
}

const TitleCell = ({ label, children }: { label: string; children: string }) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="text-ink-quiet">{label}</dt>
    <dd className="font-semibold" dir="auto">
      {children}
    </dd>
  </div>
);

const placed = ({ x, y }: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const PIN = 'absolute -translate-1/2 border-0 bg-transparent p-0';

function PictureButton({ pin, isRead, onPick }: { pin: Pin; isRead: boolean; onPick: Props['onPin'] }) {
  const { number, isDone } = pin;
  return (
    <button
      type="button"
      className={PIN}
      style={placed(pin)}
      aria-label={`Pin ${number}, ${isDone ? 'done' : 'open'}`}
      aria-pressed={isRead}
      onClick={() => onPick(number)}
    >
      <PinPlate pin={pin} isRead={isRead} />
    </button>
  );
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 0.01;
const WIDE_STEP = 0.1;

/** The arrow keys move it, with Shift in wide steps. */
function NewPin({ spot, onMove }: { spot: Spot; onMove: (spot: Spot) => void }) {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? WIDE_STEP : STEP;
    onMove({ x: inside(spot.x + step[0] * by), y: inside(spot.y + step[1] * by) });
  };
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return (
    <button
      type="button"
      className={PIN}
      style={placed(spot)}
      data-new-pin
      aria-label={`New pin, ${percent(spot.x)} from the left and ${percent(spot.y)} from the top. Arrow keys move it.`}
      onKeyDown={move}
    >
      <PinPlate isRead />
    </button>
  );
}

const inside = (share: number): number => Math.min(1, Math.max(0, share));

/** Pressed by key it has no place: the middle then. */
function spotOf({ detail, clientX, clientY, currentTarget }: MouseEvent): [spot: Spot, isByKey: boolean] {
  if (detail === 0) return [{ x: 0.5, y: 0.5 }, true];
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [{ x: inside((clientX - left) / width), y: inside((clientY - top) / height) }, false];
}

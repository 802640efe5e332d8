// The picture of a version with the pins in it, what it shows on a slip below, and over it the stamp once it is approved.
import { type MouseEvent, type RefObject, useRef } from 'react';
import type { ToldProof, ToldProofs } from '../../../../schemas/proof.ts';
import { useWords } from '../words/use-words.ts';
import { NewPin, within } from './new-pin.tsx';
import { PinMark } from './pin-mark.tsx';
import { Stamp } from './stamp.tsx';
import type { NewPin as Pin } from './use-answers.ts';

interface Props {
  id: string;
  token: string;
  label: string;
  proof: ToldProof;
  pins: ToldProofs['pins'];
  /** The picture without what surrounds it. */
  box?: RefObject<HTMLDivElement | null>;
  /** Pins can be set. */
  pinned?: { newPin: Pin | null; onPlace(pin: Pin): void; onTakeAway(): void } | null;
  /** The version that the list of pins is of: they lead to it. */
  isLive?: boolean;
  isStampNew?: boolean;
  /** One of two that are compared. */
  isBeside?: boolean;
}

export function ProofPicture(props: Props) {
  const {
    id,
    token,
    label,
    proof,
    pins,
    pinned,
    isLive = false,
    isStampNew = false,
    isBeside = false,
  } = props;
  const words = useWords().proofs;
  const own = useRef<HTMLDivElement>(null);
  const box = props.box ?? own;
  const { version, shows, width, height, state, approved, sentAt } = proof;

  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }) {
    const {
      left,
      top,
      width: wide,
      height: high,
    } = box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: within((clientX - left) / wide), y: within((clientY - top) / high) };
  }

  const place = (event: MouseEvent) => pinned?.onPlace({ ...placeOf(event), isByKey: false });

  return (
    <figure
      className={`flex min-w-0 flex-col justify-between border-ink bg-cyan ${isBeside ? 'not-first:border-ink max-phone:not-first:border-t-2 phone:not-first:border-l-2' : 'desk:border-r-2'} print:border-2 print:bg-transparent print:break-inside-avoid`}
    >
      <div ref={box} className={`relative mx-auto ${fitOf(height / width)}`}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has a button of its own, beside the picture */}
        <img
          className={`block h-auto w-full ${pinned ? 'cursor-crosshair' : ''}`}
          src={`/job/${token}/proofs/${version}/picture`}
          width={width}
          height={height}
          alt={words.pictureOf(version, label, shows)}
          loading="lazy"
          decoding="async"
          onClick={place}
        />
        <svg
          role="presentation"
          className="pointer-events-none absolute inset-0 size-full overflow-visible print:hidden"
        >
          {pins
            .filter(({ answers: [first] }) => (first?.version ?? 0) <= version)
            .map(({ number, x, y, isDone }) => (
              <svg
                key={number}
                role="presentation"
                className="overflow-visible"
                x={`${x * 100}%`}
                y={`${y * 100}%`}
              >
                {isLive ? (
                  <a
                    id={`${id}-mark-${number}`}
                    className="group pointer-events-auto"
                    href={`#${id}-pin-${number}`}
                    aria-label={words.pin(number, isDone)}
                  >
                    <PinMark number={number} look={isDone ? 'done' : 'open'} />
                  </a>
                ) : (
                  <PinMark number={number} look="open" />
                )}
              </svg>
            ))}
          {pinned?.newPin && (
            <NewPin
              id={id}
              number={pins.length + 1}
              pin={pinned.newPin}
              placeOf={placeOf}
              onPlace={pinned.onPlace}
              onTakeAway={pinned.onTakeAway}
            />
          )}
        </svg>
        {approved && !isBeside && state === 'approved' && (
          <Stamp version={version} approved={approved} isNew={isStampNew} />
        )}
      </div>
      <figcaption className="max-w-full self-start border-ink border-t-2 border-r-2 bg-white px-4 py-2 font-medium font-mono text-note wrap-anywhere max-phone:self-stretch max-phone:border-r-0">
        {(isBeside || state === 'replaced') && (
          <b className="block">
            {words.version(version)}, {sentAt}
            {state === 'replaced' && words.replaced}
          </b>
        )}
        {shows}
      </figcaption>
    </figure>
  );
}

/** A tall picture is not to be longer than a screen; a flat one stands in the middle beside what is said. */
function fitOf(ratio: number): string {
  if (ratio < 0.7) return 'w-full desk:my-auto';
  const width = ratio > 2 ? 'desk:w-2/5' : ratio > 1.2 ? 'desk:w-3/5' : '';
  return `w-full ${width} desk:sticky desk:top-(--header-height)`;
}

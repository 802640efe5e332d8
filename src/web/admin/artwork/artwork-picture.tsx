// A picture of artwork on a ground that it is not lost on, light or dark; larger in a tab of its own.
import { useState } from 'react';
import { groundFor, isDarkColor } from '../../../mockup/colors.ts';

interface Props {
  url: string | null;
  /** What it shows. */
  name: string;
  /** What stands there where there is no picture. */
  instead?: string;
  /** A mockup brings its own ground. */
  isOnGoods?: boolean;
}

const FRAME =
  'grid size-[116px] flex-none place-items-center overflow-hidden border border-edge sheet:size-[24mm]';

export function ArtworkPicture({ url, name, instead = '', isOnGoods = false }: Props) {
  const [ground, setGround] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  // Paper is white: what is seen on that needs no ground.
  const isNeeded = ground !== undefined && isDarkColor(ground);
  if (url === null || isMissing)
    return (
      <p className={`${FRAME} mono bg-desk-sunk p-2 text-center text-ink-quiet`} aria-hidden="true">
        {instead}
      </p>
    );
  return (
    <a
      className={`${FRAME} [forced-color-adjust:none] ${isNeeded ? '[print-color-adjust:exact]' : ''}`}
      href={url}
      target="_blank"
      rel="noreferrer"
      style={ground === undefined ? undefined : { background: ground }}
    >
      <img
        className={
          isOnGoods
            ? 'size-full object-cover'
            : 'max-h-[100px] max-w-[100px] object-contain sheet:max-h-[21mm] sheet:max-w-[21mm]'
        }
        src={url}
        alt={name}
        onLoad={({ currentTarget }) => isOnGoods || setGround(groundOf(currentTarget))}
        onError={() => setMissing(true)}
      />
    </a>
  );
}

/** Enough of it to tell white from dark. */
const SIDE = 64;

function groundOf(image: HTMLImageElement): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return groundFor(context.getImageData(0, 0, SIDE, SIDE));
}

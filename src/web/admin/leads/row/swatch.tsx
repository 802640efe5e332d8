// A chip from the ink book: each ink has a texture of its own, so that none is told by its color alone.
import type { Service } from '../../../../schemas/shop.ts';

/** Drawn in the ink on stock, 14 by 14. */
const TEXTURES: Record<Service['ink'], string> = {
  yellow: 'M0,0H14V14H0Z',
  cyan: 'M0,0H8V14H0ZM9,0H10.5V14H9ZM12,0H13V14H12Z',
  magenta:
    'M0,0H14V5H0ZM2,7.6a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0ZM6,7.6a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0ZM10,7.6a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0ZM4.2,11a1,1 0 1 0 2,0a1,1 0 1 0 -2,0ZM8.2,11a1,1 0 1 0 2,0a1,1 0 1 0 -2,0Z',
  // Satin stitches.
  black:
    'M0,2.6 2.6,0H5L0,5ZM0,7.6 7.6,0H10L0,10ZM0,12.6 12.6,0H14V1L1,14H0ZM4,14 14,4V6.4L6.4,14ZM9,14 14,9V11.4L11.4,14Z',
  red: 'M0,0H14V14H0ZM7,3.8a3.2,3.2 0 1 0 0.01,0Z',
  green: 'M0,14V9L14,3V8L0,14ZM0,6V3.6L8.4,0H14Z',
  violet: 'M0,0H14V4H0ZM2,6H8V8H2ZM2,10H11V12H2Z',
};

const FILLS: Record<Service['ink'], string> = {
  cyan: 'fill-cyan',
  magenta: 'fill-magenta',
  yellow: 'fill-yellow',
  black: 'fill-ink',
  red: 'fill-red',
  green: 'fill-green',
  violet: 'fill-violet',
};

/** Yellow is too light to be seen by what it leaves open. */
const GROMMETS = 'M2,2H4V4H2ZM10,2H12V4H10ZM2,10H4V12H2ZM10,10H12V12H10Z';

/** Empty for a service that the shop does not have. */
export function Swatch({ ink }: { ink: Service['ink'] | undefined }) {
  return (
    <svg className="size-[15px] flex-none self-center" viewBox="-1 -1 16 16" aria-hidden="true">
      <rect className="fill-desk stroke-ink" x="-.5" y="-.5" width="15" height="15" />
      {ink && <path className={FILLS[ink]} fillRule="evenodd" d={TEXTURES[ink]} />}
      {ink === 'yellow' && <path className="fill-on-ink" d={GROMMETS} />}
    </svg>
  );
}

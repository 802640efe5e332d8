// Composes mockups off the page's own thread, so that dragging never waits for a frame.
import { composeMockup, type Mockup } from '../../../mockup/compose.ts';
import { cutOut, trim } from '../../../mockup/cut-out.ts';
import { getGoods, getPlacement } from '../../../mockup/goods.ts';
import type { Bitmap } from '../../../mockup/warp.ts';

/** What a mockup needs to know for good: a drawing's layers, by name, or the artwork. */
export type Given =
  | { type: 'layers'; name: string; below: Bitmap; above: Bitmap }
  | { type: 'artwork'; artwork: Bitmap };

export interface Wanted extends Pick<Mockup, 'widthInches' | 'offset' | 'color'> {
  type: 'draw';
  id: number;
  layers: string;
  goods: string;
  placement: string;
  isCutOut: boolean;
}

export interface Drawn {
  id: number;
  picture: Bitmap;
}

const layers = new Map<string, { below: Bitmap; above: Bitmap }>();
let asSent: Bitmap | undefined;
let asPrinted: Bitmap | undefined;

addEventListener('message', ({ data }: MessageEvent<Given | Wanted>) => {
  if (data.type === 'layers') layers.set(data.name, data);
  else if (data.type === 'artwork') {
    asSent = trim(data.artwork);
    asPrinted = trim(cutOut(data.artwork));
  } else draw(data);
});

function draw({ id, layers: name, goods: goodsId, placement, isCutOut, ...print }: Wanted): void {
  const [drawing, artwork] = [layers.get(name), isCutOut ? asPrinted : asSent];
  if (!drawing || !artwork) return;
  const goods = getGoods(goodsId);
  const { below, above } = drawing;
  const picture = composeMockup({
    ...print,
    below,
    above,
    artwork,
    goods,
    placement: getPlacement(goods, placement),
  });
  postMessage({ id, picture } satisfies Drawn, { transfer: [picture.data.buffer] });
}

// The page's side of the mockup: fetches drawings, gives them to the worker in the goods' color, and asks for one picture at a time.
import { colorDrawing } from '../../../mockup/colors.ts';
import { type Goods, getGoods, getPlacement } from '../../../mockup/goods.ts';
import type { Bitmap } from '../../../mockup/warp.ts';
import { pixelsOf } from './draw-bitmap.ts';
import type { Drawn, Given, Wanted } from './mockup-worker.ts';

export interface MockupRequest extends Omit<Wanted, 'type' | 'id' | 'layers'> {}

export interface MockupDrawer {
  /** Draws the newest of what is asked for; those in between are left out. Rejects where a drawing cannot be had. */
  draw(wanted: MockupRequest): Promise<Bitmap>;
  close(): void;
}

const DRAWINGS = import.meta.glob<string>('../../../mockup/drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** The drawings are 800 wide. */
const WIDTH = 800;
const LARGEST_ARTWORK = 1_000;

/** `artwork` is our rendering of the file. */
export function createMockupDrawer(artwork: ImageBitmap): MockupDrawer {
  const worker = new Worker(new URL('./mockup-worker.ts', import.meta.url), { type: 'module' });
  const tell = (given: Given | Wanted, transfer: Transferable[] = []) => worker.postMessage(given, transfer);
  const known = new Map<string, Promise<void>>();
  const waiting = new Map<number, (picture: Bitmap) => void>();
  let lastId = 0;
  let isBusy = false;
  let next: (() => void) | undefined;

  const bitmap = pixelsOf(artwork, LARGEST_ARTWORK);
  tell({ type: 'artwork', artwork: bitmap }, [bitmap.data.buffer]);
  worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<Drawn>) => {
    waiting.get(id)?.(picture);
    waiting.delete(id);
  });

  function giveLayers(name: string, drawing: string, color: string, goods: Goods): Promise<void> {
    const given =
      known.get(name) ??
      Promise.all(['below', 'above'].map((layer) => drawLayer(`${drawing}-${layer}`, color, goods))).then(
        ([below, above]) => {
          if (below && above)
            tell({ type: 'layers', name, below, above }, [below.data.buffer, above.data.buffer]);
        },
      );
    known.set(name, given);
    given.catch(() => known.delete(name));
    return given;
  }

  async function drawNow(wanted: MockupRequest): Promise<Bitmap> {
    const goods = getGoods(wanted.goods);
    const { drawing = goods.id } = getPlacement(goods, wanted.placement);
    const layers = `${drawing} ${wanted.color}`;
    await giveLayers(layers, drawing, wanted.color, goods);
    const id = ++lastId;
    const drawn = new Promise<Bitmap>((resolve) => waiting.set(id, resolve));
    tell({ ...wanted, type: 'draw', id, layers });
    return drawn;
  }

  return {
    draw: (wanted) =>
      new Promise((resolve, reject) => {
        const run = () => {
          isBusy = true;
          drawNow(wanted)
            .then(resolve, reject)
            .finally(() => {
              isBusy = false;
              const queued = next;
              next = undefined;
              queued?.();
            });
        };
        if (isBusy) next = run;
        else run();
      }),
    close: () => worker.terminate(),
  };
}

async function drawLayer(name: string, color: string, { width, height }: Goods): Promise<Bitmap> {
  const url = DRAWINGS[`../../../mockup/drawings/${name}.svg`];
  if (url === undefined) throw new Error(`There is no drawing "${name}"`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The drawing "${name}" could not be had: ${response.status}`);
  const svg = colorDrawing(await response.text(), color);
  // Workers draw no SVG, and pages none without a size.
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return pixelsOf(image, WIDTH);
}

// Pictures of artwork for the desk and its mails, drawn one after the other in a thread of their own: the drawing of one
// holds up whatever runs beside it for up to 200 ms.
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { MockupGoods } from '../../schemas/artwork.ts';
import type { Item } from '../../schemas/item.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext, Mockups } from '../app-context.ts';
import { deskPrint } from './desk-print.ts';
import { tellArtwork } from './tell-artwork.ts';

/** What the thread is asked for; without `on` the artwork alone. */
export interface Drawing {
  artwork: Uint8Array;
  /** Of the picture, in pixels. */
  width: number;
  on: {
    goods: MockupGoods;
    placement: string;
    color: string;
    offset: { x: number; y: number };
    isCutOut: boolean;
    widthInches: number;
  } | null;
}

/** What the thread answers. */
export type Drawn = { picture: Uint8Array } | { error: string };

const THREAD = new URL('./mockup-thread.ts', import.meta.url);
/** The libraries take 0.3 s to load and 60 MB to hold. */
const IDLE_MS = 30_000;
const LONGEST_MS = 10_000;

export function createMockups({ artworkFiles, shop }: Pick<AppContext, 'artworkFiles' | 'shop'>): Mockups {
  const draw = createThread();
  return {
    draw: async (artwork, items, { width, signal }) => {
      if (!(await artworkFiles.hasPicture(artwork.id))) return null;
      const picture = await buffer(artworkFiles.readPicture(artwork.id));
      return draw({ artwork: picture, width, on: sceneOf(artwork, items, shop.current) }, signal);
    },
  };
}

function sceneOf(artwork: Artwork, items: readonly Item[], shop: Shop): Drawing['on'] {
  const { query, scene } = deskPrint(artwork, items, shop);
  const { judged } = tellArtwork(artwork, { shop, query, pictureUrl: null });
  if (!scene || !judged) return null;
  const { goods, placement, ...rest } = scene;
  return { goods: goods.id, placement: placement.id, widthInches: judged.widthInches, ...rest };
}

/** One thread, begun when it is needed and ended when it was idle for a while. */
function createThread(): (drawing: Drawing, signal: AbortSignal) => Promise<Uint8Array> {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    void thread?.terminate();
    thread = null;
  };

  async function draw(drawing: Drawing): Promise<Uint8Array> {
    clearTimeout(idle);
    thread ??= new Worker(THREAD).on('exit', () => {
      thread = null;
    });
    try {
      return await ask(thread, drawing);
    } catch (error) {
      end();
      throw error;
    } finally {
      thread?.unref();
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return async (drawing, signal) => {
    signal.throwIfAborted();
    const mine = before.then(() => {
      // Whoever asked has gone while others were drawn.
      signal.throwIfAborted();
      return draw(drawing);
    });
    before = mine.catch(() => {});
    const { promise: gone, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    return Promise.race([mine, gone]);
  };
}

function ask(thread: Worker, drawing: Drawing): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const timer = setTimeout(() => reject(new Error('The drawing took too long.')), LONGEST_MS);
  const answer = (drawn: Drawn) =>
    'picture' in drawn ? resolve(drawn.picture) : reject(new Error(drawn.error));
  const fail = (error: Error) => reject(error);
  const leave = () => reject(new Error('The thread that draws has ended.'));
  thread.ref();
  thread.once('message', answer).once('error', fail).once('exit', leave);
  thread.postMessage(drawing);
  return promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', answer).off('error', fail).off('exit', leave);
  });
}

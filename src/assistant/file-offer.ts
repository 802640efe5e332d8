// Once, where the talk comes to artwork and none was sent: that it can be sent right here.
import { all, itemBefore, type Say, type Scene } from './state/scene.ts';
import type { ItemState } from './state/state.ts';

export function offerSays(scene: Scene): Say[] {
  const { state, files = [] } = scene;
  if (state.isFileOffered || files.length > 0) return [];
  const asks = all(scene, 'Ask');
  if (asks.some(({ topic }) => topic === 'send_file')) return [];
  const isAsked = asks.some(({ topic, isOfArtwork }) => topic === 'artwork' || isOfArtwork);
  return isAsked || state.items.some((item) => isReadyNow(scene, item)) ? [{ key: 'file.offer' }] : [];
}

const isReadyNow = (scene: Scene, item: ItemState): boolean =>
  item.slots.artwork?.includes('ready') === true &&
  item.slots.artwork !== itemBefore(scene, item)?.slots.artwork;

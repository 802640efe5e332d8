// Carl falls silent when the visitor types or leaves the page, and tries again at a gesture what the browser would not
// play without one.
import type { Speech } from '../../voice/synthesis/speech.ts';

/** Returns how to end it. */
export function giveWay(speech: Speech): () => void {
  const unlock = () => speech.unlock();
  const stop = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.composer')) speech.stop();
  };
  // Some browsers go on speaking on the next page.
  const leave = () => speech.stop();
  addEventListener('pagehide', leave);
  addEventListener('pointerup', unlock, true);
  addEventListener('keydown', unlock, true);
  addEventListener('input', stop, true);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pointerup', unlock, true);
    removeEventListener('keydown', unlock, true);
    removeEventListener('input', stop, true);
  };
}

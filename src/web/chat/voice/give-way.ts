// Carl falls silent when the visitor types, and tries again at a gesture what the browser would not play without one.
import type { Speech } from '../../voice/speech.ts';

/** Returns how to end it. */
export function giveWay(speech: Speech): () => void {
  const unlock = () => speech.unlock();
  const stop = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.composer')) speech.stop();
  };
  addEventListener('pointerup', unlock, true);
  addEventListener('keydown', unlock, true);
  addEventListener('input', stop, true);
  return () => {
    removeEventListener('pointerup', unlock, true);
    removeEventListener('keydown', unlock, true);
    removeEventListener('input', stop, true);
  };
}

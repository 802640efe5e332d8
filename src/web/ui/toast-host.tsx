// Where notifications appear. What draws them is fetched with the first one.
import { type ToastWords, useToasts } from './toasts.ts';
import { useChunk } from './use-chunk.ts';

const loadToaster = async () => (await import('./toaster.tsx')).Toaster;

/** Mount once per page, after everything else. */
export function ToastHost({ words }: { words?: ToastWords }) {
  const toasts = useToasts();
  const Toaster = useChunk(loadToaster, toasts.length > 0);
  return Toaster ? <Toaster toasts={toasts} {...(words && { words })} /> : null;
}

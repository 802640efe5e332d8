// The notifications on screen. Anything may show one; toaster.tsx draws them.
import { type ReactNode, useSyncExternalStore } from 'react';

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
/** How long a dismissed notification is kept, so that its leaving can be drawn. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

/** A button in the notification, which leaves when it is pressed; `key` names it in data-key. */
export interface ToastAction {
  label: ReactNode;
  key: string;
  run(): void;
}

export interface Toast {
  id: number;
  title: string;
  description: string;
  /** `neutral`: it has begun, and how it goes is to come. */
  tone: 'default' | 'neutral' | 'destructive';
  /** Left out for TOAST_DURATION_MS. */
  durationMs?: number;
  action?: ToastAction;
  isOpen: boolean;
}

/** Said of them to who does not see them. */
export interface ToastWords {
  close: string;
  list: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notification; it takes the place of the one before it.
 *
 *     showToast({ title: 'Error', description: 'Invalid credentials', tone: 'destructive' });
 */
export function showToast(
  toast: Pick<Toast, 'title' | 'description' | 'durationMs' | 'action'> & { tone?: Toast['tone'] },
): void {
  lastId += 1;
  set(
    [{ id: lastId, tone: 'default', isOpen: true, ...toast } satisfies Toast, ...toasts].slice(
      0,
      TOAST_LIMIT,
    ),
  );
}

/** Lets a notification leave the screen. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/** The notifications now known, dismissed ones included. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, getToasts, getToasts);
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

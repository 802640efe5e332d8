// The files of a talk or form in components.
import { useSyncExternalStore } from 'react';
import type { SentFile, Uploads } from './uploads.ts';

export function useUploads(uploads: Uploads): readonly SentFile[] {
  return useSyncExternalStore(uploads.subscribe, uploads.getState, () => NONE);
}

const NONE: readonly SentFile[] = [];

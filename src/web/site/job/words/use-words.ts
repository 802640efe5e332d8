// The words of the page of a job, in its language, for all that stands on it.
import { createContext, use } from 'react';
import type { JobWords } from './en.ts';

export const WordsContext = createContext<JobWords | null>(null);

export function useWords(): JobWords {
  const words = use(WordsContext);
  if (!words) throw new Error('There are no words around this part of a job’s page.');
  return words;
}

// Which conversation stands beside the list while none was chosen.
import { useState } from 'react';
import type { Wanted } from './find-conversations.ts';

interface Choice {
  wanted: Wanted;
  id: string | undefined;
}

/**
 * The first of those shown, and that one for as long as it exists and nothing else is wanted: whoever reads it is not
 * taken elsewhere because somebody else has come.
 */
export function useShownConversation(
  wanted: Wanted,
  {
    shown,
    all,
    isSettled,
  }: { shown: readonly { id: string }[]; all: readonly { id: string }[]; isSettled: boolean },
): string | undefined {
  const [kept, setKept] = useState<Choice>({ wanted, id: undefined });
  const isKept = kept.wanted === wanted && all.some(({ id }) => id === kept.id);
  const first = isSettled ? shown[0]?.id : undefined;
  if (isKept || (kept.wanted === wanted && kept.id === first)) return kept.id;
  setKept({ wanted, id: first });
  return first;
}

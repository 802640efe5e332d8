// The draft of a lead's quote, kept in this tab until it is sent: closing the lead loses nothing.
import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';

const keyOf = (leadId: string): string => `boldwork-quote-${leadId}`;

export function useDraft(leadId: string): [Draft | null, (draft: Draft | null) => void] {
  const [draft, setDraft] = useState(() => readDraft(leadId));
  useEffect(() => {
    if (draft) sessionStorage.setItem(keyOf(leadId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(leadId));
  }, [leadId, draft]);
  return [draft, setDraft];
}

function readDraft(leadId: string): Draft | null {
  const kept = sessionStorage.getItem(keyOf(leadId));
  // One from before drafts had a language is English.
  return kept === null ? null : { language: 'en', ...(JSON.parse(kept) as Omit<Draft, 'language'>) };
}

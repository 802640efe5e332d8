// What is spoken, in the input.
import { type RefObject, useEffect, useRef } from 'react';
import type { DictationStatus } from '../../voice/recognition/dictation.ts';
import { isBusy } from './voice-provider.tsx';

/** Writes what is heard into the input as it comes, behind what was typed; `onText` is told when it is to be sent. */
export function useDictated(
  input: RefObject<HTMLTextAreaElement | null>,
  dictation: DictationStatus,
  onText: (field: HTMLTextAreaElement, isToBeSent: boolean) => void,
): void {
  const before = useRef('');
  const wasHeard = useRef(false);
  useEffect(() => {
    const field = input.current;
    if (!field || dictation.type === 'idle') return;
    if (!wasHeard.current) before.current = field.value.trim();
    wasHeard.current = isBusy(dictation);
    if (!('text' in dictation)) return;
    field.value = [before.current, dictation.text].filter(Boolean).join(' ');
    onText(field, dictation.type === 'ended' && dictation.reason === 'silence');
    // The status alone says that there is something new.
  }, [dictation]);
}

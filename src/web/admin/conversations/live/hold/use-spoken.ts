// What is said aloud of a talk that this desk holds: two sentences about the time, and what the visitor writes.
import { useEffect, useRef, useState } from 'react';
import type { ConversationMessage } from '../../../../../schemas/conversation.ts';
import type { LiveState } from '../../../../../schemas/live.ts';
import { shownText } from '../../understood.ts';
import { useLive } from '../live-provider.tsx';

const WARNED_MS = 30_000;

/** For a polite live region; empty until there is something to say. */
export function useSpoken(
  live: LiveState | undefined,
  isMine: boolean,
  messages: readonly ConversationMessage[],
): string {
  const [spoken, setSpoken] = useState('');
  const { aheadMs } = useLive();
  const wasMine = useRef(false);
  const heldUntil = isMine ? live?.heldUntil : undefined;
  const last = messages.at(-1);
  const said = isMine && last?.role === 'user' ? shownText(last) : undefined;
  const saidId = last?.id;

  useEffect(() => {
    if (isMine) {
      setSpoken('You have it. Carl is silent, and takes it back if you write nothing for 3 minutes.');
    } else if (wasMine.current) setSpoken('You no longer have it.');
    wasMine.current = isMine;
  }, [isMine]);

  useEffect(() => {
    if (!heldUntil) return;
    const warnInMs = Date.parse(heldUntil) - WARNED_MS - (Date.now() + aheadMs);
    if (warnInMs < 0) return;
    const timer = setTimeout(() => setSpoken('Carl takes it back in 30 seconds.'), warnInMs);
    return () => clearTimeout(timer);
  }, [heldUntil, aheadMs]);

  const heardId = useRef(saidId);
  useEffect(() => {
    if (said !== undefined && heardId.current !== saidId) setSpoken(`User: ${said}`);
    heardId.current = saidId;
  }, [said, saidId]);

  return spoken;
}

// The typing signal of one talk, over as soon as what is written in is closed.
import { useEffect, useMemo } from 'react';
import { send } from '../../../../api.ts';
import { CONVERSATIONS } from '../../use-conversations-query.ts';
import { createTypingSignal, type TypingSignal } from './typing-signal.ts';

export function useTyping(id: string): TypingSignal {
  const signal = useMemo(
    () =>
      createTypingSignal((isTyping) => {
        // Nobody misses the dots where this fails, and the message itself says so if it cannot be sent.
        send(`${CONVERSATIONS}/${id}/typing`, { method: 'POST', body: { isTyping } }).catch(() => undefined);
      }),
    [id],
  );
  useEffect(() => signal.stop, [signal]);
  return signal;
}

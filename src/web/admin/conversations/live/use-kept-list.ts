// The list of conversations, kept true: one that leaves the queue stands there as it is by then.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpenedConversation } from '../../../../schemas/conversation.ts';
import type { LiveQueue } from '../../../../schemas/live.ts';
import { isGone } from '../../describe-error.ts';
import { dropConversation, hasList, putInList } from '../cached-conversations.ts';
import { CONVERSATIONS } from '../use-conversations-query.ts';
import { allOf } from './use-live-query.ts';

export function useKeptList(queue: LiveQueue | undefined): void {
  const client = useQueryClient();
  const before = useRef<string[]>([]);
  useEffect(() => {
    const now = queue ? allOf(queue).map(({ id }) => id) : before.current;
    const gone = before.current.filter((id) => !now.includes(id));
    before.current = now;
    const keep = async (id: string) => {
      try {
        const queryKey = [CONVERSATIONS, id];
        putInList(client, await client.fetchQuery<OpenedConversation>({ queryKey, staleTime: 0 }));
      } catch (error) {
        if (error instanceof Error && isGone(error)) dropConversation(client, id);
      }
    };
    if (hasList(client)) for (const id of gone) void keep(id);
  }, [client, queue]);
}

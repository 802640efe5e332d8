// What the desk does when it hears that something has changed: it asks for it anew.
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api.ts';
import { SUMMARY_KEY } from '../../../dashboard/use-summary-query.ts';
import { LEADS, leadKey } from '../../../leads/requests/cached-leads.ts';
import { refreshListedLead } from '../../../leads/requests/listed-lead.ts';
import { CONVERSATIONS } from '../../use-conversations-query.ts';
import { isInQueue, LIVE_KEY } from '../use-live-query.ts';
import { openDeskEvents } from './desk-events.ts';
import { createRefresher } from './refresher.ts';
import { whileSeen } from './while-seen.ts';

/** 'opening' until it is known whether there is a connection. */
export type Connection = 'opening' | 'up' | 'down';

export function useDeskEvents({ isSignedIn }: { isSignedIn: boolean }): Connection {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>('opening');
  useEffect(() => {
    if (!isSignedIn) return;
    const refresh = createRefresher(client);
    const open = () =>
      openDeskEvents({
        onUp: () => {
          setConnection('up');
          // Whatever was told before the connection stood was not heard.
          refresh(LIVE_KEY, SUMMARY_KEY, ...openedKeys(client));
        },
        onConversation: ({ id }) => {
          // One that was not there before is counted too.
          if (!isInQueue(client, id)) refresh(SUMMARY_KEY);
          refresh(LIVE_KEY, [CONVERSATIONS, id]);
        },
        onLead: ({ id }) => {
          refresh(SUMMARY_KEY, leadKey(id));
          void refreshListedLead(client, id);
        },
        onDown: (error) => {
          setConnection('down');
          // Whoever is signed out no longer hears it from the session, as elsewhere.
          if (error instanceof ApiError && error.status === 401) refresh(LIVE_KEY);
        },
      });
    return whileSeen(open, () => void client.invalidateQueries());
  }, [client, isSignedIn]);
  return connection;
}

/** Of the conversation and the lead that are open. */
const openedKeys = (client: QueryClient): QueryKey[] =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey }) => queryKey)
    .filter(([path, id]) => (path === CONVERSATIONS || path === LEADS) && id !== 'list' && id !== 'newest');

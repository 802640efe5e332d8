// Conversations as this page keeps them in its list.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ListedConversation } from '../../../schemas/conversation.ts';
import type { ListPage } from '../list/list-page.ts';
import { changeLists } from '../list/use-list-query.ts';
import { CONVERSATIONS } from './use-conversations-query.ts';

type List = InfiniteData<ListPage<ListedConversation>>;
const LIST_KEY = [CONVERSATIONS, 'list'];

/** The list was loaded. */
export const hasList = (client: QueryClient): boolean =>
  client.getQueriesData<List>({ queryKey: LIST_KEY }).some(([, list]) => list !== undefined);

/** Shows a conversation in the list as it is now; one that it did not hold comes where it began. */
export function putInList(client: QueryClient, conversation: ListedConversation): void {
  client.setQueriesData<List>({ queryKey: LIST_KEY }, (list) => list && withConversation(list, conversation));
}

export function dropConversation(client: QueryClient, id: string): void {
  changeLists<ListedConversation>(client, CONVERSATIONS, (all) => all.filter((other) => other.id !== id));
}

/** The newest come first. One that is older than all that are loaded comes with those that are not. */
export function withConversation(list: List, conversation: ListedConversation): List {
  const isSame = ({ id }: ListedConversation) => id === conversation.id;
  const isKnown = list.pages.some(({ items }) => items.some(isSame));
  const at = list.pages.findIndex(
    ({ items, next }) => next === null || items.some(({ createdAt }) => createdAt <= conversation.createdAt),
  );
  const pages = list.pages.map((page, index) => {
    if (isKnown) return { ...page, items: page.items.map((one) => (isSame(one) ? conversation : one)) };
    if (index !== at) return page;
    const before = page.items.filter(({ createdAt }) => createdAt > conversation.createdAt);
    return { ...page, items: [...before, conversation, ...page.items.slice(before.length)] };
  });
  return { ...list, pages };
}

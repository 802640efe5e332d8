// The files of a conversation, whether or not a lead came of it.
import { ArtworkPanel } from '../artwork/artwork-panel.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { useConversationQuery } from './use-conversation-query.ts';

export function ConversationArtwork({ id }: { id: string }) {
  const { data, isPending } = useConversationQuery(id);
  if (isPending) return <ListLoading>Loading artwork...</ListLoading>;
  return <ArtworkPanel artwork={data?.artwork ?? []} />;
}

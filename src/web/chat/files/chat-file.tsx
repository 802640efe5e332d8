// A file's message in the transcript.
import { FileCard } from '../../artwork/file-card.tsx';
import { useUploads } from '../../artwork/use-uploads.ts';
import type { ChatMessage } from '../conversation/state.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatUploads, setOpened } from './chat-uploads.ts';

export function ChatFile({ message: { id, file: name } }: { message: ChatMessage }) {
  const { conversation } = useConversation();
  const uploads = chatUploads(conversation);
  const file = useUploads(uploads).find(({ key }) => key === id);
  if (!file) return <p className="file-removed">{name}, removed</p>;
  return (
    <FileCard
      file={file}
      uploads={uploads}
      onRemove={() => {
        // The button that was pressed goes.
        document.activeElement?.closest('section')?.focus();
        uploads.remove(id);
        conversation.removeFile(id);
      }}
      onOpen={() => setOpened(id)}
    />
  );
}

// The light table, while a file lies on it.
import { useSyncExternalStore } from 'react';
import { useUploads } from '../../artwork/use-uploads.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatUploads, getOpened, setOpened, subscribeOpened } from './chat-uploads.ts';

const loadLightTable = async () => (await import('../../artwork/light-table/light-table.tsx')).LightTable;
const REDRAW_TEXT = 'Please redraw it for me.';

/** `onChoose` has the visitor choose another. */
export function OpenedFile({ surface, onChoose }: { surface: Surface; onChoose(): void }) {
  const { conversation } = useConversation();
  const uploads = chatUploads(conversation);
  const opened = useSyncExternalStore(subscribeOpened, getOpened);
  const file = useUploads(uploads).find(({ key }) => key === opened);
  const LightTable = useChunk(loadLightTable, file !== undefined);
  if (!file?.answer || !LightTable) return null;
  return (
    <LightTable
      key={file.key}
      file={{ ...file, answer: file.answer }}
      uploads={uploads}
      onClose={() => setOpened(null)}
      onReplace={onChoose}
      onRedraw={() => {
        setOpened(null);
        void conversation.send(REDRAW_TEXT, surface);
      }}
    />
  );
}

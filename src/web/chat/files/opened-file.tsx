// The light table, while a file lies on it.
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { SentFile } from '../../artwork/uploads.ts';
import { useUploads } from '../../artwork/use-uploads.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatUploads, getOpened, setOpened, subscribeOpened } from './chat-uploads.ts';

const loadLightTable = async () => (await import('../../artwork/light-table/light-table.tsx')).LightTable;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

interface OpenedFileProps {
  surface: Surface;
  /** Takes the focus where what opened the table is gone. */
  button: RefObject<HTMLButtonElement | null>;
  onFiles(files: FileList): void;
}

export function OpenedFile({ surface, button, onFiles }: OpenedFileProps) {
  const { conversation } = useConversation();
  const uploads = chatUploads(conversation);
  const opened = useSyncExternalStore(subscribeOpened, getOpened);
  const files = useUploads(uploads);
  const file = files.find(({ key }) => key === opened);
  const LightTable = useChunk(loadLightTable, file !== undefined);
  const isOpen = file?.answer != null && LightTable !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isOpen, button]);
  if (!file?.answer || !LightTable) return null;
  return (
    <LightTable
      key={file.key}
      file={{ ...file, answer: file.answer }}
      uploads={uploads}
      onClose={() => setOpened(null)}
      onReplace={(files) => {
        uploads.remove(file.key);
        conversation.removeFile(file.key);
        onFiles(files);
      }}
      onRedraw={() => {
        setOpened(null);
        void conversation.send(redrawText(files, file), surface);
      }}
    />
  );
}

/** Of several files Carl knows one by its place among those that are there. */
function redrawText(files: readonly SentFile[], file: SentFile): string {
  const there = files.filter(({ status }) => status === 'done');
  const ordinal = there.length > 1 && ORDINALS[there.indexOf(file)];
  return ordinal ? `Please redraw my ${ordinal} file for me.` : 'Please redraw it for me.';
}

// The files of the talk: sent, drawn as cards, told to Carl. Fetched with the first.
import '../../artwork/artwork.css';
import { useEffect, useSyncExternalStore } from 'react';
import { FileCard } from '../../artwork/file-card.tsx';
import { createUploads, type SentFile, type Uploads } from '../../artwork/uploads.ts';
import { useUploads } from '../../artwork/use-uploads.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import type { Conversation, Surface } from '../conversation/conversation.ts';
import type { ChatMessage } from '../conversation/state.ts';
import { useConversation } from '../conversation/use-conversation.ts';

export { AttachChoices } from './attach-choices.tsx';
export { DropHere } from './drop-here.tsx';
export { TicketFiles } from './ticket-files.tsx';

let uploads: Uploads | undefined;

/** Those of the page's one talk. */
export function chatUploads(conversation: Conversation): Uploads {
  uploads ??= createUploads({
    storageKey: 'boldwork.artwork',
    nameHolder: async () => {
      await conversation.start();
      const { conversationId } = conversation.getState();
      if (conversationId === null) throw new Error('There is no conversation yet.');
      return { 'x-conversation': conversationId };
    },
  });
  return uploads;
}

/** A file's message in the transcript. */
export function ChatFile({ message: { id, file: name } }: { message: ChatMessage }) {
  const { conversation } = useConversation();
  const all = chatUploads(conversation);
  const file = useUploads(all).find(({ key }) => key === id);
  if (!file) return <p className="file-removed">{name}, removed</p>;
  return (
    <FileCard
      file={file}
      uploads={all}
      onRemove={() => removeFile(conversation, id)}
      onOpen={() => opened.set(id)}
    />
  );
}

function removeFile(conversation: Conversation, id: string): void {
  chatUploads(conversation).remove(id);
  conversation.removeFile(id);
}

/** Tells Carl of files that are there and checked, one after the other. `isHeld`: not now, the visitor speaks. */
export function TellOfFiles({ surface, isHeld }: { surface: Surface; isHeld: boolean }) {
  const { state, conversation } = useConversation();
  const files = useUploads(chatUploads(conversation));
  const next = state.messages.find(
    ({ id, file, delivery }) => file !== undefined && delivery === 'waits' && isThere(files, id),
  )?.id;
  const mayTell = next !== undefined && !isHeld && !state.isSending;
  useEffect(() => {
    if (mayTell) void conversation.tellOfFile(next, surface);
  }, [mayTell, next, conversation, surface]);
  return null;
}

const isThere = (files: readonly SentFile[], id: string): boolean =>
  files.some(({ key, status }) => key === id && status === 'done');

const loadLightTable = async () => (await import('../../artwork/light-table/light-table.tsx')).LightTable;

/** Which file lies on the light table. */
const opened = createOpened();

function createOpened() {
  const listeners = new Set<() => void>();
  let key: string | null = null;
  return {
    get: () => key,
    set(next: string | null) {
      key = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The light table, while a file lies on it. `onChoose` has the visitor choose another. */
export function OpenedFile({ surface, onChoose }: { surface: Surface; onChoose(): void }) {
  const { conversation } = useConversation();
  const uploads = chatUploads(conversation);
  const key = useSyncExternalStore(opened.subscribe, opened.get);
  const file = useUploads(uploads).find((one) => one.key === key);
  const LightTable = useChunk(loadLightTable, file !== undefined);
  if (!file?.answer || !LightTable) return null;
  const close = () => opened.set(null);
  return (
    <LightTable
      key={file.key}
      file={{ ...file, answer: file.answer }}
      uploads={uploads}
      onClose={close}
      onReplace={onChoose}
      onRedraw={() => {
        close();
        void conversation.send(REDRAW_TEXT, surface);
      }}
    />
  );
}

const REDRAW_TEXT = 'Please redraw it for me.';

// Files that a visitor gives to Carl: chosen, dropped anywhere on the page, or pasted. What sends them is fetched with the first.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '../../ui/toasts.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { useConversation } from '../conversation/use-conversation.ts';

const loadFiles = () => import('./chat-files.ts');

export interface Files {
  /** What draws and sends them, once it is needed and there. */
  parts: Awaited<ReturnType<typeof loadFiles>> | undefined;
  chooser: RefObject<HTMLInputElement | null>;
  /** Opens the chooser. */
  button: RefObject<HTMLButtonElement | null>;
  /** Choose, photo or paste are on offer. */
  isChoosing: boolean;
  /** A file is held over the page. */
  isDragged: boolean;
  /** Opens the chooser, or on a touch screen the ways to choose from. */
  choose(): void;
  attach(files: Iterable<File>): void;
}

/** `isLive`: of hero and widget this is the one in use, which takes what is dropped and pasted. */
export function useFiles(isLive: boolean): Files {
  const { state, conversation } = useConversation();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isDragged, setIsDragged] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isNeeded = isChoosing || isDragged || state.messages.some(({ file }) => file !== undefined);
  const parts = useChunk(loadFiles, isNeeded);

  async function attach(files: Iterable<File>) {
    // What was pressed to choose them goes.
    if (isChoosing) button.current?.focus();
    setIsChoosing(false);
    const added = [...files].map((file) => ({ key: conversation.addFile(file.name), file }));
    try {
      const { chatUploads } = await loadFiles();
      for (const { key, file } of added) chatUploads(conversation).add(key, file);
    } catch (error) {
      console.error('What sends files could not be loaded', error);
      for (const { key } of added) conversation.removeFile(key);
      showToast({ title: 'Not sent', description: 'Please send the file again.', tone: 'destructive' });
    }
  }

  useFilesOverPage(isLive, setIsDragged, (files) => void attach(files));
  return {
    parts,
    chooser,
    button,
    isChoosing,
    isDragged,
    choose() {
      // Not a suggestion, which goes with Carl's next words.
      button.current?.focus();
      if (matchMedia('(hover: hover)').matches) chooser.current?.click();
      else setIsChoosing(!isChoosing);
    },
    attach: (files) => void attach(files),
  };
}

/** What takes files itself, such as the quote form, has stopped the event. */
function useFilesOverPage(
  isLive: boolean,
  onDrag: (isDragged: boolean) => void,
  onFiles: (files: FileList) => void,
): void {
  const tell = useEffectEvent(onDrag);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (!data?.files.length) return;
    event.preventDefault();
    onFiles(data.files);
  });
  useEffect(() => {
    if (!isLive) return;
    const end = new AbortController();
    const { signal } = end;
    const hasFiles = (event: DragEvent) =>
      !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      tell(hasFiles(event));
      if (hasFiles(event)) event.preventDefault();
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? tell(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        tell(false);
        if (!event.defaultPrevented) take(event, event.dataTransfer);
      },
      { signal },
    );
    addEventListener(
      'paste',
      (event) => {
        // Words copied out of a document come with a picture of them.
        const isText = event.clipboardData?.types.includes('text/plain');
        if (!event.defaultPrevented && !isText) take(event, event.clipboardData);
      },
      { signal },
    );
    return () => end.abort();
  }, [isLive]);
}

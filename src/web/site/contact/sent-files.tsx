// The quote form's files: sent, drawn as cards, named to the shop. Fetched with the first.
import '../../artwork/artwork.css';
import { useState } from 'react';
import { FileCard } from '../../artwork/file-card.tsx';
import { createUploads, type SentFile } from '../../artwork/uploads.ts';
import { useUploads } from '../../artwork/use-uploads.ts';
import { useChunk } from '../../ui/use-chunk.ts';

/** Those of the page's one form. */
export const formUploads = createUploads({ storageKey: null });

const loadLightTable = async () => (await import('../../artwork/light-table/light-table.tsx')).LightTable;
const ANNOUNCED_WITHIN_MS = 15_000;
const UNDER_WAY: ReadonlySet<SentFile['status']> = new Set([
  'queued',
  'sending',
  'waiting',
  'paused',
  'stopped',
]);

/** Files that went with a request before. */
export type Taken = ReadonlySet<string>;

interface SentFilesProps {
  taken: Taken;
  /** What went with a request is shown until it is there. */
  isReceived: boolean;
  onRemoved(): void;
  onFiles(files: FileList): void;
}

export function SentFiles({ taken, isReceived, onRemoved, onFiles }: SentFilesProps) {
  const [openedKey, setOpened] = useState<string | null>(null);
  const files = useUploads(formUploads).filter(
    ({ key, status }) => isReceived || !taken.has(key) || UNDER_WAY.has(status),
  );
  const opened = files.find(({ key }) => key === openedKey);
  const LightTable = useChunk(loadLightTable, opened !== undefined);
  if (files.length === 0) return null;
  return (
    <ul className="m-0 grid list-none gap-2 p-0 pt-1" aria-label="Your files">
      {files.map((file) => (
        <li key={file.key}>
          <FileCard
            file={file}
            uploads={formUploads}
            onRemove={() => {
              formUploads.remove(file.key);
              onRemoved();
            }}
            onOpen={() => setOpened(file.key)}
          />
          {LightTable && file === opened && file.answer && (
            <LightTable
              file={{ ...file, answer: file.answer }}
              uploads={formUploads}
              onClose={() => setOpened(null)}
              onReplace={(chosen) => {
                formUploads.remove(file.key);
                onFiles(chosen);
                onRemoved();
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the receipt says of files. */
export function OnTheirWay({ taken }: { taken: Taken }) {
  const files = useUploads(formUploads).filter(({ key }) => taken.has(key));
  if (files.some(({ status }) => UNDER_WAY.has(status)))
    return ' Your files are still on their way: keep this page open until they are there.';
  return files.length > 0 && ' Your files are there.';
}

/** What goes with the next request. */
export const untaken = (taken: Taken): SentFile[] =>
  formUploads.getState().filter(({ key, status }) => !taken.has(key) && status !== 'refused');

/** The same once the shop knows of each, so that a request can name them; rejects where that takes too long. */
export async function announced(taken: Taken): Promise<SentFile[]> {
  // One that was halted before the shop knew of it would stay behind.
  for (const { key, status, artworkId } of untaken(taken))
    if (status === 'paused' && artworkId === null) formUploads.goOn(key);
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      reject,
      ANNOUNCED_WITHIN_MS,
      new Error('The shop does not know of the files yet.'),
    );
    const look = () => {
      if (untaken(taken).some(({ artworkId }) => artworkId === null)) return;
      clearTimeout(late);
      unsubscribe();
      resolve();
    };
    const unsubscribe = formUploads.subscribe(look);
    look();
  });
  return untaken(taken);
}

// The files of a job that are on their way. Fetched with the first.
import '../../artwork/artwork.css';
import { useEffect } from 'react';
import { FileCard } from '../../artwork/file-card.tsx';
import type { FileWords } from '../../artwork/file-words.ts';
import { createUploads, type Uploads } from '../../artwork/uploads.ts';
import { useUploads } from '../../artwork/use-uploads.ts';
import { useWords } from './words/use-words.ts';

let uploads: Uploads | undefined;

/** Those of the page's one job. */
export function uploadsOf(token: string, words: FileWords): Uploads {
  uploads ??= createUploads({ storageKey: null, nameHolder: async () => ({ 'x-job': token }), words });
  return uploads;
}

/** Once it is checked the list of the job's artwork has it. */
export function SentFiles({ token, onSent }: { token: string; onSent(): Promise<void> }) {
  const words = useWords().artwork;
  const mine = uploadsOf(token, words.file);
  const files = useUploads(mine);
  const done = files.filter(({ status }) => status === 'done').length;
  useEffect(() => {
    if (done > 0) void onSent();
  }, [done, onSent]);
  const underWay = files.filter(({ status }) => status !== 'done');
  if (underWay.length === 0) return null;
  return (
    <ul className="m-0 grid w-full list-none gap-2 p-0" aria-label={words.onTheirWay}>
      {underWay.map((file) => (
        <li key={file.key}>
          <FileCard file={file} uploads={mine} words={words.file} onRemove={() => mine.remove(file.key)} />
        </li>
      ))}
    </ul>
  );
}

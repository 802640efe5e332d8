// The files of a job that are on their way. Fetched with the first.
import '../../artwork/artwork.css';
import { useEffect } from 'react';
import { FileCard } from '../../artwork/file-card.tsx';
import { createUploads, type Uploads } from '../../artwork/uploads.ts';
import { useUploads } from '../../artwork/use-uploads.ts';

let uploads: Uploads | undefined;

/** Those of the page's one job. */
export function uploadsOf(token: string): Uploads {
  uploads ??= createUploads({ storageKey: null, nameHolder: async () => ({ 'x-job': token }) });
  return uploads;
}

/** Once it is checked the list of the job's artwork has it. */
export function SentFiles({ token, onSent }: { token: string; onSent(): Promise<void> }) {
  const mine = uploadsOf(token);
  const files = useUploads(mine);
  const done = files.filter(({ status }) => status === 'done').length;
  useEffect(() => {
    if (done > 0) void onSent();
  }, [done, onSent]);
  const underWay = files.filter(({ status }) => status !== 'done');
  if (underWay.length === 0) return null;
  return (
    <ul className="m-0 grid w-full list-none gap-2 p-0" aria-label="Files on their way">
      {underWay.map((file) => (
        <li key={file.key}>
          <FileCard file={file} uploads={mine} onRemove={() => mine.remove(file.key)} />
        </li>
      ))}
    </ul>
  );
}

// Files of a message, each with its size, to be downloaded.
import type { Attachment } from '../../../../../schemas/reply.ts';
import { tellBytes } from '../../../../../schemas/told-artwork.ts';
import { ClipIcon } from '../files/clip-icon.tsx';

export const SentFiles = ({ files }: { files: readonly Attachment[] }) =>
  files.length > 0 && (
    <ul className="flex flex-wrap gap-1.5" aria-label="Files">
      {files.map(({ id, name, bytes }) => (
        <li key={id} className="min-w-0">
          <a
            className="inline-flex min-h-6 max-w-full items-center gap-1.5 border border-edge bg-desk px-2 text-ink no-underline hover:bg-highlight touch:min-h-target"
            href={`/api/admin/artwork/${id}/original`}
            download={name}
          >
            <ClipIcon />
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {name}
            </span>
            <span className="whitespace-nowrap text-ink-quiet">{tellBytes(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );

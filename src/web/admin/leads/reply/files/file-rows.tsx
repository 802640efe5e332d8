// The files of a reply that is being written: those that are there, on their way, and that did not arrive.
import type { ReactNode } from 'react';
import type { Attachment } from '../../../../../schemas/reply.ts';
import { tellBytes } from '../../../../../schemas/told-artwork.ts';
import { changeReplyDraft } from '../reply-drafts.ts';
import { ClipIcon } from './clip-icon.tsx';
import { removeUpload, retryUpload, type Upload } from './uploads.ts';

interface Props {
  leadId: string;
  attachments: readonly Attachment[];
  uploads: readonly Upload[];
  isSending: boolean;
  /** A row went, and the focus with it. */
  onRemoved: () => void;
}

export function FileRows({ leadId, attachments, uploads, isSending, onRemoved }: Props) {
  if (attachments.length + uploads.length === 0) return null;
  const remove = (act: () => void) => () => {
    if (isSending) return;
    act();
    onRemoved();
  };
  return (
    <ul className="grid" aria-label="Files of the reply">
      {attachments.map(({ id, name, bytes }) => (
        <FileRow
          key={id}
          name={name}
          bytes={bytes}
          onRemove={remove(() =>
            changeReplyDraft(leadId, (draft) => ({
              attachments: draft.attachments.filter((attachment) => attachment.id !== id),
            })),
          )}
        />
      ))}
      {uploads.map((upload) => (
        <FileRow
          key={upload.key}
          name={upload.file.name}
          bytes={upload.file.size}
          onRemove={remove(() => removeUpload(leadId, upload.key))}
        >
          {upload.problem === null ? (
            <progress
              className="h-1.5 w-24 accent-ink"
              value={upload.share}
              aria-label={`${upload.file.name}, sent so far`}
            />
          ) : (
            <>
              <span className="text-late" role="alert">
                {upload.problem}
              </span>
              <button type="button" className="link-button" onClick={() => retryUpload(leadId, upload)}>
                Retry<span className="visually-hidden"> {upload.file.name}</span>
              </button>
            </>
          )}
        </FileRow>
      ))}
    </ul>
  );
}

interface RowProps {
  name: string;
  bytes: number;
  onRemove: () => void;
  children?: ReactNode;
}

const FileRow = ({ name, bytes, onRemove, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-2 border-b border-hairline py-0.5 wrap-anywhere">
    <ClipIcon />
    <span className="min-w-0" dir="auto">
      {name}
    </span>
    <span className="text-ink-quiet">{tellBytes(bytes)}</span>
    {children}
    <button type="button" className="link-button ml-auto font-normal" onClick={onRemove}>
      Remove<span className="visually-hidden"> {name}</span>
    </button>
  </li>
);

// The quote form's files: a plain file field, which takes what is chosen or dropped onto it. Where a script runs it sends them
// at once, and shows how far each has come.
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FORM_FILES } from '../../../schemas/longest.ts';
import type { FormFiles } from './use-form-files.ts';

export interface ArtworkFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  autoFocus: boolean;
  files: FormFiles;
  /** The request is with the shop. */
  isReceived: boolean;
}

export function ArtworkField({ id, label, error, autoFocus, files, isReceived }: ArtworkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isLive, setIsLive] = useState(false);
  const [isOver, setIsOver] = useState(false);

  function take() {
    if (!input.current?.files?.length) return;
    files.add(input.current.files);
    input.current.value = '';
  }
  const begin = useEffectEvent(() => {
    // Chosen before the page listened.
    take();
    setIsLive(true);
  });
  useEffect(() => begin(), []);

  const overField = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      setIsOver(false);
      if (!event.dataTransfer.files.length) return;
      event.preventDefault();
      files.add(event.dataTransfer.files);
    },
  };
  return (
    <div className="field border-t-2 px-(--cell) py-4.5" {...overField}>
      <label className="field-label" htmlFor={id}>
        {label} <span className="font-normal">(optional)</span>
      </label>
      <div
        className={`group relative border-2 border-dashed has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 data-is-over:bg-yellow ${error ? 'border-error' : ''}`}
        data-is-over={isOver || undefined}
      >
        {/* As large as its frame, so that a file may be dropped anywhere on it. */}
        <input
          ref={input}
          id={id}
          type="file"
          name="artwork"
          multiple
          className={`absolute inset-0 size-full cursor-pointer p-3 text-small outline-none file:mr-4 file:min-h-target file:cursor-pointer file:border-2 file:border-ink file:border-solid file:bg-white file:px-4 file:font-bold file:font-text file:text-base file:text-ink hover:file:bg-yellow ${isLive ? 'opacity-0' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={take}
          // biome-ignore lint/a11y/noAutofocus: a page that was sent back for the files' fault opens at them
          autoFocus={autoFocus}
        />
        {isLive && (
          // What a browser writes into the field, 'No file chosen', would not be true of files that are on their way.
          <p
            className="pointer-events-none absolute top-3 left-3 flex items-center gap-4 text-small"
            aria-hidden="true"
          >
            <span className="flex min-h-target items-center border-2 bg-white px-4 font-bold text-base group-hover:bg-yellow">
              Choose files
            </span>
            <span className="max-phone:hidden">or drop them here</span>
          </p>
        )}
        <p className="field-hint pointer-events-none px-3 pt-17 pb-3" id={`${id}-hint`}>
          AI, EPS, SVG, PDF, PNG, JPG, PSD. Vector prints sharpest. Up to {FORM_FILES.most} files
          <span className="hidden noscript:inline">, {FORM_FILES.megabytes} MB in all</span>.
        </p>
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {files.parts && (
        <files.parts.SentFiles
          taken={files.taken}
          isReceived={isReceived}
          onRemoved={() => input.current?.focus()}
          onFiles={files.add}
        />
      )}
    </div>
  );
}

// The quote form's files: a plain file field, which takes what is chosen or dropped onto it without any script.
import { FORM_FILES } from '../../../schemas/longest.ts';

export interface ArtworkFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  autoFocus: boolean;
}

export function ArtworkField({ id, label, error, autoFocus }: ArtworkFieldProps) {
  return (
    <div className="field border-t-2 px-(--cell) py-4.5">
      <label className="field-label" htmlFor={id}>
        {label} <span className="font-normal">(optional)</span>
      </label>
      <div
        className={`relative border-2 border-dashed has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${error ? 'border-error' : ''}`}
      >
        {/* As large as its frame, so that a file may be dropped anywhere on it. */}
        <input
          id={id}
          type="file"
          name="artwork"
          multiple
          className="absolute inset-0 size-full cursor-pointer p-3 text-small outline-none file:mr-4 file:min-h-target file:cursor-pointer file:border-2 file:border-ink file:border-solid file:bg-white file:px-4 file:font-bold file:font-text file:text-base file:text-ink hover:file:bg-yellow"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          // biome-ignore lint/a11y/noAutofocus: a page that was sent back for the files' fault opens at them
          autoFocus={autoFocus}
        />
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
    </div>
  );
}

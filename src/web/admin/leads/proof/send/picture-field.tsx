// The picture of a version that is made: chosen, dropped or pasted, and seen before it is sent.
import { useEffect, useRef, useState } from 'react';
import { tellBytes } from '../../../../../schemas/told-artwork.ts';
import { Fault } from './fault.tsx';

interface Props {
  picture: File | undefined;
  error: string | undefined;
  onChoose: (picture: File) => void;
}

const TAKEN = 'image/png,image/jpeg,image/webp,image/tiff,image/svg+xml,application/pdf';

export function PictureField({ picture, error, onChoose }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [preview, dropPreview] = usePreview(picture);
  return (
    <div className="grid gap-2">
      <div className="grid min-h-40 content-center justify-items-center gap-2 border border-dashed border-ink bg-desk-sunk p-3 text-center wrap-anywhere">
        {picture && preview && (
          <img
            className="max-h-[clamp(160px,100dvh-580px,480px)] max-w-full border border-edge bg-blank"
            src={preview}
            alt={`What will be sent: ${picture.name}`}
            onError={dropPreview}
          />
        )}
        {!picture && <p className="text-ink-soft">Drop a picture here, or paste it.</p>}
        {picture && (
          <p>
            <b dir="auto">{picture.name}</b>, {tellBytes(picture.size)}
            {preview === null && '. It is drawn when it is sent, a PDF by its first page.'}
          </p>
        )}
        <button
          type="button"
          className="button"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'proof-picture-fault' : undefined}
          onClick={() => chooser.current?.click()}
        >
          {picture ? 'Choose another picture' : 'Choose a picture'}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={TAKEN}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <Fault id="proof-picture-fault" text={error} />
    </div>
  );
}

const SHOWN_BY_BROWSERS = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** A data: address, which the page may show; null for what browsers do not, undefined while it is read. */
function usePreview(picture: File | undefined): [url: string | null | undefined, drop: () => void] {
  const [read, setRead] = useState<{ of: File; url: string | null }>();
  useEffect(() => {
    if (!picture) return;
    let isWanted = true;
    const keep = (url: string | null) => isWanted && setRead({ of: picture, url });
    if (!SHOWN_BY_BROWSERS.includes(picture.type)) keep(null);
    else {
      const reader = new FileReader();
      reader.onload = () => keep(String(reader.result));
      reader.onerror = () => keep(null);
      reader.readAsDataURL(picture);
    }
    return () => {
      isWanted = false;
    };
  }, [picture]);
  return [
    read && read.of === picture ? read.url : undefined,
    () => picture && setRead({ of: picture, url: null }),
  ];
}

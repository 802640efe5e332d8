// The first step: what to photograph, with what on it, and the photo: chosen, taken, dropped or pasted.
import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { SHEETS, type Sheet } from '../../measure/sheets.ts';
import { SHEET_NAMES } from './describe-size.ts';
import { type Photo, readPhoto } from './read-photo.ts';
import { WhatToPhotograph } from './what-to-photograph.tsx';

export interface ChoosePhotoProps {
  kind: Sheet;
  onChooseKind(kind: Sheet): void;
  onChoose(photo: Photo): void;
}

const KINDS = Object.keys(SHEETS) as Sheet[];
const SIZES: Record<Sheet, string> = { letter: '8.5 x 11 in', card: '3.37 x 2.13 in' };

export function ChoosePhoto({ kind, onChooseKind, onChoose }: ChoosePhotoProps) {
  const id = useId();
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function open(file: File | undefined) {
    if (!file || isOpening) return;
    setIsOpening(true);
    setProblem(undefined);
    const read = await readPhoto(file);
    setIsOpening(false);
    if (read.ok) onChoose(read.photo);
    else setProblem(read.problem);
  }

  function openChosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    void open(input.files?.[0]);
    input.value = '';
  }

  const take = useEffectEvent((data: DataTransfer | null) => void open(data?.files[0]));
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    addEventListener('drop', ({ dataTransfer }) => take(dataTransfer), { signal });
    addEventListener('paste', ({ clipboardData }) => take(clipboardData), { signal });
    return () => end.abort();
  }, []);

  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain">
      <WhatToPhotograph />
      <div className="px-6 py-5 max-phone:px-4">
        <p>
          Lay a sheet of known size flat on the surface, or hold it flat against it. Step back until all four
          corners of the surface are in the picture.
        </p>
        <fieldset className="mx-0 mt-4 border-0 p-0">
          <legend className="p-0 font-bold text-small">What lies on it?</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {KINDS.map((each) => (
              <label
                key={each}
                className="chip relative flex cursor-pointer flex-col justify-center has-checked:bg-yellow has-checked:outline-3 has-checked:outline-ink has-checked:-outline-offset-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`${id}-kind`}
                  checked={kind === each}
                  onChange={() => onChooseKind(each)}
                />
                <span className="first-letter:uppercase">{SHEET_NAMES[each]}</span>
                <span className="font-medium font-mono text-note">{SIZES[each]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {kind === 'card' && (
          <p className="mt-3 text-grey text-small">
            Lay it with its numbers down. It suits small things, up to 3 ft.
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <PhotoButton look="button-action shadow-small" isBusy={isOpening} onChange={openChosen}>
            {isOpening ? 'Opening...' : 'Choose a photo'}
          </PhotoButton>
          <PhotoButton look="pointer-fine:hidden" isBusy={isOpening} capture onChange={openChosen}>
            Take a photo
          </PhotoButton>
        </div>
        {problem && (
          <p className="mt-3 font-bold text-error text-small" role="alert">
            {problem}
          </p>
        )}
        <p className="mt-3 text-grey text-note">The photo stays on your device.</p>
      </div>
    </div>
  );
}

interface PhotoButtonProps {
  children: string;
  look: string;
  isBusy: boolean;
  capture?: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** The file input itself is the control; its label looks like a button. */
const PhotoButton = ({ children, look, isBusy, capture = false, onChange }: PhotoButtonProps) => (
  <label
    className={`button relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${look}`}
  >
    {children}
    <input
      type="file"
      className="visually-hidden"
      accept="image/*"
      capture={capture ? 'environment' : undefined}
      disabled={isBusy}
      onChange={onChange}
    />
  </label>
);

// What is pressed where it is not typed: saved replies, what can be put in, and files.
import { type ReactNode, useRef } from 'react';
import { Key } from '../../../keys/key.tsx';
import { ClipIcon } from '../files/clip-icon.tsx';
import type { Opener } from './picks.ts';

interface Props {
  isSending: boolean;
  onOpen: (opener: Opener) => void;
  onFiles: (files: File[]) => void;
  /** At their end. */
  children: ReactNode;
}

export function ToolButtons({ isSending, onOpen, onFiles, children }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const openers = [
    ['Saved', ';'],
    ['Put in', '/'],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {openers.map(([label, opener]) => (
        <button
          key={opener}
          type="button"
          className="button"
          aria-haspopup="dialog"
          aria-disabled={isSending}
          onClick={() => isSending || onOpen(opener)}
        >
          {label}
          <span className="touch:hidden" aria-hidden="true">
            <Key>{opener}</Key>
          </span>
        </button>
      ))}
      <button
        type="button"
        className="button"
        aria-disabled={isSending}
        onClick={() => isSending || chooser.current?.click()}
      >
        <ClipIcon />
        Attach
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {children}
    </div>
  );
}

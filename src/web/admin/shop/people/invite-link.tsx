// A link that was just made: shown this once, to be copied and sent.
import { useEffect, useRef } from 'react';
import { CopyButton } from '../copy-button.tsx';

export interface MadeLink {
  name: string;
  url: string;
}

export function InviteLink({ link, onClose }: { link: MadeLink; onClose: () => void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Invitation of ${link.name}`}
      className="mt-3 grid gap-2 border border-line bg-highlight p-3 text-ink"
    >
      <p>
        Send this to <b dir="auto">{link.name}</b>. It is shown this once.
      </p>
      <p className="mono wrap-anywhere">{link.url}</p>
      <p className="flex gap-2">
        <CopyButton text={link.url} what="Link" />
        <button type="button" className="link-button px-2" onClick={onClose}>
          Done
        </button>
      </p>
    </section>
  );
}

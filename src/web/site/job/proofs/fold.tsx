// Something more that can be said, behind its name; it stands open where something was written into it before.
import { type ReactNode, useState } from 'react';

export function Fold({ name, isOpen, children }: { name: string; isOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details
      className="-mb-2 print:hidden"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="text-button flex w-max max-w-full cursor-pointer items-center text-small">
        {name}
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  );
}

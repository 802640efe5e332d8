// A part of the Shop tab under its name, with what can be done about it beside that.
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Beside the title, quiet. */
  note?: ReactNode;
  children: ReactNode;
}

export const ShopSection = ({ title, note, children }: Props) => (
  <section
    className="not-first:mt-5 not-first:border-t not-first:border-line not-first:pt-3"
    aria-label={title}
  >
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-name leading-8 font-bold touch:text-base">{title}</h2>
      {note !== undefined && <p className="text-ink-quiet">{note}</p>}
    </div>
    {children}
  </section>
);

// A part of a job's page: its title, and beside it a note.
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

export const JobSection = ({ id, title, note, className = 'mt-24 max-phone:mt-16', children }: Props) => (
  <section className={`min-w-0 ${className}`} id={id} aria-labelledby={`${id}-title`}>
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <h2
        className="display text-[clamp(4.125rem,6.67vw,6rem)] tracking-display max-phone:text-[clamp(3rem,17vw,4.125rem)]"
        id={`${id}-title`}
      >
        {title}
      </h2>
      {note && <p className="print:hidden max-w-[32em] flex-[0_1_auto] text-small">{note}</p>}
    </header>
    {children}
  </section>
);

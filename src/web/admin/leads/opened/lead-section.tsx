// A part of an open lead under its name.
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** From edge to edge, as in a tab of its own. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}

export const LeadSection = ({ title, isWide = false, className = '', children }: Props) => (
  <section
    className={`flex flex-col gap-1.5 border-t border-line pt-3 wrap-anywhere ${isWide ? '' : 'mx-4 pb-4 sheet:mx-0'} ${className}`}
    aria-label={title}
  >
    <h3 className={`text-name ${isWide ? 'px-4' : ''}`}>{title}</h3>
    {children}
  </section>
);

// A part of the page in which nothing ever happens.
import type { ReactNode } from 'react';

/**
 * Markup that the server alone renders. In the browser hydration passes it by and keeps what stands there, so neither
 * the time nor the code for it is spent:
 *
 *     <Static>{import.meta.env.SSR && <Footer … />}</Static>
 *
 * With the class `contents` the parts stand in the layout as if it were not there.
 */
export function Static({ className, children }: { className?: string; children: ReactNode }) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>;
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}

/** React leaves the children of an element alone whose markup is given as text, and does not compare the text. */
const KEPT = { __html: '' };

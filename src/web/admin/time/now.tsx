// The present time for everything that tells how long ago something was.
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const EVERY_MS = 30_000;

const NowContext = createContext<Date | null>(null);

export function NowProvider({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}

/** The present time, to half a minute. */
export function useNow(): Date {
  const now = use(NowContext);
  if (!now) throw new Error('useNow needs a NowProvider around it.');
  return now;
}

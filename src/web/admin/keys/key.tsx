// A key as its cap. The button beside it has the name; there the cap is for the eyes alone.
import { useSingleKeys } from './single-keys.ts';
import './keys.css';

export const Key = ({ children }: { children: string }) => <kbd className="key">{children}</kbd>;

/** The key that presses a button, shown on it while single keys are on. */
export function KeyHint({ children }: { children: string }) {
  const isOn = useSingleKeys();
  if (!isOn) return null;
  return (
    <span className="key key-hint" aria-hidden="true">
      {children}
    </span>
  );
}

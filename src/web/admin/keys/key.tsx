// A key as its cap. The button beside it has the name; there the cap is for the eyes alone.
import { useSingleKeys } from './single-keys.ts';

const CAP =
  'inline-block min-w-4.5 border border-b-2 border-edge bg-desk px-1 text-center font-mono text-[0.6875rem] leading-[15px] font-medium text-ink no-underline [.button-action_&]:border-on-ink [.button-action_&]:bg-transparent [.button-action_&]:text-on-ink [.button-action[aria-disabled=true]_&]:border-current [.button-action[aria-disabled=true]_&]:text-ink [[aria-pressed=true]_&]:bg-transparent [[aria-pressed=true]_&]:text-current';

export const Key = ({ children }: { children: string }) => <kbd className={CAP}>{children}</kbd>;

/** The key that presses a button, shown on it while single keys are on. */
export function KeyHint({ children, className = '' }: { children: string; className?: string }) {
  const isOn = useSingleKeys();
  if (!isOn) return null;
  return (
    <span className={`${CAP} touch:hidden ${className}`} aria-hidden="true">
      {children}
    </span>
  );
}

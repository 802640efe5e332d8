// A button that shows an icon alone: its label is its name, and a tooltip for whoever hovers or tabs to it.
import { type ButtonHTMLAttributes, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useChunk } from './use-chunk.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: ReactNode;
  ref?: RefObject<HTMLButtonElement | null>;
}

const loadTooltip = async () => (await import('./tooltip.tsx')).Tooltip;

/**
 * The button itself is never replaced, so that focus stays: the tooltip, fetched when first wanted, attaches to it.
 *
 *     <IconButton label="Close" icon={<CloseIcon />} onClick={close} />
 */
export function IconButton({ label, icon, className = '', ref, ...props }: IconButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const target = ref ?? own;
  const [isTouched, setIsTouched] = useState(false);
  const Tooltip = useChunk(loadTooltip, isTouched);
  return (
    <>
      <button
        type="button"
        {...props}
        ref={target}
        className={`icon-button ${className}`}
        aria-label={label}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsTouched(true)}
        onFocus={() => setIsTouched(true)}
      >
        {icon}
      </button>
      {Tooltip && <Tooltip target={target} label={label} />}
    </>
  );
}

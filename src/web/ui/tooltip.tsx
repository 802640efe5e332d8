// Shows a label beside a button with Radix Tooltip. A chunk of its own: only a mouse or a keyboard asks for it.
import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type Ref, type RefObject, useEffect, useRef } from 'react';

export const TOOLTIP_DELAY_MS = 700;

/** The tooltip of a button that is on the page already. */
export function Tooltip({ target, label }: { target: RefObject<HTMLButtonElement | null>; label: string }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>
          <StandIn target={target} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={target.current?.closest('dialog') ?? document.querySelector('main')}>
          <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={8} aria-label={label}>
            <span aria-hidden="true">{label}</span>
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

interface StandInProps {
  target: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLButtonElement>;
  /** What Radix gives its trigger: listeners by their React name, and attributes that are not needed here. */
  [prop: string]: unknown;
}

/** Renders nothing, and hands Radix's ref and listeners to `target`. */
function StandIn({ target, ref, ...props }: StandInProps) {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const button = target.current;
    if (!button) return;
    if (typeof ref === 'function') ref(button);
    const listening = new AbortController();
    for (const [type, name] of EVENTS) {
      const listener = (event: Event) => (latest.current[name] as (event: Event) => void)(event);
      button.addEventListener(type, listener, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [target, ref]);
  useEffect(() => {
    // The event that asked for this tooltip came before its listeners.
    const button = target.current;
    if (button?.matches(':focus-visible')) button.dispatchEvent(new FocusEvent('focus'));
    else if (button?.matches(':hover')) {
      button.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    }
  }, [target]);
  return null;
}

const EVENTS = [
  ['pointermove', 'onPointerMove'],
  ['pointerleave', 'onPointerLeave'],
  ['pointerdown', 'onPointerDown'],
  ['focus', 'onFocus'],
  ['blur', 'onBlur'],
  ['click', 'onClick'],
] as const;

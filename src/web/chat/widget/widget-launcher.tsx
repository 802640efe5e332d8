// The round button at the bottom right, and the widget that it opens. clear-corner.js says when it would be in the way.
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { useWidget } from '../conversation/chat-provider.tsx';

const loadWidget = async () => (await import('./widget.tsx')).Widget;

export function WidgetLauncher({ label }: { label: string }) {
  const { isOpen, open } = useWidget();
  const Widget = useChunk(loadWidget, isOpen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        className="widget-launcher needs-script group fixed right-7 bottom-[22px] z-45 size-18 rounded-[50%] border-heavy border-ink bg-orange shadow-small [transition:translate_90ms,visibility_0s] active:translate-0.75 in-data-corner-taken:not-focus-visible:invisible max-phone:right-4 max-phone:bottom-4 max-phone:size-15 [&>svg]:fill-current max-phone:[&>svg]:size-8"
        label={label}
        icon={<Drop />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hidden={isOpen && Widget !== undefined}
        onClick={() => button.current && open(button.current)}
      />
      {Widget && <Widget />}
    </>
  );
}

/** A drop of ink with the registration target for a highlight. */
const Drop = () => (
  <svg aria-hidden="true" viewBox="0 0 40 40" width="40" height="40">
    <path d="M20,2C27,11 34,18 34,25.5A14,13.5 0 0 1 6,25.5C6,18 13,11 20,2Z" />
    <path
      className="paper fill-orange group-hover:fill-yellow"
      d="M20,25V18A7,7 0 0 1 27,25ZM20,25V32A7,7 0 0 1 13,25Z"
    />
  </svg>
);

// The round button at the bottom right, and the widget that it opens.
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useChunk } from '../ui/use-chunk.ts';
import { useWidget } from './chat-provider.tsx';

const loadWidget = async () => (await import('./widget.tsx')).Widget;

export function WidgetLauncher({ startsInTheWay }: { startsInTheWay: boolean }) {
  const { isOpen, open } = useWidget();
  const Widget = useChunk(loadWidget, isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const isInTheWay = useIsInTheWay(startsInTheWay);
  return (
    <>
      <IconButton
        ref={button}
        className="widget-launcher needs-script"
        label="Open chat with Carl"
        icon={<Drop />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hidden={isOpen && Widget !== undefined}
        data-in-the-way={isInTheWay || undefined}
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
    <path className="paper" d="M20,25V18A7,7 0 0 1 27,25ZM20,25V32A7,7 0 0 1 13,25Z" />
  </svg>
);

/** Side of the corner that the button takes up, in px. */
const CORNER_PX = 108;

/** True while the button would sit on something that asks to be kept clear: the hero's chat and its buttons. */
function useIsInTheWay(startsInTheWay: boolean): boolean {
  const [isInTheWay, setIsInTheWay] = useState(startsInTheWay);
  useEffect(() => {
    const targets = document.querySelectorAll('[data-keep-clear]');
    const covered = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    function note(entries: IntersectionObserverEntry[]) {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      setIsInTheWay(covered.size > 0);
    }
    function observe() {
      observer?.disconnect();
      const rootMargin = `${CORNER_PX - innerHeight}px 0px 0px ${CORNER_PX - innerWidth}px`;
      observer = new IntersectionObserver(note, { rootMargin });
      for (const target of targets) observer.observe(target);
    }
    observe();
    addEventListener('resize', observe);
    return () => {
      removeEventListener('resize', observe);
      observer?.disconnect();
    };
  }, []);
  return isInTheWay;
}

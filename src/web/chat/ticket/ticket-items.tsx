// The ticket of a request with several items: a ruled line each, and the bar with date and sum. A chunk of its own.
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PriceRange, TicketItem } from '../../../schemas/item.ts';
import type { Surface } from '../conversation/conversation.ts';
import { addedText, announcementOf } from './announcement.ts';
import type { NewLine } from './compare-items.ts';
import { sumUp } from './sum-up.ts';
import { TicketBar } from './ticket-bar.tsx';
import { TicketLine } from './ticket-line.tsx';
import { useFold, useShownLines } from './use-fold.ts';

export interface TicketItemsProps {
  items: readonly TicketItem[];
  total: PriceRange | null;
  date: string | null;
  /** What the newest answer changed. */
  newLines: readonly NewLine[] | null;
  surface: Surface;
  /** A form, or what confirms it, needs the room. */
  givesWay: boolean;
  /** What is new is read out by a screen reader. */
  isLive: boolean;
}

export function TicketItems(props: TicketItemsProps) {
  const { items, total, date, newLines, surface, givesWay, isLive } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const fold = useFold(surface, givesWay);
  const shown = useShownLines(surface, items.length);
  const isCut = fold.isOpen && shown < items.length;
  const sum = sumUp(items, total);
  const lines = useScrolledToEnd([items, fold.isOpen, isCut]);
  const announcement = useLater(newLines ? announcementOf(items, newLines, sum) : '');

  useLayoutEffect(() => {
    if (fold.isOpen && fold.isChosen && surface === 'hero') keepComposerInSight(box.current);
  }, [fold.isOpen, fold.isChosen, shown, surface]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here
    <div
      ref={box}
      role="group"
      className="ticket-items @container flex-none widget:flex widget:min-h-12 widget:flex-initial widget:flex-col widget:form:room-scant:hidden cramped:hidden"
      aria-label="Job ticket"
      data-lines={fold.isOpen ? shown : 0}
    >
      <ul
        ref={lines}
        id={id}
        // One grid of all lines, so that their columns stand under each other.
        className={`grid grid-cols-[minmax(46px,auto)_minmax(0,1fr)_auto] overflow-y-auto overscroll-contain [--row:48px] focus-visible:-outline-offset-3 widget:min-h-0 @min-[400px]:grid-cols-[minmax(58px,auto)_minmax(0,1fr)_auto] @min-[400px]:[--row:36px] ${isCut ? 'max-h-[calc(3*var(--row))]' : 'max-h-[calc(4*var(--row))]'}`}
        aria-label="Items"
        hidden={!fold.isOpen}
        // What scrolls must be reachable by keyboard.
        tabIndex={isCut ? 0 : undefined}
      >
        {items.map((item, index) => {
          const change = newLines?.find((line) => line.index === index);
          return <TicketLine key={lineKey(items, index)} item={item} change={change} />;
        })}
      </ul>
      <TicketBar
        isOpen={fold.isOpen}
        controls={id}
        count={isCut ? `${items.length - shown} more` : `${items.length} items`}
        isCut={isCut}
        date={date}
        sum={sum}
        added={fold.isOpen ? undefined : addedText(items, newLines)}
        onToggle={fold.toggle}
      />
      <p className="visually-hidden" aria-live={isLive ? 'polite' : 'off'}>
        {announcement}
      </p>
    </div>
  );
}

/** Items have no id: the label, and of two with one label which of them. */
function lineKey(items: readonly TicketItem[], index: number): string {
  const label = items[index]?.label;
  return `${label} ${items.slice(0, index).filter((item) => item.label === label).length}`;
}

/** Keeps the newest lines in view where not all of them are. */
function useScrolledToEnd(changes: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, changes);
  return list;
}

const ANNOUNCED_AFTER_MS = 150;

/** A live region reads what comes into it, not what it comes with. */
function useLater(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

const MARGIN_PX = 8;

/**
 * The ticket of a narrow page grows when its lines open. The page follows by what the input is below the window, but not
 * so far that the lines leave it.
 */
function keepComposerInSight(items: HTMLElement | null): void {
  const ticket = items?.closest('.ticket');
  const composer = ticket?.querySelector('.composer');
  if (!items || !ticket || !composer) return;
  const screen = visualViewport;
  const end = screen ? screen.offsetTop + screen.height : innerHeight;
  const header = Math.max(document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0, 0);
  const room = items.getBoundingClientRect().top - header;
  const isHidden = composer.getBoundingClientRect().bottom > end;
  const below = ticket.getBoundingClientRect().bottom + MARGIN_PX - end;
  if (isHidden && below > 0) scrollBy({ top: Math.min(below, Math.max(room, 0)), behavior: 'instant' });
}

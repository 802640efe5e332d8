// The ticket of a narrow page grows when its lines open: the page follows, so that the input stays where it can be seen.

const MARGIN_PX = 8;

/** Scrolls the page by what the input is below the window, but not so far that the lines leave it. */
export function keepComposerInSight(items: HTMLElement | null): void {
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

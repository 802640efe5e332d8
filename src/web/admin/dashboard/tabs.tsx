// Tabs as WAI-ARIA describes them: one tab stop, arrows, Home and End move and select.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Props<Name extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** `keys`: what selects it, 'g p'. */
  tabs: {
    name: Name;
    label: string;
    count?: number | undefined;
    /** Something in it is to be done now. */
    badge?: ReactNode;
    keys?: string;
    panel: ReactNode;
  }[];
  selected: Name;
  onSelect: (name: Name) => void;
}

export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = findTarget(
      event.key,
      tabs.findIndex(({ name }) => name === selected),
      tabs.length,
    );
    const target = to === undefined ? undefined : tabs[to];
    if (!target) return;
    event.preventDefault();
    onSelect(target.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.name}"]`)?.focus();
  };
  return (
    <>
      <div
        className="sticky top-(--bar-height) z-2 flex gap-6 border-b border-hairline bg-desk px-4 max-phone:fixed max-phone:inset-[auto_0_0] max-phone:z-5 max-phone:h-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] max-phone:gap-0 max-phone:border-t max-phone:border-b-0 max-phone:border-line max-phone:bg-desk-bar max-phone:p-[0_0_env(safe-area-inset-bottom)] max-phone:group-has-[:is(.lead-reach,.live-composer)]/dashboard:hidden max-phone:group-has-[[data-open=false]_.toolbar-toggle]/dashboard:right-(--search-width) sheet:hidden"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map(({ name, label, count, badge, keys }) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab h-12 border-0 border-b-3 border-transparent bg-transparent px-0 pt-[3px] pb-0 text-small font-semibold text-ink-quiet hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-ink aria-selected:text-ink max-phone:relative max-phone:flex max-phone:h-auto max-phone:flex-auto max-phone:flex-col-reverse max-phone:items-center max-phone:justify-center max-phone:gap-0.5 max-phone:border-t-4 max-phone:border-b-0 max-phone:px-0.5 max-phone:py-0 max-phone:text-note"
            data-tab={name}
            data-key={keys}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            aria-selected={name === selected}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {label}{' '}
            {count !== undefined && (
              <span className="ml-[3px] font-mono text-note leading-[normal] font-medium max-phone:m-0 max-phone:font-text max-phone:text-base max-phone:leading-[1.1] max-phone:font-bold max-phone:normal-nums">
                {count.toLocaleString('en-US')}
              </span>
            )}{' '}
            {badge}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          className="tab-panel focus-visible:-outline-offset-3"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel begins with text, so it takes the focus itself
          tabIndex={0}
          hidden={name !== selected}
        >
          {name === selected && panel}
        </div>
      ))}
    </>
  );
}

function findTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

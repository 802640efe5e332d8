// Tabs as WAI-ARIA describes them: one tab stop, arrows, Home and End move and select.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

interface Props<Name extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { name: Name; label: string; count: number | undefined; panel: ReactNode }[];
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
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ name, label, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            data-tab={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            aria-selected={name === selected}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {label}{' '}
            {count !== undefined && <span className="tab-count">{count.toLocaleString('en-US')}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          className="tab-panel"
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

// One line of a quote that is being written.
import { exactDollars, QUOTE_MOST } from '../../../../schemas/quote-sums.ts';
import { centsOf, countOf, type DraftLine, isChanged, money } from './draft.ts';

/** Six cells; on a phone the name has a line of its own. */
export const CELLS =
  'grid grid-cols-[minmax(0,1fr)_52px_64px_80px_84px_24px] items-center gap-x-2.5 px-4 max-phone:grid-cols-[56px_minmax(0,1fr)_84px_minmax(0,1fr)_44px] max-phone:[&>:first-child]:col-span-full';
export const FIGURE =
  'field-control min-h-6.5 border px-1.5 py-0.5 text-[length:inherit] tabular-nums touch:min-h-target touch:text-base';

interface Props {
  line: DraftLine;
  /** Null removes it. */
  onChange: (values: Partial<DraftLine> | null) => void;
}

export function LineRow({ line, onChange }: Props) {
  const { label, quantity, price, catalogCents } = line;
  const [count, cents] = [countOf(quantity), centsOf(price)];
  const name = label || 'your own line';
  const isDifferent = isChanged(line) || (catalogCents === null && cents !== null);
  return (
    <li className={`${CELLS} border-b border-hairline py-1`}>
      {catalogCents === null ? (
        <input
          className={FIGURE}
          aria-label="Name of your own line"
          placeholder="Your own line"
          value={label}
          maxLength={QUOTE_MOST.label}
          // biome-ignore lint/a11y/noAutofocus: It was just asked for.
          autoFocus={label === ''}
          onChange={({ target }) => onChange({ label: target.value })}
        />
      ) : (
        <span className="wrap-anywhere">{label}</span>
      )}
      <input
        className={`${FIGURE} text-right ${count === null ? 'border-late' : 'border-hairline'}`}
        aria-label={`Quantity of ${name}`}
        aria-invalid={count === null}
        inputMode="numeric"
        value={quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <CatalogFigure line={line} onChange={onChange} />
      <input
        className={`${FIGURE} text-right ${isDifferent ? 'border-ink bg-highlight font-semibold' : ''} ${cents === null ? 'border-late' : ''}`}
        aria-label={`Price of ${name}`}
        aria-invalid={cents === null}
        inputMode="decimal"
        value={price}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <span className="text-right">
        {count === null || cents === null ? '?' : exactDollars(count * cents)}
      </span>
      <button
        type="button"
        className="link-button justify-self-end no-underline"
        aria-label={`Remove ${name}`}
        onClick={() => onChange(null)}
      >
        ×
      </button>
    </li>
  );
}

/** Pressed, it is put back. */
function CatalogFigure({ line, onChange }: Props) {
  const { label, catalogCents } = line;
  if (catalogCents === null)
    return <span className="text-right text-ink-quiet max-phone:text-left">not in it</span>;
  const figure = money(catalogCents);
  if (!isChanged(line))
    return <span className="text-right text-ink-quiet max-phone:text-left">{figure}</span>;
  return (
    <button
      type="button"
      className="link-button justify-end text-ink-quiet line-through max-phone:justify-start"
      title="Put the catalog's figure back"
      aria-label={`Put ${figure} back for ${label}`}
      onClick={() => onChange({ price: figure })}
    >
      {figure}
    </button>
  );
}

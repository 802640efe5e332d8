// A short list beside a price: what is in it, or what it counts on.
export function Marks({
  title,
  things,
  isIn = false,
}: {
  title: string;
  things: readonly string[];
  isIn?: boolean;
}) {
  if (things.length === 0) return null;
  return (
    <div>
      <h3 className="display border-b-2 pb-2 text-[1.75rem] tracking-display">{title}</h3>
      <ul>
        {things.map((thing) => (
          <li
            key={thing}
            className="grid grid-cols-[12px_minmax(0,1fr)] items-baseline gap-3 border-rule-soft border-b-thin py-2.5 text-small leading-mild"
          >
            <i className={`size-2.5 border-2 border-ink ${isIn ? 'bg-ink' : ''}`} aria-hidden="true" />
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}

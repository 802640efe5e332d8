// One thing that can be put in: how it is typed, what it is, and what it comes to or begins with.
import type { Pick } from './picks.ts';

export const PickWords = ({ pick: { name, title, note, total } }: { pick: Pick }) => (
  <>
    <span className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="mono text-carl">{name}</span>
      <b className="mr-auto" dir="auto">
        {title}
      </b>
      {total && <b className="whitespace-nowrap">{total}</b>}
    </span>
    <span className="line-clamp-2 text-ink-soft" dir="auto">
      {note}
    </span>
  </>
);

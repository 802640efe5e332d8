// Which questions are listed, and in which order.
import { useId } from 'react';
import type { QuestionGroup } from '../../../schemas/question.ts';

export interface Wanted {
  state: QuestionGroup['state'];
  sort: 'most' | 'newest';
}

interface Props {
  wanted: Wanted;
  groups: readonly QuestionGroup[];
  onChange: (wanted: Wanted) => void;
}

const STATES = [
  ['open', 'To answer'],
  ['answered', 'Answered'],
] as const;

export function QuestionsToolbar({ wanted, groups, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-hairline px-4 py-1.5">
      {STATES.map(([state, name]) => (
        <button
          key={state}
          type="button"
          className="chip min-h-6.5 border border-edge bg-transparent px-[9px] py-0 text-[0.78125rem] font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-desk touch:min-h-target touch:px-3.5 touch:text-small"
          aria-pressed={wanted.state === state}
          onClick={() => onChange({ ...wanted, state })}
        >
          {name} {groups.filter((one) => one.state === state).length}
        </button>
      ))}
      <div className="choice ml-auto">
        <label className="visually-hidden" htmlFor={id}>
          Order
        </label>
        <select
          id={id}
          className="desk-control cursor-pointer appearance-none bg-transparent pr-7 font-medium"
          value={wanted.sort}
          onChange={({ target }) =>
            onChange({ ...wanted, sort: target.value === 'newest' ? 'newest' : 'most' })
          }
        >
          <option value="most">Most asked first</option>
          <option value="newest">Newest first</option>
        </select>
      </div>
    </div>
  );
}

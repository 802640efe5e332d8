// Puts a question together with another that means the same.
import { useId, useState } from 'react';
import type { QuestionGroup } from '../../../schemas/question.ts';
import { KeyHint } from '../keys/key.tsx';
import { usePutTogether } from './use-questions.ts';

interface Props {
  id: string;
  others: readonly QuestionGroup[];
  onMoved: () => void;
}

export function PutTogether({ id, others, onMoved }: Props) {
  const fieldId = useId();
  const [other, setOther] = useState('');
  const move = usePutTogether(id, onMoved);
  return (
    <form
      className="flex min-w-0 flex-[1_1_240px] flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (other && !move.isPending) move.mutate(other);
      }}
    >
      <label className="font-semibold" htmlFor={fieldId}>
        Belongs with <KeyHint>B</KeyHint>
      </label>
      <div className="choice min-w-0 flex-[1_1_120px]">
        <select
          id={fieldId}
          className="desk-control cursor-pointer appearance-none bg-transparent pr-7"
          data-key="b"
          value={other}
          onChange={({ target }) => setOther(target.value)}
        >
          <option value="">another question</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.question}
            </option>
          ))}
        </select>
      </div>
      {other !== '' && (
        <button type="submit" className="button" aria-disabled={move.isPending}>
          Put together
        </button>
      )}
    </form>
  );
}

// Where a new pin gets its text; without a script its place is one of nine.
import { useEffect, useRef } from 'react';
import type { Answers } from './use-answers.ts';
import { WordsForm } from './words-form.tsx';

interface Props {
  id: string;
  answers: Answers;
  formKey: string;
  /** Of the pin. */
  number: number;
  onTakeAway(): void;
}

const PLACES = {
  '.17 .17': 'upper left',
  '.5 .17': 'upper middle',
  '.83 .17': 'upper right',
  '.17 .5': 'middle left',
  '.5 .5': 'middle',
  '.83 .5': 'middle right',
  '.17 .83': 'lower left',
  '.5 .83': 'lower middle',
  '.83 .83': 'lower right',
};
export const MIDDLE = { x: 0.5, y: 0.5 };

export function CommentForm({ id, answers, formKey, number, onTakeAway }: Props) {
  const { newPin, setNewPin } = answers;
  const box = useRef<HTMLDivElement>(null);
  const isOut = newPin !== null;
  const isByKey = newPin?.isByKey ?? false;
  useEffect(() => {
    if (isOut && !isByKey) box.current?.querySelector('textarea')?.focus();
  }, [isOut, isByKey]);

  const place = newPin ? Object.keys(PLACES).find((one) => isAt(one, newPin)) : '.5 .5';
  return (
    <div
      ref={box}
      className={`${isOut ? '' : 'hidden noscript:block'} -mb-0.5 border-ink border-b-2 bg-paper px-5 py-4 max-phone:px-4 print:hidden`}
    >
      <WordsForm
        id={`${id}-comment`}
        answers={answers}
        spot="comment"
        label={`Pin ${number}: what should change here?`}
        action="Send the comment"
        {...(newPin && { values: { x: newPin.x, y: newPin.y } })}
        formKey={formKey}
        onEscape={onTakeAway}
      >
        <label className="flex items-center gap-2 text-small">
          Where
          <select
            name="place"
            className="field-control min-h-target w-auto py-1"
            value={place ?? ''}
            onChange={({ target }) => setNewPin({ ...pointOf(target.value), isByKey })}
          >
            {place === undefined && <option value="">where you put it</option>}
            {Object.entries(PLACES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="text-button needs-script text-small" onClick={onTakeAway}>
          Take it away
        </button>
      </WordsForm>
    </div>
  );
}

function pointOf(place: string): { x: number; y: number } {
  const [x = MIDDLE.x, y = MIDDLE.y] = place.split(' ').map(Number);
  return { x, y };
}

function isAt(place: string, { x, y }: { x: number; y: number }): boolean {
  const point = pointOf(place);
  return point.x === x && point.y === y;
}

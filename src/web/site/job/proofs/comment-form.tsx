// Where a new pin gets its text; without a script its place is one of nine.
import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
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

export const MIDDLE = { x: 0.5, y: 0.5 };

export function CommentForm({ id, answers, formKey, number, onTakeAway }: Props) {
  const { newPin, setNewPin } = answers;
  const words = useWords().proofs.comment;
  const box = useRef<HTMLDivElement>(null);
  const isOut = newPin !== null;
  const isByKey = newPin?.isByKey ?? false;
  useEffect(() => {
    if (isOut && !isByKey) box.current?.querySelector('textarea')?.focus();
  }, [isOut, isByKey]);

  const place = newPin ? Object.keys(words.places).find((one) => isAt(one, newPin)) : '.5 .5';
  return (
    <div
      ref={box}
      className={`${isOut ? '' : 'hidden noscript:block'} -mb-0.5 border-ink border-b-2 bg-paper px-5 py-4 max-phone:px-4 print:hidden`}
    >
      <WordsForm
        id={`${id}-comment`}
        answers={answers}
        spot="comment"
        label={words.label(number)}
        action={words.send}
        {...(newPin && { values: { x: newPin.x, y: newPin.y } })}
        formKey={formKey}
        onEscape={onTakeAway}
      >
        <label className="flex items-center gap-2 text-small">
          {words.where}
          <select
            name="place"
            className="field-control min-h-target w-auto py-1"
            value={place ?? ''}
            onChange={({ target }) => setNewPin({ ...pointOf(target.value), isByKey })}
          >
            {place === undefined && <option value="">{words.whereYouPutIt}</option>}
            {Object.entries(words.places).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="text-button needs-script text-small" onClick={onTakeAway}>
          {words.takeAway}
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

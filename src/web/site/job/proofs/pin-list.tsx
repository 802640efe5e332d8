// The pins in words, each with what was said about it, and the way to set another.
import type { ToldProofs } from '../../../../schemas/proof.ts';
import { useWords } from '../words/use-words.ts';
import { MIDDLE } from './comment-form.tsx';
import { Fold } from './fold.tsx';
import { PinMark } from './pin-mark.tsx';
import { type Answers, whoSaid } from './use-answers.ts';
import { WordsForm } from './words-form.tsx';

interface Props {
  id: string;
  pins: ToldProofs['pins'];
  /** Whose link it is. */
  you: string;
  /** Name of the shop. */
  brand: string;
  answers: Answers;
  formKey: string;
  /** And set another. */
  canAnswer: boolean;
}

type Pin = ToldProofs['pins'][number];

export function PinList({ pins, ...props }: Props) {
  const words = useWords().proofs.pins;
  return (
    <div className="print:hidden">
      <ol aria-label={words.list}>
        {pins.map((pin) => (
          <PinWords key={pin.number} pin={pin} {...props} />
        ))}
      </ol>
      {props.canAnswer && (
        <p className="needs-script flex flex-wrap items-center gap-x-3 px-5 py-2.5 max-phone:px-4 phone:pl-18">
          <button
            type="button"
            id={`${props.id}-add`}
            className="text-button"
            onClick={() => props.answers.setNewPin({ ...MIDDLE, isByKey: true })}
          >
            {words.add}
          </button>
          <span className="text-grey text-small">{words.orPress}</span>
        </p>
      )}
    </div>
  );
}

function PinWords({ id, pin, you, brand, answers, formKey, canAnswer }: { pin: Pin } & Omit<Props, 'pins'>) {
  const { number, isDone, answers: said } = pin;
  const spot = `pin ${number}` as const;
  const words = useWords();
  const { pins: pinWords, seePin } = words.proofs;
  return (
    <li
      ref={answers.pinSetNow === number ? focusOnce : undefined}
      id={`${id}-pin-${number}`}
      className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-4 border-b-thin px-5 py-3.5 outline-offset-[-3px] target:bg-yellow/25 max-phone:px-4"
      tabIndex={-1}
    >
      <a className="size-9 rounded-full" href={`#${id}-mark-${number}`}>
        <svg className="block size-9" viewBox="-18 -18 36 36" aria-hidden="true">
          <PinMark number={number} look={isDone ? 'done' : 'open'} />
        </svg>
        <span className="visually-hidden">{seePin(number, isDone)}</span>
      </a>
      <div className="grid gap-2 leading-normal wrap-anywhere">
        {said.map(({ id: key, who, person, name, text, at }) => (
          <div key={key}>
            <p className="text-small">
              <b>
                {who === 'shop' ? words.messages.shop(name, brand) : whoSaid({ person, name }, you, words)}
              </b>{' '}
              <span className="font-medium font-mono text-grey text-note">{at}</span>
            </p>
            <p className="whitespace-pre-wrap" dir="auto">
              {text}
            </p>
          </div>
        ))}
        {isDone && <p className="font-bold text-small text-success">{pinWords.done}</p>}
        {canAnswer && (
          <Fold name={pinWords.answer} isOpen={Boolean(answers.typed[spot])}>
            <WordsForm
              id={`${id}-answer-${number}`}
              answers={answers}
              spot={spot}
              label={pinWords.answerTo(number)}
              action={pinWords.send}
              values={{ pin: number }}
              formKey={formKey}
            />
          </Fold>
        )}
      </div>
    </li>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

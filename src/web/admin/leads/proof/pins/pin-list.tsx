// The pins of an item as text, the open ones first; the one that is read can be answered.
import type { ReactNode } from 'react';
import { Minute } from '../../../time/minute.tsx';
import type { Pin } from '../proof-groups.ts';
import { PinPlate } from './pin-plate.tsx';

interface Props {
  pins: readonly Pin[];
  read: number | null;
  onRead: (number: number) => void;
  customer: string;
  /** Under the one that is read. */
  answer: ((pin: Pin) => ReactNode) | undefined;
}

export const PinList = ({ pins, read, onRead, customer, answer }: Props) => (
  <ol aria-label="Pins">
    {pins.map((pin) => (
      <li
        key={pin.number}
        className="grid grid-cols-[26px_minmax(0,1fr)] gap-x-3.5 border-b border-hairline px-4 py-2.5 wrap-anywhere"
      >
        <button
          type="button"
          className="size-6.5 border-0 bg-transparent p-0 touch:-m-2 touch:box-content touch:p-2"
          aria-label={`Pin ${pin.number}, ${pin.isDone ? 'done' : 'open'}`}
          aria-expanded={answer && pin.number === read}
          data-key={String(pin.number)}
          onClick={() => onRead(pin.number)}
        >
          <PinPlate pin={pin} isRead={pin.number === read} />
        </button>
        <div className="min-w-0">
          {pin.answers.map((said, index) => (
            <div key={said.id} className={index === 0 ? '' : 'mt-1.5 border-l-2 border-edge pl-2.5'}>
              <p className="text-ink-quiet">
                <span dir="auto">{said.name ?? (said.who === 'shop' ? 'The shop' : customer)}</span>
                {', '}
                <Minute at={said.at} />
                {`, on version ${said.version}`}
              </p>
              <p className="whitespace-pre-wrap" dir="auto">
                {said.text}
              </p>
            </div>
          ))}
          {pin.isDone && <b className="text-done">Done</b>}
          {answer && pin.number === read && answer(pin)}
        </div>
      </li>
    ))}
  </ol>
);

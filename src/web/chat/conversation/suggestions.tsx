// Short replies that fit the moment, to press instead of typing.
import type { MouseEvent } from 'react';

const FILL_IN_THE_FORM = 'Fill in the form';

export interface SuggestionsProps {
  suggestions: readonly string[];
  /** The lead form is on offer and closed. */
  offersForm: boolean;
  isDisabled: boolean;
  onPick(text: string, wasKeyboard: boolean): void;
  onOpenForm(): void;
}

export function Suggestions({ suggestions, offersForm, isDisabled, onPick, onOpenForm }: SuggestionsProps) {
  const others = suggestions.filter((text) => text !== FILL_IN_THE_FORM);
  if (others.length === 0 && !offersForm) return null;
  return (
    <ul className="suggestions needs-script" aria-label="Suggested replies">
      {offersForm && <Chip text={FILL_IN_THE_FORM} isDisabled={isDisabled} onClick={onOpenForm} />}
      {others.map((text) => (
        <Chip
          key={text}
          text={text}
          isDisabled={isDisabled}
          // A press of a key has no click count.
          onClick={({ detail }) => onPick(text, detail === 0)}
        />
      ))}
    </ul>
  );
}

interface ChipProps {
  text: string;
  isDisabled: boolean;
  onClick(event: MouseEvent): void;
}

const Chip = ({ text, isDisabled, onClick }: ChipProps) => (
  <li>
    <button type="button" className="chip" data-echo="" disabled={isDisabled} onClick={onClick}>
      {text}
    </button>
  </li>
);

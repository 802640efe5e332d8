// Short replies that fit the moment, to press instead of typing.
import type { MouseEvent } from 'react';

const FILL_IN_THE_FORM = 'Fill in the form';
const SEND_A_FILE: ReadonlySet<string> = new Set(['Send a file', 'Enviar un archivo']);
const MEASURE_FROM_A_PHOTO = 'Measure from a photo';
const MEASURE_IN_SPANISH = 'Medir con una foto';

/** On a phone one row, in columns that run off to the right: no chip is cut, and of the next ones the blank edge shows. */
const IN_HERO =
  'max-phone:hero:block max-phone:hero:h-[52px] max-phone:hero:flex-none max-phone:hero:columns-1 max-phone:hero:overflow-x-auto max-phone:hero:overscroll-x-contain max-phone:hero:pt-0.5 max-phone:hero:pr-5 max-phone:hero:pb-1.5 max-phone:hero:leading-[0] max-phone:hero:[scrollbar-width:none]';
/** Whole rows of chips and their gaps, as many as leave Carl's last words in sight; the others scroll by. */
const IN_WIDGET =
  'widget:mb-3 widget:max-h-[max(var(--row),round(down,100cqh-112px,var(--row)))] widget:flex-none widget:snap-y widget:snap-mandatory widget:scroll-py-1 widget:overflow-y-auto widget:py-1 widget:[--row:calc(var(--target)+8px)]';
/** One row, which runs off to the right: Carl's words need the room. */
const BESIDE_LINES =
  'phone:lines:flex-none phone:lines:flex-nowrap phone:lines:overflow-x-auto phone:lines:overscroll-x-contain phone:lines:pt-0.5 phone:lines:pb-1.5 phone:lines:whitespace-nowrap phone:lines:[scrollbar-width:thin]';

export interface SuggestionsProps {
  suggestions: readonly string[];
  /** The lead form is on offer and closed. */
  offersForm: boolean;
  isDisabled: boolean;
  onPick(text: string, wasKeyboard: boolean): void;
  onSendFile(): void;
  onOpenForm(): void;
  onMeasure(isSpanish: boolean): void;
}

export function Suggestions(props: SuggestionsProps) {
  const { suggestions, offersForm, isDisabled, onPick, onSendFile, onOpenForm, onMeasure } = props;

  function press(text: string, wasKeyboard: boolean) {
    if (SEND_A_FILE.has(text)) onSendFile();
    else if (text === MEASURE_FROM_A_PHOTO || text === MEASURE_IN_SPANISH)
      onMeasure(text === MEASURE_IN_SPANISH);
    else onPick(text, wasKeyboard);
  }

  const others = suggestions.filter((text) => text !== FILL_IN_THE_FORM);
  if (others.length === 0 && !offersForm) return null;
  return (
    <ul
      className={`suggestions needs-script flex flex-wrap gap-2 px-5 pb-4 max-phone:px-4 ${IN_HERO} ${IN_WIDGET} ${BESIDE_LINES} cramped:hidden`}
      aria-label="Suggested replies"
    >
      {offersForm && <Chip text={FILL_IN_THE_FORM} isDisabled={isDisabled} onClick={onOpenForm} />}
      {others.map((text) => (
        <Chip
          key={text}
          text={text}
          isDisabled={isDisabled}
          // A press of a key has no click count.
          onClick={({ detail }) => press(text, detail === 0)}
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
  <li className="max-phone:hero:mr-2 max-phone:hero:inline-block max-phone:hero:align-top widget:snap-start">
    <button
      type="button"
      className="chip max-phone:hero:px-2.5 max-phone:hero:text-[0.875rem] phone:lines:px-2.5 phone:lines:text-[0.875rem]"
      data-echo=""
      disabled={isDisabled}
      onClick={onClick}
    >
      {text}
    </button>
  </li>
);

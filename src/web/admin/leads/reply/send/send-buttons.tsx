// The button that sends, in two halves: the usual way, and a menu of the others.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ChevronIcon } from '../../../../ui/icons.tsx';
import { Key } from '../../../keys/key.tsx';

export interface Way {
  label: string;
  act(): void;
}

interface Props {
  label: string;
  /** 'Wed 9:00 am' where it leaves then. */
  leaves: string | undefined;
  isSending: boolean;
  ways: readonly Way[];
}

export function SendButtons({ label, leaves, isSending, ways }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };

  return (
    <fieldset
      className="relative m-0 flex min-w-0 border-0 p-0 shadow-flat phone:justify-self-start"
      aria-label="Send"
      data-toast-clear
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <button
        type="submit"
        className="button button-action shadow-none whitespace-nowrap max-phone:min-h-[60px]! max-phone:flex-1 max-phone:justify-start"
        aria-disabled={isSending}
      >
        {isSending ? 'Sending...' : label}
        <span className="touch:hidden">
          <Key>Ctrl Enter</Key>
        </span>
      </button>
      <button
        ref={opener}
        type="button"
        className="button button-action -ml-px shadow-none whitespace-nowrap max-phone:min-h-[60px]! max-phone:gap-1.5! max-phone:px-2.5! max-phone:text-note! [&_svg]:size-3.5"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-disabled={isSending}
        onClick={() => isSending || setIsOpen(!isOpen)}
      >
        {leaves && (
          <span>
            <span className="max-phone:hidden">Sends </span>
            {leaves}
          </span>
        )}
        <span className="visually-hidden">{leaves ? ', other ways' : 'Other ways to send'}</span>
        <ChevronIcon />
      </button>
      {isOpen && (
        <WayMenu
          id={menuId}
          ways={ways}
          onClose={close}
          onTake={({ act }) => {
            close();
            act();
          }}
        />
      )}
    </fieldset>
  );
}

interface MenuProps {
  id: string;
  ways: readonly Way[];
  onTake: (way: Way) => void;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function WayMenu({ id, ways, onTake, onClose }: MenuProps) {
  function press(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, target } = event;
    if (key === 'Escape') onClose();
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = items.indexOf(target as HTMLElement);
    const next =
      key === 'Home' ? 0 : key === 'End' ? -1 : STEPS[key] === undefined ? undefined : at + STEPS[key];
    if (next !== undefined) items.at(next % items.length)?.focus();
    if (key === 'Escape' || next !== undefined) event.preventDefault();
  }
  return (
    <div
      id={id}
      role="menu"
      tabIndex={-1}
      className="absolute right-0 bottom-full z-2 mb-1 grid min-w-full border border-line bg-desk shadow-flat phone:w-max"
      aria-label="Other ways to send"
      onKeyDown={press}
    >
      {ways.map((way, index) => (
        <button
          key={way.label}
          type="button"
          role="menuitem"
          className="min-h-8 border-0 bg-transparent px-3 py-1 text-left not-first:border-t not-first:border-hairline hover:bg-highlight focus-visible:-outline-offset-3 touch:min-h-target"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a menu that was opened has the focus.
          autoFocus={index === 0}
          onClick={() => onTake(way)}
        >
          {way.label}
        </button>
      ))}
    </div>
  );
}

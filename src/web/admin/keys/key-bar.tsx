// The foot of the desk: the keys most used, and the button for all of them.
import { useSearchParams } from 'wouter';
import { Key } from './key.tsx';
import { useSingleKeys } from './single-keys.ts';

type Hint = [does: string, ...keys: string[]];
const MOVE: Hint = ['move', 'J', 'K'];
const OPEN: Hint = ['open', 'Enter'];
const SEARCH: Hint = ['search', '/'];
const REFRESH: Hint = ['refresh', 'R'];
const LEADS: Hint[] = [MOVE, OPEN, ['close', 'Esc'], SEARCH];
const HINTS: Record<string, Hint[]> = {
  conversations: [MOVE, OPEN, ['to the list', 'Esc'], SEARCH],
  questions: [
    MOVE,
    OPEN,
    ['not a question', 'X'],
    ['belongs with another', 'B'],
    ['it means this', 'Y'],
    ['save', 'Ctrl Enter'],
  ],
  shop: [['invite', 'I'], REFRESH],
};

export function KeyBar({ onHelp }: { onHelp: () => void }) {
  const isOn = useSingleKeys();
  const tab = useSearchParams()[0].get('tab') ?? '';
  return (
    <footer className="flex items-center gap-6 border-t border-hairline bg-desk-bar px-4 text-ink-soft max-phone:mb-(--tabs-height) phone:sticky phone:bottom-0 phone:z-3 phone:h-(--keys-height) sheet:hidden">
      {isOn && (
        <p className="flex gap-5 touch:hidden [&_kbd]:mr-1" aria-hidden="true">
          {(HINTS[tab] ?? LEADS).map(([does, ...keys]) => (
            <span key={does}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}{' '}
              {does}
            </span>
          ))}
        </p>
      )}
      <button
        type="button"
        className="link-button ml-auto font-normal no-underline hover:underline"
        aria-haspopup="dialog"
        onClick={onHelp}
      >
        <Key>?</Key> All keys
      </button>
    </footer>
  );
}

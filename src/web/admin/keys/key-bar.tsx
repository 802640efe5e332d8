// The foot of the desk: the keys most used, and the button for all of them.
import { useSearchParams } from 'wouter';
import { Key } from './key.tsx';
import { useSingleKeys } from './single-keys.ts';

type Hint = [does: string, ...keys: string[]];
const MOVE: Hint = ['move', 'J', 'K'];
const CLOSE: Hint = ['close', 'Esc'];
const HINTS = {
  leads: [MOVE, ['open', 'Enter'], CLOSE, ['search', '/']] as Hint[],
  conversations: [MOVE, CLOSE],
};

export function KeyBar({ onHelp }: { onHelp: () => void }) {
  const isOn = useSingleKeys();
  const tab = useSearchParams()[0].get('tab') === 'conversations' ? 'conversations' : 'leads';
  return (
    <footer className="key-bar">
      {isOn && (
        <p className="key-hints" aria-hidden="true">
          {HINTS[tab].map(([does, ...keys]) => (
            <span key={does}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}{' '}
              {does}
            </span>
          ))}
        </p>
      )}
      <button type="button" className="link-button" aria-haspopup="dialog" onClick={onHelp}>
        <Key>?</Key> All keys
      </button>
    </footer>
  );
}

// The foot of the desk: the keys most used, and the button for all of them.
import { useLocation, useSearchParams } from 'wouter';
import { MAIL_PAGE } from '../mail/use-opened-mail.ts';
import { useTestKeys } from '../shop/alerts/use-alerts.ts';
import { useShopPart } from '../shop/use-shop-part.ts';
import { Key } from './key.tsx';
import { useSingleKeys } from './single-keys.ts';
import { useFocusedKeys } from './use-focused-keys.ts';

type Hint = [does: string, ...keys: string[]];
const MOVE: Hint = ['move', 'J', 'K'];
const OPEN: Hint = ['open', 'Enter'];
const SEARCH: Hint = ['search', '/'];
const REFRESH: Hint = ['refresh', 'R'];
const CLOSE: Hint = ['close', 'Esc'];
const LEADS: Hint[] = [MOVE, OPEN, CLOSE, SEARCH];
const LEAD: Hint[] = [MOVE, CLOSE, ['reply', 'R'], ['handled', 'E'], ['quote', 'Q'], ['proofs', 'V']];
/** Of what is typed into; they are no single keys. */
const TYPED: Record<string, Hint[]> = {
  reply: [
    ['send', 'Ctrl Enter'],
    ['saved reply', ';'],
    ['put in', '/'],
    ['email, chat, page', 'Ctrl 1', '2', '3'],
    ['leave the text, keep the draft', 'Esc'],
  ],
};
const HINTS: Record<string, Hint[]> = {
  conversations: [
    MOVE,
    OPEN,
    ['next who waits', 'G', 'W'],
    ['take over, hand back', 'T'],
    ['leave the field, to the list', 'Esc'],
    SEARCH,
  ],
  questions: [
    MOVE,
    OPEN,
    ['not a question', 'X'],
    ['belongs with another', 'B'],
    ['it means this', 'Y'],
    ['save', 'Ctrl Enter'],
  ],
  mail: [MOVE, OPEN, CLOSE, REFRESH],
  shop: [['invite', 'I'], ['alerts', 'G', 'A'], REFRESH],
};
const ALERTS: Hint[] = [
  ['failures only', 'F'],
  ['people', 'G', 'P'],
];

export function KeyBar({ onHelp }: { onHelp: () => void }) {
  const isOn = useSingleKeys();
  const [params] = useSearchParams();
  const [path] = useLocation();
  const typed = TYPED[useFocusedKeys() ?? ''];
  const tab = path === MAIL_PAGE ? 'mail' : (params.get('tab') ?? '');
  const part = useShopPart();
  const tests = useTestKeys();
  const hints =
    tab === 'shop' && part === 'alerts'
      ? [...(tests.length > 0 ? [['test all', 'T'] as Hint, ['test one', ...tests] as Hint] : []), ...ALERTS]
      : (HINTS[tab] ?? (params.has('lead') ? LEAD : LEADS));
  return (
    <footer className="flex items-center gap-6 max-phone:[body:has(.live-composer)_&]:hidden border-t border-hairline bg-desk-bar px-4 text-ink-soft max-phone:mb-(--tabs-height) phone:sticky phone:bottom-0 phone:z-3 phone:h-(--keys-height) sheet:hidden">
      {(isOn || typed) && (
        <p
          // As many as there is room for.
          className="flex h-5 min-w-0 flex-1 flex-wrap gap-x-5 overflow-hidden touch:hidden [&_kbd]:mr-1"
          aria-hidden="true"
        >
          {(typed ?? hints).map(([does, ...keys]) => (
            <span key={does} className="whitespace-nowrap">
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

// The head of the sheet: whose proofs, and how far they are; and its foot: its keys.
import type { DeskLead } from '../../../../schemas/lead.ts';
import { Key, KeyHint } from '../../keys/key.tsx';
import { useSingleKeys } from '../../keys/single-keys.ts';
import { tellApproved, tellWaiting } from './describe-proofs.ts';

interface Props {
  lead: DeskLead;
  titleId: string;
  onClose: () => void;
}

export const SheetHead = ({ lead: { name, company, proofs }, titleId, onClose }: Props) => (
  <header className="sticky top-0 z-2 flex min-h-12 items-center gap-x-4 border-b border-line bg-desk-bar px-4 py-1">
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 wrap-anywhere">
      <h2 className="text-item" id={titleId}>
        Proofs for <span dir="auto">{name}</span>
      </h2>
      {company && (
        <span className="text-ink-soft max-phone:hidden" dir="auto">
          {company}
        </span>
      )}
      {proofs && <span>{tellApproved(proofs)}</span>}
      {proofs && <b className="text-late">{tellWaiting(proofs)}</b>}
    </div>
    <button type="button" className="link-button flex-none no-underline" onClick={onClose}>
      Close <KeyHint>Esc</KeyHint>
    </button>
  </header>
);

const HINTS: [does: string, ...keys: string[]][] = [
  ['item', 'J', 'K'],
  ['version', ',', '.'],
  ['pin', '1', '2', '3'],
  ['set a pin', 'P'],
  ['new version', 'U'],
  ['compare', 'C'],
];

export function SheetKeys() {
  if (!useSingleKeys()) return null;
  return (
    <p
      className="flex h-(--keys-height) items-center gap-5 overflow-hidden border-t border-hairline bg-desk-bar px-4 whitespace-nowrap text-ink-soft touch:hidden [&_kbd]:mr-1"
      aria-hidden="true"
    >
      {HINTS.map(([does, ...keys]) => (
        <span key={does}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  );
}

// Every key of the desk, and the switch that turns single keys off.
import { useId, useLayoutEffect, useRef } from 'react';
import { Key } from './key.tsx';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

const SHEET: { title: string; keys: [does: string, ...keys: string[]][] }[] = [
  {
    title: 'Move',
    keys: [
      ['Next lead, conversation or question', 'J'],
      ['The one before', 'K'],
      ['Open', 'Enter'],
      ['Close, back to the list', 'Esc'],
    ],
  },
  {
    title: 'Open lead',
    keys: [
      ['Mark handled, or reopen', 'E'],
      ['Status, then its number', 'S', '1 to 5'],
      ['Give it to somebody', 'I'],
      ['Write a note', 'M'],
      ['Take the last change or planned reply back', 'Z'],
      ['Print the job sheet', 'P'],
      ['Reply', 'R'],
      ['Write the quote, or change it', 'Q'],
      ['Add a line, or a discount', 'A', 'D'],
      ['Proofs', 'V'],
    ],
  },
  {
    title: 'Reply',
    keys: [
      ['Send', 'Ctrl Enter'],
      ['Find a saved reply', ';'],
      ['Put in an estimate, a quote or the link', '/'],
      ['By email, in the chat, on the page', 'Ctrl 1', '2', '3'],
      ['Next field to fill in', 'Tab'],
      ['Leave the text, keep the draft', 'Esc'],
    ],
  },
  {
    title: 'Proofs',
    keys: [
      ['Next item, the one before', 'J', 'K'],
      ['Older version, newer', ',', '.'],
      ['Pin by its number', '1 to 9'],
      ['Set a pin', 'P'],
      ['Send a new version', 'U'],
      ['Compare with the version before', 'C'],
    ],
  },
  {
    title: 'Conversations',
    keys: [
      ['Next who waits for a person', 'G', 'W'],
      ['Take over, or hand back to Carl', 'T'],
      ['Send', 'Enter'],
      ['New line', 'Shift Enter'],
      ['Leave the field', 'Esc'],
    ],
  },
  {
    title: 'Questions',
    keys: [
      ['Not a question', 'X'],
      ['Take that back', 'Z'],
      ['Belongs with another', 'B'],
      ['Write the answer', 'A'],
      ['It means this', 'Y'],
      ['Save the answer', 'Ctrl Enter'],
    ],
  },
  {
    title: 'Alerts',
    keys: [
      ['Test every channel', 'T'],
      ['Test one', '1', '2', '3'],
      ['Failures only, or all', 'F'],
    ],
  },
  {
    title: 'Desk',
    keys: [
      ['Search', '/'],
      ['Numbers', 'N'],
      ['People and sign-in', 'G', 'P'],
      ['Alerts', 'G', 'A'],
      ['Invite somebody', 'I'],
      ['Refresh, while no lead is open', 'R'],
      ['These keys', '?'],
    ],
  },
];

export function KeySheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOn = useSingleKeys();

  // Not useEffect, which cleans up after the element has left the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="w-[min(940px,100vw-32px)] border border-line bg-desk p-7 text-ink shadow-card backdrop:bg-desk-bar/78"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id={titleId} className="mr-auto text-card">
          Keys
        </h2>
        <button
          type="button"
          role="switch"
          className="switch group/switch inline-flex min-h-8 items-center gap-2 border-0 bg-transparent p-0 focus-visible:outline-offset-4 pointer-coarse:min-h-target"
          aria-checked={isOn}
          onClick={() => setSingleKeys(!isOn)}
        >
          Single keys
          <span
            className="inline-flex border border-ink *:px-[9px] *:leading-4.5 *:font-semibold"
            aria-hidden="true"
          >
            <span className="group-aria-checked/switch:bg-ink group-aria-checked/switch:text-desk">On</span>
            <span className="group-not-aria-checked/switch:bg-ink group-not-aria-checked/switch:text-desk">
              Off
            </span>
          </span>
        </button>
        <button type="button" className="link-button font-normal no-underline" onClick={onClose}>
          Close <Key>Esc</Key>
        </button>
      </header>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] gap-x-9 gap-y-5">
        {SHEET.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="border-b border-line pb-2.5 text-quote">{title}</h3>
            <dl>
              {keys.map(([does, ...caps]) => (
                <div
                  key={does}
                  className="flex min-h-8 items-center justify-between gap-4 border-b border-hairline"
                >
                  <dt>{does}</dt>
                  <dd>
                    {caps.map((cap) => (
                      <Key key={cap}>{cap}</Key>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-5 text-ink-quiet">
        Single keys work outside of fields. In a list the arrow keys move too, whatever the switch says.
      </p>
    </dialog>
  );
}

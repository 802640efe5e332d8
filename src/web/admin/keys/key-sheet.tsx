// Every key of the desk, and the switch that turns single keys off.
import { useId, useLayoutEffect, useRef } from 'react';
import { Key } from './key.tsx';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

const SHEET: { title: string; keys: [does: string, ...keys: string[]][] }[] = [
  {
    title: 'Move',
    keys: [
      ['Next lead or conversation', 'J'],
      ['The one before', 'K'],
      ['Open', 'Enter'],
      ['Close, back to the list', 'Esc'],
    ],
  },
  {
    title: 'Open lead',
    keys: [
      ['Mark handled, or reopen', 'E'],
      ['Print the job sheet', 'P'],
    ],
  },
  {
    title: 'Desk',
    keys: [
      ['Search', '/'],
      ['Numbers', 'N'],
      ['Refresh', 'R'],
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
    <dialog ref={dialog} className="key-sheet" aria-labelledby={titleId} onClose={onClose}>
      <header className="key-sheet-head">
        <h2 id={titleId}>Keys</h2>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={isOn}
          onClick={() => setSingleKeys(!isOn)}
        >
          Single keys
          <span className="switch-track" aria-hidden="true">
            <span>On</span>
            <span>Off</span>
          </span>
        </button>
        <button type="button" className="link-button" onClick={onClose}>
          Close <Key>Esc</Key>
        </button>
      </header>
      <div className="key-sheet-parts">
        {SHEET.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([does, ...caps]) => (
                <div key={does}>
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
      <p className="key-sheet-note">
        Single keys work outside of fields. In a list the arrow keys move too, whatever the switch says.
      </p>
    </dialog>
  );
}

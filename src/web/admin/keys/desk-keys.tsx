// The desk's keys: their bar at its foot, and their sheet when it is asked for.
import { useCallback, useState } from 'react';
import { KeyBar } from './key-bar.tsx';
import { KeySheet } from './key-sheet.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

export function DeskKeys() {
  const [isShown, setIsShown] = useState(false);
  const show = useCallback(() => setIsShown(true), []);
  useDeskKeys({ onHelp: show });
  return (
    <>
      <KeyBar onHelp={show} />
      {isShown && <KeySheet onClose={() => setIsShown(false)} />}
    </>
  );
}

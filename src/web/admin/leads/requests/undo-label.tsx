// What the button in a notification says that takes the last change back.
import { KeyHint } from '../../keys/key.tsx';

export const undoLabel = (
  <>
    Undo <KeyHint>Z</KeyHint>
  </>
);

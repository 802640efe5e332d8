// Over the transcript: who else waits, and who has this talk. Where the page scrolls it stays in sight, above all else.
import type { LiveState } from '../../../../../schemas/live.ts';
import { WaitingStrip } from '../waiting/waiting-strip.tsx';
import { OtherBar, OwnBar } from './hold-bar.tsx';
import { HoldButton } from './hold-button.tsx';
import type { useHold } from './use-hold.ts';

interface Props {
  id: string;
  live: LiveState | undefined;
  isMine: boolean;
  hold: ReturnType<typeof useHold>;
}

export function HoldTop({ id, live, isMine, hold }: Props) {
  const heldBy = live?.heldBy;
  return (
    <div className="max-desk:sticky max-desk:top-[calc(var(--header-height)+40px)] max-desk:z-1 max-desk:order-first max-desk:bg-desk touch:max-desk:top-[calc(var(--header-height)+52px)]">
      <WaitingStrip openId={id} />
      {live && heldBy && isMine && (
        <OwnBar live={live} heldBy={heldBy}>
          <HoldButton
            live={live}
            isMine
            hold={hold}
            className="ml-auto border-desk bg-transparent text-desk desk:hidden"
          />
        </OwnBar>
      )}
      {live && heldBy && !isMine && <OtherBar live={live} heldBy={heldBy} />}
    </div>
  );
}

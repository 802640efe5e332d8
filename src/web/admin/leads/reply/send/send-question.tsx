// Asks before an answer goes that still has fields in braces, or an estimate that has changed.
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { Sending } from './use-sending.ts';

export function SendQuestion({ sending: { asked, leave, stay } }: { sending: Sending }) {
  return (
    asked && (
      <ConfirmDialog
        title="Send it like this?"
        confirm="Send"
        confirming="Sending..."
        isPending={false}
        error={undefined}
        onConfirm={() => leave(asked.sent)}
        onClose={stay}
      >
        {asked.doubts.map((doubt) => (
          <p key={doubt}>{doubt}</p>
        ))}
      </ConfirmDialog>
    )
  );
}

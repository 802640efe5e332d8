// Asks before something is deleted, and says where it could not be.
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { describeError } from '../describe-error.ts';
import type { Deletion } from './use-delete.ts';

interface Props {
  what: 'lead' | 'conversation';
  deletion: Deletion;
  onClose: () => void;
  /** What will be gone. */
  children: ReactNode;
}

export function DeleteDialog({ what, deletion, onClose, children }: Props) {
  return (
    <ConfirmDialog
      title={`Delete this ${what}?`}
      confirm={`Delete ${what}`}
      confirming="Deleting..."
      isPending={deletion.isPending}
      error={deletion.error ? describeError(deletion.error) : undefined}
      onConfirm={deletion.mutate}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

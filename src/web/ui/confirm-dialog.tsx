// Asks before something is done that cannot be undone. The focus starts on the safe button; Esc is that button.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** What is done, e.g. 'Delete'. */
  confirm: string;
  /** Said meanwhile, e.g. 'Deleting...'. */
  confirming: string;
  isPending: boolean;
  /** Why it was not done. */
  error: string | undefined;
  onConfirm: () => void;
  /** Cancelled, or closed by what was confirmed: the parent takes the dialog away. */
  onClose: () => void;
}

/**
 * A modal question; it is there for as long as it is rendered.
 *
 *     {isAsking && <ConfirmDialog title="Delete this lead?" confirm="Delete" onConfirm={remove} ... />}
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  confirming,
  isPending,
  error,
  onConfirm,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  // Not useEffect, which cleans up after the element has left the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    safe.current?.focus();
    // Closing gives the focus back to what opened it; taking the element away alone would not.
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="confirm w-[min(30rem,calc(100vw-32px))] border-2 border-ink bg-white p-6 text-ink text-small shadow-card [overflow-wrap:anywhere] [&>p]:mt-3"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isPending) onClose();
      }}
    >
      <h2 className="text-large" id={titleId}>
        {title}
      </h2>
      {children}
      {error !== undefined && (
        <p className="font-bold text-error" role="alert">
          {error}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button ref={safe} type="button" className="button" onClick={() => isPending || onClose()}>
          Cancel
        </button>
        <button
          type="button"
          className="button border-error text-error"
          aria-disabled={isPending}
          onClick={() => isPending || onConfirm()}
        >
          {isPending ? confirming : confirm}
        </button>
      </div>
    </dialog>
  );
}

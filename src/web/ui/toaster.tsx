// Draws the notifications with Radix Toast. A chunk of its own: its markup carries style attributes, so it is
// never rendered on the server.
import * as RadixToast from '@radix-ui/react-toast';
import { CloseIcon } from './icons.tsx';
import {
  dismissToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  type Toast,
} from './toasts.ts';

export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, tone, isOpen }) => (
        <RadixToast.Root
          key={id}
          className="toast"
          data-tone={tone}
          open={isOpen}
          onOpenChange={(open) => open || dismissToast(id)}
        >
          {/* Announced where it stands. Radix would say it a second time in a hidden copy, which it makes of
              everything but what is marked so. */}
          <div role="alert" data-radix-toast-announce-exclude="">
            <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
            <RadixToast.Description className="toast-description">{description}</RadixToast.Description>
          </div>
          <RadixToast.Close className="icon-button toast-close" aria-label="Close">
            <CloseIcon />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toast-viewport" hotkey={[TOAST_HOTKEY]} />
    </RadixToast.Provider>
  );
}

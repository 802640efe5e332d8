// The button before the input that brings files: it opens the browser's chooser, or on a touch screen the ways to choose from.
import type { RefObject } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { FileIcon } from '../../ui/icons.tsx';

interface AttachButtonProps {
  /** Where the browser's chooser comes from. */
  chooser: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Choose, photo or paste are on offer. */
  isOpen: boolean;
  onPress(): void;
  onFiles(files: FileList): void;
}

export function AttachButton({ chooser, button, isOpen, onPress, onFiles }: AttachButtonProps) {
  return (
    <>
      <IconButton
        ref={button}
        // Drawn before the input, and reached after it: what is written first is the message.
        className="order-first h-auto min-h-[54px] w-14 max-phone:w-11 data-is-on:bg-yellow form:room-least:min-h-target"
        label="Send a file"
        icon={<FileIcon />}
        aria-expanded={isOpen || undefined}
        data-is-on={isOpen || undefined}
        onClick={onPress}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

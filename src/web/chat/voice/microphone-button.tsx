// The microphone: red while the visitor is heard.
import { IconButton } from '../../ui/icon-button.tsx';
import { MicrophoneIcon } from '../../ui/icons.tsx';

export interface MicrophoneButtonProps {
  className?: string;
  label: string;
  isOn: boolean;
  /** A message is on its way. Not disabled: who talks by keyboard keeps the focus here meanwhile. */
  isSending: boolean;
  onPress(): void;
}

export const MicrophoneButton = ({
  className = '',
  label,
  isOn,
  isSending,
  onPress,
}: MicrophoneButtonProps) => (
  <IconButton
    className={`microphone aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-grey data-is-on:bg-red data-is-on:text-white ${className}`}
    label={label}
    icon={<MicrophoneIcon />}
    data-is-on={isOn || undefined}
    aria-disabled={isSending || undefined}
    onClick={() => isSending || onPress()}
  />
);

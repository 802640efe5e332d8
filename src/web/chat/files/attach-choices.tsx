// Where there is no mouse: the ways to bring a file, in a row above the input.
import type { ReactNode, RefObject } from 'react';
import { CameraIcon, PasteIcon } from '../../artwork/icons.tsx';
import { FileIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.ts';

interface AttachChoicesProps {
  chooser: RefObject<HTMLInputElement | null>;
  onFiles(files: Iterable<File>): void;
}

export function AttachChoices({ chooser, onFiles }: AttachChoicesProps) {
  const open = (isPhoto: boolean) => {
    const input = chooser.current;
    if (!input) return;
    input.accept = isPhoto ? 'image/*' : '';
    input.toggleAttribute('capture', isPhoto);
    input.click();
  };
  return (
    <div className="attach-choices">
      <Choice icon={<FileIcon />} onClick={() => open(false)}>
        Choose a file
      </Choice>
      <Choice icon={<CameraIcon />} onClick={() => open(true)}>
        Take a photo
      </Choice>
      <Choice icon={<PasteIcon />} onClick={() => void paste(onFiles)}>
        Paste
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  onClick(): void;
  children: string;
}

const Choice = ({ icon, onClick, children }: ChoiceProps) => (
  <button type="button" onClick={onClick}>
    {icon}
    {children}
  </button>
);

async function paste(onFiles: (files: Iterable<File>) => void): Promise<void> {
  const pictures = await readPictures().catch(() => []);
  if (pictures.length > 0) return onFiles(pictures);
  showToast({ title: 'Nothing to paste', description: 'Copy a picture first, then press Paste.' });
}

async function readPictures(): Promise<File[]> {
  const items = await navigator.clipboard.read();
  const found = items.flatMap((item) => {
    const type = item.types.find((one) => one.startsWith('image/'));
    return type === undefined ? [] : { item, type };
  });
  return Promise.all(
    found.map(async ({ item, type }) => {
      const blob = await item.getType(type);
      return new File([blob], `pasted.${type.split('/')[1] ?? 'png'}`, { type });
    }),
  );
}

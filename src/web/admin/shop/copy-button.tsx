// Copies a text, or shows it to be copied where there is no clipboard.
import { showToast } from '../../ui/toasts.ts';

interface Props {
  text: string;
  /** What is copied, as it is told afterwards: 'Link'. */
  what: string;
  label?: string;
}

export function CopyButton({ text, what, label = 'Copy' }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: `${what} copied`, description: 'It is in the clipboard now.' });
    } catch {
      // No clipboard on plain http, or not allowed.
      prompt('Copy it', text);
    }
  }
  return (
    <button type="button" className="button" onClick={copy}>
      {label}
    </button>
  );
}

import { showToast } from '../../ui/toasts.ts';

/** Copies the text, or shows it to be copied where there is no clipboard. */
export function CopyButton({ text, what }: { text: string; what: string }) {
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
      Copy
    </button>
  );
}

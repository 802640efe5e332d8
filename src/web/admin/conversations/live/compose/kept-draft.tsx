// Says that words were written here and not sent, while there is nothing to send them with.
import { useKeptText } from '../../../use-kept-text.ts';
import { draftKey } from './kept-key.ts';

export function KeptDraft({ id }: { id: string }) {
  const [text] = useKeptText(draftKey(id));
  if (!text.trim()) return null;
  return (
    <p className="border-t border-hairline bg-desk px-4 py-2 text-ink-soft">
      <b>Not sent yet:</b> <span dir="auto">{text}</span>{' '}
      <span className="text-ink-quiet">Take over to go on with it.</span>
    </p>
  );
}

// A file of the customer's beside its proof: the worst that its check found, and a mockup drawn of it.
import { useMutation } from '@tanstack/react-query';
import type { DeskArtwork } from '../../../../../schemas/desk-artwork.ts';
import { byWeight } from '../../../../../schemas/told-artwork.ts';
import { send } from '../../../../api.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { describeError } from '../../../describe-error.ts';

interface Props {
  artwork: DeskArtwork;
  onDrawn: (picture: File, artwork: DeskArtwork) => void;
}

export function FileRow({ artwork, onDrawn }: Props) {
  const { name, findings, mockupUrl, mockupOf, checkedFor } = artwork;
  const [worst] = byWeight(findings);
  const draw = useMutation({
    mutationFn: async (url: string) => {
      const picture = await (await send(url)).blob();
      return new File([picture], `${mockupOf}.png`, { type: picture.type });
    },
    onSuccess: (picture) => onDrawn(picture, artwork),
    onError: (error) =>
      showToast({ title: 'Not drawn', description: describeError(error), tone: 'destructive' }),
  });
  return (
    <li className="border-b border-hairline px-4 py-2 wrap-anywhere">
      <b className="block" dir="auto">
        {name}
      </b>
      {checkedFor && <span className="block text-ink-quiet">{checkedFor}</span>}
      {worst && (
        <span
          className={`block ${worst.severity === 'problem' ? 'text-late' : worst.severity === 'fine' ? 'text-done' : ''}`}
        >
          {worst.message}
        </span>
      )}
      {mockupUrl && (
        <button
          type="button"
          className="link-button text-left"
          aria-disabled={draw.isPending}
          onClick={() => draw.isPending || draw.mutate(mockupUrl)}
        >
          {draw.isPending ? 'Drawing it...' : `Draw the mockup from ${name}`}
        </button>
      )}
    </li>
  );
}

// APPROVED, stamped over the picture: by whom and when. It comes down once, on the page where the name was typed.
import type { ToldProof } from '../../../../schemas/proof.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  version: number;
  approved: NonNullable<ToldProof['approved']>;
  isNew: boolean;
}

export function Stamp({ version, approved: { name, at }, isNew }: Props) {
  const words = useWords().proofs;
  return (
    <div
      className={`pointer-events-none absolute inset-x-4 bottom-[7%] mx-auto w-fit -rotate-7 border-6 border-success bg-white px-4 pt-3 pb-2 text-success max-phone:border-4 ${isNew ? 'animate-[stamp_140ms_ease-in]' : ''}`}
    >
      <b className="display block text-[clamp(2.75rem,5.2vw,4.25rem)] leading-[0.8] tracking-display">
        {words.stamp}
      </b>
      <span className="block pt-1 font-medium font-mono text-note uppercase max-phone:text-tiny wrap-anywhere">
        {words.stampBy(version, name, at)}
      </span>
    </div>
  );
}

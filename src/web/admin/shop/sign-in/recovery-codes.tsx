// Codes for the day the phone is gone: each works once, and all are shown once.
import { useEffect, useRef } from 'react';
import type { RecoveryCodes as Made } from '../../../../schemas/people.ts';
import { getJson } from '../../../api.ts';
import { AskForm, PASSWORD } from '../ask-form.tsx';
import { CopyButton } from '../copy-button.tsx';
import { ShopSection } from '../shop-section.tsx';
import { SIGN_IN } from './sign-in-path.ts';

interface Props {
  left: number;
  onChange: (codes: string[] | null) => Promise<void>;
}

export const RecoveryCodes = ({ left, onChange }: Props) => (
  <ShopSection title="Recovery codes" note={`${left} of 10 left`}>
    <AskForm
      label="Make new ones"
      submit="Make ten codes"
      says="The ones before work no more."
      fields={[PASSWORD]}
      send={(body) => getJson<Made>(`${SIGN_IN}/recovery-codes`, { method: 'POST', body })}
      onDone={({ recoveryCodes }) => onChange(recoveryCodes)}
    />
  </ShopSection>
);

export function FreshCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const box = useRef<HTMLElement>(null);
  // Made anew they stand here for the first time.
  useEffect(() => {
    if (codes.length > 0) box.current?.focus();
  }, [codes]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Your recovery codes"
      className="mt-4 grid gap-2 border border-line bg-highlight p-3 text-ink"
    >
      <p>
        <b>Your recovery codes.</b> Keep them on paper or in a password manager: each stands in for the second
        step once. They are shown this once.
      </p>
      <ul className="mono grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex gap-2">
        <CopyButton text={codes.join('\n')} what="Codes" />
        <button type="button" className="link-button px-2" onClick={onClose}>
          I have kept them
        </button>
      </p>
    </section>
  );
}

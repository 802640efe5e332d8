// Passkeys: a finger, a face or a key in place of password and code, several, each with a name.
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import type { OwnSignIn, RecoveryCodes } from '../../../../schemas/people.ts';
import { getJson, send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { When } from '../../time/when.tsx';
import { AskForm, PASSWORD } from '../ask-form.tsx';
import { ShopSection } from '../shop-section.tsx';
import { SIGN_IN } from './sign-in-path.ts';

const PATH = `${SIGN_IN}/passkeys`;

interface Props {
  own: OwnSignIn;
  onChange: (codes?: string[] | null) => Promise<void>;
}

export function Passkeys({ own: { passkeys, passkeysNeed }, onChange }: Props) {
  const added = async ({ recoveryCodes }: RecoveryCodes) => {
    await onChange(recoveryCodes);
    showToast({ title: 'Passkey added', description: 'It signs you in by itself from now on.' });
  };
  return (
    <ShopSection title="Passkeys" note={passkeys.length > 0 ? passkeys.length : 'none'}>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-1.5"
            >
              <p className="min-w-0 wrap-anywhere">
                <span dir="auto" className="font-semibold">
                  {name}
                </span>{' '}
                <span className="block text-ink-quiet">
                  {lastUsedAt ? 'used ' : 'added '}
                  <When at={lastUsedAt ?? createdAt} minute="visually-hidden" />
                </span>
              </p>
              <AskForm
                label="Remove"
                whose={` ${name}`}
                submit="Remove it"
                fields={[PASSWORD]}
                send={(body) => send(`${PATH}/${encodeURIComponent(id)}/remove`, { method: 'POST', body })}
                onDone={() => onChange()}
              />
            </li>
          ))}
        </ul>
      )}
      {passkeysNeed ? (
        <p className="text-ink-soft">{passkeysNeed}</p>
      ) : (
        <AskForm
          label="Add a passkey"
          submit="Add it"
          says="Your browser then asks for your finger, face or PIN."
          fields={[{ name: 'name', label: 'What to call it' }, PASSWORD]}
          send={makePasskey}
          onDone={added}
        />
      )}
    </ShopSection>
  );
}

async function makePasskey({ name, password }: Record<string, string>): Promise<RecoveryCodes> {
  const optionsJSON = await getJson<PublicKeyCredentialCreationOptionsJSON>(`${PATH}/options`, {
    method: 'POST',
    body: { password },
  });
  const response = await startRegistration({ optionsJSON });
  return getJson<RecoveryCodes>(PATH, {
    method: 'POST',
    body: { name: name?.trim() || 'Passkey', response },
  });
}

// Codes of an authenticator app: scan, type the first code, and they are asked for from then on.
import { useState } from 'react';
import type { CodeSetUp, RecoveryCodes } from '../../../../schemas/people.ts';
import { getJson, send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { When } from '../../time/when.tsx';
import { AskForm, PASSWORD } from '../ask-form.tsx';
import { ShopSection } from '../shop-section.tsx';
import { QrCode } from './qr-code.tsx';
import { SIGN_IN } from './sign-in-path.ts';

interface Props {
  since: string | null;
  onChange: (codes?: string[] | null) => Promise<void>;
}

export function Authenticator({ since, onChange }: Props) {
  const [setUp, setSetUp] = useState<CodeSetUp | null>(null);
  const turnedOn = async ({ recoveryCodes }: RecoveryCodes) => {
    setSetUp(null);
    await onChange(recoveryCodes);
    showToast({ title: 'Codes are on', description: 'The next sign-in asks for one after the password.' });
  };
  const turnedOff = async () => {
    await onChange();
    showToast({ title: 'Codes are off', description: 'Take the entry out of your app too.' });
  };
  const note =
    since === null ? (
      'off'
    ) : (
      <>
        on since <When at={since} age="visually-hidden" />
      </>
    );
  return (
    <ShopSection title="Authenticator code" note={note}>
      {setUp ? (
        <div className="flex flex-wrap items-start gap-4">
          <QrCode text={setUp.uri} label="QR code for the authenticator app" />
          <div className="grid min-w-0 flex-[1_1_200px] gap-1">
            <p className="font-semibold">Scan it with the app on your phone, then type the code it shows.</p>
            <p>
              Or type the key:{' '}
              <span className="mono wrap-anywhere">{setUp.secret.match(/.{1,4}/g)?.join(' ')}</span>
            </p>
            <AskForm
              label="Type the code"
              submit="Turn on"
              isOpenAtFirst
              fields={[{ name: 'code', label: 'Code', autoComplete: 'one-time-code', inputMode: 'numeric' }]}
              send={(body) => getJson<RecoveryCodes>(`${SIGN_IN}/code/confirm`, { method: 'POST', body })}
              onCancel={() => setSetUp(null)}
              onDone={turnedOn}
            />
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-x-4">
          <AskForm
            label={since === null ? 'Set up' : 'New phone'}
            whose={since === null ? ' an authenticator app' : ' for the authenticator app'}
            submit="Show the QR code"
            {...(since !== null && { says: 'The old phone counts until the first code of the new one.' })}
            fields={[PASSWORD]}
            send={(body) => getJson<CodeSetUp>(`${SIGN_IN}/code`, { method: 'POST', body })}
            onDone={setSetUp}
          />
          {since !== null && (
            <AskForm
              label="Turn off"
              whose=" the authenticator app"
              submit="Turn off"
              fields={[PASSWORD]}
              send={(body) => send(`${SIGN_IN}/code/remove`, { method: 'POST', body })}
              onDone={turnedOff}
            />
          )}
        </div>
      )}
    </ShopSection>
  );
}

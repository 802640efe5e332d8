// The proofs of a journey: two versions, three pins on the first, changes asked for, the second approved.
import { randomUUID } from 'node:crypto';
import { samplePicture } from '../sample-picture.ts';
import type { Journey, Sides } from './journey.ts';

const PICTURE = new Blob([new Uint8Array(await samplePicture())], { type: 'image/png' });
/** Each picture is drawn by a process of its own: a double click of every one would take most of the drill's time. */
const TWICE = 0.2;
const PINS = [1, 2, 3];

/** From `part` to three after it. */
export async function playProofs(
  journey: Journey,
  mark: string,
  { client, cookie, draw }: Sides,
  part: number,
): Promise<void> {
  const { leadId, path, name, promised, faults } = journey;

  const send = async (version: number, at: number) => {
    const body = new FormData();
    body.set('picture', PICTURE, 'proof.png');
    body.set('shows', `Caps, front, version ${version}`);
    const request = { body, headers: { cookie }, wanted: [201] };
    const to = `/api/admin/leads/${leadId}/proofs`;
    const answers = draw() < TWICE ? await client.askTwice(to, request) : [await client.ask(to, request)];
    for (const told of answers)
      if (told.body.version !== version) faults.push(`proof ${version} became ${told.body.version}`);
    promised.push({ kind: 'proof_sent', who: 'shop', version, text: '', part: at });
  };
  const pin = async (number: number) => {
    const text = `Pin ${number} ${mark}`;
    const body = { proofVersion: 1, x: number / 10, y: number / 5, text };
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = await client.askTwice(`/api${path}/comments`, { body, headers, wanted: [201] });
    if (one.body.pin !== other.body.pin) faults.push('a double click set two pins');
    promised.push({ kind: 'proof_commented', who: 'customer', version: 1, text, part: part + 1 });
    return one.body.pin;
  };
  const see = async () => {
    await client.askTwice(`/api${path}/seen`, { body: { proofVersion: 1 }, wanted: [204] });
    promised.push({ kind: 'proof_seen', who: 'customer', version: 1, text: '', part: part + 1 });
  };

  await send(1, part);
  const [, ...pins] = await Promise.all([see(), ...PINS.map(pin)]);
  if (String(pins.toSorted()) !== String(PINS)) faults.push(`the pins are ${String(pins)}`);
  const changes = { proofVersion: 1, text: `A little larger. ${mark}` };
  await client.askTwice(`/api${path}/changes`, { body: changes, wanted: [201] });
  promised.push({ kind: 'proof_changes', who: 'customer', version: 1, text: changes.text, part: part + 2 });
  await send(2, part + 2);
  const approval = { proofVersion: 2, name, wording: 'I approve proof 2.' };
  await client.askTwice(`/api${path}/approve`, { body: approval, wanted: [201] });
  const yes = { who: 'customer', part: part + 3 } as const;
  promised.push({ kind: 'proof_approved', ...yes, version: 2, text: name });
  // It was the last that the press waited for.
  promised.push({ kind: 'stage', ...yes, version: null, text: 'approved' });
}

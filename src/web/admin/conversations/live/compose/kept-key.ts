// The idempotency key of what is being sent: the same words to the same visitor go out under the same key.
import { clientId } from '../../../../client-id.ts';
import { keepText, readKept } from '../../../use-kept-text.ts';

const PREFIX = 'boldwork-live';
export const draftKey = (id: string): string => `${PREFIX}-draft-${id}`;
const sendingKey = (id: string): string => `${PREFIX}-sending-${id}`;

/** Beside the draft, in this tab: a failed message may have arrived, and is then not stored twice. */
export function keyFor(id: string, text: string): string {
  const kept = readKept(sendingKey(id));
  const last = kept ? (JSON.parse(kept) as { text: string; key: string }) : undefined;
  if (last?.text === text) return last.key;
  const key = clientId();
  keepText(sendingKey(id), JSON.stringify({ text, key }));
  return key;
}

/** It has arrived: the same words again are another message. What was typed meanwhile stays. */
export function forgetSent(id: string, text: string): void {
  keepText(sendingKey(id), '');
  if (readKept(draftKey(id)).trim() === text) keepText(draftKey(id), '');
}

// Why the mailbox cannot be read, as one line for the owner, without secrets.
import { cleanLine } from '../notifications/mails/clean-text.ts';
import type { MailboxPlace } from './mailbox-place.ts';

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'It could not be reached.',
  EHOSTUNREACH: 'It could not be reached.',
  ENOTFOUND: 'It was not found by its name.',
  EAI_AGAIN: 'It was not found by its name.',
  CONNECT_TIMEOUT: 'It did not answer in time.',
  GREETING_TIMEOUT: 'It did not answer in time.',
  ETIMEDOUT: 'It did not answer in time.',
  ETIMEOUT: 'It did not answer in time.',
};
const REASON_MAX = 160;

export function describeTrouble(error: unknown, { user, password }: MailboxPlace): string {
  const { code, authenticationFailed, responseText, message } = error as {
    code?: string;
    authenticationFailed?: boolean;
    responseText?: string;
    message?: string;
  };
  if (authenticationFailed) return 'It did not accept the user name and password.';
  const words = WORDS[code ?? ''];
  if (words) return words;
  const said = [password, user]
    .filter((secret) => secret.length > 2)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), responseText || message || '');
  return `It cannot be read (${cleanLine(said, REASON_MAX) || 'no reason was given'}).`;
}

// What a mail is: a person's, an automatic answer, one of ours that came back, or one of our own.
import type { MailKind } from '../../storage/mailbox/mail-store.ts';
import type { ParsedMail } from './parse-mail.ts';
import { isReport, isReturned } from './returned-mail.ts';

/** `isAnswer`: it answers one of our mails. `isOurs`: it comes from the address that we send from. */
export function kindOf(
  mail: ParsedMail,
  { isAnswer, isOurs }: { isAnswer: boolean; isOurs: boolean },
): MailKind {
  if (isOurs && isSentByUs(mail)) return 'own';
  if (isReturned(mail)) return 'bounce';
  return isAutomatic(mail, isAnswer) ? 'auto_reply' : 'reply';
}

/** By this server, and not by a person of the shop. */
function isSentByUs({ header, subject }: ParsedMail): boolean {
  return (
    header('x-boldwork-event-id').length > 0 ||
    header('x-boldwork-test').length > 0 ||
    /^\[test\]/i.test(subject)
  );
}

/** As a last resort: the subjects that mail programs make up by themselves. */
const SUBJECTS =
  /^(?:auto(?:matic|mated)?[ -]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|fuera de (?:la )?oficina)(?:\s*[:–-].*)?$/i;

function isAutomatic(mail: ParsedMail, isAnswer: boolean): boolean {
  const { header, subject } = mail;
  const says = (name: string, pattern: RegExp) => header(name).some((value) => pattern.test(value));
  return (
    says('auto-submitted', /^\s*(?!no\b)\S/i) ||
    says('x-autoreply', /\S/) ||
    says('x-autorespond', /\S/) ||
    says('return-path', /^\s*<\s*>\s*$/) ||
    isReport(mail) ||
    says('content-type', /report-type="?disposition-notification/i) ||
    // What answers one of ours through a list, or under a subject that a program made up, was written by somebody.
    (!isAnswer &&
      (says('list-id', /\S/) ||
        says('list-unsubscribe', /\S/) ||
        says('precedence', /^\s*(?:auto_reply|bulk|junk|list)\b/i) ||
        SUBJECTS.test(subject)))
  );
}

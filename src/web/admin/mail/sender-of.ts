import type { ListedMail } from '../../../schemas/mail.ts';

/** Whom a mail says that it is from. */
export const senderOf = ({ from }: Pick<ListedMail, 'from'>): string =>
  from.name || from.address || 'Nobody knows from whom';

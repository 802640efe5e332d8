// Which list and which mail is open, by the page's URL: it can be reloaded, and Back closes the mail.
import { useSearchParams } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { MAIL_LISTS, type MailList } from '../../../schemas/mail.ts';
import type { RowLink } from '../list/neighbours.tsx';

export const MAIL_PAGE = '/admin/mail';

export function useOpenedMail() {
  const [params] = useSearchParams();
  const hasList = useHistoryState<{ hasList?: boolean } | null>()?.hasList === true;
  const list: MailList = MAIL_LISTS.find((one) => one === params.get('list')) ?? 'open';
  const id = params.get('mail') || undefined;
  return {
    list,
    id,
    /** From one mail to the next, Back still leads to the list. */
    linkTo: (mailId: string): RowLink => ({
      href: pathOf(list, mailId),
      state: { hasList: !id || hasList },
      replace: Boolean(id),
    }),
    show: (wanted: MailList) => navigate(pathOf(wanted), { replace: true }),
    close: () => {
      if (hasList) history.back();
      else navigate(pathOf(list), { replace: true });
    },
  };
}

function pathOf(list: MailList, mailId?: string): string {
  const params = new URLSearchParams({ ...(list !== 'open' && { list }), ...(mailId && { mail: mailId }) });
  return params.size > 0 ? `${MAIL_PAGE}?${params}` : MAIL_PAGE;
}
